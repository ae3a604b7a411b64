import { expect, it } from 'vitest';
import { readDate } from './date.ts';
import { readMonth } from './month.ts';

/** The only reading of a date as figures, with its calendar where it is not the Gregorian one. */
const shown = (text: string): string | null => {
  const [only, ...others] = readDate(text)?.readings ?? [];
  if (!only || others.length > 0) return null;
  const { year, month, day, calendar } = only;
  return `${year}-${month}-${day}${calendar === 'gregorian' ? '' : ` ${calendar}`}`;
};

it.each([
  ['2025년 3월 31일', '2025-3-31'],
  ['2025년03월31일', '2025-3-31'],
  ['31 марта 2025 г.', '2025-3-31'],
  ['31 березня 2025 року', '2025-3-31'],
  ['31 มี.ค. 2568', '2025-3-31 buddhist'],
  ['31 ม.ค. 68', '2025-1-31 buddhist'],
  ['31 มีนาคม 2568', '2025-3-31 buddhist'],
  ['2025 m. kovo 31 d.', '2025-3-31'],
  ['31. mars 2025', '2025-3-31'],
])('%s is the day %s', (text, day) => expect(shown(text)).toBe(day));

it('a month may be named with its year alone', () => expect(readMonth('2025년 3월')).toEqual({ year: 2025, month: 3 }));
