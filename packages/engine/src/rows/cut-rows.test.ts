import { expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const booking = (day: string, ...texts: readonly [string, string, string, string]): (readonly Placed[])[] => [
  row(day, texts[0], '', ''),
  row('', texts[1], texts[2], texts[3]),
];

/** Two pages, of which the second begins with the lines given. */
function read(...lines: readonly (readonly Placed[])[]): readonly string[] {
  const pages = [
    pageOf([
      heading,
      ...booking('13/03/2025', 'CARD PAYMENT', 'GROCER', '-12.00', '88.00'),
      ...booking('14/03/2025', 'CARD PAYMENT', 'BAKER', '-8.00', '80.00'),
      row('15/03/2025', 'TRANSFER', '', ''),
      row('', 'TO A. NOBODY', '', ''),
      [],
      [],
      row('', 'Ask us on the phone', '', ''),
    ]),
    pageOf([row('North Bank', '', '', ''), [], heading, ...lines], { number: 2 }),
  ];
  const layout = findLayout(pages);
  return readOut(readRows(layout), layout).rows;
}

it('a row whose figures a page break parts from its day and its first texts is one row', () => {
  const rows = read(
    row('', 'REF 4711', '-7.00', '73.00'),
    ...booking('16/03/2025', 'CARD PAYMENT', 'TAILOR', '-3.00', '70.00'),
  );
  expect(rows.slice(2)).toEqual([
    '15.3. TRANSFER TO A. NOBODY REF 4711 amount -7.00 balance 73.00',
    '16.3. CARD PAYMENT TAILOR amount -3.00 balance 70.00',
  ]);
});

it('a row with a day of its own takes nothing from the page before', () => {
  const rows = read(...booking('16/03/2025', 'CARD PAYMENT', 'TAILOR', '-3.00', '77.00'));
  expect(rows.slice(2)).toEqual(['16.3. CARD PAYMENT TAILOR amount -3.00 balance 77.00']);
});
