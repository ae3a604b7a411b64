import type { KeyboardEvent } from 'react';

/** What keys do where a row's name has the focus. */
export interface RowActions {
  readonly tick: (id: string) => void;
  readonly tickAll: () => void;
  readonly remove: (id: string) => void;
}

/** The names of the rows, which have the focus by turns. */
const names = (table: HTMLElement): readonly HTMLElement[] => [...table.querySelectorAll<HTMLElement>('[data-name]')];

/** Does what a key asks for on the row that has the focus; whether it was one of ours. */
export function keyOnRow(event: KeyboardEvent, table: HTMLElement | null, actions: RowActions): boolean {
  const { target, key } = event;
  if (!table || !(target instanceof HTMLElement)) return false;
  const { name: id } = target.dataset;
  if (id === undefined) return false;
  if (event.ctrlKey || event.metaKey) {
    if (key.toLowerCase() !== 'a' || event.shiftKey || event.altKey) return false;
    actions.tickAll();
    return true;
  }
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Home':
    case 'End':
      move(names(table), target, key);
      return true;
    case ' ':
      actions.tick(id);
      return true;
    case 'Delete':
      actions.remove(id);
      return true;
    default:
      return false;
  }
}

function move(all: readonly HTMLElement[], from: HTMLElement, key: string): void {
  const at = all.indexOf(from);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[key] ?? at;
  const next = all[Math.max(0, Math.min(all.length - 1, to))];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
