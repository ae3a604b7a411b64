import { expect, it } from 'vitest';
import { columns, pageOf } from '../../../tests/page-builder.ts';
import { findLayout } from '../../layout/find-layout.ts';
import { proposeByChain } from './balance-chain.ts';

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
