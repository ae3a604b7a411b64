import type { Minor } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import type { Equation, Equations } from './equations.ts';
import type { Figure } from './figures.ts';
import { solve } from './solve.ts';

/** A figure in minor units with what else its ink may be. */
const figure = (value: number, ...others: number[]): Figure => ({
  value: BigInt(value),
  others: others.map((other) => ({
    value: BigInt(other),
    weight: 0.6,
    change: { page: 1, words: [], by: [], because: 'sums' as const },
  })),
  unknown: others.length > 0 ? 0.1 : 0.002,
});

/** The figures named by number add up to the last of them. */
const adds = (...at: number[]): Equation =>
  at.map((each, i) => ({ at: each, factor: i === at.length - 1 ? -1n : 1n }) as const);

/** What the figures are after solving. */
function solved(figures: readonly Figure[], links: readonly Equation[], totals: readonly Equation[] = []): Minor[] {
  const equations: Equations = { figures, links, totals };
  const values = figures.map(({ value }) => value);
  for (const { figure: at, other } of solve(equations)) values[at] = figures[at]?.others[other]?.value as Minor;
  return values;
}

const read = (figures: readonly Figure[]): Minor[] => figures.map(({ value }) => value);

describe('running balances', () => {
  // 100 opening, then rows 1 to 3 with the balances 4 to 6
  const links = [adds(0, 1, 4), adds(4, 2, 5), adds(5, 3, 6)];
  const right = [10_000, -1_000, 5_000, -2_000, 9_000, 14_000, 12_000];
  const withFigure = (at: number, one: Figure): Figure[] => right.map((value, i) => (i === at ? one : figure(value)));

  it('choose an amount between two balances', () => {
    expect(solved(withFigure(2, figure(6_000, 5_000)), links)).toEqual(right.map(BigInt));
  });

  it('choose a balance between two rows, of several that were read', () => {
    expect(solved(withFigure(5, figure(14_600, 14_800, 14_000, 16_000)), links)).toEqual(right.map(BigInt));
  });

  it('choose several, each where it stands', () => {
    const figures = withFigure(1, figure(-7_000, -1_000))
      .with(3, figure(-2_600, -2_000))
      .with(5, figure(14_000, 74_000));
    expect(solved(figures, links)).toEqual(right.map(BigInt));
  });

  it('choose none where no reading is right', () => {
    const figures = withFigure(2, figure(6_000, 8_000));
    expect(solved(figures, links)).toEqual(read(figures));
  });

  it('choose none where two fit', () => {
    const figures = withFigure(3, figure(-2_600, -2_000)).with(6, figure(12_000, 11_400));
    expect(solved(figures, links)).toEqual(read(figures));
  });

  it('leave alone what comes out', () => {
    const figures = right.map((value) => figure(value, value + 600));
    expect(solved(figures, links)).toEqual(read(figures));
  });
});

describe('one sum over many rows', () => {
  const amounts = Array.from({ length: 30 }, (_, i) => 1_000 + 37 * i);
  const closing = amounts.reduce((sum, amount) => sum + amount, 5_000);
  const link = adds(0, ...amounts.map((_, i) => i + 1), 31);
  const figuresWith = (...changed: readonly (readonly [number, Figure])[]): Figure[] => {
    const figures = [5_000, ...amounts, closing].map((value) => figure(value));
    for (const [at, one] of changed) figures[at] = one;
    return figures;
  };
  const other = (at: number, by: number): readonly [number, Figure] => {
    const value = [5_000, ...amounts, closing][at] as number;
    return [at, figure(value + by, value)];
  };

  it('chooses the one reading that differs', () => {
    expect(solved(figuresWith(other(7, 600)), [link])).toEqual([5_000, ...amounts, closing].map(BigInt));
  });

  it('chooses none among many doubtful figures: one of them fits by chance', () => {
    const doubtful = Array.from({ length: 12 }, (_, i) => {
      const value = amounts[i + 3] as number;
      return [i + 4, figure(value, value + 30 + i)] as const;
    });
    const figures = figuresWith(other(2, 600), ...doubtful);
    expect(solved(figures, [link])).toEqual(read(figures));
  });

  it('chooses none where none fits', () => {
    const figures = figuresWith([7, figure(9_999, 8_888)]);
    expect(solved(figures, [link])).toEqual(read(figures));
  });

  it('does not break a total that comes out', () => {
    const figures = [...figuresWith([3, figure(1_074, 1_674)]).with(9, figure(896, 1_296)), figure(3_111)];
    // Rows 1 to 3 have a total of their own; row 9 is 400 too low
    const total = adds(1, 2, 3, 32);
    expect(solved(figures, [link], [total])).toEqual(read(figures).with(9, 1_296n));
  });
});
