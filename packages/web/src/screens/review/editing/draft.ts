import type {
  Confirmable,
  Conversion,
  Corrections,
  RowCorrection,
  Statement,
  StatementCorrections,
} from '@tallyleaf/contract';
import { turnedRound } from '@tallyleaf/engine/review';

/** What is being corrected, as the grid shows it, and its way to the contract's corrections and back. Nothing is decided here. */

/** The cells of a row that may be changed. */
export interface Cells {
  readonly date: string;
  readonly valueDate: string | null;
  readonly description: string;
  readonly reference: string | null;
  readonly amount: string;
  readonly balance: string | null;
  readonly category: string | null;
}

export type CellName = keyof Cells;

export interface DraftRow extends Cells {
  /** Stays the same whatever is done around the row. */
  readonly key: number;
  /** The row as read that it is, by index; null for one that a person added. */
  readonly of: number | null;
}

export interface StatementDraft {
  readonly opening: string | null;
  readonly closing: string | null;
  readonly period: { readonly start: string | null; readonly end: string | null };
  readonly rows: readonly DraftRow[];
  /** What the person says is right as it stands. */
  readonly confirmed: readonly Confirmable[];
  /** Every figure is the other way round than it was read. */
  readonly turned: boolean;
  /** The key that the next row gets. */
  readonly nextKey: number;
}

export type Draft = readonly StatementDraft[];

const CELL_NAMES = ['date', 'valueDate', 'description', 'reference', 'amount', 'balance', 'category'] as const;

/** A conversion as read, with the corrections that were made of it so far. */
export function draftOf(read: Conversion, corrections: Corrections | null): Draft {
  return read.statements.map((statement, index) => statementDraft(statement, corrections?.statements[index] ?? {}));
}

/** What corrections are laid over: the statement as read, or all of it turned round. */
const baseOf = (statement: Statement, turned: boolean): Statement => (turned ? turnedRound(statement) : statement);

function statementDraft(asRead: Statement, corrections: StatementCorrections): StatementDraft {
  const { turned = false, confirmed = [] } = corrections;
  const statement = baseOf(asRead, turned);
  const { transactions } = statement;
  const { opening = statement.opening, closing = statement.closing, period = statement.period } = corrections;
  const entries: readonly RowCorrection[] = corrections.rows ?? wholeOf(transactions.length);
  const rowAsRead = (of: number): DraftRow => {
    const row = transactions[of];
    if (!row) throw new RangeError(`there is no row ${of}`);
    const { date, valueDate, description, reference, amount, balance, category = null } = row;
    return { key: of, of, date, valueDate, description, reference, amount, balance, category };
  };
  let nextKey = transactions.length;
  const rows = entries.flatMap((entry): DraftRow[] => {
    if (isRun(entry)) return Array.from({ length: entry[1] - entry[0] + 1 }, (_, i) => rowAsRead(entry[0] + i));
    if (entry.of !== null) return [{ ...rowAsRead(entry.of), ...entry, of: entry.of }];
    const { valueDate = null, reference = null, balance = null, category = null } = entry;
    nextKey += 1;
    return [{ ...entry, key: nextKey - 1, valueDate, reference, balance, category }];
  });
  return { opening, closing, period, rows, confirmed, turned, nextKey };
}

const isRun = (entry: RowCorrection): entry is [number, number] => Array.isArray(entry);

const wholeOf = (count: number): RowCorrection[] => (count === 0 ? [] : [[0, count - 1]]);

/** What the contract keeps of a draft: only what is other than it was read. */
export function correctionsOf(read: Conversion, draft: Draft): Corrections {
  return {
    statements: read.statements.map((statement, index) => {
      const now = draft[index];
      return now ? statementCorrections(statement, now) : {};
    }),
  };
}

function statementCorrections(asRead: Statement, draft: StatementDraft): StatementCorrections {
  const { opening, closing, period, turned, confirmed } = draft;
  const statement = baseOf(asRead, turned);
  const rows = rowCorrections(statement, draft);
  return {
    ...(turned && { turned }),
    ...(opening === statement.opening ? {} : { opening }),
    ...(closing === statement.closing ? {} : { closing }),
    ...(period.start === statement.period.start && period.end === statement.period.end ? {} : { period }),
    ...(sameRows(rows, wholeOf(statement.transactions.length)) ? {} : { rows }),
    ...(confirmed.length > 0 && { confirmed: [...confirmed] }),
  };
}

const sameRows = (one: readonly RowCorrection[], other: readonly RowCorrection[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

function rowCorrections({ transactions }: Statement, { rows }: StatementDraft): RowCorrection[] {
  const entries: RowCorrection[] = [];
  for (const row of rows) {
    const before = row.of === null ? undefined : transactions[row.of];
    const changed = before ? changesOf(row, { ...before, category: before.category ?? null }) : {};
    const last = entries.at(-1);
    if (row.of === null || !before) entries.push(addedRow(row));
    else if (Object.keys(changed).length > 0) entries.push({ of: row.of, ...changed });
    else if (last && isRun(last) && last[1] === row.of - 1) last[1] = row.of;
    else entries.push([row.of, row.of]);
  }
  return entries;
}

/** The cells of a row that are others than before. */
export function changesOf(row: Cells, before: Cells): Partial<Cells> {
  return Object.fromEntries(CELL_NAMES.flatMap((cell) => (row[cell] === before[cell] ? [] : [[cell, row[cell]]])));
}

/** Cells that are empty are left out. */
function addedRow({ date, description, amount, ...rest }: DraftRow): RowCorrection {
  const { valueDate, reference, balance, category } = rest;
  return {
    of: null,
    date,
    description,
    amount,
    ...(valueDate === null ? {} : { valueDate }),
    ...(reference === null ? {} : { reference }),
    ...(balance === null ? {} : { balance }),
    ...(category === null ? {} : { category }),
  };
}
