import { type Move, table } from '../kit.ts';
import { type FigureForm, figure, intlDate } from '../markup.ts';
import type { Line } from './world-parts.ts';

/** What the layouts of the Americas share: pieces laid on pages, a table's heading printed again where it goes on. */

export interface Piece {
  readonly lines: readonly Line[];
  /** Around lines that stand together on a page, its heading being this high. */
  readonly wrap: (inside: string) => string;
  readonly headHeight: number;
}

export const block = (html: string, height: number): Piece => ({
  lines: [[html, height]],
  wrap: (inside) => inside,
  headHeight: 0,
});

export const grid = (
  widths: readonly number[],
  head: string,
  lines: readonly Line[],
  { kind = '', headHeight = 16 } = {},
): Piece => ({ lines, wrap: (inside) => table(widths, head + inside, kind), headHeight: head ? headHeight : 0 });

/** Ends a page. */
export const newPage: Piece = block('', Number.POSITIVE_INFINITY);

export function lay(pieces: readonly Piece[], first: number, rest: number): string[] {
  const pages = [''];
  let left = first;
  for (const { lines, wrap, headHeight } of pieces) {
    let inside = '';
    const shut = () => {
      if (inside) pages[pages.length - 1] += wrap(inside);
      inside = '';
    };
    for (const [html, height] of lines) {
      if (height + (inside ? 0 : headHeight) > left) {
        shut();
        pages.push('');
        left = rest;
      }
      if (Number.isFinite(height)) left -= height + (inside ? 0 : headHeight);
      inside += html;
    }
    shut();
  }
  return pages;
}

export const sheets = (
  bodies: readonly string[],
  page: (body: string, at: number, count: number) => string,
): string[] => bodies.map((body, at) => `<section class="page">${page(body, at + 1, bodies.length)}</section>`);

export const signedAs =
  (form: FigureForm, mark = '-') =>
  (value: bigint): string =>
    (value < 0n ? mark : '') + figure(value, form);

/** A movement that is not drawn but wanted: a payment, a fee. */
export const wanted = (date: string, words: string, amount: bigint, ref = ''): Move => ({
  ...{ date, lines: words.split('|'), amount, ref, balance: 0n },
  firstOfDay: true,
  lastOfDay: true,
});

export const inTime = (rows: readonly Move[]): Move[] => [...rows].sort((a, b) => a.date.localeCompare(b.date));

/** `8 de marzo de 2024`, `March 8, 2024`. */
export const longDate = (iso: string, locale: string): string =>
  intlDate(iso, locale, { day: 'numeric', month: 'long', year: 'numeric' });
