import { emptyFileScore, type FileScore } from './file-score.ts';
import type { Answer, Entry } from './shapes.ts';

/** What stands for a conversion among the codes of refusal that are right. */
const CONVERTED = 'ok';

/** Judges a file that must be refused, or where a conversion is among the right answers, survived. */
export function scoreRefusalFile(entry: Entry, answer: Answer): FileScore {
  const score = emptyFileScore();
  const { tally, faults } = score;
  const codes = [entry.expectRefusal ?? 'no-statement'].flat();
  [tally.refusals, tally.answered] = [
    [0, 1],
    [0, 1],
  ];
  if (!answer) {
    tally.missing = 1;
    faults.push('no answer');
    return score;
  }
  tally.answered[0] = 1;
  const verified = ('statements' in answer ? answer.statements : []).filter(
    ({ reconciliation, transactions }) => reconciliation.status === 'verified' && transactions.length > 0,
  );
  if (entry.class === 'no-statement' && verified.length > 0) {
    tally.silentErrors += verified.length;
    faults.push('SILENT ERROR: a verified statement in a file that has none');
  }
  const refusal = 'refusal' in answer ? answer.refusal : CONVERTED;
  if (codes.includes(refusal)) tally.refusals[0] = 1;
  else faults.push(`${'refusal' in answer ? `refused as ${refusal}` : 'converted'} instead of ${codes.join(' / ')}`);
  return score;
}
