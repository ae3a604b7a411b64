import type { Conversion, Statement, Transaction } from '@tallyleaf/contract';
import { joinStatements } from '@tallyleaf/exporters';
import { describe, expect, it } from 'vitest';
import { balancesOf, summariesOf } from './reckon.ts';

const row = (date: string, amount: string, category?: string, balance: string | null = null): Transaction => ({
  date,
  valueDate: null,
  description: `Row of ${date} ${amount}`,
  reference: null,
  amount,
  balance,
  confidence: 1,
  ...(category ? { category } : {}),
});

const statement = (currency: string, transactions: Transaction[], opening: string | null = null): Statement => ({
  account: { institution: null, holder: null, number: currency, iban: null, bic: null, type: 'checking', currency },
  period: { start: null, end: null },
  opening,
  closing: null,
  transactions,
  reconciliation: { status: 'unverifiable', checks: [] },
});

const ledgersOf = (...statements: Statement[]) => {
  const conversion: Conversion = {
    schema: 'statement/1',
    source: { fileName: 'a.pdf', sha256: '0'.repeat(64), pages: 1, kind: 'digital' },
    statements,
    warnings: [],
  };
  return joinStatements([conversion]);
};

describe('sums', () => {
  const euros = statement('EUR', [
    row('2025-01-31', '-0.10', 'Food'),
    row('2025-01-31', '-0.20', 'Food'),
    row('2025-03-01', '1000000000000.07', 'Salary'),
    row('2025-03-02', '0.05', 'Food'),
    row('2025-03-02', '-7.00'),
    row('2025-03-03', '0.00'),
  ]);

  it('are exact, a month without rows among them', () => {
    const [summary] = summariesOf(ledgersOf(euros));
    expect(summary?.total).toEqual({ in: '1000000000000.12', out: '7.30', net: '999999999992.82' });
    expect(summary?.months).toEqual([
      { month: '2025-01', in: '0.00', out: '0.30', net: '-0.30' },
      { month: '2025-02', in: '0.00', out: '0.00', net: '0.00' },
      { month: '2025-03', in: '1000000000000.12', out: '7.00', net: '999999999993.12' },
    ]);
    expect(summary).toMatchObject({ rows: 6, from: '2025-01-31', to: '2025-03-03' });
  });

  it('are of each category, rows without one last', () => {
    const [summary] = summariesOf(ledgersOf(euros));
    expect(summary?.categories).toEqual([
      { category: 'Food', in: '0.05', out: '0.30', net: '-0.25' },
      { category: 'Salary', in: '1000000000000.07', out: '0.00', net: '1000000000000.07' },
      { category: null, in: '0.00', out: '7.00', net: '-7.00' },
    ]);
  });

  it('never mix currencies, and have the decimals of each', () => {
    const summaries = summariesOf(ledgersOf(euros, statement('JPY', [row('2025-01-05', '-300')])));
    expect(summaries.map(({ currency }) => currency)).toEqual(['EUR', 'JPY']);
    expect(summaries[1]?.total).toEqual({ in: '0', out: '300', net: '-300' });
  });

  it('go over the end of a year', () => {
    const [summary] = summariesOf(ledgersOf(statement('EUR', [row('2025-11-30', '1.00'), row('2026-01-01', '1.00')])));
    expect(summary?.months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01']);
  });
});

describe('balances', () => {
  it('stand at the end of each day', () => {
    const rows = [row('2025-01-02', '-1.00'), row('2025-01-02', '-2.00'), row('2025-01-05', '10.00')];
    expect(
      balancesOf([{ ...statement('EUR', rows, '5.00'), period: { start: '2025-01-01', end: '2025-01-31' } }]),
    ).toEqual([
      [
        { day: '2025-01-01', balance: '5.00' },
        { day: '2025-01-02', balance: '2.00' },
        { day: '2025-01-05', balance: '12.00' },
        { day: '2025-01-31', balance: '12.00' },
      ],
    ]);
  });

  it('go back from the first that is printed where no opening is', () => {
    const rows = [row('2025-01-02', '-1.00'), row('2025-01-03', '-2.00', undefined, '7.00')];
    expect(balancesOf([statement('EUR', rows)])).toEqual([
      [
        { day: '2025-01-02', balance: '9.00' },
        { day: '2025-01-03', balance: '7.00' },
      ],
    ]);
  });

  it('are none where none is printed', () => {
    expect(balancesOf([statement('EUR', [row('2025-01-02', '-1.00')])])).toEqual([]);
  });
});
