import { describe, expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import type { Table } from '../shapes/layout.ts';
import { bookedElsewhere } from './date-certainty.ts';
import { dateRoles } from './date-roles.ts';

const row = columns([50], [110], [180], [500, 'right']);
const title = columns([50], [110], [180], [500, 'right']);

/** A table of rows with two dates each, under headings as given. */
function tableOf(headings: readonly string[], days: readonly (readonly [string, string])[]): Table {
  const rows = days.map(([left, right], i) => row(left, right, `SHOP ${'ABCDEFGHIJKL'[i]}`, `${i + 1}.50`));
  const { tables } = findLayout([pageOf([title(...headings), ...rows])]);
  return tables.find(({ dates }) => dates.length > 0) as Table;
}

const textsOf = (tokens: ReadonlySet<{ readonly text: string }>): string[] => [...tokens].map(({ text }) => text);

const ordered = ['02/03/2025', '04/03/2025', '05/03/2025', '05/03/2025', '09/03/2025', '11/03/2025'] as const;
const unordered = ['03/03/2025', '02/03/2025', '07/03/2025', '04/03/2025', '08/03/2025', '06/03/2025'] as const;
const pairs = (left: readonly string[], right: readonly string[]): [string, string][] =>
  left.map((day, i) => [day, right[i] as string]);

const unnamed = ['A', 'B', 'Description', 'Amount'];

describe('which of two dates is the booking date', () => {
  it.each([
    ['the left one', pairs(ordered, unordered)],
    ['the right one', pairs(unordered, ordered)],
  ])('is the one in whose order rows are printed, where no heading says it: %s', (_, days) => {
    const { booking, value, sure } = dateRoles(tableOf(unnamed, days));
    expect(textsOf(booking)).toEqual([...ordered]);
    expect(textsOf(value)).toEqual([...unordered]);
    // Order of print alone is no proof: card bills are often printed in the order of purchases.
    expect(sure).toBe(false);
  });

  it('is the one that prints each day once where the other’s days run back and forth, and that is not sure', () => {
    const made = ['03', '02', '04', '03', '05', '07', '06', '09', '08', '09'].map((day) => `${day}/03/2025`);
    const booked = ['03/03/2025', '', '04/03/2025', '', '06/03/2025', '', '', '09/03/2025', '', '10/03/2025'];
    const { booking, value, sure } = dateRoles(tableOf(unnamed, pairs(made, booked)));
    expect(textsOf(booking)).toEqual(booked.filter((day) => day !== ''));
    expect([...value]).toHaveLength(made.length);
    expect(sure).toBe(false);
    // Some rows' other days, one of them twice, are no days of booking
    const some = ['03/03/2025', '', '03/03/2025', '', '06/03/2025', '', '', '09/03/2025', '', '10/03/2025'];
    expect(textsOf(dateRoles(tableOf(unnamed, pairs(made, some))).booking)).toEqual(made);
  });

  it('is sure beside numbers of instalments under a heading that says so, and not where these go on as days do', () => {
    const headings = ['Date', 'Reference', 'Description', 'Amount'];
    const beside = (last: string) =>
      dateRoles(tableOf(headings, pairs(ordered, ['01/06', '01/01', '02/03', '01/12', '01/01', last])));
    expect(beside('03/03').sure).toBe(true);
    expect(beside('14/03').sure).toBe(false);
  });

  it('is not sure where a list as full as the named dates stands in their table', () => {
    const place = columns([50], [110], [330], [500, 'right']);
    const rows = pairs(ordered, unordered).map(([left, right], i) => place(left, `SHOP ${i}`, right, `${i + 1}.50`));
    const listed = ordered.map((day) => columns([38], [140], [420, 'right'])(day, 'LISTED', '91.20'));
    const lines = [place('Trade date', 'Description', 'Qwertz', 'Amount'), ...rows, ...listed];
    const table = findLayout([pageOf(lines)]).tables.find(({ dates }) => dates.length > 2) as Table;
    expect(dateRoles(table).sure).toBe(false);
  });

  it('is the left one where the order does not tell, and that is not sure', () => {
    const days = pairs(ordered, ['02/03/2025', '05/03/2025', '06/03/2025', '06/03/2025', '10/03/2025', '12/03/2025']);
    const { booking, sure } = dateRoles(tableOf(unnamed, days));
    expect(textsOf(booking)).toEqual([...ordered]);
    expect(sure).toBe(false);
  });

  it('is the one that never turns where the other does so once, and that is not sure', () => {
    const days = pairs(['02/03/2025', '05/03/2025', '04/03/2025', '06/03/2025', '10/03/2025', '12/03/2025'], ordered);
    const { booking, sure } = dateRoles(tableOf(unnamed, days));
    expect([textsOf(booking), sure]).toEqual([[...ordered], false]);
  });

  it('is the nameless one beside days of trade where the order or a balance tells, and that is not sure', () => {
    const headings = ['Purchase date', 'Qwertz', 'Description', 'Amount'];
    const inOrder = dateRoles(tableOf(headings, pairs(unordered, ordered)));
    expect([textsOf(inOrder.booking), inOrder.sure]).toEqual([[...ordered], false]);
    const later = ['02/03/2025', '05/03/2025', '06/03/2025', '06/03/2025', '10/03/2025', '12/03/2025'];
    const opened = dateRoles(tableOf(headings, [['', '01/03/2025'], ...pairs(later, ordered)]));
    expect([[...opened.booking][0]?.text, opened.booking.size, opened.sure]).toEqual(['01/03/2025', 7, false]);
    const open = dateRoles(tableOf(headings, pairs(ordered, later)));
    expect(textsOf(open.booking)).toEqual([...ordered]);
    expect(dateRoles(tableOf(headings, pairs(ordered, ordered))).sure).toBe(true);
  });

  it('is the one in which a balance is dated where the order does not tell, and that is not sure', () => {
    const days = pairs(ordered, ['02/03/2025', '05/03/2025', '06/03/2025', '06/03/2025', '10/03/2025', '12/03/2025']);
    const { booking, sure } = dateRoles(tableOf(unnamed, [['', '01/03/2025'], ...days]));
    expect([[...booking][0]?.text, [...booking].length, sure]).toEqual(['01/03/2025', 7, false]);
  });

  it('is not the one that alone dates rows of a day that is printed once', () => {
    const days = pairs(
      ['02/03/2025', '', '05/03/2025', '06/03/2025'],
      ['02/03/2025', '03/03/2025', '05/03/2025', '07/03/2025'],
    );
    const { booking } = dateRoles(tableOf(unnamed, days));
    expect(textsOf(booking)).toEqual(['02/03/2025', '05/03/2025', '06/03/2025']);
  });

  it('does not matter where they are the same', () =>
    expect(dateRoles(tableOf(unnamed, pairs(ordered, ordered))).sure).toBe(true));

  it('is what headings say, whatever the order', () => {
    const days = pairs(unordered, ordered);
    const { booking, value, sure } = dateRoles(tableOf(['Booked', 'Value date', 'Description', 'Amount'], days));
    expect([textsOf(booking), textsOf(value), sure]).toEqual([[...unordered], [...ordered], true]);
  });

  it.each([
    [['Date', 'Value date'], true],
    [['Posted', 'As of'], true],
    [['Date opér.', 'Date règl.'], true],
    [['Trade date', 'Settle date'], true],
    [['Dat. tr.', 'Dat. zúčt.'], true],
    [['Date', 'As of'], false],
    [['As of', 'Value date'], false],
  ] as const)('is certain by its heading, or by the names of all others: %j', ([left, right], sure) => {
    const days = pairs(ordered, unordered);
    expect(dateRoles(tableOf([left, right, 'Description', 'Amount'], days)).sure).toBe(sure);
  });

  it.each([
    ['Date opér.', 'Date règl.'],
    ['Trade date', 'Settle date'],
    ['Dat. tr.', 'Dat. zúčt.'],
  ])('is the one of settlement beside that of the order: %s, %s', (...headings) => {
    const { booking } = dateRoles(tableOf([...headings, 'Description', 'Amount'], pairs(unordered, ordered)));
    expect(textsOf(booking)).toEqual([...ordered]);
  });

  it('is not certain where only dates of value were read, and a heading names those of booking', () => {
    const rows = ordered.map((day, i) => row('N/A', day, `SHOP ${'ABCDEFGH'[i]}`, `${i + 1}.50`));
    const sureUnder = (heading: string): boolean | undefined => {
      const { tables } = findLayout([pageOf([title(heading, 'Value date', 'Description', 'Amount'), ...rows])]);
      return tables.map((table) => dateRoles(table)).find(({ booking }) => booking.size > 0)?.sure;
    };
    expect([sureUnder('Booked'), sureUnder('Type')]).toEqual([false, true]);
  });

  it('is certain beside numbers of branches that happen to be days', () => {
    const numbers = ['1203', '1203', '1203', '1203', '1203', '1203'];
    expect(dateRoles(tableOf(['Date', 'Branch', 'Description', 'Amount'], pairs(ordered, numbers))).sure).toBe(true);
  });

  it('is the one beside the value date, where a heading names that alone', () => {
    const days = pairs(ordered, unordered);
    const { booking, value } = dateRoles(tableOf(['Xy', 'Value date', 'Description', 'Amount'], days));
    expect([textsOf(booking), textsOf(value)]).toEqual([[...ordered], [...unordered]]);
  });

  it('is none of numbers that happen to be dates', () => {
    const numbers = ['991234', '031291', '998877', '994455', '996677', '992211'];
    const { booking, sure } = dateRoles(
      tableOf(['Date', 'Posting date', 'Description', 'Amount'], pairs(ordered, numbers)),
    );
    expect([textsOf(booking), sure]).toEqual([[...ordered], true]);
  });

  it('is the one that only turns where another card’s rows begin', () => {
    const cards = [...ordered, ...ordered];
    const traded = [...unordered, ...unordered];
    expect(textsOf(dateRoles(tableOf(unnamed, pairs(traded, cards))).booking)).toEqual(cards);
  });

  it('runs over New Year where no year is printed', () => {
    const left = ['28/12', '30/12', '30/12', '02/01', '03/01', '05/01'];
    const days = pairs(['29/12', '28/12', '03/01', '30/12', '05/01', '02/01'], left);
    expect(textsOf(dateRoles(tableOf(unnamed, days)).booking)).toEqual(left);
  });

  it('are dates of value beside those of booking, where their heading is not known', () => {
    const days = pairs(ordered, unordered);
    const { booking, value } = dateRoles(tableOf(['Booked', 'A', 'Description', 'Amount'], days));
    expect(textsOf(booking)).toEqual([...ordered]);
    expect(textsOf(value)).toEqual([...unordered]);
  });

  it('are those of trade where a word of both stands beside one of booking', () => {
    const days = pairs(unordered, ordered);
    const { booking } = dateRoles(tableOf(['Trans date', 'Booked', 'Description', 'Amount'], days));
    expect(textsOf(booking)).toEqual([...ordered]);
  });
});

it('a line without dates is none of the columns', () =>
  expect(textsOf(dateRoles(findLayout([pageOf([line('Thank you')])]).tables[0] as Table).booking)).toEqual([]));

describe('days beside those of the rows', () => {
  const list = columns([50], [500, 'right']);
  const balances = ['01', '02', '03', '04', '05', '06', '07'].map((day) => list(`${day}/03/2025`, `1${day}.50`));

  it('are a second column where a list of days below swells the first', () => {
    const days = pairs(ordered.slice(0, 3), ['03/03/2025', '05/03/2025', '06/03/2025']);
    const rows = days.map(([left, right], i) => row(left, right, 'SHOP', `${i + 1}.50`));
    const [table] = findLayout([pageOf([...rows, list('Overview', ''), ...balances])]).tables;
    const { value, sure } = dateRoles(table as Table);
    expect(textsOf(value)).toEqual(['03/03/2025', '05/03/2025', '06/03/2025']);
    expect(sure).toBe(false);
  });
});

it('days written alike in pairs are two columns however close the texts begin, and neither is certain without a heading', () => {
  const close = columns([50], [82], [112], [500, 'right']);
  const sureOf = (...days: readonly (readonly [string, string])[]) => {
    const rows = days.map(([left, right], i) => close(left, right, `SHOP ${'ABCD'[i]}`, `${i + 1}.50`));
    return dateRoles(findLayout([pageOf(rows)]).tables[0] as Table).sure;
  };
  expect(sureOf(['24/12', '23/12'], ['16/12', '16/12'], ['10/12', '10/12'])).toBe(false);
  expect(sureOf(['24/12', '24/12'], ['16/12', '16/12'], ['10/12', '10/12'])).toBe(true);
  expect(sureOf(['24/12', '23DEC'], ['16/12', '16DEC'], ['10/12', '10DEC'])).toBe(true);
});

it('days that stand beside few rows, above which others are named again and again, may be no booking dates', () => {
  const lines = unordered.flatMap((day, i) => [
    row('', '', `Bought ${ordered[i]}`, ''),
    row(day, i % 3 === 0 ? (ordered[i] as string) : '', `SHOP ${'ABCDEF'[i]}`, `${i + 1}.50`),
  ]);
  const { tables } = findLayout([pageOf([title('A', 'Posting date', 'Description', 'Amount'), ...lines])]);
  const table = tables.find(({ dates }) => dates.some(({ tokens }) => tokens.length === 2)) as Table;
  const few = table.dates.find(({ tokens }) => tokens.length === 2);
  expect(bookedElsewhere(table, { booking: new Set(few?.tokens), value: new Set(), other: new Set() })).toBe(true);
});
