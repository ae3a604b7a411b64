import type { AccountType } from '@tallyleaf/contract';
import { accountTypesIn, titlesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readDate } from '../values/date.ts';
import { findIban } from '../values/iban.ts';
import { isFedByCurrent } from './fed-by-current.ts';
import { listedAccounts } from './listed-accounts.ts';
import { isPaidFrom } from './paid-from.ts';
import { kindOfProduct, statedType } from './stated-type.ts';
import { titleParts } from './title-parts.ts';

const remarks = (items: readonly Item[]): Remark[] => items.filter((item): item is Remark => item.kind === 'remark');

/** Titles are no longer; running text names other kinds of accounts. */
const TITLE_LENGTH = 60;

/** The shortest word that begins a compound: `Sparkonto|utdrag`. */
const SHORTEST_PART = 6;

const TWO = /(?<one>\p{L}+)(?: (?:and|und|et|y|e|en|og|och) | ?[&/] ?)(?<other>\p{L}+)(?<rest> .+)?$/u;

/** `Current and Savings Account` heads an overview of both kinds, and tells neither. */
function namesTwo(text: string): boolean {
  const { one, other, rest = '' } = TWO.exec(text)?.groups ?? {};
  const [a, b] = [one, other].map((word) => accountTypesIn(`${word}${rest}`)[0]?.type);
  return a !== undefined && b !== undefined && a !== b;
}

/** `CONTA POUPEMAIS N. 55500012345`: what stands beside a number is an account's name. */
const hasNumber = (text: string): boolean => /\d[\d.\-/ ]{5,}\d/u.test(text);

/** An abbreviation of a kind of account is printed in capitals: `ROR`, and not `Plåt & Rör AB`. */
const isWord = (text: string, { at, length }: { readonly at: number; readonly length: number }): boolean => {
  const printed = text.slice(at, at + length);
  return length > LONGEST_ABBREVIATION || printed === printed.toUpperCase();
};
const LONGEST_ABBREVIATION = 3;

/** Kinds of accounts named in a title, as words or as the first part of a compound. */
function typesIn(text: string): readonly { readonly type: AccountType; readonly length: number }[] {
  if (namesTwo(text)) return [];
  const places = accountTypesIn(text);
  // `Le verrà addebitato sul c/c`: an account of this kind pays what is asked for here
  if (places.some(({ at }) => isPaidFrom(text, at))) return [];
  const whole = places.filter((place) => isWord(text, place));
  if (whole.length > 0) return whole;
  if (hasNumber(text)) {
    const type = kindOfProduct(text);
    if (type) return [{ type, length: SHORTEST_PART }];
  }
  for (const word of text.split(/[^\p{L}]+/u)) {
    for (let end = word.length - 3; end >= SHORTEST_PART; end--) {
      const found = accountTypesIn(word.slice(0, end)).filter(({ length }) => length === end);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** Where an account's bookings begin: at its first row, or where nothing was booked, at the balance that its table begins with. */
function firstBooking(items: readonly Item[]): number {
  const row = items.findIndex((item) => item.kind === 'row');
  const first = row < 0 ? items.findIndex((item) => item.kind === 'labelled' && item.inTable) : row;
  return first < 0 ? items.length : first;
}

/** The lines of an overview that list other accounts than the one that has this number. */
function ofOthers(items: readonly Item[], number: string | null): ReadonlySet<Remark> {
  const listed = [...listedAccounts(items)];
  const own = listed.some(([, account]) => account.number === number);
  return new Set(listed.flatMap(([remark, account]) => (own && account.number !== number ? [remark] : [])));
}

/** The cells above an account's first row that may be titles, without the institution's name: it says `Savings` too. */
function titleCells(items: readonly Item[], institution: string | null, number: string | null): string[][] {
  const name = institution?.toLowerCase();
  const others = ofOthers(items, number);
  const above = remarks(items.slice(0, firstBooking(items))).filter((remark) => !others.has(remark));
  // What stands beside the account's number is its name, however long the line is
  const longest = (text: string): number =>
    beginsWithTitle(text) || (number !== null && text.replace(/\s/gu, '').includes(number))
      ? LONGEST_TITLE
      : TITLE_LENGTH;
  return above.map((remark) =>
    remark.cells
      .map(({ text }) => (name ? text.replace(new RegExp(escaped(name), 'giu'), ' ') : text))
      .flatMap((text) => (beginsWithTitle(text) ? [text] : namedParts(text)))
      .filter((text) => text.length <= longest(text)),
  );
}

const isNumberAlone = (text: string): boolean =>
  findIban(text) === text.replace(/\s+/gu, '') || (hasNumber(text) && !/\p{L}/u.test(text) && readDate(text) === null);

/** A title's parts; a number goes with what is named right before it: `Free Savers · NL27 BANK 0575 7241 51`. */
function namedParts(text: string): string[] {
  const parts: string[] = [];
  for (const part of titleParts(text)) {
    const name = parts.at(-1);
    if (name !== undefined && !hasNumber(name) && isNumberAlone(part)) parts[parts.length - 1] = `${name} ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** `Kontoutskrift nr. 7 for konto 9555.27.48023 i perioden 01.07.2023 - 31.07.2023 Sparekonto`: a title that says all in one line. */
const LONGEST_TITLE = 120;
const beginsWithTitle = (text: string): boolean =>
  text.length <= LONGEST_TITLE && titlesIn(text).some(({ title, at }) => title === 'statement' && at === 0);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** What the statement's own title says counts so many times: `Estado de cuenta de ahorros` above a product's `Cuenta digital`. */
const OF_TITLE = 2;

/**
 * The kind of account that the titles above its first row name: the nearer and the longer the name, the more it counts.
 * Cards and loans are told apart elsewhere. Null where no kind is named. An
 * overview names other accounts' kinds as well; `number` tells which line of it is this one's.
 */
export function accountType(
  items: readonly Item[],
  institution: string | null,
  number: string | null = null,
): AccountType | null {
  const scores = new Map<AccountType, number>();
  const lines = titleCells(items, institution, number);
  lines.forEach((cells, i) => {
    for (const cell of cells) {
      const weight = (beginsWithTitle(cell) ? OF_TITLE : 1) / (4 + lines.length - i);
      for (const { type, length } of typesIn(cell)) {
        if (type === 'credit-card' || type === 'loan') continue;
        scores.set(type, (scores.get(type) ?? 0) + length * weight);
      }
    }
  });
  return [...scores].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The kind of account that a label states, or else rows or titles tell. */
export const namedType = (items: readonly Item[], institution: string | null, number: string | null) =>
  statedType(items) ?? (isFedByCurrent(items) ? 'savings' : accountType(items, institution, number));
