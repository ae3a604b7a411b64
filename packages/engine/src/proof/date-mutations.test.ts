import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Statement } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { dateMutations } from '../../../../corpus/generator/mutate-dates.ts';
import { datesCheck } from './checks/dates.ts';

/** The corpus's statements with right sums and wrong dates: no sum guards a date, so the dates' own check has to. */

const cases = join(import.meta.dirname, '../../../../corpus/cases');

const isChained = ({ transactions }: Statement): boolean =>
  transactions.filter(({ balance }) => balance !== null).length > 1;

/** With a printed period, on more than one day; of three rows without balances, two exchanged are in order again. */
const isProvable = (statement: Statement): boolean =>
  statement.period.start !== null &&
  new Set(statement.transactions.map(({ date }) => date)).size > 1 &&
  (isChained(statement) || statement.transactions.length > 3);

const statements = readdirSync(cases).flatMap((name) => {
  const expected = JSON.parse(readFileSync(join(cases, name, 'expected.json'), 'utf8')) as { statements: Statement[] };
  return expected.statements.filter(isProvable).map((statement, i) => [`${name} ${i}`, statement] as const);
});

const check = (statement: Statement, days: readonly string[]) =>
  datesCheck({
    period: statement.period,
    chained: isChained(statement),
    days,
    groups: days.map(() => 0),
    purchases: false,
    columnSure: true,
    orderSure: true,
    yearSure: true,
  });

const proven = statements.filter(
  ([, statement]) =>
    check(
      statement,
      statement.transactions.map(({ date }) => date),
    )?.ok === true,
);

it('are there in numbers', () => {
  expect(proven.length).toBeGreaterThan(15);
});

it.each(proven)('%s has proven dates no more', (_, statement) => {
  const left = dateMutations(statement).filter(({ days }) => check(statement, days)?.ok);
  expect(left.map(({ what }) => what)).toEqual([]);
});

it('leaves days outside the period and out of order where they are', () => {
  const found = datesCheck({
    days: ['2025-03-03', '2025-03-09', '2025-03-05', '2025-04-20'],
    groups: [0, 0, 0, 0],
    period: { start: '2025-03-01', end: '2025-03-31' },
    chained: false,
    purchases: false,
    columnSure: true,
    orderSure: true,
    yearSure: true,
  });
  expect(found).toMatchObject({ ok: false, broken: [1, 3], doubts: ['period', 'order'] });
});

it('takes purchases of two months before a card’s period, and rows of each group in their own direction', () => {
  const evidence = {
    days: ['2025-01-20', '2025-03-05', '2025-03-04', '2025-03-02'],
    groups: [0, 0, 1, 1],
    period: { start: '2025-03-01', end: '2025-03-31' },
    chained: false,
    purchases: true,
    columnSure: true,
    orderSure: true,
    yearSure: true,
  };
  expect(datesCheck(evidence)?.ok).toBe(true);
  expect(datesCheck({ ...evidence, chained: true })).toMatchObject({ broken: [2], doubts: ['order'] });
  expect(datesCheck({ ...evidence, purchases: false })).toMatchObject({ broken: [0], doubts: ['period'] });
});

it.each([
  ['column', { columnSure: false }],
  ['day-month', { orderSure: false }],
  ['year', { yearSure: false }],
] as const)('is not proven where the %s is not certain', (doubt, change) => {
  const evidence = {
    days: ['2025-03-03'],
    groups: [0],
    period: { start: null, end: null },
    chained: false,
    purchases: false,
    columnSure: true,
    orderSure: true,
    yearSure: true,
  };
  expect(datesCheck({ ...evidence, ...change })).toMatchObject({ ok: false, broken: [], doubts: [doubt] });
});
