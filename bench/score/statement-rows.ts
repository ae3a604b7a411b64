import type { Transaction } from '@tallyleaf/contract';
import { alignRows } from './align.ts';
import { compareRows, ROW_FIELDS, type RowComparison } from './compare-rows.ts';
import { addFault, addRow, type FileScore } from './file-score.ts';
import { overlap } from './places.ts';
import type { TrueRow } from './shapes.ts';
import { tallyField } from './tally.ts';

/** Judges a statement's transactions. */

export interface JudgedRows {
  /** Every one is right, and none is extra. */
  readonly allRight: boolean;
  /** Every date and amount is right, and no row is extra. */
  readonly figuresRight: boolean;
}

const briefly = (row: TrueRow | Transaction): string =>
  `${row.date} ${row.amount} ${(row.description ?? '').slice(0, 30)}`;

const differences = (truth: TrueRow, got: Transaction, { fields }: RowComparison): string =>
  ROW_FIELDS.filter((name) => fields[name] === false)
    .map((name) => `${name} ${JSON.stringify(got[name] ?? null)} for ${JSON.stringify(truth[name])}`)
    .join('; ');

/** A row that is there and was not given: each of its fields that is printed is wrong. */
export function missRow({ tally }: FileScore, row: TrueRow): void {
  for (const name of ROW_FIELDS) tallyField(tally, name, row[name] == null ? null : false);
  if (row.where) tally.boxes += 1;
}

function judgeBox({ tally }: FileScore, truth: TrueRow, got: Transaction): void {
  if (!truth.where) return;
  const shared = overlap(truth.where, got.where);
  tally.boxes += 1;
  tally.iou += shared;
  if (got.where) tally.boxesGiven += 1;
  if (shared >= 0.5) tally.boxesGood += 1;
}

/** @param asked how alike a description must be */
export function judgeRows(
  score: FileScore,
  truth: readonly TrueRow[],
  got: readonly Transaction[],
  asked: number,
): JudgedRows {
  const { tally } = score;
  const [missed, extra] = [new Set(truth.keys()), new Set(got.keys())];
  let [right, dated] = [0, 0];
  for (const [t, g] of alignRows(truth, got)) {
    const [row, given] = [truth[t] as TrueRow, got[g] as Transaction];
    const comparison = compareRows(row, given, asked);
    missed.delete(t);
    extra.delete(g);
    if (comparison.right) right += 1;
    else addFault(score, `row ${t}: ${differences(row, given, comparison)}`);
    if (comparison.fields.date && comparison.fields.amount) dated += 1;
    for (const name of ROW_FIELDS) tallyField(tally, name, comparison.fields[name]);
    addRow(score, given, comparison.right);
    judgeBox(score, row, given);
  }
  for (const t of missed) {
    addFault(score, `row ${t} missed: ${briefly(truth[t] as TrueRow)}`);
    missRow(score, truth[t] as TrueRow);
  }
  for (const g of extra) {
    addFault(score, `extra: ${briefly(got[g] as Transaction)}`);
    addRow(score, got[g] as Transaction, false);
  }
  tally.truth += truth.length;
  tally.got += got.length;
  tally.right += right;
  const complete = got.length === truth.length;
  return { allRight: complete && right === truth.length, figuresRight: complete && dated === truth.length };
}
