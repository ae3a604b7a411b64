import type { Check, Reconciliation, Statement } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { explain, missingAt } from './explain.ts';

type Row = readonly [amount: string, balance: string | null];

const statement = (rows: readonly Row[], more: Partial<Statement> = {}): Statement => ({
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'USD' },
  period: { start: null, end: null },
  opening: '100.00',
  closing: '90.00',
  transactions: rows.map(([amount, balance]) => ({
    date: '2025-03-03',
    valueDate: null,
    description: 'x',
    reference: null,
    amount,
    balance,
    confidence: 1,
  })),
  reconciliation: { status: 'verified', checks: [] },
  ...more,
});

const failed = (checks: readonly Check[]): Reconciliation => ({ status: 'failed', checks: [...checks] });

describe('missingAt', () => {
  const rows: Row[] = [
    ['-10.00', '90.00'],
    ['-5.00', null],
    ['-5.00', '80.00'],
    ['-68.20', '-6.20'],
  ];
  it.each([
    [0, '0.00'],
    [1, null],
    [2, '0.00'],
    [3, '-18.00'],
    [9, null],
  ])('at row %d it is %s', (index, missing) => {
    expect(missingAt(statement(rows), index)).toBe(missing);
  });

  it('is not known at the first balance where no opening is printed', () => {
    expect(missingAt(statement(rows, { opening: null }), 0)).toBeNull();
    expect(missingAt(statement(rows, { opening: null }), 2)).toBe('0.00');
  });

  it('is exact where binary figures would not be', () => {
    const tiny: Row[] = [
      ['0.10', '0.10'],
      ['0.20', '0.30'],
    ];
    expect(missingAt(statement(tiny, { opening: '0.00' }), 1)).toBe('0.00');
  });
});

describe('explain', () => {
  it('reckons the closing balance itself', () => {
    const reconciliation = failed([{ kind: 'opening-plus-transactions-is-closing', ok: false }]);
    expect(explain(statement([['-8.00', null]], { reconciliation })).findings).toEqual([
      { kind: 'closing', printed: '90.00', reckoned: '92.00', difference: '-2.00' },
    ]);
  });

  it('points at each row where a balance breaks', () => {
    const reconciliation = failed([{ kind: 'running-balance', ok: false, broken: [1] }]);
    const explanation = explain(
      statement(
        [
          ['-10.00', '90.00'],
          ['-1.00', '80.00'],
        ],
        { reconciliation },
      ),
    );
    expect(explanation.findings).toEqual([{ kind: 'running', index: 1, difference: '-9.00' }]);
    expect([...explanation.marks]).toEqual([[1, 'broken']]);
  });

  it('names totals and counts as they are printed, and leaves out what holds', () => {
    const reconciliation = failed([
      { kind: 'printed-totals', ok: false, label: 'Total out', expected: '12.00', found: '10.00' },
      { kind: 'count', ok: false, expected: '4', found: '3' },
      { kind: 'subtotal', ok: true, expected: '1.00', found: '1.00' },
    ]);
    expect(explain(statement([], { reconciliation })).findings).toEqual([
      { kind: 'total', label: 'Total out', printed: '12.00', read: '10.00' },
      { kind: 'count', label: null, printed: '4', read: '3' },
    ]);
  });

  it('tells apart what contradicts and what is not certain', () => {
    const rows: Row[] = [
      ['-10.00', null],
      ['-1.00', null],
    ];
    const told = (broken: number[], doubts: Check['doubts'], period: Statement['period']) =>
      explain(
        statement(rows, {
          period,
          reconciliation: {
            status: 'unverifiable',
            checks: [{ kind: 'dates', ok: false, broken, ...(doubts && { doubts }) }],
            unread: ['dates', 'direction'],
          },
        }),
      );
    const bare = { start: null, end: null };
    const one = told([1], ['period', 'column'], bare);
    expect(one.findings).toEqual([]);
    expect(one.doubts).toEqual(['direction', 'long', 'column']);
    expect([...one.marks]).toEqual([[1, 'date']]);
    expect(told([0, 1], ['period'], { start: '2025-03-01', end: null })).toMatchObject({
      doubts: ['direction', 'period'],
      marks: new Map(),
    });
    expect(told([], undefined, bare).doubts).toEqual(['direction', 'unknown']);
  });

  it('marks unbound rows, but not where that would be all of them', () => {
    const rows: Row[] = [
      ['-10.00', null],
      ['-1.00', null],
    ];
    const unverifiable = (unbound: number[]): Reconciliation => ({ status: 'unverifiable', checks: [], unbound });
    expect([...explain(statement(rows, { reconciliation: unverifiable([0]) })).marks]).toEqual([[0, 'unbound']]);
    expect(explain(statement(rows, { reconciliation: unverifiable([0, 1]) })).marks.size).toBe(0);
  });
});
