import type { Check, Conversion, RowCorrection, Statement, StatementCorrections } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { applyCorrections, CorrectionError } from './apply-corrections.ts';
import { recheck } from './recheck.ts';

const row = (amount: string, balance: string | null = null) => ({
  date: '2025-03-03',
  valueDate: null,
  description: `Row of ${amount}`,
  reference: null,
  amount,
  balance,
  confidence: 0.9,
});

const total = (kind: Check['kind'], expected: string, covers: Check['covers']): Check => ({
  kind,
  ok: true,
  expected,
  found: expected,
  ...(covers && { covers }),
});

function statement(amounts: readonly string[], more: Partial<Statement> = {}, checks: Check[] = []): Statement {
  const bare: Statement = {
    account: { institution: null, holder: null, number: '1', iban: null, bic: null, type: 'checking', currency: 'EUR' },
    period: { start: '2025-03-01', end: '2025-03-31' },
    opening: null,
    closing: null,
    transactions: amounts.map((amount) => row(amount)),
    reconciliation: { status: 'unverifiable', checks },
    ...more,
  };
  return { ...bare, reconciliation: recheck(bare) };
}

const conversionOf = (...statements: Statement[]): Conversion => ({
  schema: 'statement/1',
  source: { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
  statements,
  warnings: [],
});

const correct = (read: Statement, corrections: StatementCorrections): Statement =>
  applyCorrections(conversionOf(read), { statements: [corrections] }).statements[0] as Statement;

const added = (amount: string): RowCorrection => ({ of: null, date: '2025-03-04', description: 'Added', amount });

describe('a misread amount', () => {
  const misread = statement(['-60.00', '-31.00'], { opening: '100.00', closing: '0.00' });
  const right = correct(misread, { rows: [[0, 0], { of: 1, amount: '-40.00' }] });

  it('is corrected, and the verdict turns', () => {
    expect(misread.reconciliation.status).toBe('failed');
    expect(right.reconciliation.status).toBe('verified');
  });

  it('stands beside what it is now; other rows are as they were', () => {
    expect(right.transactions[1]).toEqual({ ...row('-31.00'), amount: '-40.00', read: { amount: '-31.00' } });
    expect(right.transactions[0]).toBe(misread.transactions[0]);
  });

  it('typed as it was read is no correction', () => {
    expect(correct(misread, { rows: [[0, 0], { of: 1, amount: '-31.00' }] })).toEqual(misread);
  });
});

describe('rows', () => {
  const read = statement(['-10.00', '-20.00', '-30.00'], { opening: '60.00', closing: '0.00' });

  it('that are not named are removed, and kept beside the others', () => {
    const left = correct(read, {
      rows: [
        [0, 0],
        [2, 2],
      ],
    });
    expect(left.transactions.map(({ amount }) => amount)).toEqual(['-10.00', '-30.00']);
    expect(left.removed).toEqual([read.transactions[1]]);
    expect(left.reconciliation.status).toBe('failed');
  });

  it('may be added, by a person, and count like others', () => {
    const more = correct(read, { rows: [[0, 2], added('-5.00')], closing: '-5.00' });
    expect(more.transactions[3]).toMatchObject({ amount: '-5.00', origin: 'person', balance: null, reference: null });
    expect(more.reconciliation.status).toBe('verified');
    expect(more.read).toEqual({ closing: '0.00' });
  });

  it('may have a category, which is no correction of what was read', () => {
    const [first] = correct(read, { rows: [{ of: 0, category: 'Rent' }, [1, 2]] }).transactions;
    expect(first).toEqual({ ...row('-10.00'), category: 'Rent' });
  });

  it('may all be gone', () => {
    expect(correct(read, { rows: [] }).transactions).toEqual([]);
  });
});

describe('printed sums', () => {
  const sums = [
    total('printed-totals', '-30.00', { sign: 'out' }),
    total('printed-totals', '50.00', { sign: 'in' }),
    total('subtotal', '-30.00', { rows: [0, 2], sign: 'out', except: [1] }),
    total('count', '3', { rows: [1, 3] }),
  ];
  const read = statement(['-10.00', '-0.00', '-20.00', '50.00'], {}, sums);
  const found = ({ reconciliation }: Statement) => reconciliation.checks.map((check) => check.found);

  it('are held against their rows again', () => {
    expect(found(read)).toEqual(['-30.00', '50.00', '-30.00', '3']);
    expect(recheck(read)).toEqual(read.reconciliation);
  });

  it('take in rows that are added among their own, of their side', () => {
    const out = correct(read, { rows: [[0, 2], added('-1.00'), [3, 3]] });
    expect(found(out)).toEqual(['-31.00', '50.00', '-31.00', '4']);
    expect(out.reconciliation.checks[2]?.covers).toEqual({ rows: [0, 3], sign: 'out', except: [1] });
    const put = correct(read, { rows: [[0, 3], added('7.00')] });
    expect(found(put)).toEqual(['-30.00', '57.00', '-30.00', '4']);
  });

  it('follow a row whose sign is turned', () => {
    const turned = correct(read, { rows: [{ of: 0, amount: '10.00' }, [1, 3]] });
    expect(found(turned)).toEqual(['-20.00', '60.00', '-20.00', '3']);
  });

  it('follow their rows when others are removed above them', () => {
    const fewer = correct(read, { rows: [[1, 3]] });
    expect(fewer.reconciliation.checks[3]).toMatchObject({ ok: true, covers: {} });
    expect(found(fewer)).toEqual(['-20.00', '50.00', '-20.00', '3']);
  });

  it('are of nothing when their rows are gone', () => {
    expect(found(correct(read, { rows: [[0, 0]] }))).toEqual(['-10.00', '0.00', '-10.00', '0']);
  });

  it('of which nobody knows the rows are not judged again', () => {
    const old = statement(['-10.00'], {}, [total('printed-totals', '-10.00', undefined)]);
    expect(old.reconciliation).toMatchObject({ status: 'unverifiable', checks: [] });
  });
});

describe('balances of days', () => {
  const apart: Check = { kind: 'running-balance', ok: true, apart: [{ row: 1, balance: '70.00' }] };
  const read = statement(['-10.00', '-20.00', '-30.00'], { opening: '100.00', closing: '40.00' }, [apart]);

  it('bind the rows above them', () => {
    expect(read.reconciliation).toMatchObject({ status: 'verified', checks: [{}, { rows: 1 }] });
    expect(recheck(read)).toEqual(read.reconciliation);
  });

  it('stand below the last of the day that is left', () => {
    const left = correct(read, { rows: [{ of: 0, amount: '-30.00' }, [2, 2]] });
    expect(left.reconciliation).toMatchObject({ status: 'verified', checks: [{}, { apart: [{ row: 0 }] }] });
  });
});

describe('what sums do not prove', () => {
  const doubtful = { kind: 'doubtful' as const, field: 'date' as const, read: '08.03', others: ['03.03'] };
  const ends = { opening: '10.00', closing: '0.00' };
  const read = statement(['-10.00'], { ...ends, transactions: [{ ...row('-10.00'), evidence: [doubtful] }] });

  it('stays unproven until a person settles it', () => {
    expect(read.reconciliation).toMatchObject({ status: 'unverifiable', unbound: [0], unread: ['dates'] });
    const settled = correct(read, { rows: [{ of: 0, date: '2025-03-08' }] });
    expect(settled.reconciliation.status).toBe('verified');
  });

  it.each(['pages', 'lines', 'words', 'scale'] as const)('unread %s are not forgotten', (what) => {
    const bare = statement(['-10.00'], ends);
    const again = recheck({ ...bare, reconciliation: { ...bare.reconciliation, unread: [what] } });
    expect([again.status, again.unread]).toEqual([what === 'pages' ? 'verified' : 'unverifiable', [what]]);
  });
});

describe('corrections that do not fit are refused', () => {
  const read = statement(['-10.00', '-20.00']);
  it.each<[string, StatementCorrections]>([
    ['a row that is not there', { rows: [{ of: 2, amount: '1.00' }] }],
    ['a run past the end', { rows: [[0, 2]] }],
    ['a run backwards', { rows: [[1, 0]] }],
    ['a row twice', { rows: [[0, 1], { of: 1 }] }],
    ['another number of decimals', { rows: [{ of: 0, amount: '1.5' }] }],
    ['the same of a balance', { closing: '1' }],
  ])('%s', (_, corrections) => {
    expect(() => correct(read, corrections)).toThrow(CorrectionError);
  });

  it('another number of statements', () => {
    expect(() => applyCorrections(conversionOf(read), { statements: [] })).toThrow(CorrectionError);
  });
});
