import type { ColumnRole } from '../languages/language.ts';
import type { Box } from './page.ts';
import type { FigureRole } from './row.ts';

/** How a page was divided and what its columns were taken for: plain data to be drawn or written as JSON, nothing reads it back. */
export interface SeenLayout {
  /** From top to bottom. */
  readonly lines: readonly SeenText[];
  /** From top to bottom, tables side by side from left to right. */
  readonly blocks: readonly SeenBlock[];
}

/** A text and its place, in points of its page as displayed. */
export interface SeenText {
  readonly text: string;
  readonly box: Box;
}

/** One heading over one column. */
export interface SeenCell extends SeenText {
  /** What its words can mean, likeliest first; empty where they are not known. */
  readonly roles: readonly ColumnRole[];
}

/** A stretch of a page under one heading. */
export interface SeenBlock {
  readonly box: Box;
  /** Blocks with one number, on whichever pages, are read as one table. */
  readonly table: number;
  /** Whether the table is read as bookings; of any other only labelled figures are taken. */
  readonly bookings: boolean;
  /** Of tables side by side, which one this is, from 0 at the left; null for a table of its own. */
  readonly strip: number | null;
  /** True where the heading is printed on this page; else its cells' boxes are places of an earlier one. */
  readonly ownHeading: boolean;
  /** Empty without a heading. */
  readonly heading: readonly SeenCell[];
  /** The columns that hold something within this block: dates, texts, figures, each from left to right. */
  readonly columns: readonly SeenColumn[];
}

/** What a column of dates is taken for; `unused` where no row takes its date from it. */
export type DateColumnRole = 'booking-date' | 'value-date' | 'other-date' | 'unused';

/** A column's part within one block. */
export type SeenColumn = {
  /** Around its values, without its heading. */
  readonly box: Box;
  /** The heading that it was found under; null where none names it. */
  readonly heading: SeenCell | null;
  /** From top to bottom; texts only from lines that carry a row's figure or date. */
  readonly values: readonly SeenText[];
} & (
  | { readonly kind: 'dates'; readonly role: DateColumnRole }
  | { readonly kind: 'texts'; readonly role: ColumnRole }
  | { readonly kind: 'figures'; readonly role: FigureRole }
);
