import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decimalsOf, type Statement, toMinor } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { allMutations, type Figures } from '../../../../corpus/generator/mutate.ts';
import { reconcile } from './reconcile.ts';

/** The corpus's statements with one figure changed: what a misreading would leave of a real layout's figures. */

const cases = join(import.meta.dirname, '../../../../corpus/cases');
const statements = readdirSync(cases).flatMap((name) => {
  const { statements: list } = JSON.parse(readFileSync(join(cases, name, 'expected.json'), 'utf8')) as {
    statements: Statement[];
  };
  return list.map((statement, i) => [`${name} ${i}`, statement] as const);
});

function statusOf({ opening, closing, transactions }: Figures, decimals: number) {
  const figure = (value: string | null, label: string) =>
    value === null ? null : { value: toMinor(value, decimals), label, where: null };
  const rows = transactions.map(({ amount, balance }) => ({
    amount: toMinor(amount, decimals),
    balance: balance === null ? null : toMinor(balance, decimals),
  }));
  return reconcile(
    { opening: figure(opening, 'opening'), closing: figure(closing, 'closing'), rows, totals: [] },
    decimals,
  ).status;
}

/** Those that opening, closing and balances alone verify, and whose last row something stands behind. */
const proven = statements.filter(
  ([, statement]) =>
    statement.closing !== null && statusOf(statement, decimalsOf(statement.account.currency)) === 'verified',
);

it('are there in numbers', () => {
  expect(proven.length).toBeGreaterThan(15);
});

it.each(proven)('%s is verified no more', (_, statement) => {
  const decimals = decimalsOf(statement.account.currency);
  const mutations = allMutations<Figures>(statement);
  const left = mutations.filter(({ statement: changed }) => statusOf(changed, decimals) === 'verified');
  expect(left.map(({ what }) => what)).toEqual([]);
});
