import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import type { Random } from '../../../corpus/generator/random.ts';
import type { Answer, TrueStatement, Truth, Verdict } from '../shapes.ts';

/** Answers with faults of every kind, drawn from a seed: the truth, spoilt. */

const VERDICTS: readonly Verdict[] = ['verified', 'failed', 'unverifiable'];
const REASONS = [[], ['dates'], ['direction', 'dates'], ['dates', 'lines']];

type Row = TrueStatement['transactions'][number];

function spoilRow(random: Random, row: Row): Transaction[] {
  if (random.chance(0.03)) return [];
  const letters = [...row.description];
  if (random.chance(0.2)) letters.splice(random.integer(0, letters.length), random.integer(0, 4), 'x');
  const spoilt = {
    ...row,
    description: random.chance(0.05) ? (row.alsoAccepted?.[0] ?? '') : letters.join(''),
    date: random.chance(0.03) ? '2020-02-02' : row.date,
    amount: random.chance(0.03) ? `${row.amount}1` : row.amount,
    balance: random.chance(0.03) ? null : row.balance,
    valueDate: random.chance(0.1) ? null : row.valueDate,
    reference: random.chance(0.1) ? ` ${row.reference} ` : row.reference,
    confidence: random.integer(0, 100) / 100,
    where: random.chance(0.2) ? undefined : row.where,
  } as Transaction;
  return random.chance(0.02) ? [spoilt, { ...spoilt, date: '2020-03-03' }] : [spoilt];
}

function spoilStatement(random: Random, truth: TrueStatement): Statement {
  const clean = random.chance(0.5);
  const rows = truth.transactions.flatMap((row) =>
    clean ? [{ ...row, confidence: 0.95 } as Transaction] : spoilRow(random, row),
  );
  const { account, period } = truth;
  return {
    account: random.chance(0.1) ? { ...account, number: null, currency: 'XXX' } : account,
    period: random.chance(0.1) ? { ...period, end: null } : period,
    opening: random.chance(0.1) ? null : truth.opening,
    closing: random.chance(0.1) ? '0.01' : truth.closing,
    transactions: random.chance(0.05) ? rows.reverse() : rows,
    reconciliation: { status: random.pick(VERDICTS), checks: [], unread: random.pick(REASONS) as ['lines'] },
  };
}

/** @param truth null of a paper that is no statement */
export function spoilAnswer(random: Random, truth: Truth | null): Answer {
  if (random.chance(0.05)) return null;
  if (random.chance(truth ? 0.05 : 0.6)) return { refusal: random.pick(['no-statement', 'damaged-file']) };
  const statements = (truth?.statements ?? []).flatMap((one) => {
    const spoilt = spoilStatement(random, one);
    return random.pick([[spoilt], [spoilt], [spoilt], [spoilt], [spoilt, spoilt], []]);
  });
  return { statements: random.chance(0.2) ? statements.reverse() : statements } as unknown as Conversion;
}

/** The same truth, some of it proven less, or satisfied with less; of a misprint, most of it contradicted. */
export const loosenTruth = (random: Random, { statements }: Truth, misprint: boolean): Truth => ({
  statements: statements.map((one) => ({
    ...one,
    reconciliation: {
      status: random.chance(0.3) ? random.pick(VERDICTS) : misprint ? 'failed' : one.reconciliation.status,
      ...(random.chance(0.3) ? { accepts: [random.pick(VERDICTS)] } : {}),
    },
  })),
});
