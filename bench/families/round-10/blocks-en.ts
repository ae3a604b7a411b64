import type { Random } from '../../../corpus/generator/random.ts';
import { type Move, moves, pack, type Sort, total } from '../kit.ts';
import { dayAfter, intlDate } from '../markup.ts';

/** What the English layouts of this round share: blocks that flow over pages, sections of movements, invented people. */

export interface Block {
  readonly html: string;
  /** In points. */
  readonly h: number;
  /** A heading, printed again where a page begins among what it heads. */
  readonly again?: string;
}

/** Blocks dealt out to pages of `first` and `rest` points. */
export function flow(
  blocks: readonly Block[],
  first: number,
  rest: number,
  page: (html: string, at: number, count: number) => string,
): string[] {
  let head = '';
  return pack(blocks, ({ h }) => h, first, rest).map((part, at, all) => {
    const repeated = at > 0 && part[0]?.again === undefined ? head : '';
    for (const { again } of part) if (again !== undefined) head = again;
    return page(repeated + part.map(({ html }) => html).join(''), at, all.length);
  });
}

export const section = (random: Random, start: string, end: string, count: number, sorts: readonly Sort[]): Move[] =>
  moves(random, { start, end, count, sorts, floor: null });

/** The balance at the end of each day on which something moved. */
export function dailyBalances(opening: bigint, rows: readonly Move[]): [date: string, balance: bigint][] {
  const dates = [...new Set(rows.map(({ date }) => date))].sort();
  return dates.map((date) => [date, opening + total(rows.filter((row) => row.date <= date))]);
}

/** A run of days, as its first and last. */
export function spanOfDays(
  random: Random,
  days: number,
  from = '2023-01-03',
  within = 1000,
): { start: string; end: string } {
  const start = dayAfter(from, random.integer(0, within));
  return { start, end: dayAfter(start, days) };
}

export const longDay = (iso: string, locale = 'en-US'): string =>
  intlDate(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' });

export const US_PEOPLE = ['MARLA T KESTREL', 'DEVIN R OAKHURST', 'PRIYANKA BELLAMONT', 'JONAS W FENWICKER'] as const;
export const US_FIRMS = ['FENWICKER PLUMBING LLC', 'KESTREL & BELLAMONT INC', 'OAKHURST BAKEHOUSE LLC'] as const;
export const UK_PEOPLE = ['MRS H P DUNNOCK', 'MR ELLIS THACKERTON', 'MISS ROWENA CALDERBY', 'DR A OKONDE'] as const;
export const UK_FIRMS = ['THACKERTON JOINERY LTD', 'CALDERBY DESIGN LIMITED', 'DUNNOCK & DAUGHTERS LTD'] as const;

/** Filler that looks like what lawyers write. */
export const legal = (paragraphs: readonly string[]): string => paragraphs.map((one) => `<p>${one}</p>`).join('');
