import { expect, test } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { settleOrder } from './settle-order.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);

/** The dates that are read otherwise, of rows with these; `read` are other readings of some of them. */
function settled(dates: readonly string[], read: Readonly<Record<string, readonly string[]>>): string[] {
  const rows = dates.map((date, n) => row(date, 'CARD PAYMENT', '-12,00', `8${n},00`));
  const page = pageOf([row('Date', 'Description', 'Amount', 'Balance'), ...rows]);
  const words = page.words.map((word) => ({ ...word, sureness: 0.75, readings: read[word.text] ?? [] }));
  return settleOrder(findLayout([{ ...page, text: 'read', words }])).flatMap(({ by }) => by.map(({ text }) => text));
}

const ROWS: readonly string[] = ['02/01/23', '02/01/23', '03/01/23', '04/01/23', '06/01/23', '08/01/23'];

test('a date against the order of its column is read as what stands in it', () => {
  expect(settled(ROWS.with(1, '92/01/23'), { '92/01/23': ['02/01/23', '02/91/23'] })).toEqual(['02/01/23']);
  expect(settled(ROWS.with(3, '14/01/23'), { '14/01/23': ['11/01/23', '04/01/23'] })).toEqual(['04/01/23']);
});

test('a date in order stays, and so does one of which two other readings are', () => {
  expect(settled(ROWS.with(3, '04/01/23'), { '04/01/23': ['05/01/23'] })).toEqual([]);
  expect(settled(ROWS.with(4, '16/01/23'), { '16/01/23': ['06/01/23', '05/01/23'] })).toEqual([]);
});

test('dates in no order tell nothing', () => {
  const mixed = ['09/01/23', '02/01/23', '07/01/23', '14/01/23', '03/01/23', '08/01/23'];
  expect(settled(mixed, { '14/01/23': ['04/01/23'] })).toEqual([]);
});

test('a year that no other date has is theirs where its reader was not sure of it', () => {
  const dates = ['02.12.2022', '03.12.2022', '05.12.2022', '07.12.2027', '08.12.2022', '09.12.2022', '12.12.2022'];
  expect(settled(dates, {})).toEqual(['07.12.2022']);
});
