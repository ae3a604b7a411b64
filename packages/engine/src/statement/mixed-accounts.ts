import type { AccountFacts, Draft } from '../shapes/draft.ts';
import type { Figure, Item, Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import { directionOf } from '../values/sign.ts';
import { CARD_NUMBER } from './card-number.ts';
import { figuresOutsideRows } from './figures-outside-rows.ts';

/**
 * Several accounts, the rows of which stand in one table by their days. Each row prints its amount's currency, or the number
 * of its account or card, and balances follow from each other among the rows of one only:
 *
 *     01 Mar   DEPOSIT        EUR 500.00       1,500.00
 *     02 Mar   DIVIDEND       USD  10.00          60.00
 *     03 Mar   SHARES         EUR -200.00      1,300.00
 *     04 Mar   TAX            USD  -1.50          58.50
 *
 *     01 Mar   4111 **** 0001   GROCER       -20.00     980.00
 *     01 Mar   4111 **** 0002   SALARY       900.00     960.00
 *
 * Without balances beside them, the rows of each lead from one figure outside to another:
 *
 *     Opening 100.00    Closing 600.00      Opening 50.00    Closing 60.00
 *     01 Mar   DEPOSIT        EUR     500.00
 *     02 Mar   DIVIDEND       USD      10.00
 */

/** Fewer rows are no account. */
const FEWEST = 2;

/** The figure that moves a row's balance. */
const movedBy = ({ figures }: Row): Figure | undefined =>
  figures.find(({ role }) => role === 'amount' || role === 'money-in' || role === 'money-out');

/** A figure with its sign or mark. */
function signed({ amount, mark }: Figure): bigint | null {
  const units = amount.readings[0]?.units ?? null;
  const said = mark ?? amount.mark ?? amount.sign;
  return units !== null && said && directionOf(said) === 'out' ? -units : units;
}

/** How far the balance beside a row is from that beside another; null where either has none. */
function between(row: Row, before: Row): bigint | null {
  const [from, to] = [before, row].map(({ figures }) => figures.find(({ role }) => role === 'balance'));
  const [was, is] = [from && signed(from), to && signed(to)];
  return was == null || is == null ? null : magnitude(is - was);
}

/** How many rows' balances follow from that of the row before, whosever the signs are. */
const links = (rows: readonly Row[]): number =>
  rows.slice(1).filter((row, i) => {
    const moved = movedBy(row);
    const units = moved && signed(moved);
    return units != null && between(row, rows[i] as Row) === magnitude(units);
  }).length;

/** Every balance follows from the one before it, whether the oldest or the newest row stands first. */
const isChain = (rows: readonly Row[]): boolean =>
  rows.length >= FEWEST && [rows, [...rows].reverse()].some((each) => links(each) === rows.length - 1);

/** Two figures outside the rows are as far apart as a currency's rows lead: so few pairs, so large a sum, that none does by chance. */
const MOST_FIGURES = 24;
const CHANCE = 1000n;

const sumOf = (rows: readonly Row[]): bigint =>
  rows.reduce((total, row) => total + (signed(movedBy(row) as Figure) ?? 0n), 0n);

/**
 * A figure is the sum of all rows: they are one account's, though the sums of its cards are as far from that figure as each
 * other's rows lead.
 *
 *     Card 0294   Subtotal   300.00
 *     Card 8860   Subtotal   200.00
 *                 Total      500.00
 */
const areSummed = (rows: readonly Row[], ends: readonly bigint[]): boolean =>
  ends.some((end) => end !== 0n && magnitude(end) === magnitude(sumOf(rows)));

function leadSomewhere(rows: readonly Row[], ends: readonly bigint[]): boolean {
  const sum = sumOf(rows);
  if (ends.length > MOST_FIGURES || BigInt(ends.length ** 2) * CHANCE > magnitude(sum)) return false;
  return ends.some((from) => ends.some((to) => to - from === sum || from - to === sum));
}

/** What tells accounts apart, as a row prints it; null where it does not. */
type Key = (row: Row) => string | null;

const currencyIn: Key = (row) => {
  const moved = movedBy(row);
  return moved?.amount.currency ?? (moved && row.currency) ?? null;
};

const numberIn: Key = ({ account }) => account?.replace(/\s+/gu, '') ?? null;

/** An account's own rows by what each prints; null where they are those of one. */
function rowsBy(key: Key, items: readonly Item[]): ReadonlyMap<string, readonly Row[]> | null {
  const rows = items.filter((item): item is Row => item.kind === 'row');
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const printed = key(row);
    if (printed === null) return null;
    found.set(printed, [...(found.get(printed) ?? []), row]);
  }
  if (found.size < 2 || isChain(rows)) return null;
  const parts = [...found.values()];
  if (parts.every(isChain)) return found;
  const ends = figuresOutsideRows(items).flatMap(({ figure }) => signed(figure) ?? []);
  if (areSummed(rows, ends)) return null;
  return !leadSomewhere(rows, ends) && parts.every((part) => leadSomewhere(part, ends)) ? found : null;
}

/** A named figure in another currency is another account's. */
const isOf = (item: Item, currency: string | null): boolean =>
  item.kind !== 'labelled' || item.figures.every(({ amount }) => (amount.currency ?? currency) === currency);

function parted({ facts, items }: Draft, key: Key, factsOf: (printed: string) => Partial<AccountFacts>): Draft[] {
  const found = rowsBy(key, items);
  if (!found) return [{ facts, items }];
  return [...found].map(([printed, rows]) => {
    const own = new Set<Item>(rows);
    const named = factsOf(printed);
    const isOwn = (item: Item): boolean =>
      item.kind === 'row' ? own.has(item) : named.currency === undefined || isOf(item, named.currency);
    return { facts: { ...facts, ...named }, items: items.filter(isOwn) };
  });
}

/** A draft whose rows all print one card's number is that card's, where no other number is named. */
function numbered({ facts, items }: Draft): Draft {
  const numbers = new Set(items.flatMap((item) => (item.kind === 'row' ? [numberIn(item)] : [])));
  const [number = null] = numbers;
  const named = facts.number !== null || facts.iban !== null || numbers.size !== 1 || !CARD_NUMBER.test(number ?? '');
  return { facts: named ? facts : { ...facts, number }, items };
}

/** A draft, or the drafts of the accounts whose rows it mixes. */
export const draftsByAccount = (draft: Draft): Draft[] =>
  parted(numbered(draft), numberIn, (number) => ({ number })).flatMap((part) =>
    parted(part, currencyIn, (currency) => ({ currency })),
  );
