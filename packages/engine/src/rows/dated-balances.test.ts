import { describe, expect, it } from 'vitest';
import { dateOf, labelled } from '../../tests/item-builder.ts';
import type { Item } from '../shapes/row.ts';
import { tellByDays } from './dated-balances.ts';

const balance = (day: string, label = 'Balance on'): Item =>
  labelled('opening', ['5.00'], { inTable: false, label, date: dateOf(day) });
const phrases = (...items: Item[]) =>
  tellByDays(items).map((item) => (item.kind === 'labelled' ? item.phrase : item.kind));

describe('balances of one name', () => {
  it('are the opening and the closing one by their days', () => {
    expect(phrases(balance('31 May 2025'), balance('30 June 2025'))).toEqual(['opening', 'closing']);
    expect(phrases(balance('30 June 2025'), balance('31 May 2025'))).toEqual(['closing', 'opening']);
  });

  it('are what they are called where their names or no days differ', () => {
    expect(phrases(balance('31 May 2025'), balance('30 June 2025', 'Opening balance'))).toEqual(['opening', 'opening']);
    expect(phrases(balance('31 May 2025'), balance('31 May 2025'))).toEqual(['opening', 'opening']);
  });
});
