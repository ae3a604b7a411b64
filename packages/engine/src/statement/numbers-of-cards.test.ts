import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { AccountFacts } from '../shapes/draft.ts';
import type { Item } from '../shapes/row.ts';
import { describeAccount } from './account.ts';
import { cardDrafts } from './card-drafts.ts';
import { cardOfRows } from './card-number.ts';
import { splitDrafts } from './split-drafts.ts';

const day = '3 March 2025';
const NONE: AccountFacts = { number: null, interbank: null, iban: null, bic: null, currency: null };
const ofCard = (account?: string): Item => booking(day, '5.00', undefined, account === undefined ? {} : { account });

it.each([
  ['the end of it in most rows', ['•••• 3084', '•••• 3084', undefined], '••••3084'],
  ['the end alone', ['4941', '4941'], '4941'],
  ['few rows', ['4941', undefined, undefined], null],
  ['several cards', ['4941', '4942'], null],
  ['a text', ['Gold', 'Gold'], null],
])('a card is told by the column of its rows: %s', (_, accounts, expected) => {
  const items = accounts.map(ofCard);
  expect(cardOfRows(items)).toBe(expected);
  expect(describeAccount(NONE, items, items, 'BRL', true).number).toBe(expected);
});

it('a bill of several cards is of the account that its head names in a cell of its own, though a letter ends its number', () => {
  const items = [
    remark('Titulaire du compte | Compte de rattachement n° 055518745A'),
    remark('Carte n° XXXX XXXX XXXX 5034'),
    booking(day, '4.00'),
    remark('Carte n° XXXX XXXX XXXX 5138'),
    booking(day, '5.00'),
  ];
  const [draft] = cardDrafts(items, splitDrafts(items));
  expect(describeAccount(draft?.facts ?? NONE, items, items, 'EUR', true).number).toBe('055518745A');
});
