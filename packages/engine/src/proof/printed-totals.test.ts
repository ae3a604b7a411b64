import type { Check, CheckKind } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { count, type ReadingSpec, reading, total } from '../../tests/reading-builder.ts';
import { reconcile } from './reconcile.ts';

const verdict = (spec: ReadingSpec, decimals = 2) => reconcile(reading(spec), decimals);
const checkOf = (spec: ReadingSpec, kind: CheckKind): Check | undefined =>
  verdict(spec).checks.find((check) => check.kind === kind);

describe('printed totals', () => {
  const rows = [['-10.00'], ['25.50'], ['-0.50'], ['4.50']] as const;
  const both = [total('in', '30.00', [1, 3]), total('out', '10.50', [0, 2])];

  it('of money in and out verify every row that they cover', () => {
    expect(verdict({ rows, totals: both })).toEqual({
      status: 'verified',
      checks: [
        {
          kind: 'printed-totals',
          ok: true,
          expected: '30.00',
          found: '30.00',
          rows: 2,
          label: 'Total in',
          covers: { sign: 'in' },
        },
        {
          kind: 'printed-totals',
          ok: true,
          expected: '-10.50',
          found: '-10.50',
          rows: 2,
          label: 'Total out',
          covers: { sign: 'out' },
        },
      ],
    });
  });

  it('leave the rows of the other direction unbound', () => {
    expect(verdict({ rows, totals: both.slice(0, 1) })).toMatchObject({ status: 'unverifiable', unbound: [0, 2] });
    expect(verdict({ rows, totals: both.slice(1) })).toMatchObject({ status: 'unverifiable', unbound: [1, 3] });
  });

  it.each(['10.50', '-10.50'])('of money out are the same with a minus or without: %s', (amount) => {
    expect(verdict({ rows: [['-10.50']], totals: [total('out', amount, [0])] }).status).toBe('verified');
    expect(verdict({ rows: [['10.50']], totals: [total('out', amount, [0])] }).status).toBe('failed');
  });

  it('of both directions together are signed as printed', () => {
    expect(verdict({ rows, totals: [total('net', '19.50', [0, 1, 2, 3])] }).status).toBe('verified');
    expect(verdict({ rows, totals: [total('net', '-19.50', [0, 1, 2, 3])] }).status).toBe('failed');
  });

  it('bind nothing where one of the many sets of rows that they were compared with fits by chance', () => {
    const fits = (amount: string, tried: number) =>
      verdict({ rows: [[`-${amount}`]], totals: [{ ...total('out', amount, [0]), tried }] });
    expect(fits('4.00', 1)).toMatchObject({ status: 'verified' });
    expect(fits('4.00', 2)).toMatchObject({ status: 'unverifiable', unbound: [0], checks: [{ ok: true, tried: 2 }] });
    expect(fits('400.00', 2)).toMatchObject({ status: 'verified', checks: [{ tried: 2 }] });
    expect(fits('400.00', 41)).toMatchObject({ status: 'unverifiable' });
  });

  it('without a direction compare magnitudes, and bind nothing', () => {
    for (const sign of ['', '-']) {
      const spec = { rows: [[`${sign}4.00`], [`${sign}6.00`]] as const, totals: [total(null, '10.00', [0, 1])] };
      expect(verdict(spec)).toMatchObject({ status: 'unverifiable', unbound: [0, 1] });
      expect(verdict(spec).checks).toMatchObject([{ ok: true, found: `${sign}10.00` }]);
    }
    expect(verdict({ rows: [['4.00']], totals: [total(null, '10.00', [0])] }).status).toBe('failed');
  });

  it('are subtotals where they are printed as such', () => {
    expect(checkOf({ rows, totals: [total('in', '25.50', [1], 'subtotal')] }, 'subtotal')).toMatchObject({ ok: true });
  });

  it('bind the rows that running balances leave', () => {
    const chained = [['-10.00'], ['25.50', '115.50'], ['-0.50', '115.00']] as const;
    expect(verdict({ rows: chained })).toMatchObject({ status: 'unverifiable', unbound: [0, 1] });
    expect(verdict({ rows: chained, totals: [total('out', '10.50', [0, 2])] })).toMatchObject({ unbound: [1] });
    expect(
      verdict({ rows: chained, totals: [...[total('in', '25.50', [1])], total('out', '10.50', [0, 2])] }).status,
    ).toBe('verified');
  });

  it('that do not come out fail a statement whose balances do', () => {
    const right = { opening: '100.00', closing: '119.50', rows };
    expect(verdict({ ...right, totals: both }).status).toBe('verified');
    expect(verdict({ ...right, totals: [total('in', '30.10', [1, 3])] })).toMatchObject({
      status: 'failed',
      cause: 'printed',
    });
  });
});

describe('counts', () => {
  const rows = [['-10.00'], ['25.50']] as const;

  it('bind nothing: they prove that rows are there, not their amounts', () => {
    expect(verdict({ rows, totals: [count(2, [0, 1])] })).toEqual({
      status: 'unverifiable',
      checks: [{ kind: 'count', ok: true, expected: '2', found: '2', label: 'Number of transactions', covers: {} }],
      unbound: [0, 1],
    });
  });

  it('fail a statement with other rows, whatever the sums say', () => {
    expect(verdict({ opening: '0.00', closing: '15.50', rows, totals: [count(3, [0, 1])] })).toMatchObject({
      status: 'failed',
      cause: 'printed',
    });
  });

  it('alone verify no statement, not even an empty one', () => {
    expect(verdict({ totals: [count(0, [])] })).toMatchObject({ status: 'unverifiable', unbound: [] });
  });
});

describe('what a check of a total tells', () => {
  const rows = [['-10.00'], ['25.50'], ['0.00'], ['4.50']] as const;
  const first = (...totals: NonNullable<ReadingSpec['totals']>): Check | undefined =>
    verdict({ rows, totals }).checks[0];
  const where = { page: 2, box: [50, 100, 540, 110] as [number, number, number, number] };

  it('where it is printed, and in how many ways its rows were looked for', () => {
    expect(first({ ...total('in', '30.00', [1, 3]), where })).toMatchObject({ where: [where] });
    expect(first({ ...count(4, [0, 1, 2, 3]), where })).toMatchObject({ where: [where] });
    expect(first(total('in', '30.00', [1, 3]))).not.toHaveProperty('where');
    expect(first({ ...total('in', '30.00', [1, 3]), tried: 2 })).toMatchObject({ tried: 2 });
    expect(first({ ...total('in', '30.00', [1, 3]), tried: 1 })).not.toHaveProperty('tried');
  });

  it('which rows it is of: from the first to the last, but those between that are not', () => {
    expect(first(total('net', '30.00', [1, 3]))?.covers).toEqual({ rows: [1, 3], except: [2] });
    expect(first(total('net', '15.50', [0, 1]))?.covers).toEqual({ rows: [0, 1] });
    expect(first(total('in', '4.50', [3]))?.covers).toEqual({ rows: [3, 3], sign: 'in' });
    // A row of nothing is of either direction.
    expect(first(total('in', '30.00', [1, 2, 3]))?.covers).toEqual({ sign: 'in' });
    expect(first(total('out', '10.00', [0, 2]))?.covers).toEqual({ sign: 'out' });
    expect(first(total('in', '0.00', []))?.covers).toMatchObject({ rows: [0, -1] });
  });

  it('proves nothing of rows that were looked for in more ways than the figure is long', () => {
    const bound = (amount: string, tried: number): number[] | undefined =>
      verdict({ rows: [[amount]], totals: [{ ...total('net', amount, [0]), tried }] }).unbound;
    expect([bound('20.00', 2), bound('19.99', 2), bound('0.05', 1)]).toEqual([undefined, [0], undefined]);
  });
});
