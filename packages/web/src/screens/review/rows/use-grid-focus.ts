import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useDesk, useDeskState } from '../desk/desk-store.ts';
import type { Way } from './cell-editor.tsx';
import { at, type Selection } from './selection.ts';
import type { ShownRows } from './use-shown-rows.ts';

/** What is being written in the cell that has the focus; `typed`: the letter that began it, null where it holds the cell's text. */
interface Editing {
  readonly typed: string | null;
}

const STEPS: Readonly<Record<Way, readonly [rows: number, columns: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
  stay: [0, 0],
};

/** Where the focus is in the grid, and whether the cell is being written. The focus follows the selection's head. */
export function useGridFocus(scroller: RefObject<HTMLDivElement | null>, shown: ShownRows) {
  const desk = useDesk();
  const [editing, setEditing] = useState<Editing | null>(null);
  const asked = useRef<ScrollLogicalPosition | null>(null);
  const { head } = shown.selection;
  const choose = (next: Selection, block: ScrollLogicalPosition): void => {
    asked.current = block;
    setEditing(null);
    desk.set({ selection: next });
  };
  // Whoever asks for the focus gets it once the cell is in the page.
  useLayoutEffect(() => {
    const block = asked.current;
    if (block === null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${head.row} ${head.column}"]`);
    if (!cell) return;
    asked.current = null;
    cell.scrollIntoView({ block, inline: 'nearest' });
    // Its field has the focus for it.
    (cell.querySelector('input') ?? cell).focus({ preventScroll: true });
  });
  // After the above, which gives the focus to the cell that was chosen before.
  useWanted(shown, choose);
  const edit = useCallback((typed: string | null = null): void => setEditing({ typed }), []);
  return {
    editing,
    choose,
    edit,
    /** Shows the row in full, or no more. */
    detail: (): void => desk.set({ detail: !desk.state().detail }),
    /** Ends the writing; the focus goes on by one cell, as far as there is one. */
    leave: (way: Way, rows: number, columns: number): void => {
      const [down, right] = STEPS[way];
      const inside = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));
      setEditing(null);
      // A press elsewhere has taken the focus already.
      if (way === 'stay' && !scroller.current?.contains(document.activeElement)) return;
      choose(at(inside(head.row + down, rows), inside(head.column + right, columns)), 'nearest');
    },
  };
}

/** Brings the row into view that somebody asked for; one that the filter keeps away is shown with all the others. */
function useWanted(
  { places, columns, selection }: ShownRows,
  choose: (next: Selection, block: ScrollLogicalPosition) => void,
): void {
  const desk = useDesk();
  const wanted = useDeskState((state) => state.wanted);
  useLayoutEffect(() => {
    if (!wanted) return;
    const row = places.indexOf(wanted.place);
    if (row < 0 && desk.state().filter !== 'all') return desk.set({ filter: 'all' });
    const column = wanted.cell ? columns.findIndex(({ cell }) => cell === wanted.cell) : selection.head.column;
    desk.set({ wanted: null });
    choose(at(Math.max(0, row), Math.max(0, column)), 'center');
  });
}

export type GridFocus = ReturnType<typeof useGridFocus>;
