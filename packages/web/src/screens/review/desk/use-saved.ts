import type { Conversion } from '@tallyleaf/contract';
import { applyCorrections } from '@tallyleaf/engine/review';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createAutosave, type SaveState } from '../autosave.ts';
import { correctionsOf, type Draft, draftOf } from '../editing/draft.ts';
import { keepUnsent, readUnsent } from '../unsent.ts';
import type { Opened } from '../use-opened.ts';
import { createDesk, type Desk } from './desk-store.ts';

export interface Saving {
  readonly state: SaveState;
  readonly again: () => void;
  /** Resolves once what was corrected so far is saved, or could not be. */
  readonly settled: () => Promise<void>;
  /** Saves over what another window has saved. */
  readonly overwrite: () => void;
}

export interface Reviewed {
  readonly desk: Desk;
  /** The conversion as it stands: corrected, and judged again. */
  readonly conversion: Conversion;
  readonly saving: Saving;
}

/** The desk of a conversion: what is corrected at it is checked at every change, and saved by itself. */
export function useReviewed(opened: Opened): Reviewed {
  const { id, read } = opened;
  const [unsent] = useState(() => readUnsent(id));
  const [desk] = useState(() => createDesk(draftOf(read, unsent?.corrections ?? opened.corrections)));
  const [autosave] = useState(() =>
    createAutosave({
      revision: unsent?.revision ?? opened.revision,
      save: opened.save,
      latest: opened.latest,
      keep: (left) => keepUnsent(id, left),
    }),
  );
  const now = (): Draft => desk.state().editing.now;
  const draft = useSyncExternalStore(desk.subscribe, now, now);
  const corrections = useMemo(() => correctionsOf(read, draft), [read, draft]);
  const conversion = useMemo(() => applyCorrections(read, corrections), [read, corrections]);
  const state = useSyncExternalStore(autosave.subscribe, autosave.current, autosave.current);

  // What was opened is kept already, but for what an earlier visit could not send.
  const kept = useRef<Draft | null>(unsent ? null : draft);
  useEffect(() => {
    if (kept.current === draft) return;
    kept.current = draft;
    autosave.change(corrections);
  }, [autosave, corrections, draft]);
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
  return {
    desk,
    conversion,
    saving: {
      state,
      again: () => void autosave.flush(),
      settled: autosave.flush,
      overwrite: () => void autosave.overwrite(),
    },
  };
}
