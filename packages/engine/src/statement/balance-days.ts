import type { Phrase } from '../languages/language.ts';
import type { Item } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Period } from './dates.ts';
import { datesOf } from './mentioned-dates.ts';
import { asPeriod, covers, NEARLY_ALL, type PeriodHints } from './period.ts';
import { phrasesOf } from './said.ts';

interface Part {
  readonly text: string;
}

const partsOf = (item: Item): readonly Part[] => {
  if (item.kind === 'remark') return item.cells;
  return item.kind === 'labelled' ? [{ text: item.label }] : [];
};

/** The day that a text names behind the balance that it begins with: `Opening balance at 30.06.2025`. */
function dayOf(part: Part, phrase: Phrase): PrintedDate | null {
  const named = phrasesOf(part).some((found) => found.phrase === phrase && found.at <= 1);
  const [only, ...others] = named ? datesOf(part).found : [];
  return only && others.length === 0 ? only.date : null;
}

const dayAfter = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);
const dayOfMonth = (iso: string): string => iso.slice(8);

/** The day of an opening balance is the first one where months from it end on the last one; else the one before the first. */
function between({ start, end }: Period): Period | null {
  if (start === null || end === null || start === end) return null;
  return { start: dayOfMonth(start) === dayOfMonth(dayAfter(end)) ? start : dayAfter(start), end };
}

/**
 * The period between the days of two balances, where a statement names no other:
 *
 *     Opening balance at 30.06.2025     Closing balance at 30.09.2025
 *
 * The rows lie in it. Null where the balances have no days.
 */
export function periodOfBalances(items: readonly Item[], { prefer, dates }: PeriodHints): Period | null {
  const parts = items.flatMap(partsOf);
  const firsts = parts.flatMap((part) => dayOf(part, 'opening') ?? []);
  const lasts = parts.flatMap((part) => dayOf(part, 'closing') ?? []);
  for (const first of firsts) {
    for (const last of lasts) {
      const printed = asPeriod(first, last, prefer, null);
      const period = printed && between(printed);
      if (period && covers(period, dates) >= NEARLY_ALL) return period;
    }
  }
  return null;
}
