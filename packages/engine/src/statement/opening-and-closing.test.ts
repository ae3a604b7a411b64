import { describe, expect, it } from 'vitest';
import { booking } from '../../tests/item-builder.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import { openingAndClosing } from './opening-and-closing.ts';

const figure = (value: bigint, y: number, label = 'Balance'): PrintedFigure => ({
  value,
  label,
  where: { page: 1, box: [50, y, 540, y + 10] },
});
const values = (
  openings: readonly PrintedFigure[],
  closings: readonly PrintedFigure[],
  rows: readonly bigint[] = [],
  carried: readonly PrintedFigure[] = [],
) => {
  const summed = rows.map((amount) => ({ amount, balance: null }));
  const { opening, closing } = openingAndClosing({ openings, closings, carried }, summed);
  return [opening?.value, closing?.value];
};

describe('the ends of an account without rows', () => {
  it('are one value wherever they are printed', () => {
    expect(values([figure(500n, 1), figure(500n, 3)], [figure(500n, 2), figure(500n, 4)])).toEqual([500n, 500n]);
  });

  it('contradict each other where any two figures of them do', () => {
    expect(values([figure(500n, 1), figure(500n, 3)], [figure(500n, 2), figure(770n, 4)])).toEqual([500n, 770n]);
    expect(values([figure(500n, 1), figure(770n, 3)], [figure(500n, 2)])).toEqual([770n, 500n]);
    expect(values([], [figure(500n, 2)], [], [figure(770n, 3)])).toEqual([770n, 500n]);
  });

  it('are never one figure in print', () => {
    const either = figure(500n, 1);
    expect(values([either], [either])).toEqual([undefined, 500n]);
    expect(values([either], [])).toEqual([500n, undefined]);
    expect(values([], [either])).toEqual([undefined, 500n]);
  });
});

describe('the ends of rows', () => {
  it('are those that the rows connect', () => {
    expect(values([figure(500n, 1), figure(600n, 2)], [figure(9n, 3), figure(700n, 4)], [100n])).toEqual([600n, 700n]);
  });

  it('are not named by a closing balance that the first row follows from and the last one does not come to', () => {
    const [head, first] = [figure(500n, 1, 'Opening'), figure(500n, 2, 'Balance as at 31 May')];
    const rows = [
      { amount: -100n, balance: 400n },
      { amount: 50n, balance: 450n },
    ];
    const ends = (opened: PrintedFigure[], closed: PrintedFigure[]) =>
      openingAndClosing({ openings: opened, closings: closed, carried: [] }, rows);
    expect(ends([head], [first])).toEqual({ opening: head, closing: null });
    expect(ends([head], [figure(9n, 9)]).closing?.value).toBe(9n);
  });

  it('are two figures in print, also where the rows come to nothing', () => {
    const either = figure(500n, 1);
    expect(values([either], [either], [100n, -100n])).toEqual([undefined, 500n]);
    expect(values([either], [either, figure(500n, 2)], [100n, -100n])).toEqual([500n, 500n]);
  });
});

it('of two balances that are named openings, one is the closing where the rows lead from the other to it', () => {
  const [before, on] = [figure(500n, 1, 'Previous balance'), figure(770n, 3, 'Balance on 31 March')];
  expect(values([before, on], [figure(640n, 9)], [300n, -30n])).toEqual([500n, 770n]);
  expect(values([before, on], [figure(640n, 9)], [300n, -40n])).toEqual([500n, 640n]);
});

describe('two balances by one name', () => {
  const at = (value: bigint, y: number, day: string) => figure(value, y, `Balance at ${day}`);
  const [upper, lower] = [at(1000n, 100, '31/12/2022'), at(800n, 600, '30/06/2023')];
  const printed = booking('3 March 2023', '2.00', undefined, { spot: { page: 1, box: [50, 300, 540, 310] } });
  const endsOf = (
    openings: readonly PrintedFigure[],
    closings: readonly PrintedFigure[],
    amount: bigint,
    newestFirst = false,
  ) => {
    const rows = [{ amount, balance: null, row: printed }];
    const { opening, closing } = openingAndClosing({ openings, closings, carried: closings }, rows, newestFirst);
    return [opening?.value, closing?.value];
  };

  it('open above the rows and close below them', () => {
    expect(endsOf([lower], [upper], -200n)).toEqual([1000n, 800n]);
    expect(endsOf([upper, lower], [], -200n)).toEqual([1000n, 800n]);
  });

  it('are not taken the other way round, though the sum with turned signs comes out', () =>
    expect(endsOf([at(-800n, 600, '30/06/2023')], [at(-1000n, 100, '31/12/2022')], -200n)).toEqual([-1000n, -800n]));

  it('close above where the newest row stands first', () => {
    expect(endsOf([lower], [upper], 200n, true)).toEqual([800n, 1000n]);
    expect(endsOf([upper], [lower], -200n, true)).toEqual([800n, 1000n]);
  });

  it('stand as they are named on one side of the rows', () => {
    const [left, right] = [at(800n, 100, '01/01/2023'), at(1000n, 100, '30/06/2023')];
    expect(endsOf([left], [right], 200n)).toEqual([800n, 1000n]);
    expect(endsOf([left], [right], 200n, true)).toEqual([800n, 1000n]);
  });
});
