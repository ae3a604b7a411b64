import type { Random } from '../../../corpus/generator/random.ts';
import type { TrueRow } from '../family.ts';
import { fill, type Move, moves, pack, type Sort } from '../kit.ts';
import { dayAfter } from '../markup.ts';
import { day } from '../stranger-parts.ts';

/** What several layouts of Asia, Africa and Oceania share. */

export interface Sheet<T> {
  readonly rows: readonly T[];
  readonly index: number;
  readonly count: number;
  /** How many things stand on the pages before. */
  readonly from: number;
  readonly isLast: boolean;
}

/** Things dealt out to pages, with room for what stands below the last of them. */
export function sheets<T>(
  things: readonly T[],
  height: (thing: T) => number,
  [first = 0, rest = 0, tail = 0]: readonly number[],
  draw: (sheet: Sheet<T>) => string,
): string[] {
  const parts = pack(things, height, first, rest);
  const used = (parts.at(-1) ?? []).reduce((all, thing) => all + height(thing), 0);
  if (used + tail > (parts.length === 1 ? first : rest)) parts.push([]);
  let from = 0;
  return parts.map((rows, index) => {
    const page = draw({ rows, index, count: parts.length, from, isLast: index === parts.length - 1 });
    from += rows.length;
    return page;
  });
}

/** Cells of several lines each, read cell by cell and read line by line: both are right. */
export function readings(all: readonly (readonly string[])[]): { byCell: string; byLine: string } {
  const most = Math.max(...all.map(({ length }) => length));
  const lines = Array.from({ length: most }, (_, l) => all.flatMap((one) => one[l] ?? []));
  return { byCell: all.flat().join(' '), byLine: lines.flat().join(' ') };
}

/** A description and others that are right. */
export const told = (
  description: string,
  ...others: readonly string[]
): Pick<TrueRow, 'description' | 'alsoAccepted'> => ({
  description,
  alsoAccepted: [...new Set(others)].filter((one) => one !== description),
});

export type Entry = Pick<Move, 'date' | 'lines' | 'amount'>;

/** Purchases of a card bill in the order of their posting, and the payment of the last bill among them. */
export function cardEntries(
  random: Random,
  [start, end]: readonly [string, string],
  [low = 1, high = 1]: readonly number[],
  sorts: readonly Sort[],
  payment: readonly [text: string, amount: bigint] | null,
  step = 1,
): Entry[] {
  const bought: Entry[] = moves(random, { start, end, count: random.integer(low, high), sorts, floor: null, step });
  if (!payment) return bought;
  const date = dayAfter(start, random.integer(6, 20));
  const paid: Entry = { date, lines: fill(random, payment[0], date).split('|'), amount: payment[1] };
  return [...bought, paid].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** A few days before, as a purchase is before its posting. */
export const before = (random: Random, iso: string, most: number): string => dayAfter(iso, -random.integer(0, most));

/** A day in a pattern in which `mon` is the month's name. */
export const named = (iso: string, pattern: string, months: readonly string[]): string =>
  day(iso, pattern.replaceAll('mon', '\u0001')).replaceAll('\u0001', months[Number(iso.slice(5, 7)) - 1] ?? '');

export const SHORT = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
export const LONG = 'January February March April May June July August September October November December'.split(' ');

/** The end of a cycle of cards: a day of a month, and the day after that of the month before. */
export function cycleOf(random: Random, on: number): { start: string; end: string } {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const iso = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10);
  return { start: iso(month, on + 1), end: iso(month + 1, on) };
}
