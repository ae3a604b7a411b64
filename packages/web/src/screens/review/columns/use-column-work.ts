import type { SetColumn, SetLayout } from '@tallyleaf/contract';
import type { ColumnsOfPage } from '@tallyleaf/engine';
import { useState } from 'react';
import { sameColumns } from './edges.ts';

export type Table = ColumnsOfPage['tables'][number];

/** A table that can be chosen, with the page that it stands on. */
export interface Choice {
  readonly page: ColumnsOfPage;
  readonly table: Table;
}

export const choicesOf = (pages: readonly ColumnsOfPage[]): Choice[] =>
  pages.flatMap((page) => page.tables.map((table) => ({ page, table })));

/** A table's columns as a layout has them, without what was seen of them. */
export const plain = ({ columns }: Table): SetColumn[] => columns.map(({ role, from, to }) => ({ role, from, to }));

/** What is being set: the columns of each layout that was changed, by its fingerprint. */
export function useColumnWork() {
  const [changed, setChanged] = useState<ReadonlyMap<string, readonly SetColumn[]>>(new Map());
  const columnsOf = (table: Table): readonly SetColumn[] => changed.get(table.fingerprint) ?? plain(table);
  const set = (table: Table, columns: readonly SetColumn[]): void => {
    const next = new Map(changed);
    if (sameColumns(columns, plain(table))) next.delete(table.fingerprint);
    else next.set(table.fingerprint, columns);
    setChanged(next);
  };
  const layouts: SetLayout[] = [...changed].map(([fingerprint, columns]) => ({ fingerprint, columns: [...columns] }));
  return { columnsOf, set, layouts };
}

/** Those that are set now, in place of those with the same fingerprint that were set before. */
export const withBefore = (now: readonly SetLayout[], before: readonly SetLayout[]): SetLayout[] => [
  ...now,
  ...before.filter((old) => !now.some(({ fingerprint }) => fingerprint === old.fingerprint)),
];
