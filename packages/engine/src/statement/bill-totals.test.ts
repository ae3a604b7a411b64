import { expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { reconcile } from '../proof/reconcile.ts';
import { buildStatements } from './build-statements.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const day = '13/03/2025';
const head = [remark('Credit card statement'), remark('Statement period 01/03/2025 - 31/03/2025')];

it.each([
  [['30.00', '8.00+', '5.00'], '27.00', 'verified'],
  [['30.00', '8.00', '5.00'], '43.00', 'verified'],
  [['30.00', '8.00+', '5.00'], '28.00', 'unverifiable'],
  [['30.00'], '30.00', 'unverifiable'],
] as const)('a card’s amounts %j with the total %s are %s', (amounts, total, verdict) => {
  const rows = amounts.map((amount) => booking(day, amount));
  const [ways] = buildStatements([...head, ...rows, labelled('total', [total])], FORM);
  const { reading, decimals } = ways?.first ?? expect.unreachable();
  expect(reconcile(reading, decimals).status).toBe(verdict);
});
