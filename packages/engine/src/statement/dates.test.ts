import { describe, expect, it } from 'vitest';
import { dateOf } from '../../tests/item-builder.ts';
import { type DateOrder, dateBy, dateScheme, daysOutside, isOtherwise, type Period } from './dates.ts';

const OPEN: Period = { start: null, end: null };

/** Days as they are read together, and whether another way would do as well. */
function read(texts: readonly string[], period: Period = OPEN, prefer: DateOrder = 'dmy', year: number | null = null) {
  const dates = texts.map(dateOf);
  const scheme = dateScheme(dates, period, year, prefer);
  return { days: dates.map((date) => dateBy(scheme, date)), certain: scheme.certain };
}

const days = (...args: Parameters<typeof read>) => read(...args).days;

describe('two figures behind a day', () => {
  const winter = { start: '2024-12-05', end: '2025-01-12' };

  it('are of a column beside it, where most rows print no year and the period is in no such one', () => {
    expect(days(['16 Dec', '27 Dec 73', '30 Dec'], winter)).toEqual(['2024-12-16', '2024-12-27', '2024-12-30']);
    expect(days(['16 Dec', '27 Dec 73', '30 Dec'])).toContain('2073-12-27');
  });

  it('are a year, where rows print one or the period is in it', () => {
    expect(days(['16 Dec', '27 Dec 24', '3 Jan'], winter)).toEqual(['2024-12-16', '2024-12-27', '2025-01-03']);
    expect(days(['16 Dec 19', '27 Dec 19', '30 Dec'], winter)).toContain('2019-12-27');
  });
});

describe('day or month first', () => {
  it('is told by a day that no month has', () => {
    expect(days(['03/04/2025', '13/04/2025'])).toEqual(['2025-04-03', '2025-04-13']);
    expect(days(['03/04/2025', '03/14/2025'])).toEqual(['2025-03-04', '2025-03-14']);
  });

  it('is told by all dates, those too that read alike from either end', () => {
    const winter = { start: '2023-12-11', end: '2024-01-09' };
    const texts = ['23/12/12', '23/12/23', '23/12/23', '24/01/03'];
    expect(days(texts, winter, 'ymd')).toEqual(['2023-12-12', '2023-12-23', '2023-12-23', '2024-01-03']);
  });

  it('is told by the period', () => {
    const april = { start: '2025-04-01', end: '2025-04-30' };
    const march = { start: '2025-03-01', end: '2025-03-31' };
    expect(days(['03/04/2025', '05/04/2025'], april)).toEqual(['2025-04-03', '2025-04-05']);
    expect(days(['03/04/2025', '03/05/2025'], march)).toEqual(['2025-03-04', '2025-03-05']);
  });

  it('is told by the order of time', () => {
    expect(days(['04/01/2025', '04/02/2025', '04/03/2025', '05/01/2025'], OPEN, 'dmy')).toEqual([
      '2025-04-01',
      '2025-04-02',
      '2025-04-03',
      '2025-05-01',
    ]);
  });

  it('is the custom of the place where nothing tells it, and is then not certain', () => {
    expect(read(['03/04/2025'], OPEN, 'dmy')).toEqual({ days: ['2025-04-03'], certain: false });
    expect(read(['03/04/2025'], OPEN, 'mdy')).toEqual({ days: ['2025-03-04'], certain: false });
  });

  it('is certain where only one way fits', () => {
    expect(read(['13/04/2025', '14/04/2025'], { start: '2025-04-01', end: '2025-04-30' }).certain).toBe(true);
  });

  it('does not touch what can be read in one way only', () => {
    expect(days(['2025-04-03', '3 April 2025'])).toEqual(['2025-04-03', '2025-04-03']);
  });
});

describe('a year that is not printed', () => {
  it('is the period’s', () => {
    expect(days(['03.03.', '31.03.'], { start: '2025-03-01', end: '2025-03-31' })).toEqual([
      '2025-03-03',
      '2025-03-31',
    ]);
  });

  it('is each side’s own over New Year', () => {
    expect(days(['30.12.', '31.12.', '01.01.', '31.01.'], { start: '2024-12-15', end: '2025-01-31' })).toEqual([
      '2024-12-30',
      '2024-12-31',
      '2025-01-01',
      '2025-01-31',
    ]);
  });

  it('is the year before, for what was booked before the period began', () => {
    expect(days(['30 Dec', '2 Jan'], { start: '2025-01-01', end: '2025-01-31' })).toEqual(['2024-12-30', '2025-01-02']);
  });

  it('is the year before, for what was bought half a year ago and is paid in instalments', () => {
    const period = { start: '2025-10-12', end: '2025-11-11' };
    expect(days(['18 Oct', '4 Apr', '20 Nov'], period)).toEqual(['2025-10-18', '2025-04-04', '2025-11-20']);
  });

  it('is found from the last day alone', () => {
    expect(days(['20 Dec', '5 Jan'], { start: null, end: '2025-01-11' })).toEqual(['2024-12-20', '2025-01-05']);
  });

  it('is the one handed in, where no period is printed', () => {
    expect(days(['03.03.'], OPEN, 'dmy', 2025)).toEqual(['2025-03-03']);
    expect(days(['03.03.'])).toEqual([null]);
  });

  it('has the day: the 29th of February is of a leap year', () => {
    expect(days(['29.02.', '01.03.'], { start: '2024-02-01', end: '2024-03-31' })).toEqual([
      '2024-02-29',
      '2024-03-01',
    ]);
    expect(days(['29.02.'], { start: '2025-02-01', end: '2025-02-28' })).toEqual(['2024-02-29']);
  });

  it('may be printed with two digits', () => {
    expect(days(['03.03.25'], { start: '2025-03-01', end: '2025-03-31' })).toEqual(['2025-03-03']);
  });
});

describe('calendars', () => {
  it.each([
    ['令和7年3月3日', '2025-03-03'],
    ['R7.3.3', '2025-03-03'],
  ])('%s', (text, day) => expect(days([text], OPEN, 'ymd')).toEqual([day]));

  it('of the Republic of China are told by the period', () => {
    expect(days(['114/03/03', '114/03/04'], { start: '2025-03-01', end: '2025-03-31' }, 'ymd')).toEqual([
      '2025-03-03',
      '2025-03-04',
    ]);
  });
});

describe('a date', () => {
  it('that is none is none', () => expect(dateBy(dateScheme([], OPEN, null, 'dmy'), null)).toBeNull());

  it('is none where the year is missing and nobody knows it', () => {
    expect(dateBy(dateScheme([], OPEN, null, 'dmy'), dateOf('3 March'))).toBeNull();
  });
});

describe('days outside a period', () => {
  const march = { start: '2025-03-01', end: '2025-03-31' };
  it.each([
    ['2025-03-01', march, 0],
    ['2025-03-31', march, 0],
    ['2025-02-28', march, 1],
    ['2025-04-02', march, 2],
    ['2024-12-31', { start: '2025-01-01', end: null }, 1],
    ['2024-02-28', { start: '2024-03-01', end: null }, 2],
    ['1999-01-01', OPEN, 0],
  ])('%s: %j', (day, period, count) => expect(daysOutside(day, period)).toBe(count));
});

it('a year cut short has a date read in another order than the others', () => {
  const scheme = {
    kind: 'dmy/gregorian',
    period: { start: null, end: null },
    fallbackYear: 2025,
    yearsPrinted: true,
    certain: true,
  } as const;
  const cut = { order: 'ymd', calendar: 'gregorian', year: 2023, month: 8, day: 2, yearDigits: 2 } as const;
  const dateOf = (reading: typeof cut | Record<string, unknown>) =>
    ({ text: '', weak: false, readings: [reading] }) as never;
  expect(isOtherwise(scheme as never, dateOf(cut))).toBe(true);
  expect(isOtherwise(scheme as never, dateOf({ ...cut, order: 'dmy' }))).toBe(false);
  expect(isOtherwise(scheme as never, dateOf({ ...cut, day: 23 }))).toBe(false);
  expect(isOtherwise(scheme as never, dateOf({ ...cut, day: 8 }))).toBe(false);
  expect(isOtherwise(scheme as never, dateOf({ ...cut, yearDigits: 4 }))).toBe(false);
  expect(isOtherwise(scheme as never, dateOf({ ...cut, year: null, yearDigits: 0 }))).toBe(false);
});
