import type { Statement } from '@tallyleaf/contract';
import { addFault, type FileScore } from './file-score.ts';
import type { Entry, TrueStatement } from './shapes.ts';

/** Judges what is said of a statement, by what was made of it. */

/** Reasons that say only that dates, or the sign of all figures, are not proven. */
const CAUTION: readonly string[] = ['dates', 'direction'];

/** Whether the printed figures of a statement add up. */
const addsUp = ({ sums }: Entry, { reconciliation }: TrueStatement): boolean =>
  sums !== false || reconciliation.status !== 'failed';

function judgeMisprint(score: FileScore, verified: boolean, figuresRight: boolean): void {
  score.tally.misprints += 1;
  if (!verified || !figuresRight) return;
  score.tally.verifiedDespiteMisprint += 1;
  score.faults.unshift('verified although the printed figures do not add up');
}

/** A statement that was read as printed and adds up: is it believed as far as it can be proven? */
function judgeBelief(score: FileScore, truth: TrueStatement, given: Statement['reconciliation']): void {
  const { tally } = score;
  const { status } = given;
  const provable = truth.reconciliation.status !== 'unverifiable';
  const accepted = (truth.reconciliation.accepts ?? []).includes(status);
  const unread: readonly string[] = given.unread ?? [];
  tally.alarmable += 1;
  if (accepted) return;
  if (status === 'verified') {
    if (provable) return;
    tally.verifiedWithoutProof += 1;
    addFault(score, 'verified although not every row is bound by a printed figure');
  } else if (status === 'unverifiable' && !provable) {
    return;
  } else if (status === 'unverifiable' && unread.length > 0 && unread.every((reason) => CAUTION.includes(reason))) {
    tally.cautious += 1;
  } else {
    tally.falseAlarms += 1;
    addFault(score, `false alarm: ${status}`);
  }
}

/** @param figuresRight whether every date and amount is right, and no row extra */
export function judgeVerdict(
  score: FileScore,
  entry: Entry,
  truth: TrueStatement,
  got: Statement,
  figuresRight: boolean,
): void {
  const verified = got.reconciliation.status === 'verified';
  if (verified && !figuresRight) {
    score.tally.silentErrors += 1;
    score.faults.unshift('SILENT ERROR');
  }
  if (!addsUp(entry, truth)) judgeMisprint(score, verified, figuresRight);
  else if (figuresRight) judgeBelief(score, truth, got.reconciliation);
}
