import type { Random } from '../../../corpus/generator/random.ts';
import type { TrueRow } from '../family.ts';
import { type Move, pack, type Sort } from '../kit.ts';
import { dayAfter } from '../markup.ts';

/** What the layouts of the Americas and of the south share: things with a height, dealt out to pages. */

export type Item = readonly [html: string, height: number];

/** Pages of items; `wrap` sets what stands around them. */
export const sheets = (
  items: readonly Item[],
  first: number,
  rest: number,
  wrap: (body: string, page: number, pages: number) => string,
): string[] =>
  pack(items, ([, height]) => height, first, rest).map((part, page, all) =>
    wrap(part.map(([html]) => html).join(''), page, all.length),
  );

/** The same, `wrap` being told which of the things stand on the page. */
export const leaves = <T>(
  things: readonly T[],
  height: (thing: T) => number,
  room: readonly [first: number, rest: number],
  wrap: (part: readonly T[], page: number, pages: number) => string,
): string[] => pack(things, height, ...room).map((part, page, all) => wrap(part, page, all.length));

/** Purchase days: up to `lag` days before each is booked. */
export const bought = (random: Random, rows: readonly Move[], lag = 3): string[] =>
  rows.map(({ date }) => dayAfter(date, -random.integer(0, lag)));

/** Descriptions with and without what stands in a column of its own. */
export const either = (whole: string, ...also: readonly string[]): Pick<TrueRow, 'description' | 'alsoAccepted'> => ({
  description: whole,
  alsoAccepted: also,
});

export const all = (rows: readonly unknown[]): number[] => rows.map((_, at) => at);

export const pagesOf = (sections: readonly string[], kind = ''): string[] =>
  sections.map((inside) => `<section class="page ${kind}">${inside}</section>`);

/** Sorts of which the incoming ones are `times` as seldom. */
export const seldomIn = (sorts: readonly Sort[], times = 4): Sort[] =>
  sorts.flatMap((sort) => (sort[1] > 0 ? [sort] : Array.from({ length: times }, () => sort)));

export const byDate = (a: { readonly date: string }, b: { readonly date: string }): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** A movement that no plan drew. */
export const extra = (date: string, lines: string, amount: bigint): Move => ({
  ...{ date, lines: lines.split('|'), amount },
  ...{ balance: 0n, ref: '', firstOfDay: true, lastOfDay: true },
});
