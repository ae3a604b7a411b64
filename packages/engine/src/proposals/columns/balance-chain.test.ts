import { expect, it } from 'vitest';
import { columns, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { proposeByChain } from './balance-chain.ts';
import { columnRoles } from './column-roles.ts';

const place = columns([50], [110], [300, 'right'], [400, 'right'], [510, 'right']);
const rolesOf = (...rows: readonly (readonly string[])[]) => {
  const { tables, form } = findLayout([
    pageOf([place('Date', 'Details', 'Paid', 'Interest', 'Balance'), ...rows.map((row) => place(...row))]),
  ]);
  return tables.flatMap((table) => proposeByChain(table, form)?.roles ?? []);
};

const OPENING = ['01/03/2025', 'Balance forward', '', '', '900.00'];

it('two balances under a heading are led to by one column, if they are all there are', () => {
  const first = ['13/03/2025', 'PAYMENT', '60.00', '40.00', '860.00'];
  expect(rolesOf(OPENING, first, ['13/04/2025', 'PAYMENT', '60.00', '38.00', '822.00'])).toEqual([
    'other',
    'amount',
    'balance',
  ]);
  expect(rolesOf(OPENING, first, ['13/04/2025', 'PAYMENT', '60.00', '38.00', '825.00'])).toEqual([]);
  expect(rolesOf(OPENING, first)).toEqual([]);
});

it('balances of days that move both ways are led to by what headings name', () => {
  const rows = [
    ['01/03/2025', 'Start', '', '', '900.00'],
    ['02/03/2025', 'TRAIN', '40.00', '', ''],
    ['', 'SALARY', '', '700.00', '1,560.00'],
    ['03/03/2025', 'RENT', '60.00', '', ''],
    ['', 'GIFT', '', '20.00', '1,520.00'],
    ['04/03/2025', 'BOOKS', '35.00', '', ''],
    ['', 'REFUND', '', '5.00', '1,490.00'],
    ['05/03/2025', 'BAKERY', '7.00', '', '1,483.00'],
  ];
  const head = place('Date', 'Details', 'Paid out', 'Paid in', 'Qwertz');
  const { tables, form } = findLayout([pageOf([head, ...rows.map((row) => place(...row))])]);
  const named = tables.map((table) => proposeByChain(table, form, columnRoles(table))?.roles);
  expect(named).toEqual([['money-out', 'money-in', 'balance']]);
  expect(tables.map((table) => proposeByChain(table, form))).toEqual([null]);
});

it('of balances before and after each booking, the one that moves by the amounts as they are printed is the balance', () => {
  const rows = [
    ['01/03/2025', 'CASH IN', '51.30', '313.38', '364.68'],
    ['02/03/2025', 'TRANSFER', '-82.95', '364.68', '281.73'],
    ['03/03/2025', 'CASH IN', '31.60', '281.73', '313.33'],
    ['04/03/2025', 'AIRTIME', '-21.37', '313.33', '291.96'],
    ['05/03/2025', 'FEE', '-4.76', '291.96', '287.20'],
  ];
  const told = (first: string, second: string, lines: readonly (readonly string[])[]) => {
    const head = place('Date', 'Details', 'Amount', first, second);
    const { tables, form } = findLayout([pageOf([head, ...lines.map((line) => place(...line))])]);
    return tables.flatMap((table) => proposeByChain(table, form)?.roles ?? []);
  };
  expect(told('Prior', 'Then', rows)).toEqual(['amount', 'other', 'balance']);
  expect(told('Prior', 'Then', [...rows].reverse())).toEqual(['amount', 'other', 'balance']);
  // Without a printed sign the heading tells
  const bare = rows.map((row) => row.map((cell) => cell.replace('-', '')));
  expect(told('Bal before', 'Bal after', bare)).toEqual(['amount', 'other', 'balance']);
});
