import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, section, spot } from '../../tests/item-builder.ts';
import { total } from '../../tests/reading-builder.ts';
import type { Item } from '../shapes/row.ts';
import { hasUnusedSums, leavesOtherSide, leavesTotalUnused, sumsLinesAside } from './unused-totals.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
const summary = (...more: Item[]): Item[] => [
  labelled('total-in', ['250.50'], { inTable: false }),
  ...more,
  labelled('total-out', ['100.50'], { inTable: false }),
];

describe('sums of a summary', () => {
  it('are of rows that were not read where both are of none', () => {
    expect(hasUnusedSums(summary(), [], MONEY)).toBe(true);
  });

  it('are used where a check is of one of them', () => {
    expect(hasUnusedSums(summary(), [total('out', '-100.50', [0])], MONEY)).toBe(false);
  });

  it('may be of some rows where other figures stand among them', () => {
    expect(hasUnusedSums(summary(remark('Sent | 12.00')), [], MONEY)).toBe(false);
    const above = remark('Sent | 12.00', { spot: spot(1, 88) });
    expect(hasUnusedSums([above, ...summary()], [], MONEY)).toBe(false);
    const second = labelled('total-in', ['7.00'], { inTable: false });
    expect(hasUnusedSums(summary(second), [], MONEY)).toBe(false);
  });
});

describe('a sum in a table that is of no rows', () => {
  const line = remark('3 March 2025 | 0417 SALARY 570.02', { spot: spot(1, 80) });
  const sum = labelled('total-in', ['570.02']);

  it('is of the lines above it that have days and figures', () => {
    expect(sumsLinesAside([section('section-in'), line, sum], [], MONEY)).toBe(true);
    expect(sumsLinesAside([section('section-in'), line, sum], [total('in', '570.02', [0])], MONEY)).toBe(false);
  });

  it('is of nothing booked below a title of what is not', () =>
    expect(sumsLinesAside([{ ...section('pending'), spot: spot(1, 60) }, line, sum], [], MONEY)).toBe(false));
});

it('a figure beside a total that comes out sums up rows that were not read', () => {
  const both = labelled('total', [figure('money-out', '400.00'), figure('money-in', '900.00')]);
  expect(leavesTotalUnused([both], [total('in', '900.00', [0])], MONEY)).toBe(true);
  expect(leavesTotalUnused([both], [total('in', '900.00', [0]), total('out', '-400.00', [1])], MONEY)).toBe(false);
  const parts = labelled('total', [figure('other', '880.00'), figure('other', '20.00'), figure('amount', '900.00')]);
  expect(leavesTotalUnused([parts], [total('in', '900.00', [0])], MONEY)).toBe(false);
});

it('a text and a figure below the title of a day may be of the other direction', () => {
  const salary = booking('7 March 2025', '900.00', undefined, { undated: true });
  const rows = [{ row: salary, amount: 90000n, section: null, sectionIndex: 0 }];
  const day = remark('8 March 2025');
  const leaves = (...items: Item[]) => leavesOtherSide([salary, ...items], rows, [total('in', '900.00', [0])]);
  expect(leaves(day, remark('RENT | 400.00'))).toBe(true);
  expect(leaves(remark('RENT | 400.00'), day)).toBe(false);
});

it('lines set as rows above those of one direction may be of the other', () => {
  const salary = booking('7 March 2025', '900.00');
  const line = {
    ...remark('3 March 2025 | RENT | 400.00', { spot: spot(1, 80) }),
    cells: [
      { text: '3 March 2025', box: [50, 80, 90, 90], size: 8 },
      { text: 'RENT', box: [120, 80, 150, 90], size: 8 },
      { text: '400.00', box: [410, 80, 440, 90], size: 8 },
    ] as const,
  };
  const rows = [{ row: salary, amount: 90000n, section: null, sectionIndex: 0 }];
  const totals = [total('in', '900.00', [0])];
  expect(leavesOtherSide([line, salary], rows, totals)).toBe(true);
  expect(leavesOtherSide([salary, line], rows, totals)).toBe(false);
  expect(leavesOtherSide([line, salary], rows, [...totals, total('out', '-400.00', [])])).toBe(false);
});

it('lines with days and figures below a title of the other direction are of rows that were not read', () => {
  const salary = booking('7 March 2025', '900.00');
  const rows = [{ row: salary, amount: 90000n, section: null, sectionIndex: 0 }];
  const rent = remark('8 March 2025 | RENT | 400.00');
  const leaves = (...items: Item[]) => leavesOtherSide([salary, ...items], rows, [total('in', '900.00', [0])]);
  expect(leaves(section('section-out'), rent)).toBe(true);
  expect(leaves(section('section-in'), rent)).toBe(false);
  expect(leaves(section('section-out'), section('section-in'), rent)).toBe(false);
  expect(leaves(section('section-out'), booking('8 March 2025', '400.00'), rent)).toBe(false);
  expect(leaves(section('section-out'), remark('8 March 2025 | 400.00'))).toBe(false);
});
