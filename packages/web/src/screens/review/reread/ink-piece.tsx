import type { Place } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import type { Run } from '../../../viewer/close-gaps.ts';
import type { ViewerHandle } from '../../../viewer/document-viewer.tsx';

interface InkPieceProps {
  readonly viewer: ViewerHandle;
  readonly place: Place;
  /** What was read there. */
  readonly label: string;
  /** As large as text is read, with the gaps between columns closed; else as large as on paper. */
  readonly large?: boolean;
}

/** Pixels of the screen for a point of the page: print of nine points is as large as our own. */
const LARGE = 1.65;
const PAPER = 96 / 72;
/** Points of a gap between columns that are kept. */
const GAP = 14;

/** The ink of a place, cut out of its page, to be held against what was read. */
export function InkPiece({ viewer, place, label, large = false }: InkPieceProps) {
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
      const scale = piece.width / size.width;
      const runs = large ? await runsOf(piece, GAP * scale) : [{ from: 0, to: piece.width }];
      if (gone) return;
      draw(piece, runs, into);
      setWidth((into.width / scale) * (large ? LARGE : PAPER));
    };
    cut().catch((error: unknown) => console.error('The ink could not be drawn', error));
    return () => {
      gone = true;
    };
  }, [viewer, key, large]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="ink-piece"
      hidden={width === null}
      style={{ width: width ?? 0 }}
    />
  );
}

async function runsOf(piece: HTMLCanvasElement, most: number): Promise<readonly Run[]> {
  const { withoutGaps } = await import('../../../viewer/close-gaps.ts');
  const pixels = piece.getContext('2d')?.getImageData(0, 0, piece.width, piece.height);
  return pixels ? withoutGaps(pixels, most) : [];
}

/** Draws runs of a piece's columns side by side. */
function draw(piece: HTMLCanvasElement, runs: readonly Run[], into: HTMLCanvasElement): void {
  into.width = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  into.height = piece.height;
  let x = 0;
  for (const { from, to } of runs) {
    const width = to - from;
    into.getContext('2d')?.drawImage(piece, from, 0, width, piece.height, x, 0, width, piece.height);
    x += width;
  }
}
