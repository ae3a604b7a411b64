import { describe, expect, it } from 'vitest';
import { columns, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { columnRoles } from './column-roles.ts';

const cells = columns([50], [110], [320, 'right'], [420, 'right'], [520, 'right']);

const rolesOf = (...rows: readonly (readonly string[])[]) => {
  const { tables } = findLayout([pageOf(rows.map((row) => cells(...(row as [string, string]))))]);
  return tables.flatMap((table) => columnRoles(table));
};

describe('a column of figures in the currencies of others', () => {
  it('is no amount beside one that is in the account’s, whatever stands over them', () => {
    const rows = (first: string) => [
      ['03/03/2025', 'GROCER', 'CNY/104.54', 'CNY/104.54'],
      ['04/03/2025', 'HOTEL', `${first}/121.59`, 'CNY/875.47'],
      ['06/03/2025', 'BOOKS', 'CNY/30.89', 'CNY/30.89'],
    ];
    expect(rolesOf(...rows('USD'))).toEqual(['other', 'amount']);
    expect(rolesOf(...rows('CNY'))).toEqual(['amount', 'balance']);
  });

  it('is no amount where rows that were paid at home print none, and no heading says anything of either', () => {
    const rows = (abroad: string) => [
      ['03/03/2025', 'GROCER', '', 'CNY/104.54'],
      ['04/03/2025', 'HOTEL', abroad, 'CNY/875.47'],
      ['06/03/2025', 'BOOKS', '', 'CNY/30.89'],
    ];
    expect(rolesOf(...rows('USD/121.59'))).toEqual(['other', 'amount']);
    expect(rolesOf(['Date', 'Shop', '', 'Zuiop'], ...rows('USD/121.59'))).toEqual(['other', 'amount']);
    const home = rows('CNY/121.59').map((row) =>
      row[1] === 'GROCER' ? [...row.slice(0, 2), 'CNY/20.00', row[3]] : row,
    );
    expect(rolesOf(...(home as string[][]))).toEqual(['amount', 'balance']);
  });

  it('is not told where each of two columns is in a currency of its own and neither has a figure in every row', () => {
    const rows = [
      ['03/03/2025', 'GROCER', '', 'CNY/104.54'],
      ['04/03/2025', 'HOTEL', 'USD/121.59', ''],
      ['06/03/2025', 'BOOKS', '', 'CNY/30.89'],
    ];
    expect(rolesOf(...rows)).not.toContain('other');
  });

  it('is none beside columns that are headed by the account’s', () => {
    const rows = (code: string) => [
      ['Date', 'Description', 'Amount', 'Debit CHF', 'Credit CHF'],
      ['03/03/2025', 'GROCER', '', '27.85', ''],
      ['04/03/2025', 'HOTEL', `${code} 65.21`, '73.04', ''],
      ['06/03/2025', 'PAID', '', '', '775.15'],
      ['07/03/2025', 'BOOKS', `${code} 9.19`, '10.29', ''],
    ];
    expect(rolesOf(...rows('GBP'))).toEqual(['other', 'money-out', 'money-in']);
    expect(rolesOf(...rows('CHF'))[0]).toBe('amount');
  });
});
