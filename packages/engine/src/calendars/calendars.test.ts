import { describe, expect, it } from 'vitest';
import { buddhistYear } from './buddhist.ts';
import { daysInMonth, fullYear, isLeapYear, isRealDate, isRealDay } from './gregorian.ts';
import { eraDate, eraYear, unnamedEraYear } from './japanese-era.ts';
import { looksLikeRocYear, rocYear } from './republic-of-china.ts';

describe('gregorian', () => {
  it.each([
    [2024, true],
    [2025, false],
    [2000, true],
    [1900, false],
    [2100, false],
  ])('%i leaps: %s', (year, leaps) => expect(isLeapYear(year)).toBe(leaps));

  it.each([
    [2025, 1, 31],
    [2025, 2, 28],
    [2024, 2, 29],
    [2025, 4, 30],
    [2025, 12, 31],
  ])('%i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));

  it.each([
    [2025, 2, 29],
    [2025, 4, 31],
    [2025, 13, 1],
    [2025, 0, 1],
    [2025, 1, 0],
    [1899, 1, 1],
    [2200, 1, 1],
    [2025.5, 1, 1],
    [Number.NaN, 1, 1],
  ])('%d-%d-%d is no day', (year, month, day) => expect(isRealDate(year, month, day)).toBe(false));

  it('knows 29 February without a year', () => {
    expect(isRealDay(2, 29)).toBe(true);
    expect(isRealDay(2, 30)).toBe(false);
  });

  it.each([
    [0, 2000],
    [25, 2025],
    [79, 2079],
    [80, 1980],
    [99, 1999],
  ])('%i is %i', (short, year) => expect(fullYear(short)).toBe(year));
});

describe('Japanese eras', () => {
  it.each([
    ['令和', 1, 2019],
    ['令和', 7, 2025],
    ['R', 7, 2025],
    ['r', 7, 2025],
    ['令', 7, 2025],
    ['平成', 1, 1989],
    ['平成', 31, 2019],
    ['H', 30, 2018],
    ['昭和', 64, 1989],
    ['S', 50, 1975],
    ['平成', 32, null],
    ['昭和', 65, null],
    ['令和', 0, null],
    ['令和', 100, null],
    ['K', 7, null],
  ])('%s %i is %s', (era, year, expected) => expect(eraYear(era, year)).toBe(expected));

  it.each([
    ['平成', 31, 4, 30, 2019],
    ['平成', 31, 5, 1, null],
    ['令和', 1, 5, 1, 2019],
    ['令和', 1, 4, 30, null],
    ['平成', 1, 1, 8, 1989],
    ['平成', 1, 1, 7, null],
    ['昭和', 64, 1, 7, 1989],
    ['令和', 7, 2, 29, null],
  ])('%s %i-%i-%i is in %s', (era, year, month, day, expected) =>
    expect(eraDate(era, year, month, day)).toBe(expected),
  );

  it.each([
    [6, 2024],
    [7, 2025],
    [20, 2038],
    [25, 2013],
    [31, 2019],
    [32, null],
  ])('year %i of an era not named is %s', (year, expected) => expect(unnamedEraYear(year)).toBe(expected));
});

it.each([
  [114, 2025],
  [100, 2011],
  [99, 2010],
  [0, null],
  [300, null],
])('year %i of the Republic is %s', (year, expected) => expect(rocYear(year)).toBe(expected));

it.each([
  [114, 3, true],
  [99, 2, false],
  [999, 3, false],
])('%i of %i digits is the Republic’s: %s', (year, digits, expected) =>
  expect(looksLikeRocYear(year, digits)).toBe(expected),
);

it.each([
  [2568, 2025],
  [2500, 1957],
  [2025, null],
  [2700, null],
])('Buddhist %i is %s', (year, expected) => expect(buddhistYear(year)).toBe(expected));
