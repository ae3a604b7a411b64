import { expect, it } from 'vitest';
import { booking, labelled, remark } from '../../tests/item-builder.ts';
import { draftsByAccount } from './mixed-accounts.ts';

const facts = { number: '4711', interbank: null, iban: null, bic: null, currency: null };

const euros = [booking('1 March 2025', 'EUR 500.00', '1,500.00'), booking('3 March 2025', 'EUR -200.00', '1,300.00')];
const dollars = [booking('2 March 2025', 'USD 10.00', '60.00'), booking('4 March 2025', 'USD -1.50', '58.50')];
const mixed = [euros[0], dollars[0], euros[1], dollars[1]].filter((row) => row !== undefined);

it('rows of two currencies are two accounts’ where balances follow within each alone', () => {
  const title = remark('Account 4711');
  const closing = labelled('closing', ['EUR 1,300.00']);
  expect(draftsByAccount({ facts, items: [title, ...mixed, closing] })).toEqual([
    { facts: { ...facts, currency: 'EUR' }, items: [title, ...euros, closing] },
    { facts: { ...facts, currency: 'USD' }, items: [title, ...dollars] },
  ]);
});

it('rows of two currencies that are printed newest first are two accounts’ as well', () =>
  expect(draftsByAccount({ facts, items: [...mixed].reverse() })).toHaveLength(2));

it.each([
  ['balances follow from row to row', [...euros, booking('4 March 2025', 'USD -100.00', '1,200.00')]],
  ['a currency’s balances do not follow', [...mixed, booking('5 March 2025', 'USD 3.00', '1,303.00')]],
  ['a row prints no currency', [...mixed, booking('5 March 2025', '1.00', '59.50')]],
  ['all are in one', euros],
])('rows are one account’s where %s', (_, items) => {
  const draft = { facts, items };
  expect(draftsByAccount(draft)).toEqual([draft]);
});

const inColumn = (currency: string, amount: string) => booking('1 March 2025', amount, undefined, { currency });
const listed = [
  inColumn('EUR', '900.00'),
  inColumn('USD', '400.50'),
  inColumn('EUR', '-100.00'),
  inColumn('USD', '-1.50'),
];

it('rows of two currencies in a column are two accounts’ where each leads from one figure outside to another', () => {
  const ends = remark('Opening 100.00 | Closing 900.00 | Opening 50.00 | Closing 449.00');
  expect(draftsByAccount({ facts, items: [ends, ...listed] }).map((draft) => draft.facts.currency)).toEqual([
    'EUR',
    'USD',
  ]);
});

it.each([
  ['one of them does not', 'Opening 100.00 | Closing 900.00 | Opening 50.00 | Closing 60.00'],
  ['all together do', 'Opening 100.00 | Closing 900.00 | Opening 50.00 | Closing 449.00 | Total 1,299.00'],
])('rows of two currencies in a column are one account’s where %s', (_, ends) => {
  const draft = { facts, items: [remark(ends), ...listed] };
  expect(draftsByAccount(draft)).toEqual([draft]);
});

it('rows that print the numbers of two cards are two accounts’ where balances follow within each alone', () => {
  const on = (account: string, amount: string, balance: string) =>
    booking('1 March 2025', amount, balance, { account });
  const [one, other] = ['4111 **** 0001', '4111 **** 0002'];
  const rows = [
    on(one, '-20.00', '980.00'),
    on(other, '900.00', '960.00'),
    on(one, '-30.00', '950.00'),
    on(other, '-5.00', '955.00'),
  ];
  const numbers = (items: Parameters<typeof draftsByAccount>[0]['items']) =>
    draftsByAccount({ facts, items }).map((draft) => [draft.facts.number, draft.items.length]);
  expect(numbers(rows)).toEqual([
    ['4111****0001', 2],
    ['4111****0002', 2],
  ]);
  const unnamed = { facts: { ...facts, number: null }, items: [on(one, '-20.00', '980.00')] };
  expect(draftsByAccount(unnamed).map((draft) => draft.facts.number)).toEqual(['4111****0001']);
  // Two cards of one account
  expect(numbers([on(one, '-20.00', '980.00'), on(other, '-30.00', '950.00')])).toEqual([['4711', 2]]);
});

it('two cards’ rows are one account’s where a figure is the sum of all, though it is as far from either’s sum as the other’s rows lead', () => {
  const on = (account: string, amount: string) => booking('1 March 2025', amount, undefined, { account });
  const [one, other] = ['Own 0294', 'Family 8860'];
  const rows = [on(one, '100.00'), on(one, '200.00'), on(other, '150.00'), on(other, '50.00')];
  const sums = ['Subtotal | 300.00', 'Subtotal | 200.00', 'Total | 500.00'].map((text) => remark(text));
  const draft = { facts, items: [...rows, ...sums] };
  expect(draftsByAccount(draft)).toEqual([draft]);
});
