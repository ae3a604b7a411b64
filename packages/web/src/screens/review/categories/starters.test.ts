import { LOCALES } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { startersFor } from './starters.ts';

const account = (iban: string | null, currency: string) => ({ iban, currency });

describe.each(LOCALES.map(({ code }) => code))('%s', (locale) => {
  it('has as many to begin with as a small business needs, each once, and short enough for a row', () => {
    const all = startersFor(locale, account(null, 'EUR'));
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all).size).toBe(all.length);
    for (const one of all) expect([one, one.trim().length > 1 && one.length <= 40]).toEqual([one, true]);
  });
});

it.each([
  ['de', account('AT61 1904', 'EUR'), 'Sozialversicherung (ÖGK, SVS)'],
  ['de', account(null, 'EUR'), 'Gewerbesteuer'],
  ['de', account(null, 'CHF'), 'AHV, IV, EO'],
  ['en', account(null, 'GBP'), 'PAYE and National Insurance'],
  ['en', account('IE29', 'EUR'), 'PAYE, PRSI and USC'],
  ['en', account('FR76', 'EUR'), 'Payroll taxes'],
  ['en', account(null, 'USD'), 'Sales tax'],
  ['pt', account(null, 'BRL'), 'FGTS'],
] as const)('%s with %o offers %s', (locale, of, expected) => {
  expect(startersFor(locale, of)).toContain(expected);
});
