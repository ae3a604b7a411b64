import { describe, expect, it } from 'vitest';
import { booking, remark, spot } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { splitDrafts } from './split-drafts.ts';

const row = (description: string): Item => booking('3 March 2025', '-1.00', undefined, { description });
const rowsOfParts = (...items: Item[]): string[][] =>
  splitDrafts(items)
    .map(({ items: own }) => own.flatMap((item) => (item.kind === 'row' ? [item.description] : [])))
    .filter((rows) => rows.length > 0);

describe('accounts of one document that names cards', () => {
  it('are not the one that a card’s bill is paid from', () => {
    const [draft] = splitDrafts([remark('会員番号 | ****-****-****-1234'), remark('緑銀行 | 普通 ****567'), row('a')]);
    expect(draft?.facts.number).toBe('****-****-****-1234');
  });

  it('are one where a card of theirs is named above its rows', () => {
    const parts = rowsOfParts(
      remark('Card account number 55500012345'),
      remark('Card 5550 01** **** 1234'),
      row('a'),
      remark('Card 5550 01** **** 5678'),
      row('b'),
    );
    expect(parts).toEqual([['a', 'b']]);
  });

  it('part at the number of another one, though its name speaks of a card', () => {
    const items = [remark('Account number 51156719088'), remark('Compte carte n° 47625406130'), row('a')];
    expect(splitDrafts(items).at(-1)?.facts.number).toBe('47625406130');
  });

  it('are one where cards are named within its table, whatever their numbers are called', () => {
    const at = (item: Item, y: number): Item => ({ ...item, spot: spot(1, y) });
    const items = (y: number) => [
      remark('Account number 0550 5492 7346'),
      at(row('a'), 100),
      at(remark('Card account # XXXX XXXX XXXX 0389'), y),
      at(row('b'), 135),
    ];
    expect(rowsOfParts(...items(120))).toEqual([['a', 'b']]);
    // There is room for a heading, of another account's table
    expect(rowsOfParts(...items(110))).toEqual([['a'], ['b']]);
  });
});
