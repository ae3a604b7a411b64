import { describe, expect, it } from 'vitest';
import { figure, labelled, remark, row } from '../../tests/item-builder.ts';
import type { Draft } from '../shapes/draft.ts';
import { draftsByUnit } from './drafts-by-unit.ts';

const facts = { number: '4711', interbank: null, iban: null, bic: null, currency: null };
const inUnit = (unit: string, text: string) => ({ ...figure('amount', text), unit });
const pesos = (text: string) => inUnit('PESOS', text);
const dollars = (text: string) => inUnit('DÓLARES', text);
const day = '14 May 2025';
const grocer = row(day, [pesos('39.51')]);
const hotel = row(day, [dollars('8.98'), pesos('0.00')]);
const paid = row(day, [pesos('-88.00'), dollars('-14.00')]);
const opening = labelled('opening', [pesos('88.00'), dollars('14.00')]);

const amounts = ({ items }: Draft) =>
  items.flatMap((item) =>
    'figures' in item ? [item.figures.map(({ amount }) => Number(amount.readings[0]?.units)).join(' ')] : [],
  );

describe('amounts in columns of two currencies', () => {
  it('are two accounts’, each with its own figures of lines that give both', () => {
    const [first, second, ...others] = draftsByUnit({ facts, items: [opening, paid, grocer, hotel] });
    expect(others).toEqual([]);
    expect([first, second].map((draft) => draft?.facts.currency)).toEqual(['MXN', 'USD']);
    expect([first, second].map((draft) => draft && amounts(draft))).toEqual([
      ['8800', '8800', '3951'],
      ['1400', '1400', '898'],
    ]);
  });

  it('are in the currency of the country that the pages tell of, else in the likeliest', () => {
    const town = remark('Avenida 12, Mar del Plata');
    const [told] = draftsByUnit({ facts, items: [town, grocer, hotel] });
    const [assumed] = draftsByUnit({ facts, items: [grocer, hotel] });
    expect(told?.facts).toEqual({ ...facts, currency: 'ARS' });
    expect(assumed?.facts).toEqual({ ...facts, currency: 'MXN', currencyAssumed: true });
  });

  it('leave figures elsewhere to the account of their symbol', () => {
    const closing = labelled('closing', ['$ 39.51', 'U$S 8.98'], { inTable: false });
    const drafts = draftsByUnit({ facts, items: [closing, grocer, hotel] });
    expect(drafts.map((draft) => amounts(draft)[0])).toEqual(['3951', '898']);
  });

  it('are one account’s where one currency alone moves', () => {
    const draft = { facts, items: [opening, grocer] };
    expect(draftsByUnit(draft)).toEqual([draft]);
  });
});
