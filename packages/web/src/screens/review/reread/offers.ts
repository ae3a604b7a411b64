import { decimalsOf, type Place, type Statement, type Transaction } from '@tallyleaf/contract';
import { insertRow, setCells } from '../editing/commands.ts';
import type { Cells, DraftRow, StatementDraft } from '../editing/draft.ts';

/** Rows that were read again, beside what stands among the rows already. Nothing is taken unasked. */

/** A row that was read again. */
export interface Offer {
  readonly row: Transaction;
  /** The place of the row that stands there already; null where none does. */
  readonly at: number | null;
  /** The row that stands there says the same. */
  readonly same: boolean;
}

type ReadCells = Omit<Cells, 'category'>;

export const cellsOf = ({ date, valueDate, description, reference, amount, balance }: ReadCells): ReadCells => ({
  date,
  valueDate,
  description,
  reference,
  amount,
  balance,
});

export const isSame = (one: ReadCells, other: ReadCells): boolean =>
  JSON.stringify(cellsOf(one)) === JSON.stringify(cellsOf(other));

/** This share of the height of the taller one of two rows lies in the other where both are one. */
const ONE_ROW = 0.6;

/** Whether two places are one row's: a row that took in the lines of another is not that other. */
export function isOneRow(one: Place, other: Place): boolean {
  const [a, b] = [one.box, other.box];
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  return one.page === other.page && across > 0 && shared > ONE_ROW * Math.max(a[3] - a[1], b[3] - b[1]);
}

const hasDecimals = (figure: string | null, decimals: number): boolean =>
  figure === null || (figure.split('.')[1]?.length ?? 0) === decimals;

/** What may be taken of rows that were read in a box of a statement's page. Figures of another currency are left out. */
export function offersOf(statement: Statement, { rows }: StatementDraft, read: readonly Transaction[]): Offer[] {
  const decimals = decimalsOf(statement.account.currency);
  const standsAt = (row: Transaction): number =>
    statement.transactions.findIndex(
      (standing, place) =>
        (row.where && standing.where && isOneRow(row.where, standing.where)) ||
        // What was taken before stands nowhere on the page.
        (!standing.where && isSame(rows[place] ?? standing, row)),
    );
  return read
    .filter(({ amount, balance }) => hasDecimals(amount, decimals) && hasDecimals(balance, decimals))
    .map((row) => {
      const at = standsAt(row);
      const standing = rows[at];
      return { row, at: standing ? at : null, same: standing !== undefined && isSame(standing, row) };
    });
}

const isAbove = (one: Place, other: Place): boolean =>
  one.page < other.page || (one.page === other.page && one.box[1] <= other.box[1]);

/** Where a row that was read belongs among the rows: by its place on the page, in the direction in which they are printed. */
function placeFor(standing: readonly (Place | undefined)[], { where }: Transaction): number {
  const known = standing.flatMap((place, index) => (place ? [{ place, index }] : []));
  const [first, last] = [known[0], known.at(-1)];
  if (!where || !first || !last) return standing.length;
  const upwards = known.length > 1 && !isAbove(first.place, last.place);
  const before = known.findLast(({ place }) => (upwards ? isAbove(where, place) : isAbove(place, where)));
  return before ? before.index + 1 : first.index;
}

/**
 * Takes offers: those that stand already are corrected, others are put among the rows, all in one step.
 * @returns the rows then, and the place of the first of those that were taken
 */
export function takeOffers(
  statement: Statement,
  draft: StatementDraft,
  offers: readonly Offer[],
): { readonly draft: StatementDraft; readonly place: number } {
  const keyOf = ({ at }: Offer): number | undefined => (at === null ? undefined : draft.rows[at]?.key);
  const changes = new Map(
    offers.flatMap((offer) => {
      const key = keyOf(offer);
      return key === undefined ? [] : [[key, cellsOf(offer.row)] as const];
    }),
  );
  const standing: (Place | undefined)[] = statement.transactions.map(({ where }) => where);
  let next = setCells(draft, changes);
  const taken: DraftRow['key'][] = [...changes.keys()];
  for (const { row } of offers.filter(({ at }) => at === null)) {
    const place = placeFor(standing, row);
    taken.push(next.nextKey);
    next = insertRow(next, place, statement.account.currency, cellsOf(row));
    standing.splice(place, 0, row.where);
  }
  return {
    draft: next,
    place: Math.max(
      0,
      next.rows.findIndex(({ key }) => taken.includes(key)),
    ),
  };
}
