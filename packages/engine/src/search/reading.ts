import type { Statement } from '@tallyleaf/contract';
import type { Judge } from '../rows/judge.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Layout } from '../shapes/layout.ts';

/** One reading of the pages: the statements found in them, and what sums say of each. */
export interface Reading {
  /** Of each statement, the candidates that it was chosen from. */
  readonly candidates: readonly Candidates[];
  readonly statements: readonly Statement[];
  /** What each statement was taken from. */
  readonly chosen: readonly Candidate[];
  /** Rows that were read, whether or not they were taken for a statement's. */
  readonly booked: number;
  /** Rows stand in columns that a person set. */
  readonly columnsSet: boolean;
  /** What was read, and who said what its columns hold. */
  readonly layout: Layout;
  readonly judge: Judge;
}
