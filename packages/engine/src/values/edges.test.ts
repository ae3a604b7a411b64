import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';
import { dayAndMonth, readDate } from './date.ts';
import { withWholeRanges } from './date-range.ts';

/** What is nearly a value and is none, or is one by a single sign. */

describe('an amount', () => {
  it('has a symbol with its point, where that alone is known', () =>
    expect(['B/. 12.00', 'M.N. 12.00'].map((text) => readAmount(text)?.currency)).toEqual(['PAB', 'MXN']));

  it('has brackets that close', () =>
    expect(['12.00 (EUR)', '12.00 (EUR', '12.00 EUR)'].map((text) => readAmount(text) !== null)).toEqual([
      true,
      false,
      false,
    ]));
});

describe('a date', () => {
  it.each(['March 12', 'Lip 5', 'May 5'])('of a name that is a word as well is weak: %s', (text) =>
    expect(readDate(text)?.weak).toBe(true),
  );

  it('of a name that is no other word is not', () => expect(readDate('April 12')?.weak).toBe(false));

  it('may have an article before its month', () =>
    expect(readDate('3 del marzo del 2025')?.readings[0]).toMatchObject({ year: 2025, month: 3, day: 3 }));

  it('of two parts ends with a point where points part them', () =>
    expect(['03.04.', '03/04.', '03-04.'].map((text) => readDate(text) !== null)).toEqual([true, false, false]));

  it('of two words has two figures in each', () =>
    expect([dayAndMonth('03', '17')?.words, dayAndMonth('3', '17'), dayAndMonth('03', '7')]).toEqual([2, null, null]));
});

it('a range goes on from its first day, within a month', () =>
  expect(['3-4 March 2025', '3-3 March 2025', '0-4 March 2025', '3-32 March 2025'].map(withWholeRanges)).toEqual([
    '3 March ~ 4 March 2025',
    '3-3 March 2025',
    '0-4 March 2025',
    '3-32 March 2025',
  ]));
