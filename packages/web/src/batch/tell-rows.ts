import type { StatementOutline } from '@tallyleaf/contract';
import { type Neighbour, neighboursOf } from '@tallyleaf/exporters';
import { type BatchRow, GROUPS, type Group, groupOf, type Standing, standingOf } from './rows.ts';

/** A row with what is to be said of it among the others. */
export interface ToldRow extends BatchRow {
  readonly standing: Standing;
  /** The name of the file before it that has the same content. */
  readonly sameAs: string | null;
  /** Of its statements that do not simply follow on the one before: how. */
  readonly neighbours: ReadonlyMap<StatementOutline, Neighbour>;
}

/** What is to be said of each row among the others; a file that is there twice counts once among its neighbours. */
export function tellRows(rows: readonly BatchRow[], looked: readonly string[]): readonly ToldRow[] {
  const first = new Map<string, string>();
  const told = rows.map((row) => {
    const same = row.sha256 === undefined ? undefined : first.get(row.sha256);
    if (row.sha256 !== undefined && same === undefined) first.set(row.sha256, row.fileName);
    return { ...row, standing: standingOf(row, looked), sameAs: same ?? null };
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
