import { decimalsOf, fromMinor, sumAmounts, toMinor } from '@tallyleaf/contract';
import type { CellName, Cells, DraftRow, StatementDraft } from './draft.ts';

/** What can be done to a statement's rows. Each takes a draft and gives another one; the first stays as it was. */

const withRows = (draft: StatementDraft, rows: readonly DraftRow[]): StatementDraft => ({ ...draft, rows });

/** Cells of rows, by the rows' keys. */
export type CellChanges = ReadonlyMap<number, Partial<Cells>>;

/** Writes cells. A draft in which nothing is another is the same draft. */
export function setCells(draft: StatementDraft, changes: CellChanges): StatementDraft {
  let touched = false;
  const rows = draft.rows.map((row) => {
    const cells = changes.get(row.key);
    if (!cells || Object.entries(cells).every(([name, value]) => row[name as CellName] === value)) return row;
    touched = true;
    return { ...row, ...cells };
  });
  return touched ? withRows(draft, rows) : draft;
}

/** Writes the statement's own figures and days. */
export const setFigures = (
  draft: StatementDraft,
  figures: Partial<Pick<StatementDraft, 'opening' | 'closing' | 'period'>>,
): StatementDraft => ({ ...draft, ...figures });

/** The day that a row between others may be of: that of the row above, else of the one below, else of the period. */
function dayAt({ rows, period }: StatementDraft, at: number): string | null {
  return rows[at - 1]?.date ?? rows[at]?.date ?? period.start ?? period.end;
}

const nothing = (currency: string): string => fromMinor(0n, decimalsOf(currency));

/**
 * Puts a row at a place. It moves no money until its amount is typed; its day is that of the row above.
 * @param cells what is known of it
 */
export function insertRow(
  draft: StatementDraft,
  at: number,
  currency: string,
  cells: Partial<Cells> = {},
): StatementDraft {
  const row: DraftRow = {
    key: draft.nextKey,
    of: null,
    date: dayAt(draft, at) ?? '1970-01-01',
    valueDate: null,
    description: '',
    reference: null,
    amount: nothing(currency),
    balance: null,
    category: null,
    ...cells,
  };
  return { ...withRows(draft, draft.rows.toSpliced(at, 0, row)), nextKey: draft.nextKey + 1 };
}

export const deleteRows = (draft: StatementDraft, keys: ReadonlySet<number>): StatementDraft =>
  withRows(
    draft,
    draft.rows.filter(({ key }) => !keys.has(key)),
  );

/**
 * Parts a row in two that sum up to it. What was printed once stays once: the balance stands after the second part, the
 * reference with the first.
 * @param first the amount of the first part
 */
export function splitRow(draft: StatementDraft, at: number, first: string, currency: string): StatementDraft {
  const row = draft.rows[at];
  if (!row) return draft;
  const decimals = decimalsOf(currency);
  const rest = fromMinor(toMinor(row.amount, decimals) - toMinor(first, decimals), decimals);
  const { date, valueDate, description, category, balance } = row;
  const parted = setCells(draft, new Map([[row.key, { amount: first, balance: null }]]));
  return insertRow(parted, at + 1, currency, { date, valueDate, description, category, balance, amount: rest });
}

/** Makes one row of neighbours: their texts joined, their amounts summed up, the balance of the last. */
export function mergeRows(draft: StatementDraft, from: number, to: number, currency: string): StatementDraft {
  const merged = draft.rows.slice(from, to + 1);
  const [first] = merged;
  if (!first || merged.length < 2) return draft;
  const { rows } = draft;
  const known = <Name extends 'valueDate' | 'reference' | 'category'>(name: Name): DraftRow[Name] =>
    merged.find((row) => row[name] !== null)?.[name] ?? null;
  const row: DraftRow = {
    ...first,
    of: first.of ?? merged.find(({ of }) => of !== null)?.of ?? null,
    valueDate: known('valueDate'),
    description: merged
      .map(({ description }) => description.trim())
      .filter((text) => text !== '')
      .join(' '),
    reference: known('reference'),
    amount: sumAmounts(
      merged.map(({ amount }) => amount),
      decimalsOf(currency),
    ),
    balance: merged.findLast(({ balance }) => balance !== null)?.balance ?? null,
    category: known('category'),
  };
  return withRows(draft, [...rows.slice(0, from), row, ...rows.slice(to + 1)]);
}

/** The same amount on the other side; nothing stays nothing. */
export const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : /[1-9]/.test(amount) ? `-${amount}` : amount;

/** Money in becomes money out, and the reverse. */
export const swapSigns = (draft: StatementDraft, keys: ReadonlySet<number>): StatementDraft =>
  withRows(
    draft,
    draft.rows.map((row) => (keys.has(row.key) ? { ...row, amount: negated(row.amount) } : row)),
  );

/** A day of another year; null where that year has no such day. */
function movedDay(day: string, years: number): string | null {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, '0');
  const moved = `${year}${day.slice(4)}`;
  const date = new Date(`${moved}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(moved) ? moved : null;
}

/** Moves the days of rows by years. A row whose day that year does not have (29 February) stays as it is. */
export const moveYears = (draft: StatementDraft, keys: ReadonlySet<number>, years: number): StatementDraft =>
  withRows(
    draft,
    draft.rows.map((row) => {
      if (!keys.has(row.key)) return row;
      const date = movedDay(row.date, years);
      const valueDate = row.valueDate === null ? null : movedDay(row.valueDate, years);
      return date === null || (row.valueDate !== null && valueDate === null) ? row : { ...row, date, valueDate };
    }),
  );

/** Writes the cells of the first of some rows into the others. `at` are places, from above. */
export function fillDown(draft: StatementDraft, at: readonly number[], cells: readonly CellName[]): StatementDraft {
  const [first, ...others] = at.map((place) => draft.rows[place]);
  if (!first) return draft;
  const filled = Object.fromEntries(cells.map((cell) => [cell, first[cell]]));
  return setCells(draft, new Map(others.flatMap((row) => (row ? [[row.key, filled] as const] : []))));
}

/** Gives rows, by their places, one category; null takes it away. */
export const giveCategory = (draft: StatementDraft, at: readonly number[], category: string | null): StatementDraft =>
  setCells(draft, new Map(at.flatMap((place) => (draft.rows[place] ? [[draft.rows[place].key, { category }]] : []))));

/** The category that all of these rows have; null where they have none, or several. */
export function sharedCategory({ rows }: StatementDraft, at: readonly number[]): string | null {
  const [first, ...others] = at.map((place) => rows[place]?.category ?? null);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Replaces a piece of the descriptions, capital letters or not, and tells in how many rows.
 * @param keys the rows in which it is looked for
 */
export function replaceTexts(
  draft: StatementDraft,
  keys: ReadonlySet<number>,
  find: string,
  by: string,
): { readonly draft: StatementDraft; readonly count: number } {
  if (find === '') return { draft, count: 0 };
  const wanted = new RegExp(escaped(find), 'giu');
  const changes = new Map<number, Partial<Cells>>();
  for (const { key, description } of draft.rows) {
    if (!keys.has(key)) continue;
    const next = description.replace(wanted, () => by);
    if (next !== description) changes.set(key, { description: next });
  }
  return { draft: setCells(draft, changes), count: changes.size };
}

/**
 * Writes a block of cells over rows, from a place on. `at` are the places of the rows that are shown, from the one where
 * the block begins; lines beyond the last of them become rows of their own at the end.
 */
export function pasteBlock(
  draft: StatementDraft,
  at: readonly number[],
  block: readonly Partial<Cells>[],
  currency: string,
): StatementDraft {
  const over = block.slice(0, at.length).flatMap((cells, line) => {
    const row = draft.rows[at[line] ?? -1];
    return row ? [[row.key, cells] as const] : [];
  });
  const more = block.slice(at.length);
  return more.reduce((now, cells) => insertRow(now, now.rows.length, currency, cells), setCells(draft, new Map(over)));
}
