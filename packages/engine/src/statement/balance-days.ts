import type { Phrase } from '../languages/language.ts';
import { exactRoles } from '../languages/match.ts';
import type { Item } from '../shapes/row.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Period } from './dates.ts';
import { datesOf } from './mentioned-dates.ts';
import { asPeriod, covers, iso, NEARLY_ALL, type PeriodHints } from './period.ts';
import { phrasesOf } from './phrases.ts';

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

/** Words between a balance's name and its day. */
const ON = / (?:on|at|as at|as of|am|per|zum|au|al|ao|em|a|op|dne|na dzień|w dniu|pr)\.?$/iu;

/** The day that a text of a balance's name and a day alone prints: `Balance 16/06/2025`, `Solde au 28.02.2025`. */
function dayOfBalance(part: Part): PrintedDate | null {
  const { words, found } = datesOf(part);
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.at === 0 || only.at > MOST_NAMING) return null;
  const name = words.slice(0, only.at).join(' ').replace(ON, '');
  return exactRoles(name).includes('balance') ? only.date : null;
}

const MOST_NAMING = 4;

/** The first and the last of the days that balances of one name are printed with; none where there are not just two. */
function daysOfBalance(parts: readonly Part[]): readonly [PrintedDate, PrintedDate][] {
  const days = parts.flatMap((part) => dayOfBalance(part) ?? []);
  const distinct = new Map(days.map((day) => [JSON.stringify(day.readings), day]));
  const [first, last, ...others] = distinct.values();
  if (!first || !last || others.length > 0) return [];
  return [
    [first, last],
    [last, first],
  ];
}

const daysFrom = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const dayOfMonth = (day: string): string => day.slice(8);

/** The day of an opening balance is the first one where months from it end on the last one; else the one before the first. */
function between({ start, end }: Period): Period | null {
  if (start === null || end === null || start === end) return null;
  return { start: dayOfMonth(start) === dayOfMonth(daysFrom(end, 1)) ? start : daysFrom(start, 1), end };
}

/**
 * The period between the days of two balances, where a statement names no other:
 *
 *     Opening balance at 30.06.2025     Closing balance at 30.09.2025
 *     Balance 30/06/2025                Balance 30/09/2025
 *
 * The rows lie in it. Null where the balances have no days.
 */
export function periodOfBalances(items: readonly Item[], { prefer, dates }: PeriodHints): Period | null {
  const parts = items.flatMap(partsOf);
  const firsts = parts.flatMap((part) => dayOf(part, 'opening') ?? []);
  const lasts = parts.flatMap((part) => dayOf(part, 'closing') ?? []);
  const named = firsts.flatMap((first) => lasts.map((last) => [first, last] as const));
  for (const [first, last] of [...named, ...daysOfBalance(parts)]) {
    const printed = asPeriod(first, last, prefer, null);
    const period = printed && between(printed);
    if (period && covers(period, dates) >= NEARLY_ALL) return period;
  }
  return null;
}

/** Rows of one statement lie within so many days of its opening and of its closing balance. */
const REACH = 100;

/**
 * From when or up to when the rows are, where one balance alone has a day: nearly all rows lie in the weeks behind the opening
 * balance's (`Old balance as of 30.04.2025`), or before the closing one's. Null where none has.
 */
export function besideBalance(items: readonly Item[], { prefer, dates }: PeriodHints): Period | null {
  if (dates.length === 0) return null;
  const parts = items.flatMap(partsOf);
  const daysOf = (phrase: Phrase): string[] =>
    parts.flatMap((part) => {
      const readings = dayOf(part, phrase)?.readings.filter(({ year }) => year !== null) ?? [];
      const reading = readings.find(({ order }) => order === prefer) ?? readings[0];
      return (reading && iso(reading, null)) ?? [];
    });
  const holds = (start: string, end: string): boolean => covers({ start, end }, dates) >= NEARLY_ALL;
  const start = daysOf('opening').find((day) => holds(day, daysFrom(day, REACH)));
  if (start) return { start, end: null };
  const end = daysOf('closing').find((day) => holds(daysFrom(day, -REACH), day));
  return end ? { start: null, end } : null;
}
