import type { LocaleCode } from '@tallyleaf/contract';

/**
 * The sample of the home page: an invented person's account with an invented bank, in the language and the currency of the page.
 * The picture on the page and the PDFs in `public/` (see `scripts/make-sample.ts`) are both drawn from it, so that they cannot
 * differ; its words are the texts `sample.paper`.
 */
export interface SampleRow {
  /** ISO date. */
  readonly date: string;
  /** Its description among the texts. */
  readonly name: `row${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;
  /** Signed, as in the contract: money out is negative. */
  readonly amount: string;
  readonly balance: string;
}

/** How a country's banks print figures and dates. */
interface Print {
  readonly currency: string;
  /** What a hundredth of the base amounts is, in the currency's smallest unit. */
  readonly times: number;
  readonly decimals: 0 | 2;
  readonly mark: string;
  readonly group: string;
  readonly date: (day: string, month: string, year: string | null) => string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const slashed = (day: string, month: string, year: string | null): string =>
  [day, month, ...(year ? [year] : [])].join('/');
const fromYear =
  (mark: string) =>
  (day: string, month: string, year: string | null): string =>
    [...(year ? [year] : []), month, day].join(mark);
const EURO = { currency: 'EUR', times: 1, decimals: 2, mark: ',', group: '.', date: slashed } as const;

const PRINTS: Readonly<Record<LocaleCode, Print>> = {
  en: {
    ...EURO,
    currency: 'USD',
    mark: '.',
    group: ',',
    date: (day, month, year) => `${MONTHS[Number(month) - 1]} ${day}${year ? `, ${year}` : ''}`,
  },
  de: { ...EURO, date: (day, month, year) => `${day}.${month}.${year ?? ''}` },
  fr: { ...EURO, group: ' ' },
  es: EURO,
  it: EURO,
  pt: EURO,
  ja: { currency: 'JPY', times: 1, decimals: 0, mark: '', group: ',', date: fromYear('/') },
  cn: { currency: 'CNY', times: 5, decimals: 2, mark: '.', group: ',', date: fromYear('-') },
  'zh-TW': { currency: 'TWD', times: 20, decimals: 2, mark: '.', group: ',', date: fromYear('/') },
};

/** In hundredths: what moved, and on which day of March. */
const MOVES = [
  [3, -2340],
  [5, -64000],
  [7, 145000],
  [10, -8620],
  [13, -4850],
  [18, -12000],
  [21, 1290],
  [25, -15000],
  [28, -4145],
] as const;
const OPENING = 152075;

/** An amount of the base, in hundredths, as a decimal string of the language's currency. */
export function sampleAmount(locale: LocaleCode, hundredths: number): string {
  const { times, decimals } = PRINTS[locale];
  const units = String(Math.abs(Math.round(hundredths * times))).padStart(decimals + 1, '0');
  const sign = hundredths < 0 ? '-' : '';
  return decimals === 0 ? sign + units : `${sign}${units.slice(0, -2)}.${units.slice(-2)}`;
}

export interface Sample {
  readonly currency: string;
  readonly accountNumber: string;
  readonly period: { readonly start: string; readonly end: string };
  readonly opening: string;
  readonly closing: string;
  readonly rows: readonly SampleRow[];
}

/** The sample as a page in a language shows it. */
export function sampleIn(locale: LocaleCode): Sample {
  let balance = OPENING;
  const rows = MOVES.map(([day, moved], index): SampleRow => {
    balance += moved;
    return {
      date: `2025-03-${String(day).padStart(2, '0')}`,
      name: `row${index + 1}` as SampleRow['name'],
      amount: sampleAmount(locale, moved),
      balance: sampleAmount(locale, balance),
    };
  });
  return {
    currency: PRINTS[locale].currency,
    accountNumber: '40219876',
    period: { start: '2025-03-01', end: '2025-03-31' },
    opening: sampleAmount(locale, OPENING),
    closing: sampleAmount(locale, balance),
    rows,
  };
}

/** An amount as this bank prints it: `1,450.00`, without its sign. */
export function printed(locale: LocaleCode, amount: string): string {
  const { mark, group } = PRINTS[locale];
  const [whole = '', cents] = amount.replace('-', '').split('.');
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (cents === undefined ? '' : mark + cents);
}

/** A date as this bank prints it, in rows without its year. */
export function printedDate(locale: LocaleCode, date: string, withYear: boolean): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return PRINTS[locale].date(day, month, withYear ? year : null);
}

/** Where the sample lies as a PDF. */
export const samplePath = (locale: LocaleCode): string =>
  locale === 'en' ? '/sample-statement.pdf' : `/sample-statement-${locale}.pdf`;
