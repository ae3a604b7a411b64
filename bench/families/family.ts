import type { Random } from '../../corpus/generator/random.ts';

/**
 * Statements laid out as a page of HTML each and printed by a browser: layouts written one by one, without regard to what
 * the engine or the corpus generator can do, so that they measure what neither was made for. Never trained on.
 */

/** A transaction as it is true; its box is measured on the printed page. Amounts as in the contract. */
export interface TrueRow {
  readonly date: string;
  readonly valueDate: string | null;
  readonly description: string;
  /** Other descriptions that count as right. */
  readonly alsoAccepted?: readonly string[];
  readonly reference: string | null;
  readonly amount: string;
  readonly balance: string | null;
}

export interface TrueStatement {
  readonly account: {
    readonly institution: string | null;
    readonly holder: string | null;
    readonly number: string | null;
    readonly iban: string | null;
    readonly bic: string | null;
    readonly type: 'checking' | 'savings' | 'credit-card' | 'loan' | 'unknown';
    readonly currency: string;
  };
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly opening: string | null;
  readonly closing: string | null;
  /** In the order of time: a page printed newest first has them turned round here. */
  readonly transactions: readonly TrueRow[];
  readonly reconciliation: {
    readonly status: 'verified' | 'failed' | 'unverifiable';
    readonly unbound?: readonly number[];
  };
}

/** What a family prints: pages of HTML, and the truth about them. */
export interface Drawn {
  /** `<section class="page">` elements, one a page; elements of a row carry `data-row="statement.row"`. */
  readonly pages: readonly string[];
  readonly css: string;
  readonly statements: readonly TrueStatement[];
}

/** A layout, of which each seed gives another statement. */
export interface Family {
  /** `<country>-<kind>-<slug>` */
  readonly name: string;
  readonly country: string;
  readonly language: string;
  readonly type: TrueStatement['account']['type'];
  readonly difficulties: readonly string[];
  /** The page's size in points. */
  readonly size: readonly [width: number, height: number];
  readonly draw: (random: Random) => Drawn;
}

/** A paper with dates and figures that is no statement. */
export interface Stranger {
  readonly name: string;
  readonly language: string;
  readonly size: readonly [width: number, height: number];
  readonly draw: (random: Random) => Pick<Drawn, 'pages' | 'css'>;
}

export const A4: readonly [number, number] = [595.28, 841.89];
export const LETTER: readonly [number, number] = [612, 792];
