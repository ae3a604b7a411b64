import { describe, expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { cardDrafts } from './card-drafts.ts';
import { splitDrafts } from './split-drafts.ts';

const draftsOf = (items: readonly Item[]) => cardDrafts(items, splitDrafts(items));
const outside = { inTable: false };
const opening = (text: string) => labelled('opening', [text], outside);
const closing = (text: string) => labelled('closing', [text], outside);
const day = '3 March 2025';

describe('a card bill', () => {
  it('with cards of several holders is one statement, of the card that is named first', () => {
    const items = [
      remark('Card number 4111 **** 0000'),
      opening('0.00'),
      closing('15.00'),
      booking(day, '4.00'),
      remark('Card number 4111 **** 1111'),
      booking(day, '5.00'),
      remark('Card number 4111 **** 2222'),
      booking(day, '6.00'),
    ];
    expect(splitDrafts(items).length).toBeGreaterThan(1);
    const drafts = draftsOf(items);
    expect(drafts.map(({ facts }) => facts.number)).toEqual(['4111****0000']);
    expect(drafts[0]?.items).toEqual(items);
  });

  it('names its balances above its first card and below its last', () => {
    const drafts = draftsOf([
      opening('1.00'),
      remark('Card number 4111 **** 1111'),
      booking(day, '5.00'),
      remark('Card number 4111 **** 2222'),
      booking(day, '6.00'),
      closing('12.00'),
    ]);
    expect(drafts.map(({ items }) => items.length)).toEqual([6]);
  });

  it('of accounts with balances of their own is as many statements', () => {
    const account = (number: string) => [
      remark(`Account number ${number}`),
      opening('0.00'),
      booking(day, '5.00'),
      closing('5.00'),
    ];
    const drafts = draftsOf([...account('100200300'), ...account('100200400')]);
    expect(drafts.filter(({ items }) => items.length > 0).map(({ facts }) => facts.number)).toEqual([
      '100200300',
      '100200400',
    ]);
  });
});
