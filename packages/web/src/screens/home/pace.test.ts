import { expect, it } from 'vitest';
import { measurePace, type Pace, roundLeft } from './pace.ts';

/** The pace after pages were done at these seconds. */
function after(ocrPages: number, ...seconds: readonly number[]): Pace | null {
  const progress = (ocrDone: number) =>
    ({ stage: 'reading', page: ocrPages, pages: ocrPages, ocrPages, ocrDone }) as const;
  const start = measurePace(null, progress(0), 0);
  return seconds.reduce((pace: Pace | null, at, i) => measurePace(pace, progress(i + 1), at * 1000), start);
}

it('nothing is said before a page was measured, nor of pages with text of their own', () => {
  expect(after(5)?.left).toBeNull();
  expect(measurePace(null, { stage: 'reading', page: 1, pages: 9 }, 0)).toBeNull();
  expect(measurePace(null, { stage: 'reading', page: 1, pages: 9, ocrPages: 0, ocrDone: 0 }, 0)).toBeNull();
});

it('the time that is left follows the pages that were measured', () => {
  expect(after(4, 10)?.left).toBe(30_000);
  // The first page had waited for what reads it.
  expect(after(4, 10, 14)?.left).toBe(8000);
  expect(after(4, 10, 14, 18)?.left).toBe(4000);
});

it('it never grows, however slow the last page was', () => {
  expect(after(10, 5, 7, 9)?.left).toBe(14_000);
  expect(after(10, 5, 7, 9, 60)?.left).toBe(14_000);
});

it('a word of progress that says nothing new changes nothing', () => {
  const pace = after(4, 10);
  const same = { stage: 'reading', page: 4, pages: 4, ocrPages: 4, ocrDone: 1 } as const;
  expect(measurePace(pace, same, 99_000)).toBe(pace);
});

it.each([
  [200, { unit: 'few' }],
  [10_000, { unit: 'few' }],
  [10_001, { unit: 'seconds', count: 20 }],
  [61_000, { unit: 'seconds', count: 70 }],
  [91_000, { unit: 'minutes', count: 2 }],
  [600_000, { unit: 'minutes', count: 10 }],
])('%i ms are told as %j', (milliseconds, told) => {
  expect(roundLeft(milliseconds)).toEqual(told);
});
