import { expect, it } from 'vitest';
import { columns, line, pageOf } from '../../tests/page-builder.ts';
import { findLayout } from '../layout/find-layout.ts';
import { readRows } from '../rows/read-rows.ts';
import { buildStatements } from './build-statements.ts';

const row = columns([50], [110], [400, 'right'], [500, 'right']);
const title = line('Statement of account');
const march = line('Period 01/03/2025 - 31/03/2025');

it('accounts are in the currency of those that print one, where they print none', () => {
  const of = (number: string, amount: string, balance: string) => [
    line(`Account number ${number}`),
    row('Date', 'Description', amount, balance),
    row('01/03/2025', 'Opening balance', '', '100.00'),
    row('13/03/2025', 'WAGES', '20.00', '120.00'),
    row('14/03/2025', 'WAGES', '30.00', '150.00'),
  ];
  const pages = [
    [title, march, ...of('55354-01', 'Amount €', 'Balance €')],
    [title, march, ...of('55354-02', 'Amount', 'Balance')],
  ];
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  const headings = layout.tables.map((table) => table.heading?.cells.map(({ text }) => text) ?? []);
  const statements = buildStatements(readRows(layout), layout.form, undefined, headings).map(({ first }) => first);
  expect(statements.map(({ account, currencyAssumed }) => [account.currency, currencyAssumed])).toEqual([
    ['EUR', false],
    ['EUR', true],
  ]);
});
