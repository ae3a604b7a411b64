import type { CaseSpec } from '../generator/case.ts';

/** Cases in Japanese and Chinese. */
export const EASTERN_CASES: readonly CaseSpec[] = [
  {
    name: 'jp-savings-eras',
    seed: 'jp-savings-eras',
    language: 'ja',
    accounts: [
      {
        country: 'JP',
        currency: 'JPY',
        type: 'savings',
        start: '2024-12-01',
        end: '2025-01-31',
        entries: 22,
        opening: 214300,
        singleLines: true,
      },
    ],
    grammar: {
      family: 'SansJp',
      size: 9,
      dates: '{ey}-{MM}-{dd}',
      longDates: '{era}{ey}年{M}月{d}日',
      numbers: { group: ',', decimal: '.', sign: 'minus' },
      columns: [
        { role: 'date', heading: 3, share: 14 },
        { role: 'description', share: 38 },
        { role: 'moneyOut', share: 16 },
        { role: 'moneyIn', share: 16 },
        { role: 'balance', share: 16 },
      ],
      opening: 'row',
      closing: 'none',
      rules: 'lines',
      header: 'centred',
      accent: '#1d5b4f',
    },
    difficulties: ['era-dates', 'halfwidth-kana-style', 'new-year', 'running-balance', 'zero-decimals'],
  },
];
