import type { Corrections } from '@tallyleaf/contract';
import type { Unsent } from './unsent.ts';

/** Milliseconds of rest after which what was corrected is saved. */
export const REST_MS = 800;

/** `elsewhere`: another window has saved since; `unsaved`: it did not work, and is tried again on demand. */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'elsewhere';

/** Another window has saved corrections since these were begun. */
export class SavedElsewhere extends Error {
  override readonly name = 'SavedElsewhere';
}

export interface AutosaveNeeds {
  /** The revision that what is there was made from. */
  readonly revision: number;
  /** Saves, and gives the new revision. @throws {SavedElsewhere} or whatever went wrong */
  readonly save: (unsent: Unsent) => Promise<number>;
  /** The revision that is kept now. */
  readonly latest: () => Promise<number>;
  /** Keeps what is not saved yet where it outlives the page. */
  readonly keep: (unsent: Unsent | null) => void;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Saves corrections after a moment's rest, one save at a time; what fails is kept and can be tried again. */
export function createAutosave({ revision: begun, save, latest, keep }: AutosaveNeeds) {
  let revision = begun;
  let wanted: Corrections | null = null;
  let state: SaveState = 'saved';
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const become = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const send = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || wanted === null) return;
    busy = true;
    const sent = wanted;
    become('saving');
    try {
      revision = await save({ revision, corrections: sent });
      if (wanted === sent) {
        wanted = null;
        keep(null);
        become('saved');
      } else keep({ revision, corrections: wanted });
    } catch (error) {
      console.warn(error);
      become(error instanceof SavedElsewhere ? 'elsewhere' : 'unsaved');
    } finally {
      busy = false;
    }
    if (state === 'saving') await send();
  };

  return {
    current: (): SaveState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Takes over what is to be saved. */
    change(corrections: Corrections): void {
      wanted = corrections;
      keep({ revision, corrections });
      // What somebody else has saved is not overwritten before it was asked for.
      if (state === 'elsewhere') return;
      become('saving');
      clearTimeout(timer);
      timer = setTimeout(() => void send(), REST_MS);
    },
    /** Saves at once whatever is not saved. */
    flush: (): Promise<void> => (state === 'elsewhere' ? Promise.resolve() : send()),
    /** Saves over what another window has saved. */
    async overwrite(): Promise<void> {
      try {
        revision = await latest();
      } catch (error) {
        console.warn(error);
        become('unsaved');
        return;
      }
      await send();
    },
  };
}
