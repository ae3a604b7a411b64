import { useMemo, useState } from 'react';
import type { ToldRow } from './tell-rows.ts';

export interface Selection {
  readonly has: (id: string) => boolean;
  /** Those that are selected, as far as they are still there. */
  readonly rows: readonly ToldRow[];
  readonly set: (ids: readonly string[], on: boolean) => void;
}

/** Which rows are selected; rows that went are forgotten. */
export function useSelection(all: readonly ToldRow[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => all.filter(({ id }) => ids.has(id)), [all, ids]);
  const set = (changed: readonly string[], on: boolean): void =>
    setIds((before) => {
      const next = new Set(before);
      for (const id of changed) on ? next.add(id) : next.delete(id);
      return next;
    });
  return { has: (id) => ids.has(id), rows, set };
}
