import type { CaseSpec } from '../generator/case.ts';
import { A4 } from '../generator/layout/grammar.ts';

/** Cases in French. */
export const FRENCH_CASES: readonly CaseSpec[] = [
  {
    name: 'fr-compte-debit-credit',
    seed: 'fr-compte-debit-credit',
    language: 'fr',
    accounts: [
      {
        country: 'FR',
        currency: 'EUR',
        type: 'checking',
        start: '2025-03-01',
        end: '2025-03-31',
        entries: 38,
        opening: 2960,
      },
    ],
    grammar: {
      family: 'LiberationSerif',
      size: 9,
      dates: '{dd}/{MM}',
      longDates: '{d} {MMMM} {yyyy}',
      numbers: { group: ' ', decimal: ',', sign: 'minus' },
      columns: [
        { role: 'date', share: 9 },
        { role: 'valueDate', share: 9 },
        { role: 'description', share: 50 },
        { role: 'moneyOut', share: 15 },
        { role: 'moneyIn', share: 15 },
      ],
      balances: 'none',
      opening: 'row',
      closing: 'row',
      totals: 'foot',
      rules: 'grid',
      header: 'letter',
      accent: '#234d7d',
    },
    difficulties: [
      'boxed-grid',
      'dates-without-year',
      'iban',
      'multi-line-descriptions',
      'multi-page',
      'no-running-balance',
      'printed-totals',
      'space-grouping',
      'value-and-booking-dates',
    ],
  },
  {
    name: 'fr-livret-misprint',
    seed: 'fr-livret-misprint',
    language: 'fr',
    accounts: [
      {
        country: 'FR',
        currency: 'EUR',
        type: 'savings',
        start: '2025-01-01',
        end: '2025-03-31',
        entries: 14,
        opening: 6400,
        singleLines: true,
      },
    ],
    grammar: {
      page: { ...A4, margin: 56, rotate: 0 },
      dates: '{dd}.{MM}.{yyyy}',
      longDates: '{dd}.{MM}.{yyyy}',
      numbers: { group: '\u00a0', decimal: ',', sign: 'minus', suffix: '\u00a0€' },
      rules: 'lines',
      misprint: 'balance',
      header: 'centred',
    },
    difficulties: [
      'currency-signs',
      'iban',
      'nbsp-in-numbers',
      'printed-error',
      'running-balance',
      'single-signed-column',
    ],
  },
];
