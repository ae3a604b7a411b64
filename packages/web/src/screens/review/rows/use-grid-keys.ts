import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { at, blockOf, isWithin, moved, type Selection } from './selection.ts';
import type { GridEdits } from './use-grid-edits.ts';
import type { GridFocus } from './use-grid-focus.ts';

interface GridKeysNeeds {
  /** How many rows and columns are shown. */
  readonly rows: number;
  readonly columns: number;
  /** Pixels of a row. */
  readonly rowHeight: number;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** What keys are called that an input method takes: on some systems `key` names the letter all the same (UI Events, 7.3.1). */
const TAKEN_BY_INPUT_METHOD = 229;

/** A key that writes itself. */
const isLetter = ({ key, keyCode, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && keyCode !== TAKEN_BY_INPUT_METHOD && !ctrlKey && !metaKey && !altKey;

/** Headings have keys of their own. */
const isInHeads = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.grid-heads') !== null;

/** Opens the menu of the rows below the cell with the focus, as a press beside it would. */
function openMenu(scroller: Element | null): void {
  const cell = scroller?.querySelector('[data-active]');
  const { left = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
  const spot = { clientX: left + 8, clientY: bottom };
  cell?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...spot }));
}

/** What keys and presses do in the grid while no cell is being written. */
export function useGridKeys(needs: GridKeysNeeds, focus: GridFocus, edits: GridEdits) {
  const { rows, columns, rowHeight, selection, onSelect, scroller } = needs;
  const insert = (): void => {
    edits.insertBelow();
    focus.choose(at(rows === 0 ? 0 : Math.max(selection.anchor.row, selection.head.row) + 1, 0), 'nearest');
  };
  const remove = (): void => {
    edits.deleteRows();
    focus.choose(at(Math.min(selection.anchor.row, selection.head.row), selection.head.column), 'nearest');
  };
  const command = (event: KeyboardEvent): (() => void) | null => {
    const ctrl = event.ctrlKey || event.metaKey;
    if (event.key === 'Insert' || (event.key === 'Enter' && ctrl)) return insert;
    if (rows === 0) return null;
    if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) return () => openMenu(scroller.current);
    if (ctrl && event.key.toLowerCase() === 'd') return edits.fillDown;
    if (ctrl && event.key === 'Delete') return remove;
    if (event.key === 'Enter' && event.altKey) return () => focus.detail();
    if (event.key === 'Enter' || event.key === 'F2') return () => focus.edit();
    if (event.key === 'Delete' || event.key === 'Backspace') return edits.clear;
    return isLetter(event) ? () => focus.edit(event.key) : null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (focus.editing || event.nativeEvent.isComposing || isInHeads(event.target)) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
    const press = { key: event.key, shiftKey: event.shiftKey, ctrl: event.ctrlKey || event.metaKey };
    const next = rows > 0 && !event.altKey ? moved(selection, press, { rows, columns, page }) : null;
    const run = next ? () => focus.choose(next, 'nearest') : command(event);
    if (!run) return;
    event.preventDefault();
    run();
  };
  const onMouseDown = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-cell]') : null;
    if (!cell || event.button === 1) return;
    const [row = 0, column = 0] = (cell.dataset.cell ?? '').split(' ').map(Number);
    // The menu is of what is chosen, where the press is within it.
    if (event.button === 2 && isWithin(blockOf(selection), row, column)) return;
    onSelect(event.shiftKey ? { anchor: selection.anchor, head: { row, column } } : at(row, column));
  };
  const onDoubleClick = ({ target }: MouseEvent): void => (isInHeads(target) ? undefined : focus.edit());
  return { onKeyDown, onMouseDown, onDoubleClick };
}
