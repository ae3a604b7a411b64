import './viewer.css';
import type { Place } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import type { InkOf } from './ink.ts';
import { PdfFrame } from './pdf-frame.tsx';
import { PictureFrame } from './picture-frame.tsx';
import type { ViewerMark } from './place.ts';
import { Failed, Opening } from './states.tsx';
import { isPdf, type ViewerFile } from './viewer-file.ts';

export { dropAhead, openAhead } from './opening.ts';
export { fetchPdfjs } from './pdfjs.ts';
export type { ViewerFile, ViewerMark };

/** What can be asked of the document while it is shown. */
export interface ViewerHandle {
  /** Lets a box be drawn, with the focus on the pages. */
  readonly draw: () => void;
  readonly inkOf: InkOf;
}

export interface DocumentViewerProps {
  readonly file: ViewerFile;
  readonly name: string;
  readonly password?: string | undefined;
  readonly marks: readonly ViewerMark[];
  /** Its mark is lit and scrolled into view. */
  readonly current: string | null;
  /** A press on a mark. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** A box drawn on the page in drawing mode, which ends with it. */
  readonly onDraw?: ((place: Place) => void) | undefined;
  /** Lets the columns of the document be set. */
  readonly onColumns?: (() => void) | undefined;
  /** Told the handle of the open document, and null when it is closed. */
  readonly onHandle?: ((handle: ViewerHandle | null) => void) | undefined;
  /** It is looked at only: nothing can be annotated. */
  readonly plain?: boolean | undefined;
  /** The document with what was annotated, a moment after each change; null: everything was taken back. */
  readonly onAnnotated?: ((bytes: Blob | null) => void) | undefined;
}

/**
 * A document as it was uploaded, PDF or picture, with marks over it. It fills the height of what it stands in. Load it
 * lazily: it brings pdf.js. The page brings the texts `viewer` and `ui`.
 */
export function DocumentViewer(props: DocumentViewerProps) {
  const { file, name } = props;
  const [kind, setKind] = useState<'pdf' | 'picture' | 'opening' | 'failed'>('opening');
  const [attempt, setAttempt] = useState(0);
  const source = 'url' in file ? file.url : file.bytes;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same source is the same file; `attempt` asks again
  useEffect(() => {
    const left = new AbortController();
    setKind('opening');
    isPdf(file, left.signal).then(
      (pdf) => left.signal.aborted || setKind(pdf ? 'pdf' : 'picture'),
      (error: unknown) => {
        if (left.signal.aborted) return;
        console.error('The document could not be fetched', error);
        setKind('failed');
      },
    );
    return () => left.abort();
  }, [source, attempt]);
  return (
    <section aria-label={name} className="viewer">
      {kind === 'opening' ? <Opening /> : null}
      {kind === 'failed' ? <Failed onRetry={() => setAttempt((one) => one + 1)} /> : null}
      {kind === 'pdf' ? <PdfFrame {...props} /> : null}
      {kind === 'picture' ? <PictureFrame {...props} /> : null}
    </section>
  );
}
