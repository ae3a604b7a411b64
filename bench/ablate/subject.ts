/** What rules are tried on: a module that answers to documents, in which they take part. */

export interface Document {
  readonly path: string;
  readonly passwords: readonly string[];
}

/** An answer, told from others by two texts. */
export interface Answer {
  readonly said: string;
  /** How sure the answer is of what it says. */
  readonly sure: string;
}

export interface Subject {
  readonly answerTo: (document: Document) => Promise<Answer>;
}
