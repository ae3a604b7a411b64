import './viewer.css';
import type { Place } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { PdfFrame } from './pdf-frame.tsx';
import { PictureFrame } from './picture-frame.tsx';
import type { ViewerMark } from './place.ts';
import { Failed, Opening } from './states.tsx';
import { isPdf, type ViewerFile } from './viewer-file.ts';

export type { ViewerFile, ViewerMark };

export interface DocumentViewerProps {
  readonly file: ViewerFile;
  readonly name: string;
  readonly password?: string | undefined;
  readonly marks: readonly ViewerMark[];
  /** Its mark is lit and scrolled into view. */
  readonly current: string | null;
  /** A press on a mark. */
  readonly onPick?: ((id: string) => void) | undefined;
  /** A box drawn on the page in drawing mode. */
  readonly onDraw?: ((place: Place) => void) | undefined;
  /** The document with what was annotated, each time it is saved. */
  readonly onAnnotated?: ((bytes: Blob) => void) | undefined;
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
