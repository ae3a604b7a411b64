import { accountTypesIn, phrasesIn, titlesIn } from '../languages/match.ts';
import type { Item, Remark, Row } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { isCurrencyCode, namedCurrency } from '../values/currency.ts';
import { listedCurrencies } from './listed-currencies.ts';

/**
 * Accounts in several currencies stand in one file, each under a title that begins with its currency, and each with
 * balances of its own:
 *
 *     EUR transactions
 *     03/03  GROCER       12.00     88.00
 *     PLN transactions
 *     04/03  BAKERY       30.00    970.00
 */

/** What a title says behind its currency: what is listed, or of what. */
function namesList(text: string): boolean {
  const begins = ({ at }: { readonly at: number }): boolean => at === 0;
  return (
    titlesIn(text).some((found) => begins(found) && found.title === 'statement') ||
    accountTypesIn(text).some(begins) ||
    phrasesIn(text).some(
      (found) => begins(found) && (found.phrase === 'section-booked' || found.phrase === 'account-number'),
    )
  );
}

/** The currency that a cell of a line without figures begins with, before words for a list or an account. */
function currencyTitled({ cells }: Remark): string | null {
  if (cells.some(({ text }) => readAmount(text))) return null;
  for (const { text } of cells) {
    const [code = '', ...rest] = text.split(' ');
    if (isCurrencyCode(code) && namesList(rest.join(' '))) return code;
  }
  return null;
}

const unitsOf = ({ figures }: Row, isOne: (role: string) => boolean): bigint | null =>
  figures.find(({ role }) => isOne(role))?.amount.readings[0]?.units ?? null;

const balanceOf = (row: Row): bigint | null => unitsOf(row, (role) => role === 'balance');
const amountOf = (row: Row): bigint | null => unitsOf(row, (role) => role !== 'balance' && role !== 'other');

const differ = (a: bigint, b: bigint, by: bigint | null): boolean => by === null || (a - b !== by && b - a !== by);

/** Neither row's balance follows from the other's by what is booked; rows run up or down. */
function partBalances(above: Row, below: Row): boolean {
  const [a, b] = [balanceOf(above), balanceOf(below)];
  return a !== null && b !== null && differ(a, b, amountOf(below)) && differ(a, b, amountOf(above));
}

/** What a row books is printed with its currency: `-30.00 PLN`. */
const printsCurrency = ({ row, currency }: Titled): boolean =>
  row.figures.some(({ role, amount }) => role !== 'balance' && role !== 'other' && amount.currency === currency);

/** `(USD) Transactions abroad`: the currency that a title names first, where it says anywhere that it heads a list. */
function listTitled({ cells: [cell] }: Remark): string | null {
  const [word = ''] = cell?.text.split(/[\s)）]/u) ?? [];
  const code = word.replace(/^[(（]/u, '');
  const currency = isCurrencyCode(code) ? code : namedCurrency(cell?.text ?? '');
  const heads = phrasesIn(cell?.text ?? '').some(({ phrase }) => phrase === 'section-booked');
  return heads && !readAmount(cell?.text ?? '') ? currency : null;
}

/**
 * The titles over the rows of each currency that a bill's overview lists; none where they are not over all of them, or rows
 * have balances, which tell it.
 */
function titlesOfListed(items: readonly Item[]): ReadonlyMap<Item, string> {
  const listed = listedCurrencies(items);
  const rows = items.filter((item) => item.kind === 'row');
  if (listed.size === 0 || rows.some((row) => balanceOf(row) !== null)) return new Map();
  const titles = new Map(
    items.flatMap((item) => {
      const currency = item.kind === 'remark' ? listTitled(item) : null;
      return currency && listed.has(currency) ? [[item as Item, currency] as const] : [];
    }),
  );
  const first = items.find((item) => item.kind === 'row' || titles.has(item));
  return first?.kind !== 'row' && new Set(titles.values()).size > 1 ? titles : new Map();
}

/** A row, and the currency of the title above it. */
interface Titled {
  readonly row: Row;
  readonly currency: string;
}

/**
 * The titles that name the currency of the rows below them, where balances begin anew with each other currency, or the rows' amounts are
 * printed with it.
 */
export function currencyTitles(items: readonly Item[]): ReadonlyMap<Item, string> {
  const titles = new Map<Item, string>();
  let above: Titled | null = null;
  let currency: string | null = null;
  let parts = 0;
  for (const item of items) {
    const titled = item.kind === 'remark' ? currencyTitled(item) : null;
    if (titled) {
      titles.set(item, titled);
      currency = titled;
    }
    if (item.kind !== 'row' || currency === null) continue;
    const own: Titled = { row: item, currency };
    if (above && above.currency !== currency) {
      if (!partBalances(above.row, item) && ![above, own].every(printsCurrency)) return titlesOfListed(items);
      parts++;
    }
    // What is still pending below an account's bookings has no balance
    if (above?.currency !== currency || balanceOf(above.row) === null || balanceOf(item) !== null) above = own;
  }
  return parts > 0 ? titles : titlesOfListed(items);
}
