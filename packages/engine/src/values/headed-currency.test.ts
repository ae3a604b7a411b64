import { describe, expect, it } from 'vitest';
import { headedCurrencies, nameCurrencies } from './headed-currency.ts';

describe('a heading over amounts in a currency', () => {
  it.each([
    ['DÓLARES', 'USD'],
    ['U$S', 'USD'],
    ['Importe en dólares', 'USD'],
    ['Amount (EUR)', 'EUR'],
    ['Monto US$', 'USD'],
    ['Details', undefined],
    ['Balance EUR', undefined],
  ])('%j names %j', (heading, first) => expect(headedCurrencies(heading)[0]).toBe(first));

  it('stands beside one in another currency', () => {
    expect(nameCurrencies(['Fecha', 'PESOS', 'DÓLARES'])).toBe(true);
    expect(nameCurrencies(['Date', 'Debit EUR', 'Credit EUR'])).toBe(false);
  });
});
