import { type Conversion, fromMinor, type Statement, type Transaction } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversion, statement, transaction } from '../testing/cases.ts';
import { joinStatements } from './join-statements.ts';
import { mergeConversions } from './merge-conversions.ts';

/** A year of an account: two movements a day of every third day, some of them equal. Invented. */
const OPENING = 100_000n;
const YEAR: readonly Transaction[] = Array.from({ length: 240 }, (_, n) => {
  const date = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 2) * 3)).toISOString().slice(0, 10);
  const amount = fromMinor(n % 5 < 2 ? -250n : BigInt(((n * 7919) % 9001) - 4000), 2);
  return transaction({ date, amount, description: n % 5 < 2 ? 'COFFEE' : `MOVEMENT ${n}` });
});

const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
const balanceBefore = (date: string): bigint =>
  YEAR.filter((row) => row.date < date).reduce((sum, row) => sum + minor(row.amount), OPENING);

/** The statement of the days from `start` up to `before`, as a bank would print it. */
function printed(start: string, before: string): Statement {
  const end = new Date(Date.parse(before) - 86_400_000).toISOString().slice(0, 10);
  return statement({
    period: { start, end },
    opening: fromMinor(balanceBefore(start), 2),
    closing: fromMinor(balanceBefore(before), 2),
    transactions: YEAR.filter(({ date }) => date >= start && date < before),
  });
}

let documents = 0;
const documentOf = (...statements: Statement[]): Conversion => {
  documents += 1;
  const one = conversion(...statements);
  return { ...one, source: { ...one.source, sha256: String(documents).padStart(64, '0') } };
};

const firstOf = (month: number): string => new Date(Date.UTC(2025, month, 1)).toISOString().slice(0, 10);
const month = (n: number): Statement => printed(firstOf(n), firstOf(n + 1));
const rowsOf = (ledger: ReturnType<typeof joinStatements>[number] | undefined): Transaction[] =>
  (ledger?.spans ?? []).flatMap(({ rows }) => rows.map((row) => row.transaction));

describe('a ledger of twelve months', () => {
  it('joins them to one span, whatever their order', () => {
    const [ledger, ...others] = joinStatements([3, 0, 11, 5, 1, 2, 4, 6, 8, 7, 9, 10].map((n) => documentOf(month(n))));
    expect(others).toEqual([]);
    expect(ledger).toMatchObject({ gaps: [], duplicates: [], spans: [{ statements: { length: 12 } }] });
    expect(rowsOf(ledger)).toEqual(YEAR.filter(({ date }) => date < '2026-01-01'));
  });

  it('names the month that is missing', () => {
    const months = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11];
    const [ledger] = joinStatements(months.map((n) => documentOf(month(n))));
    const april = month(3);
    expect(ledger?.gaps).toEqual([
      {
        kind: 'missing-days',
        after: '2025-03-31',
        before: '2025-05-01',
        months: ['2025-04'],
        expected: april.opening,
        found: april.closing,
      },
    ]);
    expect(ledger?.spans.map(({ statements }) => statements.length)).toEqual([3, 8]);
  });

  it('has each transaction of two that overlap once', () => {
    const overlapping = printed('2025-02-14', '2025-03-20');
    const [ledger] = joinStatements([month(0), month(1), overlapping, month(2)].map((one) => documentOf(one)));
    expect(ledger?.gaps).toEqual([]);
    expect(rowsOf(ledger)).toEqual(YEAR.filter(({ date }) => date < '2025-04-01'));
    expect(ledger?.duplicates.length).toBeGreaterThan(10);
  });

  it('knows a transaction again whose text another document prints differently, where the balances prove it', () => {
    const other = printed('2025-01-20', '2025-03-01');
    const reworded = other.transactions.map((row) => ({ ...row, description: `${row.description} REF` }));
    const [ledger] = joinStatements([documentOf(month(0)), documentOf({ ...other, transactions: reworded })]);
    expect(ledger?.gaps).toEqual([]);
    expect(rowsOf(ledger).map(({ amount }) => amount)).toEqual(
      YEAR.filter(({ date }) => date < '2025-03-01').map(({ amount }) => amount),
    );
  });

  it('keeps two equal transactions of the day on which one statement ends and the next begins', () => {
    const coffee = transaction({ date: '2025-03-31', amount: '-2.50' });
    const march = statement({ opening: '10.00', closing: '7.50', transactions: [coffee] });
    const april = statement({
      period: { start: '2025-03-31', end: '2025-04-30' },
      opening: '7.50',
      closing: '5.00',
      transactions: [coffee],
    });
    const [ledger] = joinStatements([documentOf(march), documentOf(april)]);
    expect(ledger).toMatchObject({ gaps: [], duplicates: [], spans: [{ closing: '5.00', rows: { length: 2 } }] });
  });

  it('says where balances do not follow on one another', () => {
    const february = { ...month(1), opening: '0.01' };
    const [ledger] = joinStatements([documentOf(month(0)), documentOf(february)]);
    expect(ledger?.gaps).toMatchObject([{ kind: 'balance-break', expected: month(0).closing, found: '0.01' }]);
  });

  it('says where what two statements share does not explain their balances', () => {
    const wrong = { ...printed('2025-01-20', '2025-03-01'), closing: '1.00' };
    const [ledger] = joinStatements([documentOf(month(0)), documentOf(wrong)]);
    expect(ledger?.gaps).toMatchObject([{ kind: 'overlap-break', expected: '1.00' }]);
    expect(rowsOf(ledger).length).toBe(YEAR.filter(({ date }) => date < '2025-03-01').length);
  });

  it('counts the same document once, and leaves accounts without a number apart', () => {
    const one = documentOf(month(0));
    expect(joinStatements([one, one])).toHaveLength(1);
    const nameless = statement({ account: { number: null } });
    expect(joinStatements([documentOf(nameless), documentOf(nameless)])).toHaveLength(2);
  });
});

it('any cut of the year into statements that overlap or touch gives the year back', () => {
  const cuts = fc.array(fc.record({ start: fc.integer({ min: 0, max: 330 }), days: fc.integer({ min: 1, max: 60 }) }), {
    minLength: 1,
    maxLength: 8,
  });
  const day = (n: number): string => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10);
  const property = fc.property(cuts, (pieces) => {
    const documents = pieces.map(({ start, days }) => documentOf(printed(day(start), day(start + days))));
    const [ledger] = joinStatements(documents);
    const covered = YEAR.filter(({ date }) =>
      pieces.some(({ start, days }) => date >= day(start) && date < day(start + days)),
    );
    expect(rowsOf(ledger)).toEqual(covered);
    expect(ledger?.gaps.filter(({ kind }) => kind !== 'missing-days')).toEqual([]);
  });
  fc.assert(property, { numRuns: 200, seed: 12 });
});

describe('merging', () => {
  it('gives one statement that adds up, of all that follow on one another', () => {
    const merged = mergeConversions([documentOf(month(1)), documentOf(month(0))], 'both');
    expect(merged.statements).toHaveLength(1);
    expect(merged.statements[0]).toMatchObject({
      period: { start: '2025-01-01', end: '2025-02-28' },
      opening: month(0).opening,
      closing: month(1).closing,
      reconciliation: { status: 'verified' },
    });
    expect(merged.source).toMatchObject({ fileName: 'both', pages: 2, kind: 'digital' });
  });

  it('keeps a gap: two statements, never one that hides it', () => {
    const merged = mergeConversions([documentOf(month(0)), documentOf(month(2))], 'both');
    expect(merged.statements.map(({ period }) => period.start)).toEqual(['2025-01-01', '2025-03-01']);
  });

  it('is no better than the weakest of its statements', () => {
    const reconciliation = { status: 'unverifiable' as const, checks: [], unread: ['dates' as const] };
    const february = { ...month(1), reconciliation };
    const merged = mergeConversions([documentOf(month(0)), documentOf(february)], 'both');
    expect(merged.statements[0]?.reconciliation).toMatchObject({ status: 'unverifiable', unread: ['dates'] });
  });
});
