import { expect, it } from 'vitest';
import { booking, labelled, remark, section } from '../../tests/item-builder.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from './build-statements.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const day = '13/03/2025';
const head = [remark('Current account statement'), remark('Statement period 01/03/2025 - 31/03/2025')];

/** The amounts of the way to read the signs that is verified; null where none is. */
function verified(opening: string, closing: string, ...rows: readonly Item[]): string[] | null {
  const items = [...head, labelled('opening', [opening]), ...rows, labelled('closing', [closing])];
  const [ways] = buildStatements(items, FORM);
  for (const { reading, transactions, decimals } of ways ?? [])
    if (reconcile(reading, decimals).status === 'verified') return transactions.map(({ amount }) => amount);
  return null;
}

const signed = [section('section-out'), booking(day, '10.00-'), booking(day, '20.00-')];
const bare = [section(), booking(day, '5.00'), booking(day, '7.00')];

it('rows without a sign below one title all go the way that leads from opening to closing balance', () => {
  expect(verified('100.00', '58.00', ...signed, ...bare)).toEqual(['-10.00', '-20.00', '-5.00', '-7.00']);
  expect(verified('100.00', '82.00', ...signed, ...bare)).toEqual(['-10.00', '-20.00', '5.00', '7.00']);
});

it('rows of one title do not go different ways', () =>
  expect(verified('100.00', '68.00', ...signed, ...bare)).toBeNull());

it('titles that may go either way, as the sums are the same, are not told', () => {
  const more = [section(), booking(day, '12.00')];
  expect(verified('100.00', '67.00', ...signed, ...bare, ...more, section(), booking(day, '3.00'))).toBeNull();
  expect(verified('100.00', '49.00', ...signed, ...bare, section(), booking(day, '9.00'))).toHaveLength(5);
});
