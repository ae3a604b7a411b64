import { decimalsOf, fromMinor, type Statement, type Transaction, toMinor } from '@tallyleaf/contract';
import type { Ledger } from '@tallyleaf/exporters';

/**
 * What a summary says, reckoned exactly: sums by month and by category of each currency, and the balances of each account.
 * Currencies are never mixed, and a transaction that stands in two statements counts once.
 */

/** Sums of some rows; amounts as the contract's decimal strings, `out` without a sign. */
export interface Sums {
  readonly in: string;
  readonly out: string;
  readonly net: string;
}

export interface MonthSums extends Sums {
  /** `2025-03`. */
  readonly month: string;
}

export interface CategorySums extends Sums {
  /** Null: rows without one. */
  readonly category: string | null;
}

export interface CurrencySummary {
  readonly currency: string;
  readonly rows: number;
  /** The first and the last day of a row. */
  readonly from: string;
  readonly to: string;
  readonly total: Sums;
  /** In the order of time, months without rows among them. */
  readonly months: readonly MonthSums[];
  /** The most money out first; rows without a category last. */
  readonly categories: readonly CategorySums[];
}

class Totals {
  private incoming = 0n;
  private outgoing = 0n;
  private readonly decimals: number;

  constructor(currency: string) {
    this.decimals = decimalsOf(currency);
  }

  add(amount: string): void {
    const minor = toMinor(amount, this.decimals);
    if (minor > 0n) this.incoming += minor;
    else this.outgoing -= minor;
  }

  /** For putting them in order. */
  get out(): bigint {
    return this.outgoing;
  }

  sums(): Sums {
    const { incoming, outgoing, decimals } = this;
    return {
      in: fromMinor(incoming, decimals),
      out: fromMinor(outgoing, decimals),
      net: fromMinor(incoming - outgoing, decimals),
    };
  }
}

/** Every currency of these ledgers by itself, in the order in which they come; those without rows are left out. */
export function summariesOf(ledgers: readonly Ledger[]): readonly CurrencySummary[] {
  const byCurrency = new Map<string, Transaction[]>();
  for (const { account, spans } of ledgers) {
    const rows = byCurrency.get(account.currency) ?? [];
    for (const span of spans) for (const { transaction } of span.rows) rows.push(transaction);
    byCurrency.set(account.currency, rows);
  }
  return [...byCurrency].flatMap(([currency, rows]) => (rows.length === 0 ? [] : [summaryOf(currency, rows)]));
}

function summaryOf(currency: string, rows: readonly Transaction[]): CurrencySummary {
  const total = new Totals(currency);
  const months = new Map<string, Totals>();
  const categories = new Map<string | null, Totals>();
  const totalsIn = <Key>(map: Map<Key, Totals>, key: Key): Totals => {
    const known = map.get(key) ?? new Totals(currency);
    map.set(key, known);
    return known;
  };
  for (const { date, amount, category = null } of rows) {
    for (const totals of [total, totalsIn(months, date.slice(0, 7)), totalsIn(categories, category)])
      totals.add(amount);
  }
  const days = rows.map(({ date }) => date).sort();
  const [from = ''] = days;
  const to = days.at(-1) ?? from;
  return {
    currency,
    rows: rows.length,
    from,
    to,
    total: total.sums(),
    months: monthsBetween(from.slice(0, 7), to.slice(0, 7)).map((month) => ({
      month,
      ...totalsIn(months, month).sums(),
    })),
    categories: [...categories]
      .sort(([one, ones], [other, others]) => rankOf(one) - rankOf(other) || compare(others.out, ones.out))
      .map(([category, totals]) => ({ category, ...totals.sums() })),
  };
}

const rankOf = (category: string | null): number => (category === null ? 1 : 0);
const compare = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0);

/** More months than these are not filled up: a misread year would make thousands of them. */
const MOST_MONTHS = 240;

/** `('2025-11', '2026-01')` → the three months. */
function monthsBetween(first: string, last: string): readonly string[] {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const [lastYear = 0, lastMonth = 1] = last.split('-').map(Number);
  const count = Math.min(MOST_MONTHS, (lastYear - year) * 12 + lastMonth - month + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = year * 12 + month - 1 + index;
    return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** The balance at the end of a day. */
export interface DayBalance {
  readonly day: string;
  readonly balance: string;
}

/**
 * The balances of an account, a line for each run of statements in which nothing is missing: what stands at the end of each
 * day with a row. A run without an opening balance begins at the first balance that is printed on a row.
 */
export function balancesOf(statements: readonly Statement[]): readonly (readonly DayBalance[])[] {
  return statements.map(lineOf).filter((line) => line.length > 0);
}

function lineOf({ account, opening, period, transactions }: Statement): readonly DayBalance[] {
  const decimals = decimalsOf(account.currency);
  const known = opening ?? openingBy(transactions, decimals);
  if (known === null) return [];
  let balance = toMinor(known, decimals);
  const line = new Map<string, string>();
  const first = period.start ?? transactions[0]?.date;
  if (first) line.set(first, fromMinor(balance, decimals));
  for (const { date, amount } of transactions) {
    balance += toMinor(amount, decimals);
    line.set(date, fromMinor(balance, decimals));
  }
  if (period.end && transactions.every(({ date }) => date <= (period.end ?? date))) {
    line.set(period.end, fromMinor(balance, decimals));
  }
  return [...line]
    .map(([day, at]) => ({ day, balance: at }))
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** What stood before the first row, by the first balance that is printed beside one; null where none is. */
function openingBy(transactions: readonly Transaction[], decimals: number): string | null {
  let before = 0n;
  for (const { amount, balance } of transactions) {
    before += toMinor(amount, decimals);
    if (balance !== null) return fromMinor(toMinor(balance, decimals) - before, decimals);
  }
  return null;
}
