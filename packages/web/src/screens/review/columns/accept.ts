import {
  type Confirmable,
  type Conversion,
  type FileVerdict,
  type Statement,
  type Transaction,
  verdictOfFile,
} from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { correctionsOf, type Draft, type DraftRow, type StatementDraft } from '../editing/draft.ts';
import { cellsOf, isOneRow, isSame } from '../reread/offers.ts';

/** What another reading of the whole file makes of what stands there, as corrections: it is laid over what was read. */
export interface Trial {
  /** The rows as they would stand. */
  readonly draft: Draft;
  readonly verdict: FileVerdict;
  readonly rows: number;
  /** Rows that would be others than now: changed, added or gone. */
  readonly differ: number;
}

/** The rows that stand already, found by their place on the page, else by what they say; each once. */
function standingRows({ transactions }: Statement, { rows }: StatementDraft) {
  const byPage = new Map<number, Set<DraftRow>>();
  for (const row of rows) {
    // What a person added stands nowhere on the page.
    const page = row.of === null ? 0 : (transactions[row.of]?.where?.page ?? 0);
    byPage.set(page, (byPage.get(page) ?? new Set()).add(row));
  }
  const isThere = (row: DraftRow, again: Transaction): boolean => {
    const place = row.of === null ? undefined : transactions[row.of]?.where;
    return place && again.where ? isOneRow(place, again.where) : isSame(row, again);
  };
  return (again: Transaction): DraftRow | undefined => {
    for (const page of [again.where?.page ?? 0, 0]) {
      const onPage = byPage.get(page) ?? new Set();
      const found = [...onPage].find((row) => isThere(row, again));
      if (found) {
        onPage.delete(found);
        return found;
      }
    }
    return undefined;
  };
}

const CONFIRMABLE: readonly Confirmable[] = ['dates', 'direction'];

/** What is not certain of a statement, and is as it was read again: whoever set the columns said so. */
function provenBy(again: Statement, read: Statement): readonly Confirmable[] {
  const open = ({ reconciliation: { unread = [] } }: Statement, what: Confirmable): boolean => unread.includes(what);
  return CONFIRMABLE.filter((what) => open(read, what) && !open(again, what));
}

/** A statement's rows and figures as they were read again; what a row is for stays with it. */
function draftOfAgain(read: Statement, now: StatementDraft, again: Statement): StatementDraft {
  const standing = standingRows(read, now);
  let { nextKey } = now;
  const rows = again.transactions.map((row): DraftRow => {
    const before = standing(row);
    if (before) return isSame(before, row) ? before : { ...before, ...cellsOf(row) };
    nextKey += 1;
    return { key: nextKey - 1, of: null, category: null, ...cellsOf(row) };
  });
  const { opening, closing, period } = again;
  return { opening, closing, period, rows, confirmed: provenBy(again, read), turned: false, nextKey };
}

/** How many rows are others: those that changed or came, and those that went. */
function differing(now: StatementDraft, next: StatementDraft): number {
  const before = new Map(now.rows.map((row) => [row.key, row]));
  const kept = next.rows.filter(({ key }) => before.has(key));
  const changed = kept.filter((row) => before.get(row.key) !== row).length;
  return changed + (next.rows.length - kept.length) + (now.rows.length - kept.length);
}

/**
 * What accepting another reading would come to.
 * @param again the same file, read by other columns
 * @returns null where it has not the same statements in the same currencies: corrections cannot say that
 */
export function trialOf(read: Conversion, now: Draft, again: Conversion): Trial | null {
  const fits =
    read.statements.length === again.statements.length &&
    read.statements.every(({ account }, i) => account.currency === again.statements[i]?.account.currency);
  if (!fits) return null;
  const draft = now.map((statement, i) => {
    const [asRead, anew] = [read.statements[i], again.statements[i]];
    return asRead && anew ? draftOfAgain(asRead, statement, anew) : statement;
  });
  return {
    draft,
    verdict: verdictOfFile(applyCorrections(read, correctionsOf(read, draft))),
    rows: draft.reduce((sum, { rows }) => sum + rows.length, 0),
    differ: now.reduce((sum, statement, i) => sum + differing(statement, draft[i] ?? statement), 0),
  };
}
