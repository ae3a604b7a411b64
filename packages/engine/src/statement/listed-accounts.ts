import { accountTypesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { leadingNumber } from './identifiers.ts';
import { phrasesOf } from './said.ts';

/** An account that an overview lists, with its currency where the overview says it. */
export interface ListedAccount {
  readonly number: string;
  readonly currency: string | null;
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

/** The account whose number stands alone in one of these cells of a line. */
function numberedIn(remark: Remark, cells: readonly Cell[]): ListedAccount | null {
  if (remark.cells.length < OVERVIEW_CELLS) return null;
  for (const cell of cells) {
    const number = leadingNumber(cell.text);
    if (!number || number !== cell.text.replace(/\s+/gu, '') || number.replace(/\D/gu, '').length < SHORTEST) continue;
    const currency = remark.cells.find(({ text }) => isCurrencyCode(text))?.text ?? null;
    return { number, currency };
  }
  return null;
}

const accountIn = (remark: Remark, headings: readonly Cell[]): ListedAccount | null =>
  numberedIn(
    remark,
    remark.cells.filter((cell) => headings.some((heading) => isUnder(cell, heading))),
  );

const namesKind = ({ cells: [first] }: Remark): boolean => accountTypesIn(first?.text ?? '').length > 0;

/** An account by a line that begins with its kind or names its currency, and ends with its balance, whatever stands above it. */
function accountWithBalance(remark: Remark): ListedAccount | null {
  const [first, ...others] = remark.cells;
  const balance = readAmount(others.at(-1)?.text ?? '');
  if (!first || !balance || balance.bare || !/\p{L}{2}/u.test(first.text)) return null;
  const account = numberedIn(remark, others.slice(0, -1));
  return account?.currency || namesKind(remark) ? account : null;
}

/** The accounts of an overview without headings: two lines or more of one page, each with another number, half of them with kinds. */
function listedByKind(remarks: readonly Remark[]): [Remark, ListedAccount][] {
  const found = remarks.flatMap((remark) => {
    const account = accountWithBalance(remark);
    return account ? [[remark, account] as [Remark, ListedAccount]] : [];
  });
  const pages = new Set(found.map(([remark]) => remark.spot.page));
  const numbers = new Set(found.map(([, { number }]) => number));
  const named = found.filter(([remark]) => namesKind(remark));
  const together = pages.size === 1 && numbers.size > 1 && numbers.size === found.length;
  return together && named.length * 2 >= found.length ? found : [];
}

/**
 * The accounts of an overview, by the lines that list them:
 *
 *     Account    Account Number    Currency    Balance
 *     Savings    123-456789-001    HKD        1,200.00
 *     Current    123-456789-002    HKD          800.00
 *
 * The heading may be wanting where each line begins with an account's name and ends with its balance.
 */
export function listedAccounts(items: readonly Item[]): ReadonlyMap<Remark, ListedAccount> {
  const listed = new Map<Remark, ListedAccount>();
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  remarks.forEach((remark, i) => {
    const headings = numberHeadings(remark);
    if (headings.length === 0) return;
    for (const line of remarks.slice(i + 1)) {
      const account = line.spot.page === remark.spot.page ? accountIn(line, headings) : null;
      if (!account) break;
      listed.set(line, account);
    }
  });
  return listed.size > 0 ? listed : new Map(listedByKind(remarks));
}

/** The listed account whose number a short line names, as the title above its rows does (`Savings  123-456789-001`). */
export function accountTitled(remark: Remark, listed: ReadonlyMap<Remark, ListedAccount>): ListedAccount | null {
  if (listed.has(remark) || remark.cells.length > TITLE_CELLS || remark.text.length > TITLE_LENGTH) return null;
  const words = remark.cells.flatMap(({ text }) => [text.replace(/\s+/gu, ''), ...text.split(/[\s,;:()]+/u)]);
  const named = [...listed.values()].filter(({ number }) => words.includes(number));
  const [first] = named;
  if (!first || named.some(({ number }) => number !== first.number)) return null;
  // Several currencies under one number: the title says which
  return named.length === 1 ? first : (named.find(({ currency }) => words.includes(currency ?? '')) ?? null);
}
