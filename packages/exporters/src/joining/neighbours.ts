import type { StatementOutline } from '@tallyleaf/contract';
import { gapBetween } from './follow.ts';
import type { LedgerGap } from './ledger.ts';

/** What is to be said of a statement and the one of the same account before it. */
export type Neighbour =
  | LedgerGap
  /** Both have the days from `start` to `end`. */
  | { readonly kind: 'overlap'; readonly start: string; readonly end: string };

type Outer = Pick<StatementOutline, 'period' | 'opening' | 'closing'>;

const byTime = ({ period: one }: Outer, { period: other }: Outer): number =>
  (one.start ?? '').localeCompare(other.start ?? '') || (one.end ?? '').localeCompare(other.end ?? '');

/**
 * How each statement follows on the one of its account before it, told by their outlines: days and balances. Whether what
 * two share explains their balances, only their rows tell (`joinStatements`).
 * @param outlines each document once: a file that is there twice would overlap with itself
 * @returns of those with something to tell of: what it is
 */
export function neighboursOf<Outline extends StatementOutline>(outlines: readonly Outline[]): Map<Outline, Neighbour> {
  const accounts = new Map<string, Outline[]>();
  for (const outline of outlines) {
    if (outline.accountKey === null) continue;
    const group = accounts.get(outline.accountKey);
    if (group) group.push(outline);
    else accounts.set(outline.accountKey, [outline]);
  }
  const told = new Map<Outline, Neighbour>();
  for (const group of accounts.values()) {
    let last: Outer | undefined;
    for (const next of group.sort(byTime)) {
      const neighbour = last && neighbourOf(last, next);
      if (neighbour) told.set(next, neighbour);
      // A statement within the days of the one before leads no further.
      if (!last || (next.period.end ?? '') > (last.period.end ?? '')) last = next;
    }
  }
  return told;
}

function neighbourOf(last: Outer, next: Outer): Neighbour | null {
  const gap = gapBetween(last, next);
  if (gap !== 'overlap') return gap;
  const [end, other] = [last.period.end ?? '', next.period.end ?? ''];
  return { kind: 'overlap', start: next.period.start ?? '', end: other < end ? other : end };
}
