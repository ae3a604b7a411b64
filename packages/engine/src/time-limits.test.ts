import { expect, test } from 'vitest';
import { createTimeAllowance, DEFAULT_TIME_LIMITS } from './time-limits.ts';

/** The seconds that a document has after it told of its pages. */
function allowed(...told: { pages: number; ocrPages?: number }[]): number {
  const allowance = createTimeAllowance(DEFAULT_TIME_LIMITS);
  for (const progress of told) allowance.progress({ stage: 'reading', page: 1, ...progress });
  return allowance.allowed() / 1000;
}

test.each([
  ['a document of which nothing is known', [], 20],
  ['ten pages', [{ pages: 10 }], 40],
  ['ten pages, three of them read from their pictures', [{ pages: 10, ocrPages: 3 }], 20 + 7 * 2 + 3 * 15],
  ['pages that turn out to be pictures', [{ pages: 4 }, { pages: 4, ocrPages: 1 }, { pages: 4, ocrPages: 4 }], 20 + 60],
  ['pictures that later messages do not tell of', [{ pages: 2, ocrPages: 2 }, { pages: 2 }], 20 + 30],
])('%s', (_, told, seconds) => {
  expect(allowed(...told)).toBe(seconds);
});

test('says whether there is more time than before', () => {
  const allowance = createTimeAllowance(DEFAULT_TIME_LIMITS);
  const tell = (pages: number) => allowance.progress({ stage: 'reading', page: 1, pages });
  expect([tell(3), tell(3), tell(4)]).toEqual([true, false, true]);
});
