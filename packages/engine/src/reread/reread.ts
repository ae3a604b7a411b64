import type { Candidate } from '../shapes/candidate.ts';
import type { Layout } from '../shapes/layout.ts';
import type { Change } from './changes.ts';
import { type Days, daysOf } from './days.ts';
import { equationsOf } from './equations.ts';
import { agree } from './figures.ts';
import { placesOf } from './ink.ts';
import { hasRivals, solve } from './solve.ts';

/** What other readings of their ink say of the statements' figures and dates. */
export interface Rereading {
  /** Figures to be read otherwise, so that sums come out. */
  readonly sums: readonly Change[];
  /** Of each statement, dates to be read otherwise, and those that stay in doubt. */
  readonly days: readonly Days[];
  /** Of each statement, whether all readings of its figures agree. */
  readonly agreed: readonly boolean[];
  /** Of each statement, whether other readings would make up its sums as well. */
  readonly rivalled: readonly boolean[];
}

/**
 * Looks among the readings of the statements' ink for those that the sums and the order of days determine. No figure is
 * thought of that no reading gave. `proven` says which statements need none.
 */
export function reread(layout: Layout, candidates: readonly Candidate[], proven: readonly boolean[]): Rereading {
  const places = placesOf(layout);
  const equations = candidates.map((candidate) => equationsOf(candidate, layout.form, places));
  return {
    sums: equations.flatMap((each, i) =>
      proven[i] ? [] : solve(each).flatMap(({ figure, other }) => each.figures[figure]?.others[other]?.change ?? []),
    ),
    days: candidates.map((candidate) => daysOf(candidate, places)),
    rivalled: equations.map(hasRivals),
    agreed: equations.map(({ figures }) => figures.every(agree)),
  };
}
