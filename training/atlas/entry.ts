/** A kind of account, as far as its statement differs. */
export const KINDS = ['current', 'savings', 'card', 'wallet', 'loan', 'other'] as const;

/** What a column holds, by its heading. */
export const ROLES = [
  'date',
  'valueDate',
  'description',
  'reference',
  'amount',
  'moneyIn',
  'moneyOut',
  'balance',
  'mark',
  'currency',
  'other',
] as const;

/** What a label outside the rows' cells says; `notRows` are those that look like a row's and are none. */
export const LABELS = [
  'opening',
  'closing',
  'carriedForward',
  'broughtForward',
  'totalIn',
  'totalOut',
  'total',
  'period',
  'account',
  'cardNumber',
  'statementDate',
  'sections',
  'notRows',
] as const;

/** How far a source can be trusted: a real document's own text, the rules of a parser, or a text made up in its likeness. */
export const EXACTNESS = ['exact', 'rules', 'made-up'] as const;

export const SIGNS = [
  'leading-minus',
  'trailing-minus',
  'mark',
  'columns',
  'parentheses',
  'type-word',
  'none',
] as const;
export const YEARS_FROM = ['row', 'period', 'heading'] as const;
export const ROW_LINES = ['one', 'several'] as const;
export const ROW_ORDERS = ['oldest-first', 'newest-first', 'by-section'] as const;
export const ROW_BALANCES = ['row', 'day', 'page', 'ends', 'none'] as const;
export const SEVERAL = ['accounts', 'months', 'cards', 'currencies'] as const;

/** Where a fact was read. */
export interface AtlasSource {
  /** `owner/name` of a public repository. */
  readonly repository: string;
  readonly path: string;
  readonly exactness: (typeof EXACTNESS)[number];
}

export interface AtlasHeading {
  readonly text: string;
  readonly role: (typeof ROLES)[number];
}

export interface AtlasAmounts {
  readonly decimal?: string;
  readonly group?: string;
  readonly sign?: (typeof SIGNS)[number];
  /** What a mark beside an amount says. */
  readonly marks?: Readonly<Record<string, 'in' | 'out'>>;
}

export interface AtlasRows {
  readonly lines?: (typeof ROW_LINES)[number];
  readonly order?: (typeof ROW_ORDERS)[number];
  /** A date is printed on the first row of its day only. */
  readonly dateOnce?: boolean;
  readonly balance?: (typeof ROW_BALANCES)[number];
}

/**
 * The layout of one kind of statement of one institution: facts that its sources record, and nothing that they do not.
 * The institution says where a fact comes from; no code may ask for it.
 */
export interface AtlasEntry {
  /** The file's name, without its ending. */
  readonly name: string;
  readonly institution: string;
  /** ISO 3166, two letters; the folder's name in lower case. */
  readonly country: string;
  /** ISO 639, two letters; several where a paper prints several. */
  readonly language: readonly string[];
  readonly kind: (typeof KINDS)[number];
  readonly sources: readonly AtlasSource[];
  /** In printed order. */
  readonly headings?: readonly AtlasHeading[];
  readonly labels?: Readonly<Partial<Record<(typeof LABELS)[number], readonly string[]>>>;
  /** Patterns as printed: `dd.mm.`, `d mmm yyyy`. */
  readonly dates?: readonly string[];
  readonly yearFrom?: (typeof YEARS_FROM)[number];
  readonly amounts?: AtlasAmounts;
  readonly rows?: AtlasRows;
  /** Short phrases that stand around the table. */
  readonly around?: readonly string[];
  /** Of what one paper may hold several. */
  readonly several?: readonly (typeof SEVERAL)[number][];
  readonly notes?: string;
}
