import type { Check, Conversion, Statement, StatementCorrections } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { applyCorrections } from './apply-corrections.ts';
import { recheck } from './recheck.ts';

const row = (date: string, amount: string, valueDate: string | null = null) => ({
  date,
  valueDate,
  description: `Row of ${amount}`,
  reference: null,
  amount,
  balance: null,
  confidence: 0.9,
});

const dates = (more: Partial<Check>): Check => ({ kind: 'dates', ok: false, rows: 3, broken: [], ...more });

type Unread = NonNullable<Statement['reconciliation']['unread']>;

/** A statement of March whose sums come out. */
function statement(check: Check | null, unread: Unread = ['dates'], more: Partial<Statement> = {}): Statement {
  const bare: Statement = {
    account: { institution: null, holder: null, number: '1', iban: null, bic: null, type: 'checking', currency: 'EUR' },
    period: { start: '2025-03-01', end: '2025-03-31' },
    opening: '60.00',
    closing: '0.00',
    transactions: [row('2025-03-03', '-10.00'), row('2025-03-05', '-20.00'), row('2025-03-31', '-30.00')],
    reconciliation: { status: 'unverifiable', checks: check ? [check] : [], unread },
    ...more,
  };
  return { ...bare, reconciliation: recheck(bare) };
}

function correct(read: Statement, corrections: StatementCorrections): Statement {
  const source = { fileName: 'march.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' as const };
  const conversion: Conversion = { schema: 'statement/1', source, statements: [read], warnings: [] };
  return applyCorrections(conversion, { statements: [corrections] }).statements[0] as Statement;
}

const datesOf = ({ reconciliation }: Statement): Check | undefined =>
  reconciliation.checks.find(({ kind }) => kind === 'dates');

describe('dates that are not proven', () => {
  const read = statement(dates({ doubts: ['column'] }));

  it('leave a statement unverifiable, and never failed', () => {
    expect(read.reconciliation).toMatchObject({ status: 'unverifiable', unbound: [], unread: ['dates'] });
    expect(recheck(read)).toEqual(read.reconciliation);
  });

  it('are right where a person says so, and in doubt again where that is taken back', () => {
    const { reconciliation } = correct(read, { confirmed: ['dates'] });
    expect(reconciliation).toMatchObject({ status: 'verified', confirmed: ['dates'] });
    expect(reconciliation.unread).toBeUndefined();
    expect(reconciliation.checks.at(-1)).toEqual({ kind: 'dates', ok: true, rows: 3, broken: [], by: 'person' });
    expect(correct(read, {})).toBe(read);
  });

  it('are not made right by saying that the direction is', () => {
    expect(correct(read, { confirmed: ['direction'] }).reconciliation).toMatchObject({
      status: 'unverifiable',
      unread: ['dates'],
    });
  });

  it('stay in doubt for other reasons than the period, whatever is typed', () => {
    const typed = correct(read, { rows: [{ of: 0, date: '2025-03-04' }, [1, 2]] });
    expect(datesOf(typed)).toMatchObject({ ok: false, doubts: ['column'] });
  });

  it('may be said to be right although no check was kept', () => {
    const old = statement(null);
    expect(old.reconciliation).toMatchObject({ status: 'unverifiable', unread: ['dates'] });
    expect(correct(old, { confirmed: ['dates'] }).reconciliation.status).toBe('verified');
  });

  it('do not hide sums that do not come out', () => {
    const wrong = correct(read, { confirmed: ['dates'], closing: '1.00' });
    expect(wrong.reconciliation.status).toBe('failed');
  });
});

describe('dates against the printed period', () => {
  const proven = statement(dates({ ok: true }), []);
  const out = statement(dates({ doubts: ['period'], broken: [1] }), ['dates'], {
    transactions: [row('2025-03-03', '-10.00'), row('2025-08-05', '-20.00'), row('2025-03-31', '-30.00')],
  });

  it.each([
    ['2025-02-22', true],
    ['2025-02-21', false],
    ['2025-04-07', true],
    ['2025-04-08', false],
  ])('typed as %s: proven is %s', (date, ok) => {
    const typed = correct(proven, { rows: [[0, 0], { of: 1, date }, [2, 2]] });
    expect(datesOf(typed)).toMatchObject(ok ? { ok, broken: [] } : { ok, broken: [1], doubts: ['period'] });
    expect(typed.reconciliation.status).toBe(ok ? 'verified' : 'unverifiable');
  });

  it.each([
    ['2024-12-31', true],
    ['2024-12-30', false],
  ])('on a card’s bill typed as %s: proven is %s', (date, ok) => {
    const bill = { ...proven, account: { ...proven.account, type: 'credit-card' as const } };
    expect(datesOf(correct(bill, { rows: [{ of: 0, date }, [1, 2]] }))?.ok).toBe(ok);
  });

  it('are proven once the one that lies outside is typed', () => {
    expect(out.reconciliation.status).toBe('unverifiable');
    const typed = correct(out, { rows: [[0, 0], { of: 1, date: '2025-03-05' }, [2, 2]] });
    expect(typed.reconciliation.status).toBe('verified');
    expect(typed.reconciliation.unread).toBeUndefined();
  });

  it('are proven once the period is the one that they lie in', () => {
    const period = { start: '2025-03-01', end: '2025-08-31' };
    expect(correct(out, { period }).reconciliation.status).toBe('verified');
    const other = correct(proven, { period: { start: '2025-05-01', end: '2025-05-31' } });
    expect(datesOf(other)).toMatchObject({ ok: false, broken: [0, 1, 2], doubts: ['period'] });
  });

  it('are named by where their rows stand now', () => {
    const fewer = correct(out, { rows: [[1, 2]] });
    expect(datesOf(fewer)).toMatchObject({ broken: [0], rows: 2, doubts: ['period'] });
    expect(datesOf(correct(out, { rows: [[0, 0]] }))?.ok).toBe(true);
  });

  it('of rows that nobody typed stay as they were found', () => {
    const both = statement(dates({ doubts: ['period', 'order'], broken: [0, 1] }), ['dates'], {
      transactions: out.transactions,
    });
    const typed = correct(both, { rows: [[0, 0], { of: 1, date: '2025-03-05' }, [2, 2]] });
    expect(datesOf(typed)).toMatchObject({ broken: [0], doubts: ['order'] });
  });

  it('may not go over more than 13 months without one', () => {
    const bare = { ...proven, period: { start: null, end: null } };
    const typed = correct(bare, { rows: [{ of: 0, date: '2024-02-27' }, [1, 2]] });
    expect(datesOf(typed)).toMatchObject({ ok: false, doubts: ['period'] });
    expect(datesOf(correct(bare, { rows: [{ of: 0, date: '2024-02-28' }, [1, 2]] }))?.ok).toBe(true);
    const transactions = [row('2022-03-03', '-10.00'), ...bare.transactions.slice(1)];
    const long = statement(dates({ doubts: ['period'], broken: [0, 1, 2] }), ['dates'], { ...bare, transactions });
    expect(datesOf(correct(long, { rows: [{ of: 0, date: '2025-03-03' }, [1, 2]] }))).toMatchObject({ ok: true });
    expect(datesOf(correct(long, { rows: [[0, 1], { of: 2, date: '2025-03-30' }] }))).toMatchObject({
      broken: [0, 1, 2],
      doubts: ['period'],
    });
  });
});

describe('a direction that nothing printed tells', () => {
  const total: Check = {
    kind: 'printed-totals',
    ok: true,
    expected: '-60.00',
    found: '-60.00',
    covers: { sign: 'out' },
  };
  const apart: Check = { kind: 'running-balance', ok: true, apart: [{ row: 1, balance: '30.00' }] };
  const unread: Unread = ['direction'];
  const bare = statement(null, unread);
  const read = { ...bare, reconciliation: { ...bare.reconciliation, checks: [total, apart], unread } };

  it('is right where a person says so', () => {
    expect(recheck(read).status).toBe('unverifiable');
    expect(correct(read, { confirmed: ['direction'] }).reconciliation).toMatchObject({ status: 'verified' });
  });

  it('turns every figure round in one step, and all sums with it', () => {
    const turned = correct(read, { turned: true, confirmed: ['direction'] });
    expect(turned).toMatchObject({ opening: '-60.00', closing: '0.00', read: { turned: true } });
    expect(turned.transactions.map(({ amount }) => amount)).toEqual(['10.00', '20.00', '30.00']);
    expect(turned.transactions.every((one) => one.read === undefined)).toBe(true);
    expect(turned.reconciliation).toMatchObject({
      status: 'verified',
      checks: [
        { ok: true },
        { ok: true, apart: [{ row: 1, balance: '-30.00' }] },
        { ok: true, expected: '60.00', covers: { sign: 'in' } },
      ],
    });
  });

  it('is not said to be right by turning alone', () => {
    expect(correct(read, { turned: true }).reconciliation).toMatchObject({ status: 'unverifiable', unread });
  });

  it('takes other corrections as figures stand once they are turned', () => {
    const turned = correct(read, { turned: true, rows: [{ of: 0, amount: '11.00' }, [1, 2]] });
    expect(turned.transactions[0]).toMatchObject({ amount: '11.00', read: { amount: '10.00' } });
    expect(turned.reconciliation.status).toBe('failed');
  });
});
