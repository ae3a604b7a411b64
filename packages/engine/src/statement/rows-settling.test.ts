import { describe, expect, it } from 'vitest';
import { labelled } from '../../tests/item-builder.ts';
import { row, totalsBeside } from '../../tests/totals-of.ts';

describe('a sum of what is new on a card', () => {
  const rows = [row('-30.00'), row('5.00'), row('40.00'), row('3.00'), row('4.00'), row('-10.00')];

  /** What sums cover beside the rows, in a summary that comes out. */
  const covered = (paid: string, spent: string, all = rows) => {
    const sums = [labelled('total-in', [paid], { inTable: false }), labelled('total-out', [spent], { inTable: false })];
    return totalsBeside(new Set(), [...sums, ...all], [], new Set(sums)).map(({ covered }) => covered);
  };

  it('leaves out the payment that the sum beside it is of, returns taken off', () =>
    expect(covered('40.00', '28.00')).toEqual([[0, 1, 3, 4, 5]]));

  it('leaves out two payments', () => {
    const all = [...rows, row('25.00')];
    expect(covered('65.00', '28.00', all)).toEqual([[0, 1, 3, 4, 5]]);
  });

  it('is of all money out where no payment is told', () => expect(covered('41.00', '28.00')).toContainEqual([0, 5]));
});
