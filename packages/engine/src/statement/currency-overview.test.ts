import { describe, expect, it } from 'vitest';
import { amountOf, booking } from '../../tests/item-builder.ts';
import { line } from '../../tests/line-builder.ts';
import type { Draft } from '../shapes/draft.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { withOverview } from './currency-overview.ts';

const account = (top: number, name: string, opening: string, closing: string): Remark =>
  line(top, [
    [name, 50],
    [opening, 300],
    [closing, 420],
  ]);
const heading = account(100, 'Account', 'Opening', 'Closing');
const euros = account(112, 'EUR account', '100.00', '180.00');
const zlotys = account(124, 'PLN account', '900.00', 'n/a');

/** A name of the heading with the figure under it on the first line. */
const name = (phrase: 'opening' | 'closing', cell: number): Labelled => {
  const { text, box } = euros.cells[cell] as Remark['cells'][number];
  const figures = [{ role: 'amount' as const, amount: amountOf(text), mark: null, box }];
  return { kind: 'labelled', spot: heading.spot, phrase, label: phrase, date: null, figures, inTable: false };
};
const names = [name('opening', 1), name('closing', 2)];
const draft = (currency: string, ...items: Item[]): Draft => ({
  facts: { number: null, interbank: null, iban: null, bic: null, currency },
  items: [...items, booking('3 March 2025', '-1.00')],
});
const ends = ({ items }: Draft) =>
  items.flatMap((item) =>
    item.kind === 'labelled' ? [`${item.phrase} ${item.figures[0]?.amount.readings[0]?.units}`] : [],
  );

describe('an overview of several currencies', () => {
  const whole = account(124, 'PLN account', '900.00', '850.00');

  it('gives each account its own balances', () => {
    const drafts = withOverview([draft('EUR', heading, ...names, euros, whole), draft('PLN'), draft('USD')]);
    expect(drafts.map(ends)).toEqual([['opening 10000', 'closing 18000'], ['opening 90000', 'closing 85000'], []]);
  });

  it('takes its first line from an account in another currency', () => {
    const drafts = withOverview([draft('PLN', heading, ...names, euros, whole), draft('USD')]);
    expect(drafts.map(ends)).toEqual([['opening 90000', 'closing 85000'], []]);
  });

  it('is none where one line alone gives all that is named', () => {
    const drafts = withOverview([draft('EUR', heading, ...names, euros, zlotys), draft('PLN')]);
    expect(drafts.map(ends)).toEqual([['opening 10000', 'closing 18000'], []]);
  });
});
