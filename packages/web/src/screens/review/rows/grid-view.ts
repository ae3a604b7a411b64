import { useSyncExternalStore } from 'react';
import { readKept, writeKept } from '../../../layouts/kept-setting.ts';
import type { CellName } from '../editing/draft.ts';

/** How the rows are shown, in every review of this browser: how dense, which columns, how wide. */
export interface GridView {
  readonly dense: boolean;
  /** Descriptions go on in further lines. */
  readonly wrap: boolean;
  /** What the reader chose of columns; those not named are shown where they hold something. */
  readonly shown: Readonly<Partial<Record<CellName, boolean>>>;
  /** Pixels of columns that were drawn to another width. */
  readonly widths: Readonly<Partial<Record<CellName, number>>>;
}

/** The name under which the browser keeps it. */
export const GRID_VIEW_KEY = 'review_rows';

const START: GridView = { dense: true, wrap: false, shown: {}, widths: {} };

const isView = (kept: unknown): kept is Partial<GridView> => typeof kept === 'object' && kept !== null;

let view: GridView | null = null;
const listeners = new Set<() => void>();

/** Read when it is first asked for: at build time there is no browser. */
function current(): GridView {
  view ??= { ...START, ...readKept(GRID_VIEW_KEY, isView) };
  return view;
}

export function changeView(change: Partial<GridView>): void {
  view = { ...current(), ...change };
  writeKept(GRID_VIEW_KEY, view);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useGridView = (): GridView => useSyncExternalStore(subscribe, current, () => START);
