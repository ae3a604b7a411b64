import { describe, expect, it } from 'vitest';
import { amountOf, booking, remark } from '../../tests/item-builder.ts';
import type { Draft } from '../shapes/draft.ts';
import type { Item, Labelled } from '../shapes/row.ts';
import { withOverview } from './currency-overview.ts';
import { currencyTitles } from './currency-titles.ts';
import { listedCurrencies } from './listed-currencies.ts';

const heading = remark('Currency | Previous balance | Total credits | New balance');
const euros = remark('Euro EUR | 100.00 | 30.00 | 80.00');
const dollars = remark('Abroad USD | 900.00 | 50.00 | 850.00');
const overview = [heading, euros, dollars];

const named = (labels: readonly Labelled[] = []) =>
  labels.map(({ phrase, figures }) => `${phrase} ${figures[0]?.amount.readings[0]?.units}`);

describe('a table of a bill’s currencies', () => {
  it('gives the balances and sums of each', () => {
    const given = listedCurrencies(overview);
    expect(named(given.get('EUR'))).toEqual(['opening 10000', 'total-in 3000', 'closing 8000']);
    expect(named(given.get('USD'))).toEqual(['opening 90000', 'total-in 5000', 'closing 85000']);
  });

  it('is none with one currency, without names of both balances, or where a cell holds no figure', () => {
    expect(listedCurrencies([heading, euros]).size).toBe(0);
    expect(listedCurrencies([remark('Currency | Due | Paid | New balance'), euros, dollars]).size).toBe(0);
    expect(listedCurrencies([heading, euros, remark('Abroad USD | 900.00 | n/a | 850.00')]).size).toBe(0);
  });

  it('tells the titles over each one’s rows, where rows have no balances', () => {
    const row = booking('3 March 2025', '-12.00');
    const titles = (...items: Item[]) => [...currencyTitles(items).values()];
    const listed = [remark('EUR transactions'), row, remark('(USD) Account transactions'), row];
    expect(titles(...overview, ...listed)).toEqual(['EUR', 'USD']);
    expect(titles(heading, euros, ...listed)).toEqual([]);
    expect(titles(...overview, row, ...listed)).toEqual([]);
    expect(titles(...overview, ...listed.slice(0, 3), booking('3 March 2025', '-1.00', '9.00'))).toEqual([]);
  });

  it('gives each account its own, and no other figure that stands in it', () => {
    const { box } = euros.cells[1] as (typeof euros.cells)[number];
    const figures = [{ role: 'amount' as const, amount: amountOf('100.00'), mark: null, box }];
    const spot = heading.spot;
    const found: Item = { kind: 'labelled', spot, phrase: 'opening', label: '', date: null, figures, inTable: false };
    const draft = (currency: string, ...items: Item[]): Draft => ({
      facts: { number: null, interbank: null, iban: null, bic: null, currency },
      items: [...items, booking('3 March 2025', '-1.00')],
    });
    const drafts = withOverview([draft('EUR', ...overview, found), draft('USD')]);
    const ends = drafts.map(({ items }) => named(items.filter((item): item is Labelled => item.kind === 'labelled')));
    expect(ends.map((each) => each.length)).toEqual([3, 3]);
    expect(ends[1]?.[0]).toBe('opening 90000');
  });
});
