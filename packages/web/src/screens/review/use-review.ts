import type { Conversion } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createAutosave, type SaveState } from './autosave.ts';
import { correctionsOf, type Draft, draftOf, type StatementDraft } from './editing/draft.ts';
import { beginEditing, edited, firstChange, redone, replaced, undone } from './editing/history.ts';
import { keepUnsent, readUnsent } from './unsent.ts';
import type { Opened } from './use-opened.ts';

export interface Review {
  /** The conversion as it stands: corrected, and judged again. */
  readonly conversion: Conversion;
  readonly draft: Draft;
  readonly change: (statement: number, next: StatementDraft) => void;
  /** Takes over all statements at once, in one step; tells where something became another. */
  readonly replace: (next: Draft) => ReturnType<typeof firstChange>;
  /** Take back and do again; each tells where something became another, null where there was nothing to do. */
  readonly undo: () => ReturnType<typeof firstChange>;
  readonly redo: () => ReturnType<typeof firstChange>;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly saving: SaveState;
  readonly saveAgain: () => void;
  /** Saves over what another window has saved. */
  readonly overwrite: () => void;
}

/** What is corrected of a conversion, checked at every change, and saved by itself. */
export function useReview(opened: Opened): Review {
  const { id, read } = opened;
  const [unsent] = useState(() => readUnsent(id));
  const [editing, setEditing] = useState(() => beginEditing(draftOf(read, unsent?.corrections ?? opened.corrections)));
  const [autosave] = useState(() =>
    createAutosave({
      revision: unsent?.revision ?? opened.revision,
      save: opened.save,
      latest: opened.latest,
      keep: (left) => keepUnsent(id, left),
    }),
  );
  const corrections = useMemo(() => correctionsOf(read, editing.now), [read, editing.now]);
  const conversion = useMemo(() => applyCorrections(read, corrections), [read, corrections]);
  const saving = useSyncExternalStore(autosave.subscribe, autosave.current, autosave.current);

  // What was opened is kept already, but for what an earlier visit could not send.
  const kept = useRef<Draft | null>(unsent ? null : editing.now);
  useEffect(() => {
    if (kept.current === editing.now) return;
    kept.current = editing.now;
    autosave.change(corrections);
  }, [autosave, corrections, editing.now]);
  useEffect(() => {
    const flush = (): void => void autosave.flush();
    const whenHidden = (): void => (document.hidden ? flush() : undefined);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', whenHidden);
      flush();
    };
  }, [autosave]);

  const step = (taken: typeof editing): ReturnType<typeof firstChange> => {
    setEditing(taken);
    return firstChange(editing.now, taken.now);
  };
  return {
    conversion,
    draft: editing.now,
    change: (statement, next) => setEditing((now) => edited(now, statement, next)),
    replace: (next) => step(replaced(editing, next)),
    undo: () => step(undone(editing)),
    redo: () => step(redone(editing)),
    canUndo: editing.past.length > 0,
    canRedo: editing.future.length > 0,
    saving,
    saveAgain: () => void autosave.flush(),
    overwrite: () => void autosave.overwrite(),
  };
}
