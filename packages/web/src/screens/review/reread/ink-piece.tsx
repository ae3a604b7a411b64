import type { Place } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';

interface InkPieceProps {
  readonly viewer: ViewerHandle;
  readonly place: Place;
  /** What was read there. */
  readonly label: string;
}

/** The ink of a place, cut out of its page, to be held against what was read. */
export function InkPiece({ viewer, place, label }: InkPieceProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  const key = `${place.page} ${place.box.join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place is the same piece
  useEffect(() => {
    let gone = false;
    const cut = async (): Promise<void> => {
      const { cutOut } = await import('../../../viewer/ink.ts');
      // Into one that nobody sees yet: another row may be looked at by the time that this one is drawn.
      const piece = document.createElement('canvas');
      const size = await cutOut(viewer.inkOf, place, piece);
      const into = canvas.current;
      if (gone || !size || !into) return;
      into.width = piece.width;
      into.height = piece.height;
      into.getContext('2d')?.drawImage(piece, 0, 0);
      setWidth(size.width);
    };
    cut().catch((error: unknown) => console.error('The ink could not be drawn', error));
    return () => {
      gone = true;
    };
  }, [viewer, key]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="ink-piece"
      hidden={width === null}
      style={{ width: width === null ? 0 : width * (96 / 72) }}
    />
  );
}
