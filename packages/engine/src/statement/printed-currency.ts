import type { Phrase } from '../languages/language.ts';
import { accountTypesIn, exactRoles } from '../languages/match.ts';
import type { ColumnRole } from '../shapes/layout.ts';
import type { Item, Labelled, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { currenciesOfName, currenciesOfSymbol, isCurrencyCode, namedCurrency } from '../values/currency.ts';

/** Codes that are words in capitals as well, which say nothing without an amount: `Type: ALL`, `TOP`. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
  'ALL TOP TRY CUP BOB MOP PEN GEL LAK SOS ANG RON MAD SAR BAM STN SLE VES'.split(' '),
);

const CODE = /(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu;
const AMOUNT_BEFORE = /\d[.,]\d{2}\)?[-+]? ?$/u;
const AMOUNT_BEHIND = /^ ?[-+(]{0,2}\d[\d.,' ]*[.,]\d{2}(?!\d)/u;
/** Words and signs that a currency follows: `in CHF`, `Currency: CHF`, `(CHF)`. */
const LEADING_TO =
  /(?:^|[\s(（])(?:in|en|em|w|i|currency|ccy|moneda|devise|währung|valuta|moeda|waluta|měna|valutakode)\s?[:：.]?\s?$|[币幣](?:种|别|別)?\s?[:：]?\s?$|[(（[]\s?$/iu;
const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'money-in', 'money-out', 'balance']);

/** `Closing balance EUR`, `Girokonto EUR`: the name of an amount or of an account before a code. */
function isNamed(before: string): boolean {
  const words = before.trim().split(/\s+/u);
  const names = [1, 2, 3].map((count) => words.slice(-count).join(' '));
  return (
    names.some((name) => exactRoles(name).some((role) => MONEY.has(role))) ||
    (before.length < TITLE_LENGTH && accountTypesIn(before).length > 0)
  );
}

const TITLE_LENGTH = 40;

/** The codes of currencies that a text says something is in: beside an amount, or behind a word that leads to one. */
export function codesBesideMoney(text: string): string[] {
  return [...text.matchAll(CODE)].flatMap(({ 0: code, index }) => {
    if (!isCurrencyCode(code)) return [];
    const [before, behind] = [text.slice(0, index), text.slice(index + code.length)];
    if (AMOUNT_BEFORE.test(before) || AMOUNT_BEHIND.test(behind)) return [code];
    if (WORDS_TOO.has(code)) return [];
    const alone = before.trim() === '' && behind.trim() === '';
    return alone || LEADING_TO.test(before) || isNamed(before) ? [code] : [];
  });
}

const remarksOf = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** The code that the remarks say most often that something is in. */
export function commonestCode(items: readonly Item[]): string | null {
  const counts = new Map<string, number>();
  for (const { cells } of remarksOf(items)) {
    for (const code of cells.flatMap(({ text }) => codesBesideMoney(text))) {
      counts.set(code, (counts.get(code) ?? 0) + 1);
    }
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

const ENDS: ReadonlySet<Phrase> = new Set(['opening', 'closing', 'brought-forward', 'carried-forward']);

/** `USD  22 Oct  Balance brought forward  950.00`: the code before the name of a balance is of the rows below it. */
const codeBefore = ({ label }: Labelled): string[] => {
  const [code = '', ...name] = label.split(' ');
  return name.length > 0 && isCurrencyCode(code) && !WORDS_TOO.has(code) ? [code] : [];
};

/**
 * The one code that the balances of a part are printed with, where several are: `Balance brought forward  USD 950.00`, or
 * that stands before their name. Beside a figure, one alone may be what a balance comes to in another currency.
 */
export function codeOfEnds(items: readonly Item[]): string | null {
  const lines = remarksOf(items);
  const ends = items.filter(
    (item): item is Labelled => item.kind === 'labelled' && item.inTable && ENDS.has(item.phrase),
  );
  const before = new Set(ends.flatMap(codeBefore));
  if (before.size === 1) return [...before][0] ?? null;
  const codes = ends.flatMap((item) => {
    const line = lines.find(({ spot }) => spot.page === item.spot.page && spot.box[1] === item.spot.box[1]);
    const own = line?.cells.flatMap(({ text }) => codesBesideMoney(text)) ?? [];
    return own.length === 0 ? [] : [[...new Set(own)]];
  });
  const [first = []] = codes;
  const alike = codes.length > 1 && first.length === 1 && codes.every((own) => own.join() === first[0]);
  return alike ? (first[0] ?? null) : null;
}

/** Words of an amount with a symbol on either side of it. */
const MOST_WORDS = 3;
/** Enough to look at of long statements. */
const MOST_REMARKS = 300;

/** The currencies that the symbol of an amount in running text may stand for: `收入 10,686.14 元`. */
export function symbolInText(items: readonly Item[]): readonly string[] {
  for (const { cells } of remarksOf(items).slice(0, MOST_REMARKS)) {
    for (const { text } of cells) {
      if (!/\d[.,]\d\d/u.test(text)) continue;
      const words = text.split(/\s+/u);
      for (const [at, count] of words.flatMap((_, i) => [...Array(MOST_WORDS)].map((__, n) => [i, n + 1] as const))) {
        const symbol = readAmount(words.slice(at, at + count).join(' '))?.symbol;
        const options = symbol ? optionsOf(symbol) : [];
        if (options.length > 0) return options;
      }
    }
  }
  return [];
}

/** What a heading's end says its figures are in: `Amount (RM)`, `Amount in INR`, `Saldo i DKK`, `Balance (HKD) 結餘`, `Valor R$`, `金额(元)`. */
const UNIT =
  /^(.*?)\s*(?:[(（[]\s*(?:in |en |em |i |v |w )?([^()（）[\]]{1,20}?)\s*[)）\]](?:\s.*)?|\s(?:in|en|em|w|i|v) (\S.{0,20})|\s(\S{1,4}))$/iu;

const optionsOf = (text: string): readonly string[] => {
  if (isCurrencyCode(text)) return [text];
  const name = namedCurrency(text);
  if (name) return [name];
  const symbols = currenciesOfSymbol(text);
  return symbols.length > 0 ? symbols : currenciesOfName(text);
};

/**
 * The currencies that headings over columns of amounts leave open; empty where they name none, or name several: columns
 * of foreign amounts have others.
 */
export function currenciesOfHeadings(headings: readonly string[]): readonly string[] {
  const named = headings.flatMap((heading) => {
    const match = UNIT.exec(heading);
    const [, name = '', ...units] = match ?? [];
    const unit = units.find((one) => one !== undefined);
    if (unit === undefined || !exactRoles(name).some((role) => MONEY.has(role))) return [];
    const options = optionsOf(unit);
    return options.length > 0 ? [options] : [];
  });
  const [first = []] = named;
  return named.every((options) => options.join() === first.join()) ? first : [];
}
