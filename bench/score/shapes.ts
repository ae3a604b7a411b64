import type { Conversion, Place, Statement, Transaction } from '@tallyleaf/contract';

/** What the scorer takes: a file's line in its corpus's manifest, the truth about it, and the answer to it. */

export interface Entry {
  readonly name: string;
  readonly class: 'statement' | 'no-statement' | 'hostile';
  readonly kind?: 'digital' | 'scanned' | 'mixed';
  /** The layout, of which a corpus may hold several files. */
  readonly family?: string;
  readonly language?: string | null;
  readonly country?: string;
  readonly type?: string;
  readonly pages?: number;
  readonly difficulties?: readonly string[];
  readonly password?: string;
  /** Whether the printed figures add up. */
  readonly sums?: boolean | null;
  /** The codes that are right for a paper that is no statement; `ok` stands for a conversion. */
  readonly expectRefusal?: string | readonly string[];
}

/** A transaction as it is true; a field that is null is not printed, and is not judged. */
export interface TrueRow extends Pick<Transaction, 'date' | 'valueDate' | 'reference' | 'amount' | 'balance'> {
  readonly description: string;
  /** Other descriptions that count as right. */
  readonly alsoAccepted?: readonly string[];
  readonly where?: Place | null;
}

export type Verdict = Statement['reconciliation']['status'];

export interface TrueStatement extends Pick<Statement, 'account' | 'period' | 'opening' | 'closing'> {
  readonly transactions: readonly TrueRow[];
  readonly reconciliation: {
    readonly status: Verdict;
    /** Other verdicts that are right where the reading is. */
    readonly accepts?: readonly Verdict[];
  };
}

export interface Truth {
  readonly statements: readonly TrueStatement[];
}

/** What a conversion came to; null where there is none, which counts as all missed. */
export type Answer = Conversion | { readonly refusal: string } | null;

/** How alike a description must be to count as right: a picture's small print costs some letters. */
export const likenessAsked = ({ kind }: Entry): number => (kind === 'digital' ? 0.9 : 0.8);
