import { describe, expect, it } from 'vitest';
import { booking, figure, labelled, remark, row, section, spot } from '../../tests/item-builder.ts';
import { cents, total } from '../../tests/reading-builder.ts';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Labelled, Row } from '../shapes/row.ts';
import type { DraftContext } from './draft-context.ts';
import { leavesLinesUnread } from './lines-unread.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';

const NO_ENDS: OpeningAndClosing = { opening: null, closing: null };

/** Whether the items leave something unread beside these rows of money in. */
function leaves(
  items: readonly Item[],
  read: readonly (readonly [row: Row, amount: string, balance?: string])[],
  {
    totals = [],
    ends = NO_ENDS,
    left = items.filter(({ kind }) => kind === 'row').length - read.length,
  }: { totals?: readonly PrintedTotal[]; ends?: OpeningAndClosing; left?: number } = {},
): boolean {
  const rows = read.map(([one, amount, balance]) => ({
    row: one,
    day: '2025-05-06',
    amount: cents(amount),
    balance: balance === undefined ? null : cents(balance),
    section: null,
    sectionIndex: 0,
  }));
  const money = { form: { decimalMark: '.', decimals: 2 }, decimals: 2 } as const;
  const context = { draft: { items }, money, period: { start: null, end: null }, left };
  return leavesLinesUnread(context as unknown as DraftContext, rows, totals, ends);
}

describe('rows left out below the last balance', () => {
  const wages = booking('6 May 2025', '640.00', undefined, { spot: spot(1, 100) });
  const baker = booking('9 May 2025', '-7.50', undefined, { spot: spot(2, 160), table: 1 });
  const carried = labelled('carried-forward', ['715.00'], { spot: spot(1, 120) });
  const brought = labelled('brought-forward', ['715.00'], { spot: spot(2, 120) });
  const below = (...items: Item[]): boolean => leaves([wages, carried, ...items], [[wages, '640.00']]);
  const line = (text: string) => remark(text, { spot: spot(2, 140) });

  it('go on from it where nothing stands between', () => {
    expect(below(line('Sheet 2'), brought, baker)).toBe(true);
    expect(below(brought, line('9 May 2025'), baker)).toBe(true);
    expect(below({ ...line('EUR'), spot: brought.spot }, brought, { ...line('EUR'), spot: brought.spot }, baker)).toBe(
      true,
    );
    expect(leaves([wages, brought], [[wages, '640.00']])).toBe(false);
  });

  it('are of something else below a title, or in another list', () => {
    expect(below(brought, line('Standing orders of next month'), baker)).toBe(false);
    expect(below(brought, { ...section('pending'), spot: spot(2, 140) }, baker)).toBe(false);
    expect(below(brought, { ...baker, spot: { page: 2, box: [210, 160, 540, 170] } })).toBe(false);
  });
});

it('rows above a balance that a page before carried over are left out, whatever title stands over them', () => {
  const [wages, baker] = [booking('6 May 2025', '640.00'), booking('9 May 2025', '-7.50', undefined, { table: 1 })];
  const items = [section('summary'), wages, { ...baker, spot: spot(2, 160) }];
  const begun = (label: string) => ({
    ends: {
      ...NO_ENDS,
      opening: {
        value: cents('715.00'),
        label,
        where: { page: 2, box: [50, 120, 540, 130] as [number, number, number, number] },
      },
    },
    left: 0,
  });
  const read = [[items[2] as Row, '-7.50']] as const;
  expect(leaves(items, read, begun('Balance brought forward'))).toBe(true);
  expect(leaves(items, read, begun('Opening balance'))).toBe(false);
});

it('a row of money in and of money out is two bookings where most rows are such', () => {
  const both = (out: string) => row('6 May 2025', [figure('money-in', '31.00'), figure('money-out', out)]);
  const plain = booking('7 May 2025', '12.00');
  expect(leaves([both('18.00')], [[both('18.00'), '31.00']])).toBe(true);
  expect(leaves([both('0.00')], [[both('0.00'), '31.00']])).toBe(false);
  const some = [plain, both('18.00')] as const;
  expect(
    leaves(some, [
      [some[0], '12.00'],
      [some[1], '31.00'],
    ]),
  ).toBe(false);
});

it('one balance links no rows: a figure beside their total is of rows that were not read', () => {
  const wages = booking('6 May 2025', '640.00');
  const refund = booking('8 May 2025', '60.00');
  const turnover: Labelled = labelled('total', [figure('money-out', '415.00'), figure('money-in', '700.00')]);
  const items = [wages, refund, turnover];
  const totals = [total('in', '700.00', [0, 1])];
  const opening = { value: cents('100.00'), label: '', where: null };
  expect(
    leaves(
      items,
      [
        [wages, '640.00'],
        [refund, '60.00', '385.00'],
      ],
      { totals },
    ),
  ).toBe(true);
  expect(
    leaves(
      items,
      [
        [wages, '640.00', '740.00'],
        [refund, '60.00', '800.00'],
      ],
      { totals },
    ),
  ).toBe(false);
  const begun = { opening, closing: null };
  expect(
    leaves(
      items,
      [
        [wages, '640.00'],
        [refund, '60.00', '800.00'],
      ],
      { totals, ends: begun },
    ),
  ).toBe(false);
});
