import type { StatementOutline } from '@tallyleaf/contract';
import { neighboursOf } from '@tallyleaf/exporters';
import type { BatchRow } from './rows.ts';
import { tellRows } from './tell-rows.ts';

/** An account, and the files that have statements of it. */
export interface Account {
  readonly key: string;
  readonly outline: StatementOutline;
  readonly rows: readonly BatchRow[];
  readonly statements: number;
  readonly start: string | null;
  readonly end: string | null;
  /** Places at which something is missing or contradicts. */
  readonly gaps: number;
}

/** The accounts of which statements are kept, by bank; statements on which nothing tells the account are in none. */
export function accountsOf(rows: readonly BatchRow[]): readonly Account[] {
  const groups = new Map<string, { rows: BatchRow[]; outlines: StatementOutline[] }>();
  for (const row of tellRows(rows, []).filter(({ sameAs }) => sameAs === null)) {
    for (const outline of row.statements ?? []) {
      if (outline.accountKey === null) continue;
      const group = groups.get(outline.accountKey) ?? { rows: [], outlines: [] };
      groups.set(outline.accountKey, group);
      group.outlines.push(outline);
      if (!group.rows.includes(row)) group.rows.push(row);
    }
  }
  return [...groups].map(([key, group]) => accountOf(key, group)).sort(byName);
}

const byName = (one: Account, other: Account): number => nameOf(one).localeCompare(nameOf(other));
const nameOf = ({ outline }: Account): string => [outline.institution, outline.account].filter(Boolean).join(' ');

function accountOf(key: string, { rows, outlines }: { rows: BatchRow[]; outlines: StatementOutline[] }): Account {
  const days = outlines.flatMap(({ period }) => [period.start, period.end].filter((day) => day !== null)).sort();
  const [outline] = outlines as [StatementOutline, ...StatementOutline[]];
  const gaps = [...neighboursOf(outlines).values()].filter(({ kind }) => kind !== 'overlap').length;
  return { key, outline, rows, statements: outlines.length, start: days[0] ?? null, end: days.at(-1) ?? null, gaps };
}
