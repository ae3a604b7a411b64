import { expect, test } from 'vitest';
import { createTimeWatch } from './time-watch.ts';

const LIMIT = 20_000;
const HOUR = 3_600_000;

/** What becomes of a document that gets `share` of a processor's time, looked at every `every` milliseconds, and when. */
function watched(share: number, every = 50, longest = HOUR) {
  const before = 7_000;
  const watch = createTimeWatch(LIMIT, before, 0);
  for (let now = every; now <= longest; now += every) {
    const fault = watch.look(before + now * share, now);
    if (fault) return { fault, at: now };
  }
  return null;
}

test.each([
  ['alone', 1, 20_000],
  ['with half a processor', 0.5, 40_000],
  ['with four', 4, 5_000],
  ['with a fiftieth of one', 0.02, 1_000_000],
])('%s, a document has its time of the processor, not of the clock', (_, share, at) => {
  expect(watched(share)).toEqual({ fault: 'over', at });
});

test('a document that waits is not over its time, however late it is by the clock', () => {
  expect(watched(0, 50, 299_000)).toBeNull();
});

test('a document for which nothing is done stands still', () => {
  expect(watched(0)).toEqual({ fault: 'still', at: 300_000 });
});

test('on a machine that hardly comes to it, neither looks nor work take long to mean anything', () => {
  expect(watched(0.001, 10_000, HOUR)).toBeNull();
});

test('a machine that slept for a day did not stand still', () => {
  const watch = createTimeWatch(LIMIT, 0, 0);
  expect(watch.look(50, 24 * HOUR)).toBeNull();
});

test('work begins the waiting anew', () => {
  const watch = createTimeWatch(LIMIT, 0, 0);
  for (let now = 1000; now <= HOUR; now += 1000) expect(watch.look(now < HOUR / 2 ? 0 : 5_000, now / 10)).toBeNull();
});

test('pages that become known give more time', () => {
  const watch = createTimeWatch(LIMIT, 0, 0);
  watch.allow(50_000);
  expect(watch.look(49_999, 49_999)).toBeNull();
  expect(watch.look(50_000, 50_000)).toBe('over');
});

test('without any time nothing is begun', () => {
  expect(createTimeWatch(0, 100, 0).look(100, 0)).toBe('over');
});
