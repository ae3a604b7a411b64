import type { Phrase } from '../languages/language.ts';
import { accountTypesIn } from '../languages/match.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import {
  currenciesOfName,
  currenciesOfSymbol,
  currencyOfCountry,
  isCurrencyCode,
  namedCurrency,
} from '../values/currency.ts';
import { currencyOfPlace } from './country.ts';
import { phrasesOf } from './said.ts';

/** The currency that a line names beside the word for it (`Currency: EUR`, `in CHF`, `MOEDA EUR`), or in a short title. */
export function currencyNamed(remark: Remark): string | null {
  const rest = behindName(remark) ?? behindKind(remark);
  if (rest === null) return null;
  const code = /^[A-Z]{3}(?![\p{L}\d])/u.exec(rest)?.[0];
  return code && isCurrencyCode(code) ? code : namedCurrency(rest);
}

/** A title is no longer. */
const TITLE_LENGTH = 40;

/** What stands behind the kind of account in a title that begins with it: `Caja de Ahorro en | Dólares`. */
function behindKind({ cells }: Remark): string | null {
  const text = cells[0]?.text ?? '';
  const kind = text.length <= TITLE_LENGTH ? accountTypesIn(text).find(({ at }) => at === 0) : undefined;
  const inWhat = kind ? /^ (?:en|in|em|i|w) (?=\p{Lu})(.+)$/u.exec(text.slice(kind.length)) : null;
  return inWhat?.[1] ?? null;
}

/** What stands behind the word for currency. */
function behindName(remark: Remark): string | null {
  const named = phrasesOf(remark).find(({ phrase }) => phrase === 'currency');
  return named ? remark.text.slice(named.at + named.length).replace(/^[\s:：]+/u, '') : null;
}

/** Names of currencies of several countries, beside the word for currency (`Moneda: PESOS`); empty where there is none. */
function looselyNamed(items: readonly Item[]): readonly string[] {
  for (const item of items) {
    if (item.kind !== 'remark') continue;
    const currencies = currenciesOfName(behindName(item) ?? '');
    if (currencies.length > 0) return currencies;
  }
  return [];
}

const NUMBERS = new Set<Phrase>(['account-number', 'iban']);

/** Codes that stand anywhere in the remarks, the commonest first. */
function codesIn(items: readonly Item[]): string | null {
  const counts = new Map<string, number>();
  for (const item of items) {
    if (item.kind !== 'remark') continue;
    for (const [code] of item.text.matchAll(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)) {
      if (isCurrencyCode(code)) counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

function symbolOf(rows: readonly Row[], items: readonly Item[]): readonly string[] {
  const amounts = items.flatMap((item) => ('figures' in item ? item.figures.map((figure) => figure.amount) : []));
  const sure = amounts.find((amount) => amount.currency)?.currency;
  if (sure) return [sure];
  const symbol = [...rows.flatMap((row) => row.figures.map((figure) => figure.amount)), ...amounts].find(
    (amount) => amount.symbol,
  )?.symbol;
  return symbol ? currenciesOfSymbol(symbol) : [];
}

/** What an account's currency is likely to be in a language, where nothing printed says more. */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'USD',
  de: 'EUR',
  fr: 'EUR',
  es: 'EUR',
  pt: 'EUR',
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
  'zh-cn': 'CNY',
  'zh-tw': 'TWD',
};

/** What else tells a currency. */
export interface CurrencyHints {
  readonly named: string | null;
  readonly iban: string | null;
  readonly language: string;
}

/** A code that stands in the line of the account's number: `KONTO 31.555.209 EUR`. */
function codeAtNumber(items: readonly Item[]): string | null {
  for (const item of items) {
    if (item.kind === 'row') break;
    if (item.kind !== 'remark' || !phrasesOf(item).some(({ phrase }) => NUMBERS.has(phrase))) continue;
    const code = codesIn([item]);
    if (code) return code;
  }
  return null;
}

/**
 * An account's currency: the one named beside it, the one of its figures, its IBAN's country's, that of the country
 * which its words and addresses tell of, a code in the text, and last the one that its language makes likely. `assumed` is true
 * where nothing printed says it.
 */
export function currencyOf(
  rows: readonly Row[],
  items: readonly Item[],
  hints: CurrencyHints,
): { readonly code: string; readonly assumed: boolean } {
  const sure = (code: string) => ({ code, assumed: false });
  if (hints.named) return sure(hints.named);
  const symbols = symbolOf(rows, items);
  if (symbols.length === 1) return sure(symbols[0] as string);
  const allowed = (code: string | null): code is string =>
    code !== null && (symbols.length === 0 || symbols.includes(code));
  const beside = codeAtNumber(items);
  if (allowed(beside)) return sure(beside);
  const ofIban = hints.iban ? currencyOfCountry(hints.iban.slice(0, 2)) : null;
  if (allowed(ofIban)) return sure(ofIban);
  const options = symbols.length > 0 ? symbols : looselyNamed(items);
  const ofPlace = currencyOfPlace(items, options);
  if (ofPlace) return { code: ofPlace, assumed: options.length === 0 };
  const code = codesIn(items);
  if (allowed(code)) return sure(code);
  const usual = BY_LANGUAGE[hints.language] ?? 'EUR';
  if (options.includes(usual)) return sure(usual);
  return { code: options[0] ?? usual, assumed: options.length === 0 };
}
