import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { expect, it } from 'vitest';
import { correctionsOf, draftOf } from '../editing/draft.ts';
import { trialOf } from './accept.ts';

const row = (description: string, line: number, amount: string, more: Partial<Transaction> = {}): Transaction => ({
  date: '2025-03-03',
  valueDate: null,
  description,
  reference: null,
  amount,
  balance: null,
  confidence: 0.9,
  where: { page: 1, box: [50, line * 10, 500, line * 10 + 9] },
  ...more,
});

const statementOf = (transactions: Transaction[], more: Partial<Statement> = {}): Statement => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'unknown', currency: 'EUR' },
  period: { start: null, end: null },
  opening: '10.00',
  closing: '12.00',
  transactions,
  reconciliation: { status: 'unverifiable', checks: [] },
  ...more,
});

const conversionOf = (...statements: Statement[]): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings: [],
});

const read = conversionOf(statementOf([row('one', 1, '5.00'), row('two', 2, '4.00'), row('sum', 9, '9.00')]));
const again = conversionOf(
  statementOf([row('one', 1, '5.00'), row('between', 1.4, '1.00'), row('two', 2, '-4.00')], {
    closing: '12.00',
  }),
);

it('lays another reading over what was read: rows changed, added and gone', () => {
  const trial = trialOf(read, draftOf(read, null), again);
  expect(trial).toMatchObject({ verdict: 'verified', rows: 3, differ: 3 });
  const draft = trial?.draft ?? [];
  expect(draft[0]?.rows.map(({ of, description, amount }) => [of, description, amount])).toEqual([
    [0, 'one', '5.00'],
    [null, 'between', '1.00'],
    [1, 'two', '-4.00'],
  ]);
  const { statements } = applyCorrections(read, correctionsOf(read, draft));
  expect(statements[0]?.transactions.map(({ amount }) => amount)).toEqual(['5.00', '1.00', '-4.00']);
});

it('keeps what a row is for, and what stands as it was read', () => {
  const now = draftOf(read, { statements: [{ rows: [{ of: 0, category: 'Rent' }, [1, 2]] }] });
  const trial = trialOf(read, now, again);
  expect(trial?.draft[0]?.rows[0]).toBe(now[0]?.rows[0]);
  expect(trialOf(read, now, read)).toMatchObject({ rows: 3, differ: 0 });
});

it('finds rows of its own again by what they say', () => {
  const once = trialOf(read, draftOf(read, null), again);
  expect(trialOf(read, once?.draft ?? [], again)).toMatchObject({ rows: 3, differ: 0 });
});

it('says that dates are right where the columns that were set prove them', () => {
  const doubted = (unread: ('dates' | 'direction')[]): Conversion =>
    conversionOf(
      ...read.statements.map((one) => ({ ...one, reconciliation: { ...one.reconciliation, unread: [...unread] } })),
    );
  const before = doubted(['dates', 'direction']);
  const trial = trialOf(before, draftOf(before, null), doubted(['direction']));
  expect(trial?.draft[0]?.confirmed).toEqual(['dates']);
});

it('cannot be laid over other statements, or another currency', () => {
  const [statement] = read.statements;
  if (!statement) throw new Error('there is one');
  expect(trialOf(read, draftOf(read, null), conversionOf(statement, statement))).toBeNull();
  const yen = { ...statement, account: { ...statement.account, currency: 'JPY' } };
  expect(trialOf(read, draftOf(read, null), conversionOf(yen))).toBeNull();
});
