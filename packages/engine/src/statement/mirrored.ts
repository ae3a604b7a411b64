import { fitsWords } from '../languages/direction-votes.ts';
import type { Candidate, Candidates } from '../shapes/candidate.ts';
import type { Reading } from '../shapes/reading.ts';
import type { Item } from '../shapes/row.ts';
import { contradictsTitles } from '../shapes/titled-signs.ts';
import { magnitude } from '../values/magnitude.ts';

const negated = (a: bigint | undefined, b: bigint | undefined): boolean =>
  a === undefined || b === undefined ? a === b : a === -b;

/** A mark that was read at a few balances holds whosever the others are. */
function turnsBalances(a: Reading, b: Reading): boolean {
  const same = a.rows.map(({ balance }, i) => balance !== null && balance !== 0n && balance === b.rows[i]?.balance);
  return same.filter(Boolean).length * 2 <= a.rows.filter(({ balance }) => balance !== null).length;
}

/** True for readings that differ in nothing but that all money flows the other way. */
export function mirrors(a: Reading, b: Reading): boolean {
  return (
    a.rows.length === b.rows.length &&
    a.rows.some(({ amount }) => amount !== 0n) &&
    a.rows.every(({ amount }, i) => amount === -(b.rows[i]?.amount ?? 0n)) &&
    turnsBalances(a, b) &&
    negated(a.opening?.value, b.opening?.value) &&
    negated(a.closing?.value, b.closing?.value)
  );
}

/** How many printed sums of money in or of money out come out. */
function directedSums({ totals, rows }: Reading): number {
  return totals.filter(({ direction, expected, rows: covered }) => {
    if (direction !== 'in' && direction !== 'out') return false;
    const sum = covered.reduce((total, i) => total + (rows[i]?.amount ?? 0n), 0n);
    return sum !== 0n && sum === (direction === 'in' ? magnitude(expected) : -magnitude(expected));
  }).length;
}

/** How many sums of one direction come out, less one where amounts go against the titles above them. */
const toldBy = (reading: Reading): number =>
  directedSums(reading) - Number(contradictsTitles(reading.direction?.rows ?? []));

const namesDirections = (items: readonly Item[]): boolean =>
  items.some((item) => item.kind === 'labelled' && (item.phrase === 'total-in' || item.phrase === 'total-out'));

/** Of readings that mirror each other, the one that more names of a direction tell, else the likelier, and with it one that bookings' words fit. */
function* unmirrored(candidates: Iterable<Candidate>): Generator<Candidate> {
  const kept: Candidate[] = [];
  for (const one of candidates) {
    const image = kept.find((other) => mirrors(other.reading, one.reading));
    const [told, before] = [toldBy(one.reading), image ? toldBy(image.reading) : -1];
    if (told < before || (told === before && !fitsWords(one.reading.direction?.rows ?? []))) continue;
    kept.push(one);
    yield one;
  }
}

/**
 * Candidates to read a statement, without those that say the opposite of a likelier one. With every sign turned round balances
 * and amounts still add up, so that sums cannot choose between the two, and what contradicts the one is lost on the
 * other; only sums and signed rows of which the page says that they are money in, or money out, can tell.
 */
export function withoutMirrored(candidates: Candidates, items: readonly Item[]): Candidates {
  return {
    first: candidates.first,
    *[Symbol.iterator]() {
      if (directedSums(candidates.first.reading) > 0 || !namesDirections(items)) return yield* unmirrored(candidates);
      const all = [...candidates].sort((a, b) => directedSums(b.reading) - directedSums(a.reading));
      const [most] = all;
      const turned = most && mirrors(most.reading, candidates.first.reading) ? [most, ...candidates] : candidates;
      yield* unmirrored(turned);
    },
  };
}
