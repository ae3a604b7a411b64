import { expect, test } from 'vitest';
import { booking, labelled } from '../../tests/item-builder.ts';
import type { Row } from '../shapes/row.ts';
import { balanceCandidates } from './balances.ts';

const MONEY = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;

test('a figure that either balance may be is the opening only where sums say so', () => {
  const row = booking('3 March 2025', '-1.00');
  const either = (figure: string, x: number) => {
    const opening = labelled('opening', [figure], { inTable: false, label: 'Balance on' });
    const figures = opening.figures.map((one) => ({ ...one, box: [x, 0, x + 9, 9] as const }));
    return [
      { ...opening, figures },
      { ...opening, figures, phrase: 'closing' as const },
    ];
  };
  const scheme = { owed: false, bankSigns: false, unsigned: 'in' } as const;
  const items = [...either('5.00', 100), ...either('4.00', 200), row];
  const found = balanceCandidates(items, MONEY, scheme, false, new Set<Row>([row]));
  expect(found.openings).toEqual([]);
  expect(found.carried.map(({ value }) => value)).toEqual([500n, 400n]);
  expect(found.closings.map(({ value }) => value)).toEqual([500n, 400n]);
});

test('the likeliest closing balance stands at the rows, not in an overview of other accounts', () => {
  const row = booking('3 March 2025', '-1.00');
  const items = [
    labelled('closing', ['466.30'], { inTable: false }),
    labelled('opening', ['5.00']),
    row,
    labelled('closing', ['4.20']),
  ];
  const scheme = { owed: false, bankSigns: false, unsigned: 'in' } as const;
  const { closings } = balanceCandidates(items, MONEY, scheme, false, new Set<Row>([row]));
  expect(closings.map(({ value }) => value)).toEqual([420n, 46630n]);
});
