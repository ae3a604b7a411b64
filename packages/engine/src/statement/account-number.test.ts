import { expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { accountNumber } from './account-number.ts';
import { isCardByHead } from './card-head.ts';

const row = booking('3 March 2025', '-1.00');
const facts = { number: null, interbank: null, iban: null, bic: null, currency: null };

it('a card’s bill is not of the account that its payment slip names below the rows', () => {
  const head = remark('Numéro de carte 5124 XXXX XXXX 6277');
  const slip = [remark('Compte / Payable à | Monnaie'), remark('CH93 3099 9000 0123 4567 8 | CHF')];
  const numberOf = (items: readonly Item[]) =>
    accountNumber({ ...facts, number: 'CH9330999000012345678' }, items, items, true);
  expect(numberOf([head, row, ...slip])).toBe('5124XXXXXXXX6277');
  expect(numberOf([head, ...slip, row])).toBe('CH9330999000012345678');
});

it('a bill of one card is not of the account that the card is tied to; one of several cards is', () => {
  const cards = ['Carte Premier N° 4974 XXXX XXXX 0035', 'Carte Classic N° 4974 XXXX XXXX 8561'].map((text) =>
    remark(text),
  );
  const numberOf = (name: string, ...titles: readonly Item[]) => {
    const items = [remark(`${name} : 0548275`), ...titles, row];
    return accountNumber({ ...facts, number: '0548275' }, items, items, true);
  };
  expect(numberOf('Compte support', ...cards.slice(0, 1))).toBe('4974XXXXXXXX0035');
  expect(numberOf('Compte support', ...cards)).toBe('0548275');
  expect(numberOf('Compte carte', ...cards.slice(0, 1))).toBe('0548275');
  const items = [remark('Compte support : 43-721*9445/6300'), ...cards.slice(0, 1), row];
  expect(accountNumber({ ...facts, number: '43-721*9445/6300' }, items, items, true)).toBe('4974XXXXXXXX0035');
});

it('a number of which the last of four groups alone is printed is a card’s', () => {
  const isCard = (number: string) =>
    isCardByHead(facts, [remark(`Karte ${number} – A. Nobody`), remark('Fällig am | 02.03.2025'), row]);
  expect(isCard('XXXX XXXX XXXX 4739')).toBe(true);
  expect(isCard('XXXXXXXX4739')).toBe(false);
});

it('a card’s last digits in its title are less than the number of the customer', () => {
  const table = { kind: 'section', text: '', spot: remark('').spot, phrases: [] } as const;
  const numberOf = (title: string) => {
    const items = [remark('Klantnummer: 55541652300'), remark(title), table, row] as Item[];
    return accountNumber(facts, items, items, true);
  };
  expect(numberOf('Uw card met als laatste vier cijfers 1247 H.J. WREN')).toBe('55541652300');
  expect(numberOf('Gold Card **** **** **** 1247 H.J. WREN')).toBe('************1247');
});
