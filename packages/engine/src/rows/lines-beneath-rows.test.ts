import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readLines, dayTextAmountBalance as row } from '../../tests/read-lines.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

it('a rule made of signs below the last row is no text of it', () => {
  const { rows } = readLines([
    row('Date', 'Description', 'Amount', 'Balance'),
    row('13/03/2025', 'CARD PAYMENT', '-12.00', '88.00'),
    row('', 'GREEN GROCER', '', ''),
    row('14/03/2025', 'SALARY', '900.00', '988.00'),
    row('', 'OLD MILL', '', ''),
    row('', '', '', '=========='),
    row('', 'Closing balance', '', '988.00'),
  ]);
  expect(rows.at(-1)).toBe('14.3. SALARY OLD MILL amount 900.00 balance 988.00');
});

it('a line that names a number as a note does is of the row that it stands as near to as texts of rows do', () => {
  const place = columns([36], [160], [400, 'right']);
  const lines = [
    ['Dátum', 'Megnevezés', 'Összeg'],
    ['', '', ''],
    ...['13', '14', '15', '16'].flatMap((day) => [
      [`2025.02.${day}`, 'NAV ADÓBEFIZETÉS', '-160,50'],
      ['', `10032000-010765${day}`, ''],
      ['', 'ADÓSZÁM: 1636098-2-16', ''],
    ]),
  ].map((texts) => place(...texts));
  // Rows stand apart by little more than their lines do, and the note a little farther below than these
  const drop = (i: number): number => (i < 2 ? 0 : Math.floor((i - 2) / 3) * 2.4 + (i % 3 === 1 ? 0.8 : 0));
  const dropped = lines.map((line, i) => line.map((cell) => ({ ...cell, drop: drop(i) })));
  const items = readRows(findLayout([pageOf(dropped, { step: 9.7, size: 7 })]));
  const texts = items.flatMap((item) => (item.kind === 'row' ? [item.description] : []));
  expect(texts[0]).toBe('NAV ADÓBEFIZETÉS 10032000-01076513 ADÓSZÁM: 1636098-2-16');
});

it('a line that counts is of the row above where it begins at the indent of texts, and of none where sums begin', () => {
  const place = columns([36], [100], [112], [400, 'right']);
  const read = (...lines: readonly (readonly string[])[]) =>
    readLines([['Datum', 'Vorgang', '', 'Betrag'], ...lines].map((texts) => place(...texts))).rows;
  const rows = [
    ['02.08.2025', 'Einzahlung', '', '382,17'],
    ['', '', 'GA 26233', ''],
    ['04.08.2025', 'Dauerauftrag', '', '-145,90'],
    ['', '', 'Hausverwaltung', ''],
    ['', '', 'Rechnung', ''],
    ['05.08.2025', 'Abschluss', '', '-7,37'],
  ];
  const count = (x: number) => ['', '', '', ''].with(x, 'Buchungsposten 34 x 0,18');
  expect(read(...rows, count(2)).at(-1)).toBe('5.8. Abschluss Buchungsposten 34 x 0,18 amount -7.37');
  expect(read(...rows, count(1)).at(-1)).toBe('5.8. Abschluss amount -7.37');
});

it('a line with a second figure in a column that the row above fills is none of its texts', () => {
  const place = columns([36], [110], [350, 'right'], [450, 'right']);
  const read = (below: readonly string[]) =>
    readLines(
      [
        ['Fecha', 'Descripción', 'Monto operación', 'Valor cuota mensual'],
        ['20/10/2022', 'CLOUDBIN CL', '4.265', '4.265'],
        ['23/10/2022', 'JUMBOO', '73.941', '73.941'],
        below,
        ['24/10/2022', 'COMISION', '3.274', '3.274'],
      ].map((texts) => place(...texts)),
    ).rows[1];
  expect(read(['', '2. SERVICIOS CONTRATADOS', '', '1.500'])).toMatch(/^23\.10\. JUMBOO amount/u);
  expect(read(['', 'KENNEDY', '', ''])).toMatch(/^23\.10\. JUMBOO KENNEDY amount/u);
});
