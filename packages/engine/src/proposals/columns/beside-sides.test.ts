import { describe, expect, it } from 'vitest';
import { columns, type Placed, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { columnRoles } from './column-roles.ts';

const wide = columns([50], [110], [320, 'right'], [420, 'right'], [510, 'right']);

const rolesOf = (...lines: readonly (readonly Placed[])[]): string[] => {
  const { tables } = findLayout([pageOf([wide('Date', 'Details', 'Amount', 'Debit', 'Credit'), ...lines])]);
  return tables.flatMap((table) => columnRoles(table));
};

describe('amounts beside columns of money out and money in', () => {
  const rows = [
    wide('13/03/2025', 'GROCER', '12.00', '12.00', ''),
    wide('14/03/2025', 'HOTEL ABROAD', 'USD 5.00', '6.80', ''),
    wide('15/03/2025', 'CAFE', '7.50', '7.50', ''),
    wide('16/03/2025', 'PAYMENT', '90.00', '', '90.00'),
    wide('17/03/2025', 'REFUND', '4.00', '', '4.00'),
  ];

  it('are told again there', () => expect(rolesOf(...rows)).toEqual(['other', 'money-out', 'money-in']));

  it('are told again above a line of sums', () =>
    expect(rolesOf(...rows, wide('', 'Totals', '', '26.30', '94.00'))).toEqual(['other', 'money-out', 'money-in']));

  it('are booked where rows have an amount alone', () =>
    expect(rolesOf(...rows, wide('18/03/2025', 'BOOKS', '9.00', '', ''))[0]).toBe('amount'));
});
