import type { Statement } from '@tallyleaf/contract';
import { addFault, addRow, emptyFileScore, type FileScore } from './file-score.ts';
import { ASKED_OF_PERFECT, HEAD_FIELDS, headFieldRight } from './head-fields.ts';
import { matchStatements } from './match-statements.ts';
import { type Answer, type Entry, likenessAsked, type TrueStatement, type Truth } from './shapes.ts';
import { judgeRows, missRow } from './statement-rows.ts';
import { tallyField } from './tally.ts';
import { judgeVerdict } from './verdict.ts';

/** A statement that is there and was not given: all of it is wrong. */
function judgeMissed(score: FileScore, truth: TrueStatement): void {
  const { tally } = score;
  tally.statements += 1;
  tally.truth += truth.transactions.length;
  for (const name of HEAD_FIELDS) tallyField(tally, name, headFieldRight(name, truth, null));
  for (const row of truth.transactions) missRow(score, row);
}

/** A statement that is not there: each of its rows is wrong, and calling it verified a silent error. */
function judgeExtra(score: FileScore, { transactions, reconciliation }: Statement): void {
  const { tally, faults } = score;
  tally.extraStatements += 1;
  tally.got += transactions.length;
  for (const row of transactions) addRow(score, row, false);
  if (reconciliation.status !== 'verified' || transactions.length === 0) return;
  tally.silentErrors += 1;
  faults.push('verified, but no such statement');
}

function judgePair(score: FileScore, entry: Entry, truth: TrueStatement, got: Statement): void {
  const { tally } = score;
  tally.statements += 1;
  const rows = judgeRows(score, truth.transactions, got.transactions, likenessAsked(entry));
  const head = HEAD_FIELDS.map((name) => ({ name, right: headFieldRight(name, truth, got) }));
  for (const { name, right } of head) {
    tallyField(tally, name, right);
    if (right === false) addFault(score, `${name} wrong`);
  }
  const headWrong = head.some(({ name, right }) => right === false && ASKED_OF_PERFECT.includes(name));
  if (rows.allRight && !headWrong) tally.perfect += 1;
  judgeVerdict(score, entry, truth, got, rows.figuresRight);
}

/** The file's own F1; a file without rows, read as such, counts as wholly right. */
function fileF1({ tally }: FileScore, answered: boolean): number {
  const rows = tally.got + tally.truth;
  if (rows > 0) return (2 * tally.right) / rows;
  return answered && tally.statements > 0 ? 1 : 0;
}

/** Judges a file that holds statements. */
export function scoreStatementFile(entry: Entry, truth: Truth, answer: Answer): FileScore {
  const score = emptyFileScore();
  if (!answer) score.tally.missing = 1;
  else if ('refusal' in answer) {
    score.tally.refused = 1;
    score.faults.push(`refused: ${answer.refusal}`);
  }
  const got = answer && 'statements' in answer ? answer.statements : [];
  const { pairs, missed, extra } = matchStatements(truth.statements, got);
  for (const t of missed) judgeMissed(score, truth.statements[t] as TrueStatement);
  for (const g of extra) judgeExtra(score, got[g] as Statement);
  for (const [t, g] of pairs) judgePair(score, entry, truth.statements[t] as TrueStatement, got[g] as Statement);
  score.tally.fileF1 = [fileF1(score, answer !== null && 'statements' in answer), 1];
  return score;
}
