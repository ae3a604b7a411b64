import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { isCardBill } from './account.ts';
import { cardView } from './printed-view.ts';
import { bookedRows } from './sections.ts';
import { areSignsOfOwed } from './signs-of-owed.ts';

const outside = { inTable: false };
const rows = [booking('3 March 2025', '68.05'), booking('4 March 2025', '-326.84'), booking('5 March 2025', '12.00')];

/** A summary of what was owed, paid, spent and is owed now. */
const summary = (opening: string, paid: string, spent: string, closing: string): Item[] => [
  labelled('opening', [opening], outside),
  labelled('total-in', [paid], outside),
  labelled('total-out', [spent], outside),
  labelled('closing', [closing], outside),
];

describe('figures are what is owed', () => {
  it.each([
    ['where the sum of what was paid alone has a minus', summary('326.84', '-326.84', '80.05', '80.05'), true],
    ['not where the sum of what was spent has one, too', summary('326.84', '-326.84', '-80.05', '80.05'), false],
    ['not where what was paid has none', summary('326.84', '326.84', '80.05', '80.05'), false],
    ['not where balances have one', summary('-326.84', '-326.84', '80.05', '-80.05'), false],
    ['where a line says that a minus is in favour', [remark('Importi con segno meno: a Suo favore.')], true],
    [
      'where it says so over two lines',
      [remark('TAEG 17,99%. Gli importi preceduti dal segno'), remark('meno sono a Suo favore.')],
      true,
    ],
    ['not where it says that a minus is a debit', [remark('Amounts with a minus sign are debits.')], false],
  ] as const)('%s', (_, items, expected) => expect(areSignsOfOwed([...items, ...rows])).toBe(expected));

  it('so that a masked number above them is a bill’s', () => {
    const card = remark('Classic n. 5399 **** **** 9707');
    expect(isCardBill([card, ...summary('326.84', '-326.84', '80.05', '80.05'), ...rows], false)).toBe(true);
    expect(isCardBill([card, ...summary('326.84', '326.84', '80.05', '80.05'), ...rows], false)).toBe(false);
  });
});

it('what a line says of a minus outranks how many figures have one', () => {
  const refunds = [booking('3 March 2025', '-8.00'), booking('4 March 2025', '-7.00'), booking('5 March 2025', '3.00')];
  const view = (legend: string): boolean => {
    const items = [labelled('closing', ['-12.00'], outside), ...refunds, remark(legend)];
    return cardView(items, bookedRows(items)).bank;
  };
  expect(view('Thank you for your custom')).toBe(false);
  expect(view('Beträge mit Minus sind Gutschriften.')).toBe(true);
});
