import { describe, expect, it } from 'vitest';
import { booking, labelled, remark, section } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { cardView, viewOf } from './printed-view.ts';
import { bookedRows } from './sections.ts';

/** A card's statement: its opening and closing, and its amounts. */
const view = (opening: string, closing: string, amounts: readonly string[], before: readonly Item[] = []) => {
  const items = [
    ...before,
    labelled('opening', [opening], { inTable: false }),
    ...amounts.map((text) => booking('3 March 2025', text)),
    labelled('closing', [closing], { inTable: false }),
  ];
  return cardView(items, bookedRows(items));
};

describe('a card’s figures are', () => {
  it.each([
    ['the bank’s where what is owed has no sign', '120.00', '40.00', ['12.00', '-100.00', '8.00'], true],
    ['the bank’s where only a payment moved', '120.00', '0.00', ['-120.00'], true],
    ['the bank’s where refunds are many', '120.00', '40.00', ['12.00', '-100.00', '-8.00', '-7.00'], true],
    ['the bank’s where nothing but purchases is printed', '0.00', '0.00', ['12.00', '8.00'], true],
    ['the holder’s where what is owed has a minus', '120.00-', '40.00-', ['12.00-', '100.00+', '8.00-'], false],
    ['the holder’s where most rows have a minus', '0.00', '0.00', ['-12.00', '100.00', '-8.00'], false],
    ['the holder’s where what is paid in has a plus', '120.00-', '7.00+', ['120.00+', '12.00-', '19.00+'], false],
    ['the bank’s where purchases have a plus', '120.00', '40.00', ['+12.00', '-100.00', '+8.00'], true],
    ['the bank’s where all have a plus, and what is owed has no sign', '0.00', '20.00', ['+12.00', '+8.00'], true],
    ['the bank’s where all have marks', '120.00 DR', '40.00 DR', ['100.00 CR'], true],
  ] as const)('%s', (_, opening, closing, amounts, bank) => {
    expect(view(opening, closing, amounts).bank).toBe(bank);
  });

  it('asked apart: amounts with a plus are the holder’s, though what is owed has no sign', () => {
    expect(view('120.00', '40.00', ['12.00', '100.00+', '8.00']).apart).toEqual({ owed: true, bankSigns: false });
  });

  it('not told by a minus in a section of money in, which is the bank’s', () => {
    expect(view('0.00', '0.00', ['-12.00', '-13.00'], [section('section-in')]).bank).toBe(true);
  });

  it('the bank’s where what is called a payment has a minus, though a balance in credit has one too', () => {
    const named = labelled('total-in', ['-433.00'], { inTable: false });
    expect(view('120.00', '-313.00', ['433.00'], [named]).bank).toBe(true);
    expect(view('120.00', '-313.00', ['-433.00'], [section('section-in')]).bank).toBe(true);
  });

  it('the bank’s where a balance without a sign is named owed, and a payment that is thanked for has a minus', () => {
    const items = (opening: string, payment: string): Item[] => [
      labelled('opening', ['7764.19'], { inTable: false, label: opening }),
      booking('3 March 2025', '-592.91', undefined, { description: 'Retur skor' }),
      booking('4 March 2025', '-527.20', undefined, { description: 'Retur bok' }),
      booking('5 March 2025', '813.44', undefined, { description: 'Krog' }),
      booking('6 March 2025', '-7764.19', undefined, { description: payment }),
      labelled('closing', ['-306.67'], { inTable: false, label: 'Utgående saldo' }),
    ];
    const isBanks = (...of: Parameters<typeof items>) => cardView(items(...of), bookedRows(items(...of))).bank;
    expect(isBanks('Ingående saldo', 'Bankgiro')).toBe(false);
    expect(isBanks('Ingående skuld', 'Bankgiro')).toBe(true);
    expect(isBanks('Ingående saldo', 'Betalning via bankgiro, tack')).toBe(true);
  });

  it('asked once where a balance is named on each page', () => {
    const again = labelled('closing', ['-40.00'], { inTable: false });
    expect(view('120.00', '-40.00', ['12.00', '-172.00', '9.00'], [again, again]).bank).toBe(true);
  });
});

it('a loan under the same number says nothing of an account’s figures', () => {
  const facts = { number: '4711', interbank: null, iban: null, bic: null, currency: null };
  const account = { ...facts, institution: null, holder: null, type: 'savings', currency: 'USD' } as const;
  const part = (title: string) => {
    const items = [remark(title), booking('3 March 2025', '-12.00', '40.00')];
    return { draft: { facts, items }, rows: [] };
  };
  const [savings, loan] = [part('Savings account'), part('Auto loan')];
  expect(viewOf(savings, account, [savings, loan]).bank).toBe(false);
  expect(viewOf(loan, account, [savings, loan]).bank).toBe(true);
});
