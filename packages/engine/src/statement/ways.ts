import type { Candidate, Ways } from '../shapes/candidate.ts';

/** Candidates, each worked out when it is asked for. */
export function waysOf(first: Candidate, others: () => Iterable<Candidate>): Ways {
  return {
    first,
    *[Symbol.iterator]() {
      yield first;
      yield* others();
    },
  };
}
