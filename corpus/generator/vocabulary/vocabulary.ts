/** What a statement of one language says, as data. Everything that could name somebody is invented. */

/** What a column of a statement's table holds of which each language has headings. */
export type WordedRole =
  | 'date'
  | 'valueDate'
  | 'type'
  | 'description'
  | 'reference'
  | 'moneyIn'
  | 'moneyOut'
  | 'amount'
  | 'mark'
  | 'balance';

/**
 * A column that few statements have, and whose heading a case gives: the balance before a booking, what is left to pay, what was paid in another currency, the
 * card, where it was paid, the other party.
 */
export type OwnHeaded = 'before' | 'left' | 'original' | 'card' | 'place' | 'party';

/** What a column of a statement's table holds. */
export type ColumnRole = WordedRole | OwnHeaded;

/**
 * A booking: its type, its description (`|` parts lines; `{merchant}`, `{place}`, `{person}`, `{number}`, `{day}` are filled in),
 * and the range of its amount in whole units of a dollar-like currency. Lists of them begin with the commonest.
 */
export type BookingPhrase = readonly [type: string, lines: string, low: number, high: number];

/** A small table that is no list of transactions. */
export interface SideTable {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Vocabulary {
  readonly language: string;
  readonly institutions: readonly string[];
  readonly cardInstitutions: readonly string[];
  readonly holders: readonly string[];
  /** Street and town, parted by `|`. */
  readonly addresses: readonly string[];
  readonly titles: {
    readonly checking: string;
    readonly savings: string;
    readonly card: string;
    readonly loan: string;
  };
  readonly labels: {
    readonly number: string;
    /** The whole number by the country's rules, and its parts. */
    readonly national?: string;
    readonly bank?: string;
    readonly branch?: string;
    readonly check?: string;
    readonly holder: string;
    readonly period: string;
    /** `{start}` and `{end}`. */
    readonly periodForm: string;
    readonly opening: string;
    readonly closing: string;
    readonly cardOpening: string;
    readonly cardClosing: string;
    readonly moneyIn: string;
    readonly moneyOut: string;
    /** A credit line, and what is left of it. */
    readonly limit?: string;
    readonly available?: string;
    /** The day on which what is owed is due. */
    readonly due?: string;
    readonly currency: string;
    /** `{page}` and `{pages}`. */
    readonly page: string;
  };
  readonly rows: {
    readonly opening: string;
    readonly closing: string;
    readonly brought: string;
    readonly carried: string;
    readonly total: string;
    readonly sectionIn: string;
    readonly sectionOut: string;
    readonly subtotalIn: string;
    readonly subtotalOut: string;
    readonly pending: string;
    /** A list of what will be paid, without headings. */
    readonly orders?: string;
    /** Of several cards on one bill: `{card}`. */
    readonly cardSection?: string;
    readonly cardSubtotal?: string;
    readonly cardTotal?: string;
    readonly none: string;
  };
  /** Synonyms; the first is the commonest. */
  readonly headings: Readonly<Record<WordedRole, readonly string[]>> & {
    readonly [role in OwnHeaded]?: undefined;
  };
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly merchants: readonly string[];
  readonly places: readonly string[];
  readonly people: readonly string[];
  readonly employers: readonly string[];
  readonly spending: readonly BookingPhrase[];
  readonly income: readonly BookingPhrase[];
  /** What is booked on a card, where a card statement is wanted. */
  readonly card?: { readonly spending: readonly BookingPhrase[]; readonly income: readonly BookingPhrase[] };
  readonly fees: SideTable;
  readonly interest: SideTable;
  readonly dailyBalances: { readonly title: string; readonly heads: readonly [string, string] };
  readonly advert: string;
  readonly terms: readonly string[];
  readonly footer: string;
}
