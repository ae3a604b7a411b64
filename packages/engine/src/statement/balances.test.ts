import { expect, test } from 'vitest';
import { booking, figure, labelled, remark, spot } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
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
  const found = balanceCandidates(items, MONEY, scheme, false, [{ row, amount: -100n }]);
  expect(found.openings).toEqual([]);
  expect(found.carried.map(({ value }) => value)).toEqual([500n, 400n]);
  expect(found.closings.map(({ value }) => value)).toEqual([500n, 400n]);
});

const SCHEME = { owed: false, bankSigns: false, unsigned: 'in' } as const;
const row = booking('3 March 2025', '-1.00');
const candidates = (...items: Item[]) => {
  const { openings, closings } = balanceCandidates(items, MONEY, SCHEME, false, [{ row, amount: -100n }]);
  return { openings: openings.map(({ value }) => value), closings: closings.map(({ value }) => value) };
};

test("a table's foot may give the last balance beside its sums, where none is named", () => {
  const figures = [figure('money-in', '0.00'), figure('money-out', '1.00'), figure('balance', '4.00')];
  const foot = labelled('total', figures);
  expect(candidates(row, foot).closings).toEqual([400n]);
  expect(candidates(row, foot, labelled('closing', ['4.20'])).closings).toEqual([420n]);
  expect(candidates(row, labelled('total', figures.slice(1))).closings).toEqual([]);
  expect(candidates(row, labelled('count', figures)).closings).toEqual([400n]);
  expect(candidates(row, labelled('subtotal', figures)).closings).toEqual([400n]);
});

test('the balance of a line of several figures is the one behind its name', () => {
  const place = { spot: spot(1, 300) };
  const last = remark('Blocked: 9.00 | Closing balance 31.03.2025: 4.00', place);
  const column = labelled('closing', ['4.00'], { ...place, label: last.text.slice(0, -5) });
  expect(candidates(row, column, last).closings).toEqual([400n]);
  const both = remark('Previous balance | 7.00 | New balance | 4.00', place);
  const figures = [figure('money-out', '7.00'), figure('other', '4.00')];
  const opening = labelled('opening', figures, { ...place, label: 'Previous balance New balance' });
  expect(candidates(opening, both, row).openings).toEqual([700n]);
});

test('a summary below the rows may call the opening what was brought forward', () => {
  const summary = { inTable: false };
  const [forward, closing] = [labelled('brought-forward', ['5.00'], summary), labelled('closing', ['4.00'], summary)];
  expect(candidates(row, forward, closing).openings).toEqual([500n]);
  expect(candidates(row, forward).openings).toEqual([]);
});

test('the likeliest closing balance stands at the rows, not in an overview of other accounts', () => {
  const items = [
    labelled('closing', ['466.30'], { inTable: false }),
    labelled('opening', ['5.00']),
    row,
    labelled('closing', ['4.20']),
  ];
  expect(candidates(...items).closings).toEqual([420n, 46630n]);
});

test('a balance without a sign is owed where its name says so', () => {
  const closing = (amount: string) => labelled('closing', [amount], { label: 'Saldo zu Ihren Lasten' });
  expect(candidates(row, closing('4.00')).closings).toEqual([-400n]);
  expect(candidates(row, closing('4.00-')).closings).toEqual([-400n]);
  expect(candidates(row, closing('4.00+')).closings).toEqual([400n]);
});

test('a balance that continues a column is as that is printed, where the words of bookings say that nothing is owed', () => {
  const bookings = ['CARD PURCHASE', 'CASH WITHDRAWAL'].map((description) => ({
    ...booking('3 March 2025', '-1.00'),
    figures: [figure('amount', '-1.00'), figure('balance', '4.00')],
    description,
  }));
  const closing = labelled('closing', ['4.00'], { label: 'Solde débiteur' });
  const closings = (amount: bigint) =>
    balanceCandidates(
      [...bookings, closing],
      MONEY,
      SCHEME,
      false,
      bookings.map((row) => ({ row, amount })),
    ).closings;
  expect(closings(-100n).map(({ value }) => value)).toEqual([-400n, 400n]);
  expect(closings(100n).map(({ value }) => value)).toEqual([-400n]);
});

test('a balance that stands between both sides is on the one that sums say', () => {
  const closing = labelled('closing', [figure('money-out', '4.00')]);
  expect(candidates(row, closing).closings).toEqual([-400n, 400n]);
});

test('what stands on a line of points is no balance', () => {
  const place = { spot: spot(1, 300) };
  const line = remark('Your points: 530.27 (brought forward 112.40), due next 76.00', place);
  const carried = labelled('opening', ['76.00'], { inTable: false, label: 'brought forward', ...place });
  expect(candidates(line, carried, row).openings).toEqual([]);
  expect(candidates(remark('Yours: 530.27 (brought forward 112.40)', place), carried, row).openings).toEqual([7600n]);
});
