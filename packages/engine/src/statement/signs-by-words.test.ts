import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark } from '../../tests/item-builder.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Item } from '../shapes/row.ts';
import { buildStatements } from './build-statements.ts';

const FORM = { decimalMark: '.', decimals: 2 } as const;
const outside = { inTable: false };
const march = remark('Statement period 01/03/2025 - 31/03/2025');

/** The amounts that are read and the verdict, of the first way that is proven or else of the first. */
function amountsOf(...items: readonly Item[]) {
  const [ways] = buildStatements(items, FORM);
  if (!ways) return null;
  const verdictOf = ({ reading, decimals }: typeof ways.first) => reconcile(reading, decimals).status;
  const way = [...ways].find((one) => verdictOf(one) === 'verified') ?? ways.first;
  return { amounts: way.transactions.map(({ amount }) => amount), verdict: verdictOf(way) };
}

const rowOf = (description: string, amount: string) => ({ ...booking('3 March 2025', amount), description });

describe('amounts without signs in one column', () => {
  it('of an account go the way that words name', () =>
    expect(
      amountsOf(
        remark('Statement of account'),
        march,
        rowOf('SALARY', '1,900.00'),
        rowOf('CARD PAYMENT', '12.00'),
        rowOf('GREEN GROCER', '8.00'),
      )?.amounts,
    ).toEqual(['1900.00', '-12.00', '-8.00']));

  const bill = (due: string) =>
    amountsOf(
      remark('Credit card statement'),
      march,
      labelled('opening', ['50.00'], outside),
      rowOf('PAYMENT RECEIVED', '50.00'),
      rowOf('REFUND OF CARD PURCHASE', '12.00'),
      rowOf('GREEN GROCER', '80.00'),
      labelled('closing', [due], outside),
    );

  it('of a card bill do so where the sums come out', () => {
    expect(bill('68.00')).toEqual({ amounts: ['50.00', '12.00', '-80.00'], verdict: 'verified' });
    expect(bill('999.00')).toEqual({ amounts: ['-50.00', '-12.00', '-80.00'], verdict: 'unverifiable' });
  });

  const paid = (opening: string, text: string, amount: string, due: string) =>
    amountsOf(
      remark('Credit card statement'),
      march,
      labelled('opening', [{ ...figure('amount', opening), box: [400, 40, 440, 50] }], outside),
      rowOf('GREEN GROCER', '80.00'),
      rowOf(text, amount),
      labelled('closing', [due], outside),
    );

  it('of a card bill are money in where words thank for them and the sums come out', () =>
    expect(paid('90.00', 'SU PAGO, GRACIAS', '50.00', '120.00')).toEqual({
      amounts: ['-80.00', '50.00'],
      verdict: 'verified',
    }));
});
