import type { Item, Remark } from '../shapes/row.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';
import { isCurrencyCode, namedCurrency } from '../values/currency.ts';
import { findIban } from '../values/iban.ts';
import { leadingNumber } from './identifiers.ts';
import { phrasesOf } from './phrases.ts';
import { codesBesideMoney } from './printed-currency.ts';

/** An account that an overview lists, with its currency where the overview says it. */
export interface ListedAccount {
  readonly number: string;
  readonly currency: string | null;
  /** What the overview calls it: the words before its number. */
  readonly name: string;
}

type Cell = Remark['cells'][number];

/** What an overview says of an account: its name, its number, its balance. */
const OVERVIEW_CELLS = 3;
/** A title of rows has no more cells and letters. */
const TITLE_CELLS = 4;
const TITLE_LENGTH = 80;
/** Shorter numbers stand in many texts. */
const SHORTEST = 6;

const isUnder = (cell: Cell, heading: Cell): boolean => cell.box[0] < heading.box[2] && cell.box[2] > heading.box[0];

/** The cells of an overview's heading that numbers of accounts may stand under. */
const numberHeadings = (remark: Remark): Cell[] =>
  remark.cells.length < OVERVIEW_CELLS || /\d/u.test(remark.text)
    ? []
    : remark.cells.filter((cell) => phrasesOf(cell).some(({ phrase }) => phrase === 'account-number'));

/** The currency in a column of its own, or beside the balance: `SGD | 1,200.00`, `SGD 1,200.00`. */
const currencyIn = ({ cells }: Remark): string | null =>
  cells.find(({ text }) => isCurrencyCode(text))?.text ??
  cells.flatMap(({ text }) => codesBesideMoney(text))[0] ??
  null;

/** The words of an overview's line before the cell of its number. */
const nameBefore = ({ cells }: Remark, number: Cell): string => {
  const words = cells.slice(0, cells.indexOf(number)).map(({ text }) => text);
  return words.some((text) => /\d/u.test(text)) ? '' : words.join(' ');
};

function accountIn(remark: Remark, headings: readonly Cell[]): ListedAccount | null {
  if (remark.cells.length < OVERVIEW_CELLS) return null;
  for (const cell of remark.cells) {
    if (!headings.some((heading) => isUnder(cell, heading))) continue;
    const number = leadingNumber(cell.text);
    if (!number || number !== cell.text.replace(/\s+/gu, '') || number.replace(/\D/gu, '').length < SHORTEST) continue;
    return { number, currency: currencyIn(remark), name: nameBefore(remark, cell) };
  }
  return null;
}

const MONEY = /^[-+]?\p{Sc}?\d[\d.,' ]*[.,]\d{2}[-+]?$/u;

/** The one cell of a line that is a number alone, where the line ends with a figure of money. */
function numberBesideMoney({ cells }: Remark): Cell | null {
  if (cells.length < OVERVIEW_CELLS || !MONEY.test(cells.at(-1)?.text ?? '')) return null;
  const numbers = cells.slice(0, -1).filter(({ text }) => {
    const number = leadingNumber(text);
    return number === text.replace(/\s+/gu, '') && number.replace(/\D/gu, '').length >= SHORTEST;
  });
  return numbers.length === 1 ? (numbers[0] ?? null) : null;
}

/** Lines below each other that each list an account of its own, in columns without a heading. */
function withoutHeading(remarks: readonly Remark[]): [Remark, ListedAccount][] {
  const cells = remarks.map(numberBesideMoney);
  const isNext = (i: number, j: number): boolean => {
    const [one, other] = [cells[i], cells[j]];
    return (
      one != null &&
      other != null &&
      one.text !== other.text &&
      remarks[i]?.spot.page === remarks[j]?.spot.page &&
      Math.abs(one.box[0] - other.box[0]) < DRIFTING_EDGE
    );
  };
  return remarks.flatMap((remark, i): [Remark, ListedAccount][] => {
    const cell = cells[i];
    if (!cell || (!isNext(i, i - 1) && !isNext(i, i + 1))) return [];
    const number = cell.text.replace(/\s+/gu, '');
    return [[remark, { number, currency: currencyIn(remark), name: nameBefore(remark, cell) }]];
  });
}

/**
 * The accounts of an overview, by the lines that list them:
 *
 *     Account    Account Number    Currency    Balance
 *     Savings    123-456789-001    HKD        1,200.00
 *     Current    123-456789-002    HKD          800.00
 *
 * Where no heading says what the columns are, lines alike do.
 */
export function listedAccounts(items: readonly Item[]): ReadonlyMap<Remark, ListedAccount> {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  const listed = new Map<Remark, ListedAccount>(withoutHeading(remarks));
  remarks.forEach((remark, i) => {
    const headings = numberHeadings(remark);
    if (headings.length === 0) return;
    for (const line of remarks.slice(i + 1)) {
      const account = line.spot.page === remark.spot.page ? accountIn(line, headings) : null;
      if (!account) break;
      listed.set(line, account);
    }
  });
  return listed;
}

/** True where a text names a currency, by its code or its name: `Savings GBP`, `Savings - Pound Sterling`. */
function namesCurrency(text: string, currency: string | null): boolean {
  const words = text.split(/[\s,;:()]+/u);
  if (currency === null) return false;
  return words.some((word, i) => word === currency || namedCurrency(words.slice(i).join(' ')) === currency);
}

/** The listed account that a line names as the overview does, where that calls no other so: `HKD Savings` alone above its rows. */
function accountNamed({ text }: Remark, all: readonly ListedAccount[]): ListedAccount | null {
  const [account, ...others] = /\p{L}/u.test(text) ? all.filter(({ name }) => name === text) : [];
  return account && others.length === 0 && all.length > 1 && findIban(account.number) === null ? account : null;
}

/**
 * The listed account whose number a short line names, as the title above its rows does (`Savings  123-456789-001`), or that it calls by its
 * whole name and nothing else.
 */
export function accountTitled(remark: Remark, listed: ReadonlyMap<Remark, ListedAccount>): ListedAccount | null {
  if (listed.has(remark) || remark.cells.length > TITLE_CELLS || remark.text.length > TITLE_LENGTH) return null;
  const words = remark.cells.flatMap(({ text }) => [text.replace(/\s+/gu, ''), ...text.split(/[\s,;:()]+/u)]);
  const all = [...listed.values()];
  const named = all.filter(({ number }) => words.includes(number));
  const [first] = named;
  if (!first) return accountNamed(remark, all);
  if (named.some(({ number }) => number !== first.number)) return null;
  // Several currencies under one number: the title says which
  return named.length === 1 ? first : (named.find(({ currency }) => namesCurrency(remark.text, currency)) ?? null);
}
