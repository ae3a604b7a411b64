import type { Account } from '@tallyleaf/contract';

/**
 * In which order a reader's programs take day, month and year. Programs with a choice of their own follow the country
 * that their user set them to, so the country counts and not the language: English is written in countries of every
 * order. Source: CLDR 47, short date patterns by region.
 */

export type DateOrder = 'mdy' | 'dmy' | 'ymd';

/** Who the file is for, and what it is of. */
export interface DateReader {
  /** All of the reader's languages with their regions (BCP 47), the one that is liked best first. */
  readonly languages?: readonly string[];
  readonly accounts?: readonly Pick<Account, 'iban' | 'bic' | 'currency'>[];
}

/** The month stands first in the United States and what belongs to them, and in a few island states that follow them. */
const MONTH_FIRST = new Set(['US', 'AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'UM', 'VI']);
/** The year stands first. */
const YEAR_FIRST = new Set(['CA', 'CN', 'HU', 'IR', 'JP', 'KP', 'KR', 'LT', 'MN', 'SE', 'TW']);

/** Languages that are written in one order wherever they are; without a region English and Spanish say nothing. */
const LANGUAGES: Readonly<Record<string, DateOrder>> = {
  ...Object.fromEntries(['ja', 'ko', 'zh', 'cn', 'hu', 'lt', 'sv', 'mn'].map((language) => [language, 'ymd' as const])),
  ...Object.fromEntries(
    [
      ...['bg', 'ca', 'cs', 'da', 'de', 'el', 'et', 'fi', 'fr', 'ga', 'hr', 'id', 'is', 'it', 'lv', 'ms', 'nb', 'nl'],
      ...['nn', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'th', 'tr', 'uk', 'vi', 'hi', 'es'],
    ].map((language) => [language, 'dmy' as const]),
  ),
};

/** Currencies by themselves, where no country is known: those of countries that do not put the day first. */
const CURRENCIES: Readonly<Record<string, DateOrder>> = {
  USD: 'mdy',
  PHP: 'mdy',
  CAD: 'ymd',
  CNY: 'ymd',
  HUF: 'ymd',
  JPY: 'ymd',
  KRW: 'ymd',
  MNT: 'ymd',
  SEK: 'ymd',
  TWD: 'ymd',
};

const orderOfRegion = (region: string): DateOrder =>
  MONTH_FIRST.has(region) ? 'mdy' : YEAR_FIRST.has(region) ? 'ymd' : 'dmy';

/** A language tag, or a locale as systems write it: `en_GB.UTF-8`. */
function partsOf(tag: string): { language: string; region: string | undefined } {
  const [language = '', ...rest] = tag.replace(/[.@].*$/, '').split(/[-_]/);
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase();
  return { language: language.toLowerCase(), region };
}

/** What language tags say: by their regions, else by languages of one order. `fr` beside `fr-CA` says nothing of its own. */
function ordersOf(tags: readonly string[]): DateOrder[] {
  const all = tags.map(partsOf);
  const placed = new Set(all.filter(({ region }) => region !== undefined).map(({ language }) => language));
  return all.flatMap(({ language, region }) => {
    if (region !== undefined) return [orderOfRegion(region)];
    const order = placed.has(language) ? undefined : LANGUAGES[language];
    return order === undefined ? [] : [order];
  });
}

/** What an account says: by the country of its IBAN or BIC, else by its currency; euros are of countries that put the day first. */
function orderOfAccount({ iban, bic, currency }: Pick<Account, 'iban' | 'bic' | 'currency'>): DateOrder {
  const country = iban?.slice(0, 2) ?? bic?.slice(4, 6);
  return country ? orderOfRegion(country.toUpperCase()) : (CURRENCIES[currency] ?? 'dmy');
}

/** What all of them say; null where they say different things, or nothing. */
const agreed = (orders: readonly DateOrder[]): DateOrder | null =>
  orders.length > 0 && orders.every((order) => order === orders[0]) ? (orders[0] ?? null) : null;

/**
 * The order that the reader's programs are likely to take; null where nothing tells. The reader's languages say first;
 * where they contradict each other the accounts decide among them, else the language that is liked best. Where none
 * says anything, the accounts do by themselves.
 */
export function likelyDateOrder({ languages = [], accounts = [] }: DateReader): DateOrder | null {
  const said = ordersOf(languages);
  const ofAccounts = agreed(accounts.map(orderOfAccount));
  if (said.length === 0) return ofAccounts;
  return agreed(said) ?? (ofAccounts !== null && said.includes(ofAccounts) ? ofAccounts : (said[0] ?? null));
}

/**
 * The order among those that a program takes: the likely one; where it does not take that the day first, and years first
 * where nothing tells and it takes them, for those cannot be read two ways.
 * @param taken at least one
 */
export function dateOrderFor(reader: DateReader, taken: readonly string[]): string {
  const likely = likelyDateOrder(reader) ?? 'ymd';
  const wanted: readonly DateOrder[] = [likely, 'dmy', 'ymd', 'mdy'];
  return wanted.find((order) => taken.includes(order)) ?? taken[0] ?? likely;
}
