import type { Reconciliation, Statement } from '@tallyleaf/contract';
import { overlooks, scoreCandidate } from '../proof/compare-readings.ts';
import { scoreRows } from '../proof/confidence/score-rows.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';

/** A candidate with its verdict, and how good that is. */
interface Judged {
  readonly candidate: Candidate;
  readonly reconciliation: Reconciliation;
  readonly score: number;
}

function judge(candidate: Candidate, pagesUnread: boolean): Judged {
  const reconciliation = reconcile({ ...candidate.reading, pagesUnread }, candidate.decimals);
  return { candidate, reconciliation, score: scoreCandidate(reconciliation) };
}

/** Of the candidates of a statement, the first whose printed figures come out; else the one that contradicts least. */
function choose(candidates: Candidates, pagesUnread: boolean): Judged {
  let best: Judged | null = null;
  for (const candidate of candidates) {
    const judged = judge(candidate, pagesUnread);
    if (overlooks(judged.reconciliation, best?.reconciliation ?? null)) continue;
    if (!best || judged.score > best.score) best = judged;
    if (judged.reconciliation.status === 'verified') break;
  }
  if (!best) throw new RangeError('no candidate to choose from');
  return best;
}

/** A statement read, and the candidate that it was taken from. */
export interface Chosen {
  readonly statement: Statement;
  readonly candidate: Candidate;
}

/** The candidate that printed figures prove best, as a statement with its verdict. */
export function chooseCandidate(candidates: Candidates, pagesUnread: boolean): Chosen {
  const { candidate, reconciliation } = choose(candidates, pagesUnread);
  const { account, period, opening, closing, support } = candidate;
  const doubts = { dates: candidate.datesDoubtful, support };
  const transactions = scoreRows(candidate.transactions, reconciliation, doubts);
  return { statement: { account, period: { ...period }, opening, closing, transactions, reconciliation }, candidate };
}
