import type { Evidence, Statement, Transaction } from '@tallyleaf/contract';
import { explain, type RowDoubt } from '../../../verdict/explain.ts';
import type { CellName } from '../editing/draft.ts';

/** What is to be looked at in a row, and why. */

/** Of rows of this confidence nine in ten are right (contract, `confidence`); those below are looked at. */
const SURE = 0.9;

export interface RowState {
  /** What the sums say of it, or that its date is not certain. */
  readonly mark: RowDoubt | null;
  /** Its date is not certain, whatever the sums say. */
  readonly undated: boolean;
  /** Cells of which the ink was read in several ways. */
  readonly doubtful: ReadonlySet<CellName>;
  /** The row as a whole is read with little certainty. */
  readonly unsure: boolean;
  /** Cells that a person corrected. */
  readonly corrected: ReadonlySet<CellName>;
  /** A person added it. */
  readonly added: boolean;
}

export const FILTERS = ['all', 'problems', 'broken', 'unbound', 'doubtful', 'corrected'] as const;
export type Filter = (typeof FILTERS)[number];

const CELL_OF: Readonly<Record<Evidence['field'], CellName>> = {
  date: 'date',
  amount: 'amount',
  balance: 'balance',
  text: 'description',
};

function stateOf(row: Transaction, { mark, undated }: Pick<RowState, 'mark' | 'undated'>): RowState {
  const corrected = new Set(Object.keys(row.read ?? {}) as CellName[]);
  const doubts = (row.evidence ?? []).filter(({ kind }) => kind === 'doubtful').map(({ field }) => CELL_OF[field]);
  return {
    mark,
    undated,
    // What a person has settled is in doubt no more.
    doubtful: new Set(doubts.filter((cell) => !corrected.has(cell))),
    unsure: row.confidence < SURE && corrected.size === 0,
    corrected,
    added: row.origin === 'person',
  };
}

/** What is to be said of each row of a statement. */
export function rowStates(statement: Statement): readonly RowState[] {
  const { marks, undated } = explain(statement);
  return statement.transactions.map((row, index) =>
    stateOf(row, { mark: marks.get(index) ?? null, undated: undated.has(index) }),
  );
}

const isDoubtful = ({ doubtful, unsure, undated }: RowState): boolean => doubtful.size > 0 || unsure || undated;

const PASSES: Readonly<Record<Filter, (state: RowState) => boolean>> = {
  all: () => true,
  problems: (state) => state.mark !== null || isDoubtful(state),
  broken: ({ mark }) => mark === 'broken',
  unbound: ({ mark }) => mark === 'unbound',
  doubtful: isDoubtful,
  corrected: ({ corrected, added }) => corrected.size > 0 || added,
};

/** The places of the rows that a filter lets through. */
export const placesOf = (states: readonly RowState[], filter: Filter): readonly number[] =>
  states.flatMap((state, place) => (PASSES[filter](state) ? [place] : []));

/** The next row with a problem from a place on, or the one before it; round the ends. Null: there is none. */
export function nextProblem(states: readonly RowState[], from: number, back: boolean): number | null {
  const problems = placesOf(states, 'problems');
  const found = back ? problems.findLast((place) => place < from) : problems.find((place) => place > from);
  return found ?? (back ? problems.at(-1) : problems[0]) ?? null;
}

/** The cell of a row at which its problem is best looked at. */
export const cellOfProblem = ({ doubtful, mark }: RowState): CellName =>
  [...doubtful][0] ?? (mark === 'date' ? 'date' : 'amount');
