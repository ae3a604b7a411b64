import type { Check, DateDoubt } from '@tallyleaf/contract';
import type { DateEvidence } from '../../shapes/reading.ts';

/** Bookings may lie this many days outside the printed period (docs/statement.md, "Dates"). */
const SLACK = 7;
/** Purchases that a card's bill dates by the purchase may lie this many days before its period. */
const PURCHASE_SLACK = 60;
/** Without a printed period all rows lie within thirteen months: a year's statement, and bookings at its ends. */
const LONGEST_SPAN = 397;

const MS_A_DAY = 86_400_000;
const dayNumber = (iso: string): number => Date.parse(iso) / MS_A_DAY;

/** Rows dated outside the printed period; where none is printed, all of them if they span too long. */
export function outsidePeriod({
  days,
  period,
  purchases,
}: Pick<DateEvidence, 'days' | 'period' | 'purchases'>): number[] {
  const numbers = days.map(dayNumber);
  if (!period.start && !period.end) {
    const span = Math.max(...numbers) - Math.min(...numbers);
    return span > LONGEST_SPAN ? [...days.keys()] : [];
  }
  const first = period.start ? dayNumber(period.start) - (purchases ? PURCHASE_SLACK : SLACK) : null;
  const last = period.end ? dayNumber(period.end) : null;
  const from = first ?? (last as number) - LONGEST_SPAN;
  const to = last === null ? (first as number) + LONGEST_SPAN : last + SLACK;
  return numbers.flatMap((day, i) => (day < from || day > to ? [i] : []));
}

/** The longest run of indexes whose days do not fall, in `n log n`. */
function longestRising(indexes: readonly number[], dayOf: (index: number) => number): number[] {
  const tails: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const index of indexes) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (dayOf(tails[middle] as number) <= dayOf(index)) low = middle + 1;
      else high = middle;
    }
    before.set(index, tails[low - 1]);
    tails[low] = index;
  }
  const run: number[] = [];
  for (let at = tails.at(-1); at !== undefined; at = before.get(at)) run.push(at);
  return run;
}

/** Rows that stand against the direction in which the days of their group run. */
function outOfOrder({ days, groups, chained }: DateEvidence): number[] {
  const byGroup = new Map<number, number[]>();
  days.forEach((_, i) => {
    const group = groups[i] ?? 0;
    const indexes = byGroup.get(group);
    if (indexes) indexes.push(i);
    else byGroup.set(group, [i]);
  });
  const numbers = days.map(dayNumber);
  return [...byGroup.values()].flatMap((indexes) => {
    const up = longestRising(indexes, (i) => numbers[i] as number);
    // Balances say in which direction time runs
    const down = chained ? [] : longestRising(indexes, (i) => -(numbers[i] as number));
    const kept = new Set(up.length >= down.length ? up : down);
    return indexes.filter((i) => !kept.has(i));
  });
}

/**
 * Whether the booking dates are proven (docs/statement.md, "Dates"). No sum guards a date, so they have to be: each in the
 * printed period, the days of each group in one direction, and column, order of day and month, and year certain.
 * Null where there are no rows.
 */
export function datesCheck(evidence: DateEvidence): Check | null {
  if (evidence.days.length === 0) return null;
  const [far, astray] = [outsidePeriod(evidence), outOfOrder(evidence)];
  const doubts: DateDoubt[] = [
    ...(far.length > 0 ? ['period' as const] : []),
    ...(astray.length > 0 ? ['order' as const] : []),
    ...(evidence.columnSure ? [] : ['column' as const]),
    ...(evidence.orderSure ? [] : ['day-month' as const]),
    ...(evidence.yearSure ? [] : ['year' as const]),
  ];
  return {
    kind: 'dates',
    ok: doubts.length === 0,
    rows: evidence.days.length,
    broken: [...new Set([...far, ...astray])].sort((a, b) => a - b),
    ...(doubts.length > 0 && { doubts }),
  };
}
