import type { Place, Statement } from '@tallyleaf/contract';
import type { DraftRow, StatementDraft } from './editing/draft.ts';
import { rowStates } from './rows/problems.ts';

/** A row's place on the page, and how it is drawn there. */
export interface RowMark {
  readonly id: string;
  readonly place: Place;
  readonly tone: 'row' | 'doubt' | 'broken';
}

/** Pages on either side of the one with the focus whose rows are marked: a long document has too many rows for all of them. */
const NEAR = 2;

/** The name of a row's mark. */
export const markOf = (row: DraftRow | undefined): string | null => (row ? `row-${row.key}` : null);

/** The marks of the rows on the pages around a row; what a person added stands nowhere. */
export function rowMarks(statement: Statement, { rows }: StatementDraft, around: number): readonly RowMark[] {
  const states = rowStates(statement);
  const page = pageAround(statement, around);
  return statement.transactions.flatMap(({ where }, place) => {
    const id = markOf(rows[place]);
    const state = states[place];
    if (!where || !id || !state || Math.abs(where.page - page) > NEAR) return [];
    const isDoubt = state.mark === 'unbound' || state.undated || state.unsure || state.doubtful.size > 0;
    return [{ id, place: where, tone: state.mark === 'broken' ? 'broken' : isDoubt ? 'doubt' : 'row' } as const];
  });
}

/** The page of a row; of one that was added, that of the row before it. */
function pageAround({ transactions }: Statement, around: number): number {
  return (
    transactions.slice(0, around + 1).findLast(({ where }) => where)?.where?.page ??
    transactions.find(({ where }) => where)?.where?.page ??
    1
  );
}
