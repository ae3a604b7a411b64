import { describe, expect, it } from 'vitest';
import { labelled, remark, section, spot } from '../../tests/item-builder.ts';
import { total } from '../../tests/reading-builder.ts';
import type { Item } from '../shapes/row.ts';
import { hasUnusedSums, sumsLinesAside } from './unused-totals.ts';

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
