import type { Phrase } from '../languages/language.ts';
import { accountTypesIn } from '../languages/match.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import type { PrintedAmount } from '../values/amount.ts';
import {
  currenciesBeforeFigures,
  currenciesOfName,
  currenciesOfSymbol,
  currencyOfCountry,
  isCurrencyCode,
  namedCurrency,
} from '../values/currency.ts';
import { currencyOfPlace } from './country.ts';
import { currencyBeforeKind, currencyBehindKind } from './currency-beside-kind.ts';
import { phrasesOf } from './phrases.ts';
import { commonestCode, currenciesOfHeadings, symbolInText, WORDS_TOO } from './printed-currency.ts';

/** `EUR`, or behind its name: `Pesos (ARS)`. */
const CODE_OF_NAME = /^(?:\p{Lu}[\p{L}. ]{2,24}\()?([A-Z]{3})(?![\p{L}\d])/u;

/** The currency that a line names beside the word for it (`Currency: EUR`, `in CHF`, `MOEDA EUR`), or in a short title. */
export function currencyNamed(remark: Remark): string | null {
  return inRest(behindName(remark) ?? behindKind(remark));
}

function inRest(rest: string | null): string | null {
  if (rest === null) return null;
  const code = CODE_OF_NAME.exec(rest)?.[1];
  if (code && isCurrencyCode(code)) return code;
  const [only, ...others] = currenciesOfSymbol(rest.split(' ')[0] ?? '');
  return namedCurrency(rest) ?? (others.length === 0 ? (only ?? null) : null);
}

/** A title is no longer. */
const TITLE_LENGTH = 40;

/** What stands behind the kind of account in a title that begins with it: `Caja de Ahorro en | Dólares`. */
function behindKind({ cells }: Remark): string | null {
  for (const { text } of cells) {
    const kind = text.length <= TITLE_LENGTH ? accountTypesIn(text).find(({ at }) => at === 0) : undefined;
    const inWhat = kind
      ? /^ (?:en|in|em|i|w|EN|IN|EM|I|W) (?=[\p{Lu}\p{Sc}])(.+)$/u.exec(text.slice(kind.length))
      : null;
    if (inWhat?.[1]) return inWhat[1];
  }
  return null;
}

/** What stands behind the word for currency. */
function behindName(remark: Remark): string | null {
  const named = phrasesOf(remark).find(({ phrase }) => phrase === 'currency');
  return named ? remark.text.slice(named.at + named.length).replace(/^[\s:：]+/u, '') : null;
}

/** `EN DIRHAM`: a cell that says in what, and nothing else. */
const IN_WHAT_ALONE = /^\(?(?:en|in|em|w|v) (\p{L}+)\)?$/iu;

/** Of currencies that bear one name, those of countries that speak a language come first. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = { fr: ['MAD', 'TND', 'DZD'] };

/**
 * Names of currencies of several countries, beside the word for currency (`Moneda: PESOS`) or in a cell above the rows that says in
 * what (`EN DIRHAM`), the likeliest in a language first; empty where there is none.
 */
function looselyNamed(items: readonly Item[], language: string): readonly string[] {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const spoken = (code: string): number => (SPOKEN[language]?.includes(code) ? 0 : 1);
  for (const [i, item] of items.entries()) {
    if (item.kind !== 'remark') continue;
    const alone = i < first ? item.cells.map(({ text }) => IN_WHAT_ALONE.exec(text)?.[1] ?? '') : [];
    const named = [behindName(item) ?? '', ...alone].map(currenciesOfName).find(({ length }) => length > 0);
    if (named) return [...named].sort((a, b) => spoken(a) - spoken(b));
  }
  return [];
}

const NUMBERS = new Set<Phrase>(['account-number', 'iban']);

/** Figures of the account itself: columns of other figures are in other currencies. */
const amountsOf = (figures: Row['figures']): PrintedAmount[] =>
  figures.flatMap(({ role, amount }) => (role === 'other' ? [] : [amount]));

/** Figures with names, but for those of sentences outside the tables: `Deposits are insured up to 100,000 euro`. */
const namedAmounts = (items: readonly Item[]): PrintedAmount[] =>
  items.flatMap((item) => ('figures' in item && !isInSentence(item, items) ? amountsOf(item.figures) : []));

/** So many words on a line are a sentence. */
const SENTENCE = 10;

function isInSentence(item: Item, items: readonly Item[]): boolean {
  if (item.kind !== 'labelled' || item.inTable) return false;
  const { page, box } = item.spot;
  const line = items.find(({ kind, spot }) => kind === 'remark' && spot.page === page && spot.box[1] === box[1]);
  return line?.kind === 'remark' && line.cells.some(({ text }) => text.split(' ').length > SENTENCE);
}

function symbolOf(rows: readonly Row[], items: readonly Item[]): readonly string[] {
  const amounts = namedAmounts(items);
  const sure = amounts.find((amount) => amount.currency)?.currency;
  if (sure) return [sure];
  const symbol = [...rows.flatMap((row) => amountsOf(row.figures)), ...amounts].find((amount) => amount.symbol)?.symbol;
  return symbol ? currenciesBeforeFigures(symbol) : [];
}

/** Currencies of the signs that several share which have no smaller coin. */
const WITHOUT_CENTS: ReadonlySet<string> = new Set(['CLP', 'JPY', 'KRW', 'VND', 'PYG', 'ISK', 'UGX', 'XAF', 'XOF']);
/** So many rows without decimals are no round sums by chance. */
const SEVERAL = 3;

/** `$ 1.390`, in row after row. */
const areWhole = (rows: readonly Row[]): boolean =>
  rows.length >= SEVERAL &&
  rows.every(({ figures }) =>
    amountsOf(figures).every(({ readings }) => readings.some(({ decimals }) => decimals === 0)),
  );

/** What an account's currency is likely to be in a language, where nothing printed says more. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  // Portugal's statements print an IBAN or the euro's sign
  pt: 'BRL',
  it: 'EUR',
  nl: 'EUR',
  fi: 'EUR',
  sv: 'SEK',
  no: 'NOK',
  da: 'DKK',
  pl: 'PLN',
  cs: 'CZK',
  hu: 'HUF',
  ro: 'RON',
  tr: 'TRY',
  id: 'IDR',
  ja: 'JPY',
  ru: 'RUB',
  uk: 'UAH',
  bg: 'BGN',
  sr: 'RSD',
  is: 'ISK',
  et: 'EUR',
  lv: 'EUR',
  lt: 'EUR',
  sl: 'EUR',
  ko: 'KRW',
  th: 'THB',
  vi: 'VND',
  ms: 'MYR',
  he: 'ILS',
  // Of many countries, the one with the most money
  ar: 'SAR',
  'zh-cn': 'CNY',
  'zh-tw': 'TWD',
};

/** What accounts are kept in, as far as a statement's language tells. */
export const currencyOfLanguage = (language: string): string => BY_LANGUAGE[language] ?? 'EUR';

/** Languages of one country: which of the currencies of a sign is meant goes without saying there. */
const OF_ONE_COUNTRY = new Set([
  'sv',
  'no',
  'da',
  'pl',
  'cs',
  'hu',
  'ro',
  'tr',
  'id',
  'uk',
  'is',
  'ko',
  'th',
  'vi',
  'he',
  'ja',
  'zh-cn',
  'zh-tw',
]);

/** What else tells a currency. */
export interface CurrencyHints {
  readonly named: string | null;
  readonly iban: string | null;
  readonly bic?: string | null;
  readonly language: string;
  /** What the document's head names for all accounts. */
  readonly head?: string | null;
  /** The cells over the tables' columns. */
  readonly headings?: readonly string[];
}

const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;

/** A product's name has letters of its own: `Type of account    PAB CURRENT ACCOUNT`. */
const namesProduct = (text: string): boolean => accountTypesIn(text).length > 0 && !/\p{Nd}/u.test(text);

/** A code that stands in the line of the account's number: `KONTO 31.555.209 EUR`. */
function codeAtNumber(items: readonly Item[]): string | null {
  for (const item of items) {
    if (item.kind === 'row') break;
    if (item.kind !== 'remark' || !phrasesOf(item).some(({ phrase }) => NUMBERS.has(phrase))) continue;
    const codes = item.cells.flatMap(({ text }) => (namesProduct(text) ? [] : (text.match(CODE) ?? [])));
    const code = codes.find((each) => isCurrencyCode(each) && !WORDS_TOO.has(each));
    if (code) return code;
  }
  return null;
}

/**
 * The code that an account's own line prints right behind its number, whatever the figures of an overview are in:
 *
 *     Account Number 742-788105-209 USD
 */
export function codeBehindNumber(items: readonly Item[], number: string | null): string | null {
  if (number === null) return null;
  for (const { text } of items.flatMap((item) => (item.kind === 'remark' ? item.cells : []))) {
    const [before, code] = [text.slice(0, -4).replace(/\s+/gu, ''), text.slice(-3)];
    if (before.endsWith(number) && text.at(-4) === ' ' && isCurrencyCode(code) && !WORDS_TOO.has(code)) return code;
  }
  return null;
}

/**
 * The one currency that a document's head names behind the word for it, above all rows: `All amounts in euro (€)`. Null where it
 * names several. `all` are the document's items; what stands further below is of other accounts.
 */
export function currencyOfHead(all: readonly Item[]): string | null {
  const first = all.findIndex((item) => item.kind === 'row');
  const head = all.slice(0, first < 0 ? all.length : first);
  const named = new Set(head.flatMap((item) => (item.kind === 'remark' ? (inRest(behindName(item)) ?? []) : [])));
  for (const code of named) if (WORDS_TOO.has(code)) named.delete(code);
  const [only = null] = named;
  return named.size === 1 ? only : null;
}

/** The currencies of the countries that the account's IBAN and its bank's BIC name. */
const ofNumbers = ({ iban, bic }: CurrencyHints): readonly (string | null)[] => [
  iban ? currencyOfCountry(iban.slice(0, 2)) : null,
  bic ? currencyOfCountry(bic.slice(4, 6)) : null,
];

/**
 * An account's currency: the one named beside it, the one of the headings over its figures or of the figures themselves, a code at its
 * number or beside its kind, its IBAN's country's, that of the country which its words, numbers and addresses tell of, a code beside some amount, and
 * last the one that its language makes likely. `assumed` is true where nothing printed says it. In a language whose country has no
 * cents, whole figures in row after row are in none of the currencies with cents that texts tell of:
 *
 *     06/12     10,570     デンキリヨウキン  EUR 44.25
 */
export function currencyOf(
  rows: readonly Row[],
  items: readonly Item[],
  hints: CurrencyHints,
): { readonly code: string; readonly assumed: boolean } {
  const sure = (code: string) => ({ code, assumed: false });
  if (hints.named) return sure(hints.named);
  const headed = currenciesOfHeadings(hints.headings ?? []);
  const symbols = symbolOf(rows, items);
  for (const options of [headed, symbols]) if (options.length === 1) return sure(options[0] as string);
  const first = items.findIndex(({ kind }) => kind === 'row');
  const usual = currencyOfLanguage(hints.language);
  const centless = WITHOUT_CENTS.has(usual) && OF_ONE_COUNTRY.has(hints.language) && areWhole(rows);
  const mayBe = (option: string): boolean => !centless || WITHOUT_CENTS.has(option);
  const ofHeadText = symbolInText(items.slice(0, Math.max(0, first))).filter(mayBe);
  const printed = [symbols, headed, ofHeadText].find((options) => options.length > 0) ?? [];
  const besides = [codeAtNumber(items), currencyBehindKind(items), currencyBeforeKind(items), ...ofNumbers(hints)];
  const beside = besides.find((code) => code !== null && (printed.length === 0 || printed.includes(code)));
  if (beside) return sure(beside);
  const signs = printed.length > 0 ? printed : symbolInText(items).filter(mayBe);
  const allowed = (code: string | null): code is string =>
    code !== null && mayBe(code) && (signs.length === 0 || signs.includes(code));
  if (signs.length === 1) return sure(signs[0] as string);
  const options = signs.length > 0 ? signs : looselyNamed(items, hints.language);
  const ofHead = hints.head ?? null;
  if (allowed(ofHead) && (options.length === 0 || options.includes(ofHead))) return sure(ofHead);
  const ofPlace = currencyOfPlace(items, options);
  if (ofPlace && mayBe(ofPlace)) return { code: ofPlace, assumed: options.length === 0 };
  const code = commonestCode(items);
  if (allowed(code)) return sure(code);
  if (options.includes(usual)) return { code: usual, assumed: !OF_ONE_COUNTRY.has(hints.language) };
  const whole = areWhole(rows) ? options.filter((option) => WITHOUT_CENTS.has(option)) : [];
  return { code: whole[0] ?? options[0] ?? usual, assumed: true };
}
