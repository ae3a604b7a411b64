import type { Corrections } from '@tallyleaf/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutosave, REST_MS, SavedElsewhere } from './autosave.ts';
import { keepUnsent, readUnsent, UNSENT_KEY } from './unsent.ts';

const corrections = (closing: string): Corrections => ({ statements: [{ closing }] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

function started(save = vi.fn(async ({ revision }: { revision: number }) => revision + 1)) {
  const keep = vi.fn();
  const autosave = createAutosave({ revision: 3, save, latest: async () => 7, keep });
  return { autosave, save, keep };
}
const rest = () => vi.advanceTimersByTimeAsync(REST_MS);

it('saves the last of quick changes once, after a rest', async () => {
  const { autosave, save, keep } = started();
  autosave.change(corrections('1.00'));
  await vi.advanceTimersByTimeAsync(REST_MS - 1);
  autosave.change(corrections('2.00'));
  expect([autosave.current(), save.mock.calls.length]).toEqual(['saving', 0]);
  await rest();
  expect(save.mock.calls).toEqual([[{ revision: 3, corrections: corrections('2.00') }]]);
  expect(autosave.current()).toBe('saved');
  expect(keep.mock.lastCall).toEqual([null]);
});

it('sends what changed meanwhile afterwards, from the new revision', async () => {
  let answer: (revision: number) => void = () => {};
  const save = vi.fn(
    () =>
      new Promise<number>((resolve) => {
        answer = resolve;
      }),
  );
  const { autosave, keep } = started(save as never);
  autosave.change(corrections('1.00'));
  await rest();
  autosave.change(corrections('2.00'));
  answer(4);
  await rest();
  expect(save.mock.calls.at(-1)).toEqual([{ revision: 4, corrections: corrections('2.00') }]);
  answer(5);
  await vi.advanceTimersByTimeAsync(0);
  expect([autosave.current(), save.mock.calls.length, keep.mock.lastCall]).toEqual(['saved', 2, [null]]);
});

it('keeps what could not be saved, and saves it when it is asked again', async () => {
  const save = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce(4);
  const { autosave, keep } = started(save);
  autosave.change(corrections('1.00'));
  await rest();
  expect(autosave.current()).toBe('unsaved');
  expect(keep.mock.lastCall).toEqual([{ revision: 3, corrections: corrections('1.00') }]);
  await autosave.flush();
  expect([autosave.current(), keep.mock.lastCall]).toEqual(['saved', [null]]);
});

it('overwrites what another window has saved only when it is told to', async () => {
  const save = vi.fn().mockRejectedValueOnce(new SavedElsewhere()).mockResolvedValueOnce(8);
  const { autosave } = started(save);
  autosave.change(corrections('1.00'));
  await rest();
  autosave.change(corrections('2.00'));
  await autosave.flush();
  expect([autosave.current(), save.mock.calls.length]).toEqual(['elsewhere', 1]);
  await autosave.overwrite();
  expect(save.mock.lastCall).toEqual([{ revision: 7, corrections: corrections('2.00') }]);
  expect(autosave.current()).toBe('saved');
});

it('what is not sent outlives the page; what somebody else wrote there is nothing', () => {
  const unsent = { revision: 2, corrections: corrections('1.00') };
  keepUnsent('a', unsent);
  expect(readUnsent('a')).toEqual(unsent);
  keepUnsent('a', null);
  expect(readUnsent('a')).toBeNull();
  for (const text of ['{', '7', '{"revision":1}', '{"revision":1,"corrections":{"rows":[]}}']) {
    localStorage.setItem(`${UNSENT_KEY}a`, text);
    expect(readUnsent('a')).toBeNull();
  }
});
