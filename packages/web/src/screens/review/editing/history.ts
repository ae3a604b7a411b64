import type { Draft, StatementDraft } from './draft.ts';

/** How many commands can be taken back (specification, section 9: the viewer's undo history). */
export const UNDO_LIMIT = 128;

/** What is being edited, and the way back and forth. Drafts share whatever is the same in them. */
export interface Editing {
  readonly now: Draft;
  /** The newest last. */
  readonly past: readonly Draft[];
  /** The next one last. */
  readonly future: readonly Draft[];
}

export const beginEditing = (draft: Draft): Editing => ({ now: draft, past: [], future: [] });

/** Takes over a statement as a command made it; where nothing is another, nothing can be taken back. */
export function edited(editing: Editing, statement: number, next: StatementDraft): Editing {
  const { now, past } = editing;
  if (now[statement] === next) return editing;
  return { now: now.with(statement, next), past: [...past, now].slice(-UNDO_LIMIT), future: [] };
}

/** Takes over all statements at once, as one step. */
export function replaced({ now, past }: Editing, next: Draft): Editing {
  return { now: next, past: [...past, now].slice(-UNDO_LIMIT), future: [] };
}

export function undone({ now, past, future }: Editing): Editing {
  const before = past.at(-1);
  return before ? { now: before, past: past.slice(0, -1), future: [...future, now] } : { now, past, future };
}

export function redone({ now, past, future }: Editing): Editing {
  const next = future.at(-1);
  return next ? { now: next, past: [...past, now], future: future.slice(0, -1) } : { now, past, future };
}

/** Where two drafts begin to differ: the statement, and the place of the first row that is another. Null: they are the same. */
export function firstChange(one: Draft, other: Draft): { readonly statement: number; readonly row: number } | null {
  const statement = one.findIndex((draft, index) => draft !== other[index]);
  if (statement < 0) return null;
  const [before, after] = [one[statement]?.rows ?? [], other[statement]?.rows ?? []];
  const row = after.findIndex((now, index) => now !== before[index]);
  return { statement, row: row < 0 ? Math.max(0, after.length - 1) : row };
}
