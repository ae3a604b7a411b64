import type { Hosts } from './create-hosts.ts';
import type { OpenPdf } from './open-pdf.ts';

/** Milliseconds of rest after which what was annotated is kept. */
const REST_MS = 600;

/** What may have changed an annotation: pdf.js tells of its first change only, and of none after it was saved. */
const DEEDS = ['pointerup', 'keyup', 'focusout', 'drop', 'paste', 'click'] as const;

/** What was annotated since the document was opened, as a text that is another one after every change; empty: nothing. */
const stateOf = ({ document: pdf }: OpenPdf): string => (pdf.annotationStorage.serializable as { hash: string }).hash;

/** The document as it stands, with what was annotated. */
async function annotatedBytes({ document: pdf }: OpenPdf): Promise<Blob> {
  const bytes = await pdf.saveDocument();
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' });
}

/**
 * Tells of the document with what is annotated, a moment after each change, and before it is closed.
 * @param onAnnotated given null where everything was taken back: the document is as it was opened
 * @returns ends it
 */
export function keepAnnotations(pdf: OpenPdf, hosts: Hosts, onAnnotated: (bytes: Blob | null) => void): () => void {
  const { container } = pdf.viewer;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = stateOf(pdf);
  let saving: Promise<void> | null = null;
  const save = async (): Promise<void> => {
    // A signature that is still being made has nothing to write down; what ends its dialog asks again.
    if (hosts.editing().dialog?.kind === 'signature') return;
    const state = stateOf(pdf);
    if (state === kept) return;
    kept = state;
    onAnnotated(state === '' ? null : await annotatedBytes(pdf));
  };
  const rested = (): void => {
    // One at a time; what changes meanwhile is kept after it.
    saving = (saving ?? Promise.resolve()).then(save).catch((error: unknown) => {
      kept = '?';
      console.error('What was annotated could not be saved', error);
    });
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rested, REST_MS);
  };
  const ended = new AbortController();
  for (const deed of DEEDS) container.ownerDocument.addEventListener(deed, wait, { signal: ended.signal });
  const last = (): Promise<void> => {
    // A text that is being typed is part of it.
    hosts.manager()?.endCurrentEditing();
    return save();
  };
  pdf.beforeClose.add(last);
  return () => {
    clearTimeout(timer);
    ended.abort();
    pdf.beforeClose.delete(last);
  };
}
