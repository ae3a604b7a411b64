import type { SetColumn } from '@tallyleaf/contract';
import type { NumberForm, PrintedAmount } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Box, Page, Word } from './page.ts';
import type { FigureRole } from './row.ts';
import type { DateColumnRole } from './seen-layout.ts';

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
  /** A month printed once above the days of its rows: no text of any. */
  readonly month?: true;
  /** It named the day that it begins with as one of value. */
  readonly valueDay?: true;
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
  /** Its words, where it is printed on one line. */
  readonly words?: readonly Word[];
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

/** A table's columns as a person set them. */
export interface SetTable {
  /** All of them, from left to right. */
  readonly columns: readonly SetColumn[];
  /** What each of the table's columns of figures holds; null where the person does not say. */
  readonly figures: readonly (FigureRole | null)[];
  /** What each of its columns of dates holds; null where the person does not say. */
  readonly dates: readonly (DateColumnRole | null)[];
  /** The columns of texts, and those of nothing, from left to right; empty where no texts are set. */
  readonly texts: readonly SetColumn[];
  /** Which of all that was set each token's middle lies in. */
  readonly columnOf: ReadonlyMap<Token, SetColumn>;
}

/** Blocks that share a heading, on one page or on many, with the columns found in them. */
export interface Table {
  readonly heading: Heading | null;
  readonly blocks: readonly Block[];
  readonly figures: readonly TableColumn[];
  readonly dates: readonly TableColumn[];
  /** What tables that are laid out alike share: 16 hexadecimal digits, made of no words. */
  readonly fingerprint: string;
  /** Left out where no person has set its columns. */
  readonly set?: SetTable;
}

/** A label and what stands after it: `Posting date: 03/03/2025`. */
export interface Field {
  /** As it is printed, without its colon. */
  readonly label: string;
  /** As labels are compared. */
  readonly key: string;
  /** What its words can mean, likeliest first; empty where the words are not known. */
  readonly roles: readonly ColumnRole[];
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** Labelled fields that are repeated one record after another, and the lines that one record stands on. */
export interface RecordLines {
  readonly fields: readonly Field[];
  readonly lines: readonly Line[];
}

export interface Layout {
  readonly pages: readonly PageLayout[];
  readonly tables: readonly Table[];
  /** Empty where the pages print no records. */
  readonly records: readonly RecordLines[];
  /** How the document prints its numbers. */
  readonly form: NumberForm;
}
