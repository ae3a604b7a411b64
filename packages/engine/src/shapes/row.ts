import type { Phrase } from '../languages/language.ts';
import type { PrintedAmount } from '../values/amount.ts';
import type { PrintedDate } from '../values/date.ts';
import type { Box } from './page.ts';

/** What a figure on a row stands for, as far as its column says. */
export type FigureRole = 'amount' | 'money-in' | 'money-out' | 'balance' | 'other';

/** A figure as printed. */
export interface Figure {
  readonly role: FigureRole;
  readonly amount: PrintedAmount;
  /** A letter mark from a column of its own. */
  readonly mark: string | null;
  /** A word in a column of two words, which may be marks of direction. */
  readonly guess?: string;
  /** The heading that names its column's currency, where columns of several stand beside each other. */
  readonly unit?: string;
  readonly box: Box;
}

/** Where something is printed. */
export interface Spot {
  readonly page: number;
  readonly box: Box;
}

/** A row as printed: strings and their places, nothing understood yet. */
export interface Row {
  readonly kind: 'row';
  readonly spot: Spot;
  readonly more: readonly Spot[];
  /** Its own date, or the one that it stands under. */
  readonly date: PrintedDate | null;
  readonly valueDate: PrintedDate | null;
  /** It prints no date of its own: its day is that of the row or line above. */
  readonly undated?: true;
  /** Neither headings nor the order of rows tell which of its two dates is which. */
  readonly eitherDate?: true;
  /** A further line of it has a day and a figure of its own, as rows have: perhaps it is another row. */
  readonly swallows?: true;
  /** No date is printed in its table: the date is the only one on the paper. */
  readonly dayOfPaper?: true;
  /** The heading over its figure names the figure's direction. */
  readonly sideNamed?: true;
  /** The heading over its balance says that this is owed to whoever prints the statement. */
  readonly owedNamed?: true;
  /** And that it is a loan's. */
  readonly loanNamed?: true;
  readonly description: string;
  /** The same without a word that may be a mark of direction. */
  readonly unmarked?: string;
  /** What kind of booking it is, where a column of its own says so beside the description. */
  readonly type?: string;
  readonly reference: string | null;
  /** The number in a column of cards. */
  readonly account?: string;
  /** The code in a column of currencies: of its amount, or of one abroad. */
  readonly currency?: string;
  readonly figures: readonly Figure[];
  /** Which table it stands in: an index into the layout's tables. */
  readonly table: number;
  /** How much higher the model scores its lines' place in a row than anything else, the least of them; null where it was not asked. */
  readonly support?: number | null;
}

/** A line that names a figure, such as a balance or a total. */
export interface Labelled {
  readonly kind: 'labelled';
  readonly spot: Spot;
  readonly phrase: Phrase;
  readonly label: string;
  readonly date: PrintedDate | null;
  readonly figures: readonly Figure[];
  /** True between a table's rows, false in a summary elsewhere. */
  readonly inTable: boolean;
  /** It is printed above the rows that it sums up, though it stands behind them among the items. */
  readonly heads?: true;
  /** Arithmetic says what it is, no word. */
  readonly reckoned?: true;
}

/** A line that says what follows: payments, deposits, pending items … */
export interface Section {
  readonly kind: 'section';
  readonly spot: Spot;
  readonly phrases: readonly Phrase[];
  readonly text: string;
}

/** Any other line outside the rows; accounts, periods and names are found in these. */
export interface Remark {
  readonly kind: 'remark';
  readonly spot: Spot;
  readonly text: string;
  /** The parts between wide blanks, each with its place. */
  readonly cells: readonly { readonly text: string; readonly box: Box; readonly size: number }[];
}

/** What the pages say, from the first line to the last. */
export type Item = Row | Labelled | Section | Remark;
