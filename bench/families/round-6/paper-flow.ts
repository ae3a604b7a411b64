import { type Move, table } from '../kit.ts';
import { intlDate } from '../markup.ts';

/** Tables and blocks poured onto pages: what several layouts of this round share. */

/** A row without an end in height stands first on a new page. */
export type Line = readonly [html: string, height: number];

export interface Part {
  /** Columns in points; without them the rows are blocks of HTML. */
  readonly widths?: readonly number[];
  readonly kind?: string;
  readonly head?: string;
  readonly headHeight?: number;
  /** The heading is printed again where the table goes on. */
  readonly again?: boolean;
  readonly rows: readonly Line[];
}

export const block = (html: string, height: number): Part => ({ rows: [[html, height]] });

/** Rows of a table with the room that each takes. */
export const rowsIn = (
  rows: readonly Move[],
  lead: number,
  more: number,
  html: (row: Move, at: number) => string,
): Line[] => rows.map((row, at) => [html(row, at), row.lines.length * lead + more]);

export const grid = (
  widths: readonly number[],
  head: string,
  rows: readonly Line[],
  more: Partial<Part> = {},
): Part => ({
  widths,
  head,
  rows,
  again: true,
  ...more,
});

/** What stands on each page, `first` points being free on the first and `rest` on the others. */
export function flow(parts: readonly Part[], first: number, rest: number): string[] {
  const pages: string[] = [];
  let page = '';
  let left = first;
  for (const part of parts) {
    const { widths, kind = '', headHeight = 16, again = false } = part;
    let heading = part.head ?? '';
    let open = '';
    const shut = () => {
      if (open) page += widths ? table(widths, open, kind) : open;
      open = '';
    };
    for (const [html, height] of part.rows) {
      if (height === Number.POSITIVE_INFINITY || height + (!open && heading ? headHeight : 0) > left) {
        shut();
        pages.push(page);
        page = '';
        left = rest;
      }
      if (!open && heading) {
        open = heading;
        left -= headHeight;
        if (!again) heading = '';
      }
      open += html;
      if (height < Number.POSITIVE_INFINITY) left -= height;
    }
    shut();
  }
  return [...pages, page];
}

/** Each body with its number and how many there are. */
export const numbered = (
  bodies: readonly string[],
  page: (body: string, at: number, count: number) => string,
): string[] => bodies.map((body, at) => `<section class="page">${page(body, at + 1, bodies.length)}</section>`);

/** `December 20, 2024`, or the like in another language. */
export const long = (iso: string, locale = 'en-US', month: 'long' | 'short' = 'long'): string =>
  intlDate(iso, locale, { day: 'numeric', month, year: 'numeric' });

/** Things in columns that are filled one after the other: row by row, what stands in each column. */
export const columns = <T>(things: readonly T[], count: number): (T | undefined)[][] => {
  const height = Math.ceil(things.length / count);
  return Array.from({ length: height }, (_, r) => Array.from({ length: count }, (__, c) => things[r + c * height]));
};

/** A movement that is not drawn but wanted: a payment, a fee. */
export const single = (date: string, words: string, amount: bigint, ref = ''): Move => ({
  ...{ date, lines: [words], amount, ref },
  balance: 0n,
  firstOfDay: true,
  lastOfDay: true,
});
