import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from './read-rows.ts';

const row = columns([50], [110], [420, 'right'], [510, 'right']);
const heading = row('Date', 'Description', 'Amount', 'Balance');
const booked = [row('13/03/2025', 'SALARY', '900.00', '988.00'), row('14/03/2025', 'GROCER', '-12.00', '976.00')];

const rowsOf = (...lines: Parameters<typeof pageOf>[0]): string[] =>
  readRows(findLayout([pageOf([heading, ...lines])])).flatMap((item) =>
    item.kind === 'row' ? [`${item.description} ${item.figures[0]?.amount.readings[0]?.units}`] : [],
  );

it('sums of days with the balance at their end are no bookings', () => {
  const days = [
    row('13/03/2025', 'SALARY', '900.00', ''),
    row('', 'Total', '900.00', '988.00'),
    row('14/03/2025', 'GROCER', '-12.00', ''),
    row('', 'Total', '-12.00', '976.00'),
  ];
  expect(rowsOf(...days)).toHaveLength(2);
});

describe('a line that is called as a sum is', () => {
  it('is a booking where it moves the balance', () =>
    expect(rowsOf(...booked, row('', 'Total withdrawals', '-76.00', '900.00'))).toContain('Total withdrawals 7600'));

  it('is a booking in a table with the newest row first', () => {
    const newest = [...booked].reverse();
    expect(rowsOf(row('15/03/2025', 'Total withdrawals', '-76.00', '900.00'), ...newest)).toContain(
      'Total withdrawals 7600',
    );
  });

  it('is a sum where the balance beside it is that of the row above', () =>
    expect(rowsOf(...booked, row('', 'Total withdrawals', '-12.00', '976.00'))).toHaveLength(2));

  it('is a sum where the other rows’ amounts lead from no balance to the next', () => {
    const others = [row('13/03/2025', 'SALARY', '900.00', '100.00'), row('14/03/2025', 'GROCER', '-12.00', '976.00')];
    expect(rowsOf(...others, row('', 'Total withdrawals', '-76.00', '900.00'))).toHaveLength(2);
  });
});

describe('a line that is called as a sum, beside rows that print one balance together, is', () => {
  const cheque = row('15/03/2025', 'CHEQUE', '-100.00', '');
  const charges = row('', 'Total charges', '-10.00', '');

  it('a booking where they lead to their balance with it alone', () =>
    expect(rowsOf(...booked, cheque, charges, row('', 'BAKER', '-6.00', '860.00'))).toContain('Total charges 1000'));

  it('a booking where their balance stands beside it', () =>
    expect(rowsOf(...booked, cheque, row('', 'Total charges', '-10.00', '866.00'))).toContain('Total charges 1000'));

  it('a booking in a table with the newest row first', () => {
    const texts = [
      row('15/03/2025', 'BAKER', '-6.00', '860.00'),
      row('', 'Total charges', '-10.00', ''),
      row('', 'CHEQUE', '-100.00', ''),
    ];
    expect(rowsOf(...texts, ...booked.toReversed())).toContain('Total charges 1000');
  });

  it('a booking where a mark beside their balances says that they are overdrawn', () => {
    const overdrawn = [row('13/03/2025', 'GROCER', '-12.00', '88.00 D'), row('14/03/2025', 'CAFE', '-2.00', '90.00 D')];
    const together = [cheque, charges, row('', 'BAKER', '-6.00', '206.00 D')];
    expect(rowsOf(...overdrawn, ...together)).toContain('Total charges 1000');
    expect(rowsOf(...overdrawn, cheque, charges, row('', 'BAKER', '-6.00', '196.00 D'))).not.toContain(
      'Total charges 1000',
    );
  });

  it('a booking where the last of them overdraws the account', () =>
    expect(
      rowsOf(...booked, row('', 'CHEQUE', '-1000.00', ''), row('', 'Total charges', '-10.00', '34.00 D')),
    ).toContain('Total charges 1000'));

  it('a sum where they do without it', () =>
    expect(rowsOf(...booked, cheque, charges, row('', 'BAKER', '-6.00', '870.00'))).not.toContain(
      'Total charges 1000',
    ));
});

it('a row without a date is of the day above, however far above, where it moves the balance', () => {
  const apart = [...booked, [], [], [], row('', 'BAKER', '-6.00', '970.00')];
  expect(rowsOf(...apart)).toContain('BAKER 600');
});
