import type { Entry } from '../score/shapes.ts';

/** What rules are tried on: a module that answers to documents, in which they take part. */

export interface Document {
  readonly path: string;
  readonly passwords: readonly string[];
  /** What it is, and where the truth about it lies. */
  readonly judged?: { readonly entry: Entry; readonly truth: string };
}

/** What an answer is worth: the more of each the better, and the worse. */
export interface Worth {
  readonly good: readonly number[];
  readonly bad: readonly number[];
}

/** An answer, told from others by two texts. */
export interface Answer {
  readonly said: string;
  /** How sure the answer is of what it says. */
  readonly sure: string;
  readonly worth: Worth;
}

export interface Subject {
  readonly answerTo: (document: Document) => Promise<Answer>;
}
