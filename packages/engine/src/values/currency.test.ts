import { describe, expect, it } from 'vitest';
import {
  currenciesOfSymbol,
  currencyCodes,
  currencyOfCountry,
  currencySymbols,
  isCurrencyCode,
  namedCurrency,
} from './currency.ts';

it.each([
  ['EUR', true],
  ['JPY', true],
  ['XPF', true],
  ['eur', false],
  ['DEM', false],
  ['XXX', false],
  ['', false],
])('%s is a code: %s', (code, expected) => expect(isCurrencyCode(code)).toBe(expected));

it.each([
  ['€', ['EUR']],
  ['R$', ['BRL']],
  ['NT$', ['TWD']],
  ['¥', ['JPY', 'CNY']],
  ['元', ['CNY', 'TWD']],
  ['kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ['ZŁ', ['PLN']],
  ['円', ['JPY']],
  ['?', []],
])('%s stands for %j', (symbol, expected) => expect(currenciesOfSymbol(symbol)).toEqual(expected));

it('symbols stand for known currencies only', () => {
  for (const symbol of currencySymbols) {
    const candidates = currenciesOfSymbol(symbol).filter((code) => code !== 'XBT');
    expect({ symbol, unknown: candidates.filter((code) => !isCurrencyCode(code)) }).toEqual({ symbol, unknown: [] });
  }
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
});

it.each([
  ['DE', 'EUR'],
  ['de', 'EUR'],
  ['CH', 'CHF'],
  ['GB', 'GBP'],
  ['PL', 'PLN'],
  ['NO', 'NOK'],
  ['BR', 'BRL'],
  ['XK', 'EUR'],
  ['ZZ', null],
])('accounts in %s are kept in %s', (country, expected) => expect(currencyOfCountry(country)).toBe(expected));

describe('names', () => {
  it.each([
    ['US Dollar', 'USD'],
    ['US DOLLARS', 'USD'],
    ['U.S. Dollar account', 'USD'],
    ['Euro', 'EUR'],
    ['EUROS', 'EUR'],
    ['Schweizer Franken', 'CHF'],
    ['人民币', 'CNY'],
    ['人民币元', 'CNY'],
    ['新臺幣', 'TWD'],
    ['日本円', 'JPY'],
    ['svenska kronor', 'SEK'],
    ['złoty', 'PLN'],
    ['pesos chilenos', 'CLP'],
    ['dólares americanos', 'USD'],
    ['dollar', null],
    ['pesos', null],
    ['Europe', null],
    ['the euro', null],
    ['', null],
  ])('%j is %s', (text, expected) => expect(namedCurrency(text)).toBe(expected));
});
