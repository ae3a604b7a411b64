import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, section } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { chainRestarts } from './chain-restarts.ts';
import { splitDrafts } from './split-drafts.ts';

const count = (...items: Item[]): number => chainRestarts(items).size;
const everyday = [
  section(),
  booking('30 March 2025', '-20.00', '80.00'),
  booking('20 March 2025', '-10.00', '100.00'),
  booking('2 March 2025', '90.00', '110.00'),
];
const pot = [section(), booking('28 March 2025', '1.00', '701.00'), booking('5 March 2025', '200.00', '700.00')];
const oldestFirst = (items: readonly Item[]): Item[] => [section(), ...items.slice(1).reverse()];

describe('rows below a heading of their own', () => {
  it('are another account’s where their balances are a chain of their own and their days begin anew', () => {
    expect(count(...everyday, ...pot)).toBe(1);
    expect(count(...oldestFirst(everyday), ...oldestFirst(pot))).toBe(1);
  });

  it('may stand on a page of their own, below a title that no page before it has', () => {
    const rows = pot.slice(1).map((item): Item => ({ ...item, spot: { ...item.spot, page: 2 } }));
    expect(count(remark('Page 1'), ...everyday, remark('Page 2'), ...rows)).toBe(0);
    expect(count(remark('Page 1'), ...everyday, remark('Page 2'), remark('Savings pot'), ...rows)).toBe(1);
  });

  it('may be followed by those of a third account', () => {
    const third = [section(), booking('28 March 2025', '5.00', '45.00'), booking('9 March 2025', '4.00', '40.00')];
    expect(count(...everyday, ...pot, ...third)).toBe(2);
  });

  it('are parted from the others at the title above them', () => {
    const parts = splitDrafts([...everyday, remark('Savings pot'), ...pot]);
    expect(parts.map(({ items }) => items.map(({ kind }) => kind))).toEqual([
      ['section', 'row', 'row', 'row'],
      ['remark', 'section', 'row', 'row'],
    ]);
  });

  it.each<[string, Item[]]>([
    [
      'the days run on: a page may be missing',
      [section(), booking('28 February 2025', '1.00', '701.00'), booking('5 February 2025', '200.00', '700.00')],
    ],
    [
      'they go on from the balance above',
      [section(), booking('28 March 2025', '-1.00', '20.00'), booking('5 March 2025', '-2.00', '21.00')],
    ],
    [
      'the rows above go on from theirs: pages lie in another order',
      [section(), booking('9 April 2025', '1.00', '281.00'), booking('5 April 2025', '200.00', '280.00')],
    ],
    [
      'their balances are no chain',
      [section(), booking('28 March 2025', '1.00', '777.00'), booking('5 March 2025', '200.00', '700.00')],
    ],
    ['they are the same rows again', [section(), ...everyday.slice(1, 3)]],
    ['a balance brought forward begins them', [labelled('opening', ['500.00']), ...pot]],
    ['there is one alone', pot.slice(0, 2)],
    ['no heading is above them', pot.slice(1)],
  ])('do not tell of another account where %s', (_, below) => expect(count(...everyday, ...below)).toBe(0));
});
