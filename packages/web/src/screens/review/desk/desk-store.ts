import type { Place } from '@tallyleaf/contract';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Part } from '../../../layouts/collapse.tsx';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';
import type { CellName, Draft, StatementDraft } from '../editing/draft.ts';
import { beginEditing, type Editing, edited, firstChange, redone, replaced, undone } from '../editing/history.ts';
import type { RowOrder } from '../rows/order.ts';
import type { Filter } from '../rows/problems.ts';
import { at, type Selection } from '../rows/selection.ts';

/** All that a person has in hand at the desk, in one place: what is corrected, where the focus is, what is open. */

/** What opens beside the work and never pushes it. */
export type Drawer = 'checks' | 'signals' | 'doubts' | 'columns';
/** What asks before rows are changed. */
export type Asking = 'split' | 'replace' | 'give' | 'rules';

export interface DeskState {
  readonly editing: Editing;
  /** Which statement of the file is on the desk. */
  readonly index: number;
  readonly selection: Selection;
  /** The row with the focus, by its place. */
  readonly place: number;
  readonly filter: Filter;
  /** The rows in another order than the document's; a view only. */
  readonly order: RowOrder | null;
  /** A row, by its place, that is to be brought into view with the focus on a cell; null: nobody asks for one. */
  readonly wanted: { readonly place: number; readonly cell: CellName | null } | null;
  /** Which of page and rows a phone shows. */
  readonly part: Part;
  readonly drawer: Drawer | null;
  /** The row with the focus is shown in full beside the rows. */
  readonly detail: boolean;
  /** A row, by its place, whose number the mouse rests on: its ink is shown. */
  readonly peek: number | null;
  readonly asking: Asking | null;
  /** A place of the page that is to be seen, beside those of the rows. */
  readonly shown: Place | null;
  /** A box of the page that is read again. */
  readonly box: Place | null;
  readonly settingColumns: boolean;
  /** What shows the document, once it is open. */
  readonly viewer: ViewerHandle | null;
}

/** Where the focus is before anybody has been in the rows. */
export const START = at(0, 0);

/** What belongs to one statement, and begins anew with the next. */
const FRESH = { selection: START, place: 0, filter: 'all', order: null, wanted: null, shown: null } as const;

type Change = ReturnType<typeof firstChange>;
type Watcher = (before: StatementDraft, after: StatementDraft) => void;

const begin = (draft: Draft): DeskState => ({
  ...FRESH,
  editing: beginEditing(draft),
  index: 0,
  part: 'main',
  drawer: null,
  detail: false,
  peek: null,
  asking: null,
  box: null,
  settingColumns: false,
  viewer: null,
});

/** The desk of a conversion that was opened. */
export function createDesk(draft: Draft) {
  let state = begin(draft);
  const listeners = new Set<() => void>();
  const watchers = new Set<Watcher>();
  const set = (change: Partial<DeskState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** Takes over a step back or forth, and goes to where it changed something. */
  const step = (editing: Editing): void => {
    const change: Change = firstChange(state.editing.now, editing.now);
    if (!change) {
      set({ editing });
      return;
    }
    const fresh = change.statement === state.index ? {} : { ...FRESH, index: change.statement };
    set({ editing, ...fresh, part: 'main', wanted: { place: change.row, cell: null } });
  };
  return {
    state: (): DeskState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    /** Tells of every edit of a statement, but for steps back and forth. */
    watch: (watcher: Watcher): (() => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Takes over a statement as a command made it. */
    change: (next: StatementDraft, index = state.index): void => {
      const before = state.editing.now[index];
      // A row that was added is to be seen, whatever the filter lets through.
      const grown = index === state.index && next.rows.length > (before?.rows.length ?? 0);
      set({ editing: edited(state.editing, index, next), ...(grown && { filter: 'all' }) });
      if (before && before !== next) for (const watcher of watchers) watcher(before, next);
    },
    /** Takes over all statements at once, in one step. */
    replace: (next: Draft): void => step(replaced(state.editing, next)),
    undo: (): void => (state.editing.past.length > 0 ? step(undone(state.editing)) : undefined),
    redo: (): void => (state.editing.future.length > 0 ? step(redone(state.editing)) : undefined),
    choose: (index: number): void => set({ ...FRESH, index }),
    /** Brings a row, by its place, into view, with the focus on one of its cells. */
    goTo: (place: number, cell: CellName | null = null): void => set({ part: 'main', wanted: { place, cell } }),
    /** Shows a place of the page. */
    show: (place: Place): void => set({ part: 'aside', shown: place }),
  };
}

export type Desk = ReturnType<typeof createDesk>;

export const DeskContext = createContext<Desk | null>(null);

/** The desk, to do something at it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('there is a desk around whatever asks for it');
  return desk;
}

/** A part of what is in hand. @param of gives the same part as long as it is the same */
export function useDeskState<T>(of: (state: DeskState) => T): T {
  const desk = useDesk();
  const now = (): T => of(desk.state());
  return useSyncExternalStore(desk.subscribe, now, now);
}
