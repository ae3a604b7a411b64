import type { StatementOutline } from '@tallyleaf/contract';
import { type Neighbour, neighboursOf } from '@tallyleaf/exporters';
import { type BatchRow, GROUPS, type Group, groupOf, type Standing, standingOf } from './rows.ts';

/** A row with what is to be said of it among the others. */
export interface ToldRow extends BatchRow {
  readonly standing: Standing;
  /** The name of the older file that has the same content. */
  readonly sameAs: string | null;
  /** Of its statements that do not simply follow on the one before: how. */
  readonly neighbours: ReadonlyMap<StatementOutline, Neighbour>;
}

/** The oldest first; of those of a moment, as they come. */
const byAge = (one: BatchRow, other: BatchRow): number => (one.createdAt ?? '').localeCompare(other.createdAt ?? '');

/** What is to be said of each row among the others; a file that is there twice counts once among its neighbours. */
export function tellRows(rows: readonly BatchRow[], looked: readonly string[]): readonly ToldRow[] {
  const first = new Map<string, BatchRow>();
  for (const row of [...rows].sort(byAge)) {
    if (row.sha256 !== undefined && !first.has(row.sha256)) first.set(row.sha256, row);
  }
  const told = rows.map((row) => {
    const same = first.get(row.sha256 ?? '') ?? row;
    return { ...row, standing: standingOf(row, looked), sameAs: same === row ? null : same.fileName };
  });
  const neighbours = neighboursOf(told.flatMap(({ sameAs, statements = [] }) => (sameAs === null ? statements : [])));
  return told.map((row) => ({ ...row, neighbours }));
}

/** How many rows are in each group. */
export function countGroups(rows: readonly ToldRow[]): Readonly<Record<Group, number>> {
  const counts = Object.fromEntries(GROUPS.map((group) => [group, 0])) as Record<Group, number>;
  for (const { standing } of rows) counts[groupOf(standing)] += 1;
  return counts;
}
