import type { NumberForm, PrintedAmount } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Box, Page, Word } from './page.ts';

/** A run of words on a line that is one value (an amount, a date) or plain text. One token may be read both as an amount and as a date. */
export interface Token {
  readonly text: string;
  readonly box: Box;
  readonly words: readonly Word[];
  readonly amount: PrintedAmount | null;
  readonly date: PrintedDate | null;
  /** Blank before and after it, in points; `Infinity` at the ends of the line. */
  readonly gapBefore: number;
  readonly gapAfter: number;
}

/** Words that stand on one baseline, within one region of the page. */
export interface Line {
  readonly page: number;
  readonly box: Box;
  readonly baseline: number;
  /** The commonest font size on it, in points. */
  readonly size: number;
  readonly words: readonly Word[];
  readonly tokens: readonly Token[];
  readonly text: string;
}

/** What a table's column holds. */
export type { ColumnRole } from '../languages/language.ts';

import type { ColumnRole } from '../languages/language.ts';

/** One heading over one column. */
export interface HeadingCell {
  readonly text: string;
  readonly box: Box;
  /** What its words can mean, likeliest first; empty where the words are not known. */
  readonly roles: readonly ColumnRole[];
}

/** The line or lines that name a table's columns. */
export interface Heading {
  readonly cells: readonly HeadingCell[];
  readonly box: Box;
  /** How many lines it is printed on. */
  readonly lines: number;
}

/** A column of values of one kind: where they stand, and the heading over them. */
export interface TableColumn {
  readonly box: Box;
  readonly tokens: readonly Token[];
  readonly heading: HeadingCell | null;
}

/** A stretch of a page under one heading (its own, one of an earlier page, or none), from side to side of its region. */
export interface Block {
  readonly page: number;
  readonly box: Box;
  readonly heading: Heading | null;
  /** False where the heading was printed on an earlier page. */
  readonly ownHeading: boolean;
  /** Of tables side by side, which one this is, from 0 at the left; null for a table of its own. */
  readonly strip: number | null;
  readonly lines: readonly Line[];
}

/** One page, divided into blocks from top to bottom, side-by-side tables from left to right. */
export interface PageLayout {
  readonly page: Page;
  readonly lines: readonly Line[];
  readonly blocks: readonly Block[];
}

/** Blocks that share a heading, on one page or on many, with the columns found in them. */
export interface Table {
  readonly heading: Heading | null;
  readonly blocks: readonly Block[];
  readonly figures: readonly TableColumn[];
  readonly dates: readonly TableColumn[];
}

export interface Layout {
  readonly pages: readonly PageLayout[];
  readonly tables: readonly Table[];
  /** How the document prints its numbers. */
  readonly form: NumberForm;
}
