import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { readOut } from '../../tests/read-out.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const boxes = columns([50], [200, 'right'], [260], [400, 'right']);
const table = columns([50], [110], [400, 'right']);
const bookings = [
  table('DATE', 'DESCRIPTION', 'AMOUNT'),
  table('10/30/2023', 'GROCER', '$68.30'),
  table('10/31/2023', 'BOOKS', '$11.60'),
];

function read(...lines: Parameters<typeof pageOf>[0]): readonly string[] {
  const layout = findLayout([pageOf(lines)]);
  return readOut(readRows(layout), layout).rows;
}

describe('boxes of figures side by side', () => {
  it('are no bookings, though their titles read like a heading', () => {
    const rows = read(
      boxes('ACCOUNT', 'PAYMENT', 'INFORMATION', ''),
      boxes('Purchases', '+$79.90', 'Payment due', '12/21/2023'),
      boxes('Fees Charged', '+$30.00', '', ''),
      boxes('Interest Charged', '+$5.00', '', ''),
      ...bookings,
    );
    expect(rows).toHaveLength(2);
  });

  it('are no bookings where half of their facts are days', () => {
    const rows = read(
      boxes('ACCOUNT', 'PAYMENT', 'INFORMATION', ''),
      boxes('Payments', '-$12.50', 'Closing date', '11/24/2023'),
      boxes('Purchases', '+$79.90', 'Minimum due', '$35.00'),
      boxes('Cash', '+$0.00', 'Payment due', '12/21/2023'),
      ...bookings,
    );
    expect(rows).toHaveLength(2);
  });

  it('are bookings where days stand above what was booked', () => {
    const days = columns([120], [50], [400, 'right']);
    const rows = read(
      table('', 'Details', 'Amount'),
      days('Booking date 10/30/2023', '', ''),
      table('', 'GROCER', '$68.30'),
      table('', 'BAKER', '$1.60'),
      table('', 'BUTCHER', '$1.60'),
      days('Booking date 10/31/2023', '', ''),
      table('', 'BOOKS', '$1.60'),
      table('', 'SHOES', '$1.60'),
    );
    expect(rows).toHaveLength(5);
  });

  it('are bookings where days stand before what was booked', () => {
    const rows = read(
      table('', 'Details', 'Amount'),
      table('10/30/2023', 'GROCER', '$68.30'),
      table('', 'BOOKS', '$11.60'),
      table('', 'BAKER', '$1.60'),
    );
    expect(rows).toHaveLength(3);
  });
});

it('days on which nothing moved, without a word, are those of balances', () => {
  const rows = read(
    ...bookings,
    [],
    boxes('Date', 'Amount', '', 'Worth'),
    boxes('10/01/2023', '$0.00', '', '$80.00'),
    boxes('10/31/2023', '$0.00', '', '$81.00'),
  );
  expect(rows).toHaveLength(2);
});

it('so is one beside which digits alone stand', () => {
  const six = columns([50], [220, 'right'], [290, 'right'], [360, 'right'], [430, 'right'], [470]);
  const line = (credit: string) =>
    read(
      ...bookings,
      [],
      six('DAY', 'HELD', 'CREDIT', 'USED', 'BALANCE', 'EXPIRES'),
      six('0', '0', credit, '0.00', '3,000.00', '05/28/2026'),
    );
  expect(line('0.00')).toHaveLength(2);
  expect(line('1.00')).toHaveLength(3);
});
