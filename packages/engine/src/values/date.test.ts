import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth } from '../calendars/gregorian.ts';
import { isRealDate, readDate, toIso } from './date.ts';

/** Readings as `2025-03-04 dmy`, the calendar where it is not the Gregorian one, `?` for no year, `~` for a supplied century. */
const shown = (text: string): string[] | null =>
  readDate(text)?.readings.map(({ year, month, day, order, calendar, yearDigits }) => {
    const printed = `${year ?? '?'}${yearDigits === 2 ? '~' : ''}-${month}-${day} ${order}`;
    return calendar === 'gregorian' ? printed : `${printed} ${calendar}`;
  }) ?? null;

describe('figures', () => {
  it.each([
    ['31/03/2025', ['2025-3-31 dmy']],
    ['03/31/2025', ['2025-3-31 mdy']],
    ['03/04/2025', ['2025-4-3 dmy', '2025-3-4 mdy']],
    ['03/03/2025', ['2025-3-3 dmy']],
    ['31.03.2025', ['2025-3-31 dmy']],
    ['31. 03. 2025', ['2025-3-31 dmy']],
    ['3.4.2025', ['2025-4-3 dmy', '2025-3-4 mdy']],
    ['31-03-2025', ['2025-3-31 dmy']],
    ['31 / 03', ['?-3-31 dmy']],
    ['31 / 03 / 2025', ['2025-3-31 dmy']],
    ['2025-03-31', ['2025-3-31 ymd']],
    ['2025/03/31', ['2025-3-31 ymd']],
    ['2025.03.31', ['2025-3-31 ymd']],
    ['2025. 03. 31.', ['2025-3-31 ymd']],
    ['2025-3-1', ['2025-3-1 ymd']],
    ['31/03/25', ['2025~-3-31 dmy', '2031~-3-25 ymd', '2019~-3-25 ymd japanese']],
    ['31.03.98', ['1998~-3-31 dmy']],
    ['31.12.79', ['2079~-12-31 dmy']],
    ['31.12.80', ['1980~-12-31 dmy']],
    ['02/09 25', ['2025~-9-2 dmy', '2025~-2-9 mdy', '2002~-9-25 ymd', '2020~-9-25 ymd japanese']],
    ['02.09. 2025', ['2025-9-2 dmy', '2025-2-9 mdy']],
    ['25/05/17', ['2017~-5-25 dmy', '2025~-5-17 ymd', '2013~-5-17 ymd japanese']],
    ['07-03-03', ['2003~-3-7 dmy', '2003~-7-3 mdy', '2007~-3-3 ymd', '2025~-3-3 ymd japanese']],
    ['6-11-01', ['2024~-11-1 ymd japanese', '2001~-11-6 dmy', '2001~-6-11 mdy']],
    ['03/04', ['?-4-3 dmy', '?-3-4 mdy']],
    ['31/03', ['?-3-31 dmy']],
    ['03/31', ['?-3-31 mdy']],
    ['03.04.', ['?-4-3 dmy', '?-3-4 mdy']],
    ['3.4.', ['?-4-3 dmy', '?-3-4 mdy']],
    ['3. 4.', ['?-4-3 dmy', '?-3-4 mdy']],
    ['29.02.', ['?-2-29 dmy']],
    ['29/02', ['?-2-29 dmy']],
    ['20250331', ['2025-3-31 ymd']],
    ['31032025', ['2025-3-31 dmy']],
    ['250331', ['2025~-3-31 ymd', '2031~-3-25 dmy', '2013~-3-31 ymd japanese']],
    ['0331', ['?-3-31 mdy']],
    ['１２／０３／２０２５', ['2025-3-12 dmy', '2025-12-3 mdy']],
    ['31−03−2025', ['2025-3-31 dmy']],
    ['2025-03-31T14:22:05', ['2025-3-31 ymd']],
    ['31/03/2025,', ['2025-3-31 dmy']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('months by name', () => {
  it.each([
    ['12 Mar', ['?-3-12 named']],
    ['12 Mar 2025', ['2025-3-12 named']],
    ['12 March 2025', ['2025-3-12 named']],
    ['12 Mar 25', ['2025~-3-12 named']],
    ["12 Mar '25", ['2025~-3-12 named']],
    ['12-Mar-2025', ['2025-3-12 named']],
    ['12/Mar/2025', ['2025-3-12 named']],
    ['12-MAR-25', ['2025~-3-12 named']],
    ['12MAR', ['?-3-12 named']],
    ['12MAR25', ['2025~-3-12 named']],
    ['12MAR2025', ['2025-3-12 named']],
    ['MAR12', ['?-3-12 named']],
    ['Mar 03, 2025', ['2025-3-3 named']],
    ['March 3', ['?-3-3 named']],
    ['Sept. 3, 2025', ['2025-9-3 named']],
    ['3rd March 2025', ['2025-3-3 named']],
    ['3rd of March 2025', ['2025-3-3 named']],
    ['2025-Mar-03', ['2025-3-3 named']],
    ['2025 Mar 3', ['2025-3-3 named']],
    ['Mon 3 March', ['?-3-3 named']],
    ['Monday, 3 March 2025', ['2025-3-3 named']],
    ['Mon, Mar 3, 2025', ['2025-3-3 named']],
    ['3. März 2025', ['2025-3-3 named']],
    ['3. Maerz 2025', ['2025-3-3 named']],
    ['5. Jänner 2025', ['2025-1-5 named']],
    ['Mo, 3. März', ['?-3-3 named']],
    ['1er mars 2025', ['2025-3-1 named']],
    ['3 févr. 2025', ['2025-2-3 named']],
    ['3 FEV 2025', ['2025-2-3 named']],
    ['14 août', ['?-8-14 named']],
    ['14 aout', ['?-8-14 named']],
    ['3 de marzo de 2025', ['2025-3-3 named']],
    ['3 marzo 2025', ['2025-3-3 named']],
    ['03-ENE-2025', ['2025-1-3 named']],
    ['1º de março de 2025', ['2025-3-1 named']],
    ['03 DEZ', ['?-12-3 named']],
    ['3 OUT 2025', ['2025-10-3 named']],
    ['3 mrt 2025', ['2025-3-3 named']],
    ['3 mei 2025', ['2025-5-3 named']],
    ['3 maj 2025', ['2025-5-3 named']],
    ['3. mars 2025', ['2025-3-3 named']],
    ['3. des. 2025', ['2025-12-3 named']],
    ['3. maaliskuuta 2025', ['2025-3-3 named']],
    ['3 stycznia 2025', ['2025-1-3 named']],
    ['3 października 2025 r.', ['2025-10-3 named']],
    ['10 ott 2025', ['2025-10-10 named']],
    ['3 MAR 2568', ['2025-3-3 named buddhist']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('other calendars', () => {
  it.each([
    ['令和7年3月3日', ['2025-3-3 ymd japanese']],
    ['令和 7年 3月 3日', ['2025-3-3 ymd japanese']],
    ['令和元年5月1日', ['2019-5-1 ymd japanese']],
    ['令和1年4月30日', null],
    ['平成31年4月30日', ['2019-4-30 ymd japanese']],
    ['平成31年5月1日', null],
    ['昭和64年1月7日', ['1989-1-7 ymd japanese']],
    ['昭和64年1月8日', null],
    ['令和七年三月二十一日', ['2025-3-21 ymd japanese']],
    ['二〇二五年三月三日', ['2025-3-3 ymd']],
    ['R7.3.3', ['2025-3-3 ymd japanese']],
    ['R07.03.03', ['2025-3-3 ymd japanese']],
    ['R 7. 3. 3', ['2025-3-3 ymd japanese']],
    ['R7/3/3', ['2025-3-3 ymd japanese']],
    ['R7-03-03', ['2025-3-3 ymd japanese']],
    ['Ｒ７．３．３', ['2025-3-3 ymd japanese']],
    ['令7.3.3', ['2025-3-3 ymd japanese']],
    ['H31.4.30', ['2019-4-30 ymd japanese']],
    ['7年3月3日', ['2025~-3-3 ymd japanese']],
    ['25年3月3日', ['2025~-3-3 ymd', '2013~-3-3 ymd japanese']],
    ['2025年3月3日', ['2025-3-3 ymd']],
    ['2025年03月03日(月)', ['2025-3-3 ymd']],
    ['3月3日', ['?-3-3 ymd']],
    ['3月3日（月）', ['?-3-3 ymd']],
    ['12月31号', ['?-12-31 ymd']],
    ['114/03/03', ['2025-3-3 ymd roc']],
    ['114.03.03', ['2025-3-3 ymd roc']],
    ['114-03-03', ['2025-3-3 ymd roc']],
    ['114年03月03日', ['2025-3-3 ymd roc']],
    ['民國114年3月3日', ['2025-3-3 ymd roc']],
    ['中華民國 114 年 3 月 3 日', ['2025-3-3 ymd roc']],
    ['1140303', ['2025-3-3 ymd roc']],
    ['03/03/2568', ['2025-3-3 dmy buddhist']],
    ['2568-03-03', ['2025-3-3 ymd buddhist']],
  ])('%s', (text, expected) => expect(shown(text)).toEqual(expected));
});

describe('not a date', () => {
  it.each([
    [''],
    ['13/13'],
    ['31/02/2025'],
    ['2025-02-30'],
    ['30.02.'],
    ['00/03'],
    ['32.01.2025'],
    ['2025-03'],
    ['03/2025'],
    ['Mar 2025'],
    ['March'],
    ['12'],
    ['2025'],
    ['1.234,56'],
    ['12.345'],
    ['123.45'],
    ['03/03 14:22'],
    ['14:22'],
    ['12 CARD'],
    ['12 Mar 2025 CARD'],
    ['12 Mar 20256'],
    ['CARD 12 Mar'],
    ['1-800-555'],
    ['192.168.1.1'],
    ['03.04.2025-31.03.2025'],
    ['99/99/2025'],
    ['03/04.2025'],
    ['令和0年3月3日'],
    ['R100.3.3'],
    ['14/114/03'],
    ['K7.3.3'],
    ['12 apr may'],
    ['x'.repeat(41)],
  ])('%j', (text) => expect(readDate(text)).toBeNull());
});

describe('weak dates are as likely something else', () => {
  it.each([
    ['3.12', true],
    ['12.03', true],
    ['12-03', true],
    ['1/3', true],
    ['250303', true],
    ['0303', true],
    ['31032025', true],
    ['1140303', true],
    ['7.3.3', true],
    ['03 03 2025', true],
    ['OUT 12', true],
    ['SET 3', true],
    ['03.12', false],
    ['3.12.', false],
    ['03/04', false],
    ['20250303', false],
    ['12 Mar', false],
    ['Apr 12', false],
    ['3月3日', false],
    ['07-03-03', false],
  ])('%s: %s', (text, weak) => expect(readDate(text)?.weak).toBe(weak));
});

describe('every real day is read back', () => {
  const day = fc
    .record({
      year: fc.integer({ min: 2012, max: 2079 }),
      month: fc.integer({ min: 1, max: 12 }),
      rest: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ year, month, rest }) => ({ year, month, day: (rest % daysInMonth(year, month)) + 1 }));
  const two = (number: number): string => String(number).padStart(2, '0');
  type Day = { year: number; month: number; day: number };
  const PRINTS: ((date: Day) => string)[] = [
    (d) => `${two(d.day)}/${two(d.month)}/${d.year}`,
    (d) => `${two(d.month)}/${two(d.day)}/${d.year}`,
    (d) => `${d.day}.${d.month}.${d.year}`,
    (d) => `${d.year}-${two(d.month)}-${two(d.day)}`,
    (d) => `${d.year}年${d.month}月${d.day}日`,
    (d) => `${d.year - 1911}/${two(d.month)}/${two(d.day)}`,
    (d) => `民國${d.year - 1911}年${d.month}月${d.day}日`,
    (d) => `${two(d.day)}/${two(d.month)}/${d.year + 543}`,
    (d) => `${two(d.day)}.${two(d.month)}.${two(d.year % 100)}`,
    (d) =>
      `${d.day} ${['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'][d.month - 1]} ${d.year}`,
    (d) => (d.year > 2019 ? `令和${d.year - 2018}年${d.month}月${d.day}日` : `${d.year}/${two(d.month)}/${two(d.day)}`),
    (d) =>
      d.year > 2019 ? `R${d.year - 2018}.${two(d.month)}.${two(d.day)}` : `${d.year}/${two(d.month)}/${two(d.day)}`,
  ];

  it('in every calendar and order', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(...PRINTS), (date, print) => {
        const readings = readDate(print(date))?.readings ?? [];
        expect(readings).toContainEqual(expect.objectContaining(date));
      }),
      { numRuns: 400 },
    );
  });

  it('and never throws', () => {
    const ink = fc.constantFrom(...'0123456789./- 年月日RH令和Mar');
    fc.assert(fc.property(fc.array(ink, { maxLength: 16 }), (chars) => void readDate(chars.join(''))));
  });
});

it('prints ISO 8601, and no day that is none', () => {
  const reading = { year: 2025, month: 3, day: 3, order: 'dmy', calendar: 'gregorian', yearDigits: 4 } as const;
  expect(toIso(reading)).toBe('2025-03-03');
  expect(() => toIso({ ...reading, month: 2, day: 30 })).toThrow(RangeError);
  expect(isRealDate(2024, 2, 29)).toBe(true);
  expect(isRealDate(2025, 2, 29)).toBe(false);
});
