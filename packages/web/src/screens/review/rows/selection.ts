/** Which cells of the grid are chosen, and what keys do to that: as in a spreadsheet. Rows count as they are shown. */

export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** The cells between where it was begun and where it has come; the focus is at the latter. */
export interface Selection {
  readonly anchor: Spot;
  readonly head: Spot;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
  /** Rows that are seen at once. */
  readonly page: number;
}

export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrl: boolean;
}

export const at = (row: number, column: number): Selection => ({ anchor: { row, column }, head: { row, column } });

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** The same selection where the grid has become smaller. */
export function kept({ anchor, head }: Selection, { rows, columns }: Size): Selection {
  const inside = ({ row, column }: Spot): Spot => ({ row: within(row, rows), column: within(column, columns) });
  return { anchor: inside(anchor), head: inside(head) };
}

/** Where a key leads from a cell; null: the key moves nothing. */
function stepped({ row, column }: Spot, { key, ctrl }: KeyPress, { rows, columns, page }: Size): Spot | null {
  const to = (nextRow: number, nextColumn: number): Spot => ({
    row: within(nextRow, rows),
    column: within(nextColumn, columns),
  });
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? 0 : row - 1, column);
    case 'ArrowDown':
      return to(ctrl ? rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return to(row, ctrl ? 0 : column - 1);
    case 'ArrowRight':
      return to(row, ctrl ? columns - 1 : column + 1);
    case 'Home':
      return to(ctrl ? 0 : row, 0);
    case 'End':
      return to(ctrl ? rows - 1 : row, columns - 1);
    case 'PageUp':
      return to(row - page, column);
    case 'PageDown':
      return to(row + page, column);
    default:
      return null;
  }
}

/**
 * The selection after a key; null where the key is not the grid's. Tab goes along a row and at its end out of the grid, so
 * that nobody is caught in it.
 */
export function moved(selection: Selection, press: KeyPress, size: Size): Selection | null {
  const { anchor, head } = selection;
  if (press.key === 'Tab') {
    const column = head.column + (press.shiftKey ? -1 : 1);
    return column < 0 || column >= size.columns ? null : at(head.row, column);
  }
  if (press.ctrl && press.key.toLowerCase() === 'a') {
    return { anchor: { row: 0, column: 0 }, head: { row: size.rows - 1, column: size.columns - 1 } };
  }
  const next = stepped(head, press, size);
  if (!next) return null;
  return press.shiftKey ? { anchor, head: next } : { anchor: next, head: next };
}

export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The corners of what is chosen. */
export const blockOf = ({ anchor, head }: Selection): Block => ({
  top: Math.min(anchor.row, head.row),
  bottom: Math.max(anchor.row, head.row),
  left: Math.min(anchor.column, head.column),
  right: Math.max(anchor.column, head.column),
});

export const isWithin = ({ top, bottom, left, right }: Block, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The rows that are chosen, from above. */
export const rowsOf = ({ top, bottom }: Block): readonly number[] =>
  Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
