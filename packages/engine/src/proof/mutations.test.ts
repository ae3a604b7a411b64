import type { Minor } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reading, total } from '../../tests/reading-builder.ts';
import { mutationsOf } from '../../tests/reading-mutations.ts';
import type { PrintedTotal, Reading } from '../shapes/reading.ts';
import { reconcile } from './reconcile.ts';

const SEED = 20250303;

const figure = (value: Minor, label: string) => ({ value, label, where: null });
const sumOf = (amounts: readonly Minor[], rows: readonly number[]): Minor =>
  rows.reduce((sum, i) => sum + (amounts[i] as Minor), 0n);

/** How one printed total is drawn: what it covers, from one row to another, and what is said of its direction. */
interface TotalPlan {
  readonly from: number;
  readonly to: number;
  readonly way: 'in' | 'out' | 'section' | 'net' | 'silent' | 'count';
}

const totalPlan = fc.record<TotalPlan>({
  from: fc.constantFrom(0, 0, 0, 1, 3),
  to: fc.constantFrom(99, 99, 99, 2, 4),
  way: fc.constantFrom('in', 'out', 'in', 'out', 'section', 'net', 'silent', 'count'),
});

function totalOf({ from, to, way }: TotalPlan, amounts: readonly Minor[]): PrintedTotal {
  const within = amounts.map((_, i) => i).filter((i) => i >= from && i <= to);
  const rows = within.filter((i) => {
    const amount = amounts[i] as Minor;
    return way === 'in' ? amount > 0n : way === 'out' ? amount < 0n : true;
  });
  const sum = sumOf(amounts, rows);
  const shared = { kind: 'printed-totals', label: way, rows, where: null } as const;
  if (way === 'count') return { ...shared, kind: 'count', direction: null, expected: BigInt(rows.length) };
  if (way === 'net') return { ...shared, direction: 'net', expected: sum };
  if (way === 'silent') return { ...shared, direction: null, expected: sum < 0n ? -sum : sum };
  return { ...shared, direction: sum < 0n || way === 'out' ? 'out' : 'in', expected: sum < 0n ? -sum : sum };
}

/** A statement whose printed figures agree; which of them are printed is drawn as well. */
const readings: fc.Arbitrary<Reading> = fc
  .record({
    start: fc.bigInt({ min: -500_000n, max: 500_000n }),
    amounts: fc.array(fc.bigInt({ min: -99_999n, max: 99_999n }), { maxLength: 7 }),
    opening: fc.constantFrom(true, true, true, false),
    closing: fc.constantFrom(true, true, true, false),
    balances: fc.oneof(
      fc.constant([]),
      fc.constant(Array<boolean>(7).fill(true)),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    ),
    totals: fc.array(totalPlan, { maxLength: 4 }),
  })
  .map(({ start, amounts, opening, closing, balances, totals }) => {
    let running = start;
    const rows = amounts.map((amount, i) => {
      running += amount;
      return { amount, balance: balances[i] ? running : null };
    });
    return {
      opening: opening ? figure(start, 'Opening balance') : null,
      closing: closing ? figure(running, 'Closing balance') : null,
      rows,
      totals: totals.map((plan) => totalOf(plan, amounts)),
    };
  });

/** Rows that a printed figure binds, by the contract's words: between two printed balances, or under a sum. */
function boundRows({ opening, closing, rows, totals }: Reading): Set<number> {
  const stops = rows.flatMap((row, i) => (row.balance === null ? [] : [i + 1]));
  const anchors = [...(opening ? [0] : []), ...stops, ...(closing ? [rows.length] : [])];
  const [first = 0, last = 0] = [anchors[0], anchors.at(-1)];
  const between = rows.map((_, i) => i).filter((i) => i >= first && i < last);
  return new Set([...between, ...totals.filter(({ direction }) => direction !== null).flatMap((one) => one.rows)]);
}

describe('statements whose figures agree', () => {
  it('are verified where every row is bound, and say which are not elsewhere', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(readings, (read) => {
        const { status, unbound, checks } = reconcile(read, 2);
        const bound = boundRows(read);
        const free = read.rows.map((_, i) => i).filter((i) => !bound.has(i));
        expect(checks.every((check) => check.ok)).toBe(true);
        if (status === 'verified') expect(free).toEqual([]);
        else expect({ status, unbound }).toEqual({ status: 'unverifiable', unbound: free });
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }),
      { seed: SEED, numRuns: 2000 },
    );
    expect(seen.get('verified')).toBeGreaterThan(800);
    expect(seen.get('unverifiable')).toBeGreaterThan(100);
  });
});

describe('a verified statement with one figure changed', () => {
  it('is never verified still', () => {
    let tried = 0;
    let unguarded = 0;
    fc.assert(
      fc.property(readings, (read) => {
        if (reconcile(read, 2).status !== 'verified') return;
        const wrong = mutationsOf(read).filter(({ reading: changed, guarded }) => {
          tried++;
          if (!guarded) unguarded++;
          return guarded && reconcile(changed, 2).status === 'verified';
        });
        expect(wrong.map(({ what }) => what)).toEqual([]);
      }),
      { seed: SEED, numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(50_000);
    expect(unguarded).toBeLessThan(tried * 0.05);
  });

  // What is printed once and stands against no other figure is guarded by none; it is not a row's amount or sign.
  it('may be verified where no printed figure is left to compare with', () => {
    const totals = [total('out', '10.00', [0])];
    const rows = [['-10.00']] as const;
    expect(reconcile(reading({ opening: '1.00', rows, totals }), 2).status).toBe('verified');
    expect(reconcile(reading({ opening: '2.00', rows, totals }), 2).status).toBe('verified');
    const chained = [
      ['-10.00', '90.00'],
      ['-5.00', '85.00'],
    ] as const;
    expect(reconcile(reading({ opening: '100.00', rows: chained }), 2).status).toBe('verified');
    expect(reconcile(reading({ opening: '100.00', rows: chained.slice(0, 1) }), 2).status).toBe('verified');
  });
});
