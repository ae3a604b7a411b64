import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [120], [500, 'right']);
const heading = [row('Date', 'Details', 'Amount'), row('Value', '', '')];

function read(...lines: Parameters<typeof pageOf>[0]) {
  const layout = findLayout([pageOf([...heading, ...lines])]);
  return readOut(readRows(layout), layout).rows;
}

const grocer = [row('13/03/2025', 'Card payment', '-12.00 CZK'), row('12/03/2025', 'GREEN GROCER', ''), []];

it('an amount abroad right below what it comes to is none of its own, and the rate below it no text', () => {
  const books = [
    row('15/03/2025', 'Card payment', '-78.95 CZK'),
    row('14/03/2025', 'BOOKS ABROAD', '-3.50 USD'),
    row('', 'PORTLAND', '22.5570 CZK/USD'),
    [],
  ];
  expect(read(...grocer, ...books, ...grocer, ...books)).toEqual([
    '13.3. Card payment GREEN GROCER amount -12.00',
    '15.3. Card payment BOOKS ABROAD PORTLAND amount -78.95 other -3.50',
    '13.3. Card payment GREEN GROCER amount -12.00',
    '15.3. Card payment BOOKS ABROAD PORTLAND amount -78.95 other -3.50',
  ]);
});

it('an amount in another currency is booked where it stands as far from the next as others do', () =>
  expect(
    read(
      row('13/03/2025', 'GROCER', '-12.00 CZK'),
      row('14/03/2025', 'BOOKS', '-3.50 USD'),
      row('15/03/2025', 'CAFE', '-7.00 CZK'),
      row('16/03/2025', 'GROCER', '-8.00 CZK'),
    ),
  ).toHaveLength(4));
