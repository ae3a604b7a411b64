import type { Item, Remark } from '../shapes/row.ts';
import { besideBalance, periodOfBalances } from './balance-days.ts';
import { findClosingDay } from './closing-day.ts';
import type { Period } from './dates.ts';
import { covers, findPeriod, NEARLY_ALL, type PeriodHints } from './period.ts';

/** `Days in billing cycle: 31`: how long a period is whose last day alone is printed. */
const DAYS =
  /(?:days in (?:the )?(?:billing |statement )?(?:period|cycle)|number of days(?: in (?:the )?period)?|d[ií]as (?:del|en el) per[ií]odo|nombre de jours|dias no per[ií]odo)[^\d\p{L}]{0,6}(\d{2,3})(?![\d.,/])/iu;
const LONGEST = 100;

const MS = 86_400_000;
const daysBefore = (iso: string, days: number): string =>
  new Date(Date.parse(iso) - days * MS).toISOString().slice(0, 10);

const isRemark = (item: Item): item is Remark => item.kind === 'remark';

/** The days of a period that the pages print; null for none. */
function lengthIn(items: readonly Item[]): number | null {
  for (const { text } of items.filter(isRemark)) {
    const days = Number(DAYS.exec(text)?.[1] ?? 0);
    if (days > 0 && days <= LONGEST) return days;
  }
  return null;
}

/**
 * The period that ends on the statement's day, and begins where the number of its days is printed. A day before that of the
 * opening balance is of something else: `Terms as of 01.07.2023`.
 */
function upToClosing(own: readonly Item[], all: readonly Item[], hints: PeriodHints): Period | null {
  const opened = besideBalance(own, hints)?.start ?? '';
  const end = [own, all].map((items) => findClosingDay(items, hints)).find((day) => day && day >= opened);
  if (!end) return null;
  const days = lengthIn(own) ?? lengthIn(all);
  const whole = days === null ? null : { start: daysBefore(end, days - 1), end };
  return whole && covers(whole, hints.dates) >= NEARLY_ALL ? whole : { start: null, end };
}

/**
 * The days that a statement is of, of all that its pages say of them: the period named beside its rows or anywhere, the
 * days of its balances, its own day. What holds none of the rows is believed only where nothing else is printed.
 */
export function periodOf(own: readonly Item[], all: readonly Item[], hints: PeriodHints): Period {
  const ways = [() => findPeriod(own, hints), () => findPeriod(all, hints), () => periodOfBalances(own, hints)];
  let empty: Period | null = null;
  for (const way of ways) {
    const period = way();
    if (period && (hints.dates.length === 0 || covers(period, hints.dates) > 0)) return period;
    empty ??= period;
  }
  return upToClosing(own, all, hints) ?? empty ?? { start: null, end: null };
}
