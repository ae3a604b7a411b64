import { describe, expect, it } from 'vitest';
import { figure, row } from '../../tests/item-builder.ts';
import type { Row } from '../shapes/row.ts';
import { isDirectionProven } from './direction.ts';

/** Rows of money in and out under headings that name no side, each with its balance. */
function rowsOf(amounts: readonly bigint[], balances: readonly string[], more: Partial<Row> = {}) {
  return amounts.map((amount, i) => ({
    amount,
    section: null,
    row: row(
      '3 March 2025',
      [figure(amount < 0n ? 'money-out' : 'money-in', '9.00'), figure('balance', balances[i] ?? '')],
      more,
    ),
  }));
}

const HOLDERS = { owed: false };
const BANKS = { owed: true };

describe('a sign at a balance', () => {
  it('proves the direction of an account’s amounts', () => {
    expect(isDirectionProven(rowsOf([900n, -900n], ['361.50', '-349.49']), 'deposit', HOLDERS)).toBe(true);
  });

  it('does not where it may be the lender’s or the holder’s', () => {
    expect(isDirectionProven(rowsOf([900n, -900n], ['361.50', '-349.49']), 'loan', HOLDERS)).toBe(false);
    const owed = rowsOf([900n, -900n], ['361.50', '-349.49'], { owedNamed: true });
    expect(isDirectionProven(owed, 'deposit', HOLDERS)).toBe(false);
  });

  it('does where all of a loan’s balances have a minus, or a mark', () => {
    expect(isDirectionProven(rowsOf([900n, -900n], ['-361.50', '-349.49']), 'loan', HOLDERS)).toBe(true);
    expect(isDirectionProven(rowsOf([900n, -900n], ['361.50 DR', '349.49 CR']), 'loan', HOLDERS)).toBe(true);
  });
});

describe('a heading that says owed', () => {
  const rows = rowsOf([-900n, 900n], ['361.50', '349.49'], { owedNamed: true });

  it('proves the direction where the balances are read as the lender’s', () => {
    expect(isDirectionProven(rows, 'loan', BANKS)).toBe(true);
    expect(isDirectionProven(rows, 'loan', HOLDERS)).toBe(false);
  });

  it('proves nothing of a loan under another heading', () => {
    expect(isDirectionProven(rowsOf([-900n, 900n], ['361.50', '349.49']), 'loan', BANKS)).toBe(false);
  });
});
