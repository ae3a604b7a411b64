import { useCallback, useMemo, useState } from 'react';
import { deleteAnnotated, keepAnnotated } from '../../../documents/annotated.ts';
import type { Opened } from '../use-opened.ts';

/** What was annotated on the document under review. */
export interface Annotated {
  /** The document with it, as it was kept last; null: nothing was annotated. */
  readonly copy: Blob | null;
  /** Keeps another copy; null lets go of it. @throws {DOMException} where the browser has no room left, or keeps nothing */
  readonly keep: (bytes: Blob | null) => Promise<void>;
}

/** Keeps what is annotated on this device, whether the document is here or on the server. */
export function useAnnotated({ id, annotated }: Opened): Annotated {
  const [copy, setCopy] = useState(annotated);
  const keep = useCallback(
    async (bytes: Blob | null): Promise<void> => {
      setCopy(bytes);
      await (bytes ? keepAnnotated(id, bytes) : deleteAnnotated([id]));
    },
    [id],
  );
  return useMemo(() => ({ copy, keep }), [copy, keep]);
}
