import type { Candidate, Candidates } from '../shapes/candidate.ts';

/** Candidates, each worked out when it is asked for. */
export function candidatesOf(first: Candidate, others: () => Iterable<Candidate>): Candidates {
  return {
    first,
    *[Symbol.iterator]() {
      yield first;
      yield* others();
    },
  };
}
