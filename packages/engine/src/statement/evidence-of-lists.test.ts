import { describe, expect, it } from 'vitest';
import { booking, remark } from '../../tests/item-builder.ts';
import { reading } from '../../tests/reading-builder.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Item } from '../shapes/row.ts';
import { isAccountStatement, paperOf, weigh } from './evidence.ts';

const shown: Candidate = {
  account: { institution: null, holder: null, number: null, iban: null, bic: null, type: 'checking', currency: 'EUR' },
  period: { start: null, end: null },
  opening: null,
  closing: null,
  transactions: [],
  decimals: 2,
  reading: reading({ rows: [['-2.00']] }),
  rows: [],
  datesDoubtful: [],
  origin: () => '',
  currencyAssumed: false,
  yearAssumed: false,
};

describe('columns of weights and measures', () => {
  it.each([['Likutis l'], ['Usage (kWh)'], ['Nuvažiuota km'], ['kWh'], ['c/kWh']])('%s', (heading) =>
    expect(weigh(paperOf([], ['Date', heading]).signs)).toBeLessThan(-2),
  );
  it.each([['Total'], ['Detail'], ['Amount (EUR)']])('but not %s', (heading) =>
    expect(weigh(paperOf([], ['Date', heading]).signs)).toBe(0),
  );
});

describe('a list of bookings without any balance', () => {
  const list = (figures: readonly string[]): Item[] =>
    figures.map((figure, i) =>
      booking(`${i + 1} March 2025`, figure, undefined, { description: i % 2 === 0 ? 'Card payment A' : 'B' }),
    );
  const words = remark('Credit limit');
  const masked = { ...shown, account: { ...shown.account, number: '••••7969' } };

  it('is one’s where money comes in and goes out, and a card’s number is printed', () => {
    const both = paperOf([words, ...list(['-1.00', '-2.00', '3.00', '4.00'])]);
    expect(isAccountStatement(masked, both)).toBe(true);
    expect(isAccountStatement(masked, { ...both, bothWays: false })).toBe(false);
  });

  it('is one’s where a plus or a minus says of each row who paid or was paid, below words of an institution', () => {
    const said = [remark('Electronic money institution')];
    const holds = (figures: readonly string[], ...headings: string[]): boolean =>
      isAccountStatement(shown, paperOf([...said, ...list(figures)], ['Date', ...headings]));
    expect(holds(['-1.00', '-2.00', '+3.00', '+4.00'], 'Beneficiary')).toBe(true);
    expect(holds(['-1.00', '-2.00', '+3.00', '+4.00'], 'Item')).toBe(false);
    expect(holds(['-1.00', '-2.00', '3.00', '+4.00'], 'Beneficiary')).toBe(false);
    expect(weigh(paperOf(list(['+1.00', '+2.00', '+3.00', '-4.00']), ['Beneficiary']).signs)).toBeLessThan(1.25);
  });

  it('is one’s below a bank’s letterhead, where an account of a kind is numbered', () => {
    const both = paperOf([remark('Sort code'), ...list(['-1.00', '-2.00', '3.00', '4.00'])]);
    const of = (number: string | null): boolean =>
      isAccountStatement({ ...shown, account: { ...shown.account, institution: 'Marrow Savings Bank', number } }, both);
    expect(of('04-7712-9')).toBe(true);
    expect(of(null)).toBe(false);
  });

  it('is one’s the sooner where the account below that letterhead is a savings account', () => {
    const kinds = ['Debit Card', 'Bill Payment', 'Withdrawal'];
    const rows = list(['-1', '-2', '3', '4', '5', '6', '7', '8', '9', '10'].map((figure) => `${figure}.00`)).map(
      (row, i) => ({
        ...row,
        description: kinds[i] ?? 'Goods',
      }),
    );
    const of = (type: 'checking' | 'savings', institution: string | null): boolean =>
      isAccountStatement(
        { ...shown, account: { ...shown.account, institution, number: '04-7712-9', type } },
        paperOf(rows),
      );
    expect(of('savings', 'Marrow Bank')).toBe(true);
    expect(of('checking', 'Marrow Bank')).toBe(false);
    expect(of('savings', null)).toBe(false);
  });

  it('is one’s where its IBAN names a savings account, below a title of a list', () => {
    const paper = paperOf([remark('Transactieoverzicht'), ...list(['-1.00', '-2.00', '3.00', '4.00'])]);
    const plain = { ...paper, signs: paper.signs.filter(({ name }) => name === 'title of a statement') };
    const of = (type: 'checking' | 'savings', iban: string | null): boolean =>
      isAccountStatement({ ...shown, account: { ...shown.account, type, iban } }, plain);
    expect(of('savings', 'NL91ABNA0417164300')).toBe(true);
    expect(of('savings', null)).toBe(false);
    expect(of('checking', 'NL91ABNA0417164300')).toBe(false);
  });

  it('is one’s below a title that says so', () => {
    const titled = paperOf([remark('Account transaction listing'), ...list(['-1.00', '-2.00', '3.00', '4.00'])]);
    expect([titled.titled, titled.titledAlone]).toEqual([true, true]);
  });

  it('is none’s where all goes one way', () =>
    expect(isAccountStatement(masked, paperOf([words, ...list(['1.00', '2.00', '3.00'])]))).toBe(false));

  it('is one’s where nearly all figures have a minus, as no bill prints', () => {
    const of = (figures: readonly string[]) => isAccountStatement(masked, paperOf([words, ...list(figures)]));
    expect(of(['-1.00', '-2.00', '-3.00', '-4.00', '-5.00'])).toBe(true);
    expect(of(['-1.00', '2.00', '3.00', '4.00', '5.00', '6.00'])).toBe(false);
  });

  it('is one’s where marks tell some from the others, as no bill prints', () => {
    const of = (figures: readonly string[]) => isAccountStatement(masked, paperOf([words, ...list(figures)]));
    expect(of(['1.00 CR', '2.00', '3.00', '4.00 CR'])).toBe(true);
    expect(of(['1.00 CR', '2.00 CR', '3.00 CR', '4.00 CR'])).toBe(false);
  });

  it.each([
    ['Account statement', true],
    ['Dividend reinvestment plan statement', false],
    ['Merchant card processing statement', false],
  ])('whose title is “%s”: %s', (title, expected) =>
    expect(isAccountStatement(shown, paperOf([remark(title)]))).toBe(expected),
  );

  it('whose title says of what it is a statement is one’s where one sign of a bank stands beside it', () => {
    const isOne = (...more: readonly string[]) =>
      isAccountStatement(shown, paperOf(['Merchant card processing statement', ...more].map((text) => remark(text))));
    expect(isOne('Credit limit')).toBe(true);
    expect(isOne('Terminals')).toBe(false);
  });
});

it('a balance beside rows is not an account’s by one word of a bank', () => {
  const beside = { ...shown, reading: reading({ closing: '1.00', rows: [['-2.00']] }) };
  const rows = ['Direct debit', 'A', 'B', 'C'].map((description, i) =>
    booking(`${i + 1} March 2025`, '1.00', undefined, { description }),
  );
  expect(isAccountStatement(beside, paperOf(rows))).toBe(false);
  expect(isAccountStatement(beside, paperOf([remark('Credit limit, overdraft'), ...rows]))).toBe(true);
});

it.each([
  ['Report of the quarter. This is no account statement', true],
  ['Past returns do not show future ones. Values are in dollars. This report is no account statement', false],
])('%s: titled %s', (text, titled) => expect(paperOf([remark(text)]).titled).toBe(titled));
