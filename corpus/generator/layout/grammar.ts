import type { ColumnRole } from '../vocabulary/vocabulary.ts';

/** How a statement is printed: every choice that is independent of what is true. */

export type Family =
  | 'Helvetica'
  | 'Times'
  | 'Courier'
  | 'LiberationSans'
  | 'LiberationSerif'
  | 'LiberationMono'
  | 'LiberationSansNarrow'
  | 'DejaVuSans'
  | 'SansJp'
  | 'SansKr'
  | 'SansSc'
  | 'SansTc'
  | 'SerifJp';

export type Align = 'left' | 'right' | 'centre';

/** How a signed figure is told from an unsigned one. */
export type SignForm =
  | 'minus' // -12.00
  | 'unicode-minus' // −12.00
  | 'plus-minus' // +12.00 / -12.00
  | 'trailing' // 12.00-
  | 'trailing-plus-minus' // 12.00+ / 12.00-
  | 'parentheses' // (12.00)
  | 'debit-mark' // 12.00 DR
  | 'credit-mark' // 12.00 CR
  | 'both-marks'; // 12.00 DR / 12.00 CR

export interface NumberForm {
  readonly group: string;
  readonly decimal: string;
  /** Digits of a group above the thousands: 2 in lakhs. */
  readonly groupOf?: 2 | 3;
  readonly sign: SignForm;
  /** Figures of whole units print no decimals. */
  readonly wholeUnits?: boolean;
  /** The marks of money out and money in, where the sign form or a column of marks uses them. */
  readonly marks?: readonly [out: string, in_: string];
  /** Printed before (`$12`) or after (`12 €`) every figure. */
  readonly prefix?: string;
  readonly suffix?: string;
}

/** `{yyyy} {yy} {MM} {M} {dd} {d} {EEE} {MMM} {MMMM}`, `{roc}` (ROC year), `{era}` and `{ey}` (Japanese era and its year), `{eraLetter}`. */
export type DatePattern = string;

export interface ColumnForm {
  readonly role: ColumnRole;
  /** Which of the language's synonyms heads it, or a heading of its own; `|` parts its lines. */
  readonly heading?: number | string;
  /** Over how many columns its heading stands, in the middle; over its own where nothing is said. */
  readonly headingOver?: number;
  readonly align?: Align;
  /** Its part of the table's width, beside the others' parts. */
  readonly share: number;
}

/** A number of an account: `national` is the whole one by the country's rules, `check` its check digits. */
export type IdentifierPart = 'number' | 'iban' | 'bic' | 'national' | 'bank' | 'branch' | 'check';

export type Misprint = 'closing' | 'balance' | 'total';

export interface Grammar {
  readonly page: {
    readonly width: number;
    readonly height: number;
    readonly margin: number;
    readonly rotate: 0 | 90 | 180 | 270;
  };
  readonly family: Family;
  readonly size: number;
  readonly accent: string;
  /** How the renderer sets text: whole runs, word for word without blanks, or letter by letter. */
  readonly ink: 'runs' | 'words' | 'letters';
  /** Extra points between letters. */
  readonly letterSpacing: number;
  /** Blank between rows, in font sizes. */
  readonly rowGap: number;
  readonly header: 'band' | 'letter' | 'plain' | 'centred';
  /** `beside-period`: each figure behind its name, the first of them on the line of the period. */
  readonly summary: 'box' | 'cells' | 'lines' | 'beside-period' | 'none';
  /** Names of the summary's figures, in their order; null for the language's own. `{day}` is a balance's day. */
  readonly summaryNames: readonly string[] | null;
  /** Whether summary cells print the day of a balance, or the count of a total's rows, between the name and the figure. */
  readonly summaryDays: boolean;
  readonly rules: 'none' | 'lines' | 'grid' | 'zebra' | 'head';
  readonly columns: readonly ColumnForm[];
  readonly numbers: NumberForm;
  /** Whose view signs take: a card company prints what is owed as a positive figure. */
  readonly view: 'holder' | 'issuer';
  readonly dates: DatePattern;
  readonly longDates: DatePattern;
  /** What stands below the day of each row: `val. {dd}/{MM}/{yyyy}`, its day of value. */
  readonly valueDateBelow: DatePattern | null;
  /** Whether a column of what was paid in other currencies says so of every row, or is blank where that is the account's. */
  readonly originals: 'every-row' | 'abroad';
  readonly balances: 'running' | 'day-end' | 'none';
  readonly order: 'oldest-first' | 'newest-first';
  readonly dateShown: 'every-row' | 'once-a-day';
  readonly amountLine: 'first' | 'last';
  /** By how many points the lines of a description below its first one stand right of it. */
  readonly textIndent: number;
  /** Whether a code of digits stands below the amount, beside the last of several lines of text. No field takes it. */
  readonly codesBelow: boolean;
  /** Whether the page tells money in from money out, and nothing on it contradicts that. */
  readonly directionTold: boolean;
  /** Whether the page tells thousands from thousandths: figures of `1.234` alone do not. */
  readonly scaleTold: boolean;
  /** Whether the page tells the kind of account: a Japanese 普通預金 is called a current account by some, and savings by others. */
  readonly typeTold: boolean;
  readonly opening: 'row' | 'summary' | 'both' | 'none';
  readonly closing: 'row' | 'summary' | 'both' | 'none';
  /** Names of the balances that stand as rows, `{day}` their days, which then have no cell of their own; null for the language's own. */
  readonly rowNames: { readonly opening: string; readonly closing: string } | null;
  /** At the foot of the rows, there with the figure below the label, below the rows of each holder of a card, or among the summary's figures. */
  readonly totals: 'foot' | 'foot-stacked' | 'holders' | 'summary' | 'none';
  /** Name of the sums of both sides, one behind the other in the column of amounts at the foot; null for what both come to. */
  readonly totalsOfBoth: string | null;
  readonly sections: 'none' | 'by-direction' | 'by-card';
  /** Names of sections by direction and of their totals; null for the language's own. */
  readonly sectionNames: {
    readonly in: readonly [title: string, total: string];
    readonly out: readonly [title: string, total: string];
  } | null;
  /** How many cards the entries are of, where sections or totals are by card. */
  readonly cards: number;
  /** Whether a section's total closes it, or stands beside its title. */
  readonly subtotalAt: 'foot' | 'title';
  /** A credit line in whole units, and what is left of it on cards. */
  readonly limit: number | null;
  /** Whether it stands beside the account's number or among the summary's figures. */
  readonly limitAt: 'header' | 'summary';
  /** Words below the last row that say that the statement ends. */
  readonly ending: string | null;
  readonly carried: boolean;
  /** Names of the balance at a page's foot, which an empty one leaves out, and at the next one's head; null for the language's own. */
  readonly turnNames: { readonly carried: string; readonly brought: string } | null;
  /** What stands at the right edge below the last row of a page that goes on. */
  readonly goesOn: string | null;
  readonly headings: 'every-page' | 'first-page' | 'none';
  /** Where headings of fewer lines stand beside those of more. */
  readonly headingsAt: 'top' | 'middle';
  /** Whether a row may break over a page. */
  readonly rowsBreak: boolean;
  readonly period: 'printed' | 'none';
  readonly lookalikes: readonly (
    | 'fees'
    | 'interest'
    | 'daily-balances'
    | 'daily-balances-overleaf'
    | 'pending'
    | 'orders'
    | 'orders-headed'
    | 'interest-days'
  )[];
  /** What heads each of several accounts: its number under its label and its currency, its number alone, or what it is called. */
  readonly accountTitle: 'labelled' | 'number' | 'product';
  /** Headings of a list of several accounts above the first: their names, their numbers, what they end with. */
  readonly overview: readonly [name: string, number: string, closing: string] | null;
  /** Which of the account's numbers are printed beside their names, and which in a row of cells under theirs. */
  readonly identifiers: readonly IdentifierPart[];
  readonly identifierCells: readonly IdentifierPart[];
  /** What the account's number is called; null for the language's own name. */
  readonly numberName: string | null;
  /** What stands before the number itself beside its name: `NRO. `. */
  readonly numberSign: string;
  /** Whether the heads of later pages print the number alone, or behind its name and sign. */
  readonly runningNumber: 'bare' | 'named';
  /** Whether the IBAN stands in groups of four, be it behind what the account is called, or without blanks and with the account's currency glued to it. */
  readonly ibanForm: 'grouped' | 'behind-product' | 'with-currency';
  /** Other names and values beside the account's numbers; `{number}` and `{iban}` are its own. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** Whether the head of the first page names the currency. */
  readonly currencyNamed: boolean;
  /** What the statement calls itself, `{number}` and `{iban}` its account's; null for the language's own title. */
  readonly title: string | null;
  /** Small print over the last column of figures, right above the rows. */
  readonly figuresNote: string | null;
  /** Dots that lead from each description to its figure. */
  readonly leaders: boolean;
  /** A text with a day and no figure among the rows, such as a rate that changes. */
  readonly rowNote: string | null;
  /** A title among the rows with blank above and below, such as whose card the ones that follow are of. */
  readonly rowTitle: string | null;
  /** So many rows run down the left half of a page and on down the right one, so many points apart; null where rows are as wide as the page. */
  readonly strips: { readonly rows: number; readonly gutter: number } | null;
  /** Lines beside the rows, at the right of the first page or of each later one, the first so many points below the rows' beginning. */
  readonly panel: { readonly on: 'first' | 'later'; readonly drop: number; readonly lines: readonly string[] } | null;
  readonly advert: boolean;
  readonly terms: boolean;
  /** Small print of the case's own. */
  readonly notice: string | null;
  readonly misprint: Misprint | null;
}

export const A4 = { width: 595.28, height: 841.89 } as const;
export const LETTER = { width: 612, height: 792 } as const;

/** A plain statement, from which a case departs where its subject wants it. */
export const PLAIN: Grammar = {
  page: { ...A4, margin: 48, rotate: 0 },
  family: 'Helvetica',
  size: 8.5,
  accent: '#1f4e79',
  ink: 'runs',
  letterSpacing: 0,
  rowGap: 0.45,
  header: 'plain',
  summary: 'lines',
  summaryNames: null,
  summaryDays: false,
  rules: 'head',
  columns: [
    { role: 'date', share: 12 },
    { role: 'description', share: 46 },
    { role: 'amount', share: 16 },
    { role: 'balance', share: 16 },
  ],
  numbers: { group: ',', decimal: '.', sign: 'minus' },
  view: 'holder',
  dates: '{dd}/{MM}/{yyyy}',
  longDates: '{d} {MMMM} {yyyy}',
  valueDateBelow: null,
  originals: 'every-row',
  balances: 'running',
  order: 'oldest-first',
  dateShown: 'every-row',
  amountLine: 'first',
  textIndent: 0,
  codesBelow: false,
  directionTold: true,
  scaleTold: true,
  typeTold: true,
  opening: 'summary',
  closing: 'summary',
  rowNames: null,
  totals: 'none',
  totalsOfBoth: null,
  sections: 'none',
  sectionNames: null,
  cards: 2,
  subtotalAt: 'foot',
  limit: null,
  limitAt: 'header',
  ending: null,
  carried: false,
  turnNames: null,
  goesOn: null,
  headings: 'every-page',
  headingsAt: 'top',
  rowsBreak: false,
  period: 'printed',
  lookalikes: [],
  accountTitle: 'labelled',
  overview: null,
  identifiers: ['number', 'iban', 'bic'],
  identifierCells: [],
  numberName: null,
  numberSign: '',
  runningNumber: 'bare',
  ibanForm: 'grouped',
  facts: [],
  currencyNamed: true,
  title: null,
  figuresNote: null,
  leaders: false,
  rowNote: null,
  rowTitle: null,
  strips: null,
  panel: null,
  advert: false,
  terms: false,
  notice: null,
  misprint: null,
};
