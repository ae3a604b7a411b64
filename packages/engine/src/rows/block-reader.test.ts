import { describe, expect, it } from 'vitest';
import { columns, line, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

type Lines = readonly (readonly Placed[])[];

function read(...pages: readonly Lines[]) {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return readOut(readRows(layout), layout);
}

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const first: Lines = [
  row('Date', 'Description', 'Amount', 'Balance'),
  row('13/05/2025', 'GROCER', '-12.00', '88.00'),
  row('', 'CAFE', '-8.00', '80.00'),
  row('14/05/2025', 'SALARY', '900.00', '980.00'),
  row('', 'BOOKS', '-20.00', '960.00'),
];

describe('the day of rows without one', () => {
  it('is that of the row above on the page before', () => {
    const { rows } = read(first, [row('', 'CAFE', '-1.00', '959.00'), row('15/05/2025', 'RENT', '-9.00', '950.00')]);
    expect(rows.slice(4)).toEqual(['14.5. CAFE amount -1.00 balance 959.00', '15.5. RENT amount -9.00 balance 950.00']);
  });

  it('is not that of a list above the balance which they begin with', () => {
    const { rows } = read([
      row('Date', 'Description', 'Amount', 'Balance'),
      row('11/05/2025', '', '', '80.00'),
      row('12/05/2025', '', '', '90.00'),
      row('', 'Opening balance', '', '100.00'),
      row('', 'CAFE', '-1.00', '99.00'),
      row('13/05/2025', 'RENT', '-9.00', '90.00'),
    ]);
    expect(rows).toEqual(['13.5. RENT amount -9.00 balance 90.00']);
  });

  it('is that of the balance which they begin with', () => {
    const { rows } = read(first, [
      row('15/05/2025', 'Balance brought forward', '', '960.00'),
      row('', 'CAFE', '-1.00', '959.00'),
      row('16/05/2025', 'RENT', '-9.00', '950.00'),
    ]);
    expect(rows[4]).toBe('15.5. CAFE amount -1.00 balance 959.00');
  });

  it('is its own other date where rows have dates of both kinds', () => {
    const both = columns([50], [120], [200], [500, 'right']);
    const { rows } = read([
      both('Transaction date', 'Posting date', 'Description', 'Amount'),
      both('10/05/2025', '12/05/2025', 'GROCER', '12.00'),
      both('11/05/2025', '', 'PAYMENT, THANK YOU', '-80.00'),
      ...['13', '14', '15', '16', '17', '18', '19', '20', '21', '22'].map((day) =>
        both(`${day}/05/2025`, `${Number(day) + 1}/05/2025`, 'CAFE', '3.00'),
      ),
    ]);
    expect(rows[1]).toBe('11.5. PAYMENT, THANK YOU amount -80.00');
  });

  it('is not that of a letterhead whose period begins where dates do', () => {
    const { rows } = read(first, [
      line('9 May to 8 June 2025'),
      row('', 'CAFE', '-1.00', '959.00'),
      row('15/05/2025', 'RENT', '-9.00', '950.00'),
    ]);
    expect(rows.slice(4)).toEqual(['14.5. CAFE amount -1.00 balance 959.00', '15.5. RENT amount -9.00 balance 950.00']);
  });

  it('is not that of a foot that begins with the day of print', () => {
    const foot = row('29/05/2025', 'Printed at our branch', '', '');
    const { rows } = read(
      [...first, [], [], [], foot],
      [row('', 'CAFE', '-1.00', '959.00'), row('15/05/2025', 'RENT', '-9.00', '950.00')],
    );
    expect(rows[4]).toBe('14.5. CAFE amount -1.00 balance 959.00');
  });
});

it('a balance set as the rows are begins or ends them at the top of a page without a heading', () => {
  const { items } = read(first, [row('31/05/2025', 'Closing balance', '', '960.00'), line('Terms')]);
  const balances = items.flatMap((item) => (item.kind === 'labelled' ? [[item.phrase, item.inTable]] : []));
  expect(balances).toEqual([['closing', true]]);
});

it('a row takes the lines between a day alone and the figures below it', () => {
  const place = columns([50], [70], [500, 'right']);
  const { rows } = read([
    line('Statement of account'),
    place('Thursday 13 March 2025', '', ''),
    place('', 'TRANSFER', ''),
    place('', 'AN EMPLOYER', '900.00+'),
    [],
    place('Friday 14 March 2025', '', ''),
    place('', 'CARD PAYMENT', ''),
    place('', 'GREEN GROCER', ''),
    place('', 'LONDON', '12.00-'),
  ]);
  expect(rows).toEqual([
    '13.3. TRANSFER AN EMPLOYER amount 900.00',
    '14.3. CARD PAYMENT GREEN GROCER LONDON amount -12.00',
  ]);
});

it('a day and a text right above a row of another day may be the row’s own', () => {
  const place = columns([50], [120], [500, 'right']);
  const either = (first: string) =>
    readRows(
      findLayout([
        pageOf([
          place('Date', 'Description', 'Amount'),
          place('13.03.2025', 'SALARY', '900.00'),
          [],
          [],
          place('Payments', '', ''),
          place(first, 'CARD PAYMENT', ''),
          place('14.03.2025', 'GREEN GROCER', '-12.00'),
        ]),
      ]),
    ).flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []));
  expect(either('15.03.2025')).toEqual([undefined, true]);
  expect(either('')).toEqual([undefined, undefined]);
});

it.each([
  ['in the order of the list is a note of its own', '06.04.2025', undefined],
  ['out of order may be the row’s', '09.05.2025', true],
])('a day and a text right above a row %s', (_, day, either) => {
  const place = columns([50], [120], [500, 'right'], [570, 'right']);
  const rows = readRows(
    findLayout([
      pageOf([
        place('Date', 'Details', 'Debits', 'Balance'),
        place('02.03.2025', 'INTEREST CHARGED', '45.00', '1,045.00'),
        place('01.04.2025', 'INTEREST CHARGED', '41.00', '1,086.00'),
        place('02.04.2025', 'ACCOUNT FEE', '8.00', '1,094.00'),
        place(day, 'INTEREST RATE CHANGED FROM 6.19% TO 6.44%', '', ''),
        place('01.05.2025', 'INTEREST CHARGED', '46.00', '1,140.00'),
        place('02.05.2025', 'ACCOUNT FEE', '8.00', '1,148.00'),
      ]),
    ]),
  ).flatMap((item) => (item.kind === 'row' ? [item.eitherDate] : []));
  expect(rows).toEqual([undefined, undefined, undefined, either, undefined]);
});
