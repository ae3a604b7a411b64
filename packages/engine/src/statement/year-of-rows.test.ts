import { describe, expect, it } from 'vitest';
import { dateOf, labelled, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import type { DateOrder } from './dates.ts';
import { confirmsYear, dayOfYear, daysOfPaper, latestOf, titledDay } from './year-of-rows.ts';

const hints = (prefer: DateOrder, ...dates: string[]) => ({ prefer, dates: dates.map(dateOf), year: 2025 });

it.each<[text: string, day: string, expected: string | null]>([
  ['Statement 30 Nov 2025 · page 1 of 2', '12 Nov', '2025-11-30'],
  ['Kontoauszug vom 30.11.2025', '12.11.', '2025-11-30'],
  ['Statement printed 30 Nov 2025', '12 Nov', null],
  ['Statement 30/11/25', '12 Nov', null],
  ['30 Nov 2025', '12 Nov', null],
  ['Statement 30 Nov 2025', '12 May', null],
])('the day in a title: %j of a row of %j is %j', (text, day, expected) => {
  expect(titledDay([remark(text)], hints('dmy', day))).toBe(expected);
});

it('the latest day is of the dates with a year of four digits', () => {
  const items: Item[] = [
    remark('5 May 2024'),
    remark('Printed 2 April 2025'),
    remark('7/7/26'),
    labelled('closing', ['1.00']),
  ];
  expect(latestOf(daysOfPaper(items, 'dmy'))).toBe('2025-04-02');
});

it('the latest day is of those with two digits of the year, in the usual order, where no year has four', () => {
  const items: Item[] = [remark('Date 18.05.25'), remark('Order 25.05.18')];
  expect(latestOf(daysOfPaper(items, 'dmy'))).toBe('2025-05-18');
  expect(latestOf(daysOfPaper([remark('No. 18.05.')], 'dmy'))).toBeNull();
});

it.each<[what: string, days: readonly string[], expected: boolean]>([
  ['in the weeks before it', ['3 Oct', '28 Oct'], true],
  ['from the end of the year before', ['28 Dec', '3 Jan'], false],
  ['long before it', ['3 May', '28 May'], false],
  ['before it, and none shortly before', ['3 Aug', '10 Aug'], false],
  ['after it', ['3 Nov', '28 Nov'], false],
])('rows %s confirm the year of a day: %j is %j', (_, days, expected) => {
  expect(confirmsYear('2022-10-31', days.map(dateOf))).toBe(expected);
});

describe('the year that rows confirm', () => {
  const rows = ['10 Aug', '21 Aug', '7 Sep'].map(dateOf);

  it('is that of the days before which they lie', () =>
    expect(dayOfYear(['2024-09-08', '2024-10-03', '2023-01-01'], rows)).toEqual({ day: '2024-10-03', sure: true }));

  it('is not sure where days of two years would do; the one named more often is taken', () =>
    expect(dayOfYear(['2024-09-08', '2024-10-03', '2025-10-13'], rows)).toEqual({ day: '2024-10-03', sure: false }));

  it('is none where no day stands shortly after them', () =>
    expect(dayOfYear(['2024-03-01'], rows)).toEqual({ day: null, sure: false }));
});
