import type { Layout, Token } from '../shapes/layout.ts';
import type { Box, Word } from '../shapes/page.ts';
import type { Spot } from '../shapes/row.ts';
import type { PrintedAmount } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';

/** True for a word that was read from a picture of the page. */
export const isInk = (word: Word): boolean => word.sureness !== undefined || word.readings !== undefined;

/** A value on a page, with the words that it was read from. */
export interface Placed {
  readonly page: number;
  readonly token: Token;
}

/** Where the values of a layout stand: rows and figures keep the very values that were read from the page. */
export interface Places {
  readonly ofAmount: (amount: PrintedAmount) => Placed | undefined;
  readonly ofDate: (date: PrintedDate) => Placed | undefined;
  /** What stands beside or in a box, from the top. */
  readonly within: (spot: Spot) => readonly Placed[];
}

const isBeside = (box: Box, other: Box): boolean => {
  const middle = (box[1] + box[3]) / 2;
  return middle >= other[1] && middle <= other[3];
};

/** Indexes the values of a layout by what was read from them and by their pages. */
export function placesOf(layout: Layout): Places {
  const amounts = new Map<PrintedAmount, Placed>();
  const dates = new Map<PrintedDate, Placed>();
  const byPage = new Map<number, Placed[]>();
  const note = (page: number, token: Token): Placed => {
    const placed = { page, token };
    if (token.amount) amounts.set(token.amount, placed);
    if (token.date) dates.set(token.date, placed);
    return placed;
  };
  for (const { page, lines, blocks } of layout.pages) {
    byPage.set(
      page.number,
      lines.flatMap(({ tokens }) => tokens.map((token) => note(page.number, token))),
    );
    for (const { lines } of blocks)
      for (const { tokens } of lines) for (const token of tokens) note(page.number, token);
  }
  return {
    ofAmount: (amount) => amounts.get(amount),
    ofDate: (date) => dates.get(date),
    within: ({ page, box }) => (byPage.get(page) ?? []).filter(({ token }) => isBeside(token.box, box)),
  };
}
