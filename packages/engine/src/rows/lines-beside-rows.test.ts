import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

type Lines = readonly (readonly Placed[])[];

function read(...pages: readonly Lines[]) {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return readOut(readRows(layout), layout);
}

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');

describe('rows', () => {
  it('take no line from over the page that begins where no texts do', () => {
    const { rows } = read(
      [heading, row('13/03/2025', 'SALARY', '900.00', '988.00'), row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00')],
      [heading, [{ text: 'End of the list', x: 280, align: 'centre' }]],
    );
    expect(rows[1]).toBe('14.3. CARD PAYMENT amount -12.00 balance 976.00');
  });

  it('keep a word for totals that stands nearer to them than rows to each other', () => {
    const { rows } = read([
      heading,
      row('13/03/2025', 'SALARIES', '-900.00', '988.00'),
      row('', 'COUNT 66', '', ''),
      [],
      row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
      [],
      row('15/03/2025', 'CAFE', '-6.00', '970.00'),
      [],
      row('', 'COUNT 3', '', ''),
    ]);
    expect(rows[0]).toBe('13.3. SALARIES COUNT 66 amount -900.00 balance 988.00');
    expect(rows[2]).toBe('15.3. CAFE amount -6.00 balance 970.00');
  });
});

it('a page with one row goes by how far rows of the table stand apart', () => {
  const { rows } = read(
    [
      heading,
      row('13/03/2025', 'SALARIES', '-900.00', '988.00'),
      row('', 'COUNT 66', '', ''),
      [],
      row('14/03/2025', 'CARD PAYMENT', '-12.00', '976.00'),
    ],
    [heading, row('15/03/2025', 'SALARIES', '-6.00', '970.00'), row('', 'COUNT 31', '', '')],
  );
  expect(rows[2]).toBe('15.3. SALARIES COUNT 31 amount -6.00 balance 970.00');
});

it('the only row of a table takes a line with a word for totals, set as its lines above', () => {
  const { rows } = read([
    heading,
    row('13/03/2025', 'HOTEL ROSMARY', '-900.00', '988.00'),
    row('', 'TWO NIGHTS', '', ''),
    row('', '1.085828113 Exchange Rate', '', ''),
  ]);
  expect(rows).toEqual(['13.3. HOTEL ROSMARY TWO NIGHTS 1.085828113 Exchange Rate amount -900.00 balance 988.00']);
});

describe('lines that are no rows', () => {
  it('name a balance by days of value between rows', () => {
    const { rows } = read([
      row('Datum', 'Buchungstext', 'Betrag', 'Saldo'),
      row('13.03.2025', 'MIETE', '-12,00', '88,00'),
      [{ text: '*** VALUTARISCHER SALDO PER 13.03.2025: 90,00 ***', x: 180 }],
      row('14.03.2025', 'GEHALT', '900,00', '988,00'),
    ]);
    expect(rows[0]).toBe('13.3. MIETE amount -12.00 balance 88.00');
  });

  it('stand alone above a heading without rows', () => {
    const bill = columns([50], [200], [450]);
    const { rows } = read([
      bill('Pay by', 'To pay', 'From account'),
      bill('27/12/2025', '0.00', 'GREEN BANK'),
      heading,
      row('', 'Subtotal', '0.00', ''),
    ]);
    expect(rows).toEqual([]);
  });
});
