import type { Reconciliation, Statement } from '@tallyleaf/contract';
import { overlooks, scoreCandidate } from '../proof/compare-readings.ts';
import { scoreRows } from '../proof/confidence/score-rows.ts';
import { wordsFor } from '../proof/direction.ts';
import { reconcile } from '../proof/reconcile.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Trace } from '../shapes/trace.ts';

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

/** How well words of bookings fit their signs. */
const wordsOf = ({ candidate }: Judged): number => wordsFor(candidate.reading.direction?.rows ?? []);

const isBetter = (one: Judged, best: Judged): boolean =>
  one.score > best.score || (one.score === best.score && wordsOf(one) > wordsOf(best));

/**
 * A card's bill read with most of its signs against the likeliest reading, and nothing that proves it: most rows of a card are
 * purchases, which neither the words of a few merchants nor a sum that is missing outweighs.
 *
 *     15/03   LOON LAKE HARDWARE             39.49
 *     17/03   PAYMENT - THANK YOU          -395.08
 */
function turnsCard({ candidate, reconciliation }: Judged, likeliest: Candidate): boolean {
  const { account, reading } = candidate;
  const rows = reading.direction?.rows ?? [];
  if (account.type !== 'credit-card' || reconciliation.status === 'verified') return false;
  const likely = likeliest.reading.direction?.rows ?? [];
  if (likely.length !== rows.length) return false;
  const turned = rows.filter(({ amount }, i) => amount !== 0n && amount === -(likely[i]?.amount ?? 0n));
  return turned.length * 2 > likely.length;
}

/**
 * Of the candidates of a statement, the first whose printed figures come out; else the one that contradicts least, and of
 * several that the figures leave open, the one that words of bookings fit best.
 */
function choose(candidates: Candidates, pagesUnread: boolean, onJudged?: (judged: Judged) => void): Judged {
  let best: Judged | null = null;
  for (const candidate of candidates) {
    const judged = judge(candidate, pagesUnread);
    onJudged?.(judged);
    if (overlooks(judged.reconciliation, best?.reconciliation ?? null)) continue;
    if (best && turnsCard(judged, candidates.first)) continue;
    if (!best || isBetter(judged, best)) best = judged;
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

/** The candidate that printed figures prove best, as a statement with its verdict. `index`: which of the reading's statements it is. */
export function chooseCandidate(candidates: Candidates, pagesUnread: boolean, index: number, trace?: Trace): Chosen {
  const subject = { what: 'statement', statement: index } as const;
  const onJudged = ({ candidate, reconciliation: { status }, score }: Judged): void =>
    trace?.fired({
      by: 'signs and balances',
      subject,
      proposes: candidate.origin(),
      score,
      measure: `by the comparator, ${status}`,
    });
  const { candidate, reconciliation } = choose(candidates, pagesUnread, trace && onJudged);
  trace?.chose(subject, candidate.origin());
  const { account, period, opening, closing, support } = candidate;
  const doubts = { dates: candidate.datesDoubtful, support };
  const transactions = scoreRows(candidate.transactions, reconciliation, doubts);
  return { statement: { account, period: { ...period }, opening, closing, transactions, reconciliation }, candidate };
}
