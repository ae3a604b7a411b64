import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Way } from './cell-editor.tsx';
import { at, type Selection } from './selection.ts';

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
export function useGridFocus(
  scroller: RefObject<HTMLDivElement | null>,
  selection: Selection,
  onSelect: (selection: Selection) => void,
) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const wanted = useRef<ScrollLogicalPosition | null>(null);
  const { head } = selection;
  // Whoever asks for the focus gets it once the cell is in the page.
  useLayoutEffect(() => {
    const block = wanted.current;
    if (block === null) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-cell="${head.row} ${head.column}"]`);
    if (!cell) return;
    wanted.current = null;
    cell.scrollIntoView({ block, inline: 'nearest' });
    // Its field has the focus for it.
    (cell.querySelector('input') ?? cell).focus({ preventScroll: true });
  });
  const choose = (next: Selection, block: ScrollLogicalPosition): void => {
    wanted.current = block;
    setEditing(null);
    onSelect(next);
  };
  const edit = useCallback((typed: string | null = null): void => setEditing({ typed }), []);
  return {
    editing,
    choose,
    edit,
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

export type GridFocus = ReturnType<typeof useGridFocus>;
