import { decimalsOf, sumAmounts } from '@tallyleaf/contract/plain';
import { dayAfter, wholeMonthsBetween } from './days.ts';
import type { LedgerGap, LedgerRow, LedgerSpan } from './ledger.ts';

/** How a statement follows on those before it. */
export interface Follows {
  /** What is missing or contradicts between them; `null` where nothing does. */
  readonly gap: LedgerGap | null;
  /** What it adds. */
  readonly fresh: readonly LedgerRow[];
  /** What the statements before it have already. */
  readonly repeated: readonly LedgerRow[];
}

/**
 * How `next` follows on `last`, which begins no later. Where they share days, a row is the same by its id, or by its
 * date, amount and running balance; by date and amount alone only where that makes the balances come out. Two equal
 * transactions on the day on which one statement ends and the next begins are two where the balances say so.
 */
export function follow(last: LedgerSpan, next: LedgerSpan, currency: string): Follows {
  const gap = gapBetween(last, next);
  if (gap !== 'overlap') return { fresh: next.rows, repeated: [], gap };
  return overlap(last, next, currency, { after: last.period.end, before: next.period.start, months: [] });
}

/** Days and balances alone. */
type Outer = Pick<LedgerSpan, 'period' | 'opening' | 'closing'>;

/** What lies between two that begin one after the other, by their days and balances alone; `overlap`: they share days. */
export function gapBetween(last: Outer, next: Outer): LedgerGap | 'overlap' | null {
  const [end, start] = [last.period.end, next.period.start];
  if (end !== null && start !== null && start <= end) {
    return start === end && last.closing !== null && last.closing === next.opening ? null : 'overlap';
  }
  const gap = { after: end, before: start, months: [], expected: last.closing, found: next.opening };
  if (end !== null && start !== null && start > dayAfter(end)) {
    return { ...gap, kind: 'missing-days', months: wholeMonthsBetween(end, start) };
  }
  return differ(last.closing, next.opening) ? { ...gap, kind: 'balance-break' } : null;
}

const differ = (one: string | null, other: string | null): boolean => one !== null && other !== null && one !== other;

/** What is the same of two rows that are one transaction; `null` where the rule says nothing of the row. */
type Rule = (row: LedgerRow) => string | null;

const byId: Rule = ({ id }) => id;
const byLine: Rule = ({ transaction: { date, amount, balance } }) => balance && [date, amount, balance].join(' ');
const byMovement: Rule = ({ transaction: { date, amount } }) => `${date} ${amount}`;

/** The rules by which rows are the same, the strict ones first; each list is tried whole. */
const RULES: readonly (readonly Rule[])[] = [
  [byId, byLine],
  [byId, byLine, byMovement],
];

function overlap(
  last: LedgerSpan,
  next: LedgerSpan,
  currency: string,
  between: Pick<LedgerGap, 'after' | 'before' | 'months'>,
): Follows {
  const tried = RULES.map((rules) => partRows(last, next, rules));
  // A statement within the days before it must add nothing; a longer one leads to its own closing balance.
  const within = (next.period.end ?? '') <= (last.period.end ?? '');
  const expected = within ? last.closing : next.closing;
  const reached = ({ fresh }: Pick<Follows, 'fresh'>): string | null =>
    last.closing && sumAmounts([last.closing, ...fresh.map((row) => row.transaction.amount)], decimalsOf(currency));
  const right = tried.find((parted) => !differ(reached(parted), expected));
  if (right) return { ...right, gap: null };
  const [strict = { fresh: next.rows, repeated: [] }] = tried;
  return { ...strict, gap: { ...between, kind: 'overlap-break', expected, found: reached(strict) } };
}

/** The rows of `next` that `last` has, each of which answers for one, and those that it does not have. */
function partRows(last: LedgerSpan, next: LedgerSpan, rules: readonly Rule[]): Pick<Follows, 'fresh' | 'repeated'> {
  const had = last.rows.filter(({ transaction }) => transaction.date >= (next.period.start ?? ''));
  const taken = new Set<LedgerRow>();
  const repeated = new Set<LedgerRow>();
  for (const rule of rules) {
    const waiting = new Map<string | null, LedgerRow[]>();
    for (const row of had) {
      if (taken.has(row)) continue;
      const twins = waiting.get(rule(row));
      if (twins) twins.push(row);
      else waiting.set(rule(row), [row]);
    }
    for (const row of next.rows) {
      const key = rule(row);
      const twin = key === null || repeated.has(row) ? undefined : waiting.get(key)?.shift();
      if (twin === undefined) continue;
      taken.add(twin);
      repeated.add(row);
    }
  }
  return { fresh: next.rows.filter((row) => !repeated.has(row)), repeated: [...repeated] };
}
