import type { Transaction } from '@tallyleaf/contract';
import { emptyTally, type Tally, tallyConfidence } from './tally.ts';

/** A row that was given, and whether it is right. */
export interface JudgedRow {
  readonly row: Transaction;
  readonly right: boolean;
}

/** What a file came to. */
export interface FileScore {
  readonly tally: Tally;
  /** What is wrong with it, in words: the worst first, and not all of it. */
  readonly faults: string[];
  readonly rows: JudgedRow[];
}

/** After so many faults of a file, others say nothing new. */
const MOST_FAULTS = 5;

export const emptyFileScore = (): FileScore => ({ tally: { ...emptyTally(), files: 1 }, faults: [], rows: [] });

/** Names a fault, unless enough were named. */
export function addFault({ faults }: FileScore, fault: string): void {
  if (faults.length < MOST_FAULTS) faults.push(fault);
}

/** Counts a row that was given. */
export function addRow(score: FileScore, row: Transaction, right: boolean): void {
  score.rows.push({ row, right });
  if (typeof row.confidence === 'number') tallyConfidence(score.tally, row.confidence, right);
}
