import type { Place } from '@tallyleaf/contract';
import { useEffect, useRef, useState } from 'react';
import type { Laid } from '../../../viewer/close-gaps.ts';
import type { InkOf } from '../../../viewer/ink.ts';

interface InkPieceProps {
  readonly inkOf: InkOf;
  readonly place: Place;
  /** What was read there. */
  readonly label: string;
  /** As large as text is read, with the gaps between columns closed and in as many lines as that takes; else as on paper. */
  readonly large?: boolean;
}

/** Pixels of the screen for a point of the page: print of nine points is as large as our own. */
const LARGE = 1.65;
const PAPER = 96 / 72;
/** Points of a gap between columns that are kept, and those that part two words. */
const GAP = 14;
const WORD_GAP = 1.8;

/** The ink of a place, cut out of its page, to be held against what was read. */
export function InkPiece({ inkOf, place, label, large = false }: InkPieceProps) {
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
      const size = await cutOut(inkOf, place, piece);
      const into = canvas.current;
      if (gone || !size || !into) return;
      const scale = piece.width / size.width;
      const laid = large
        ? await laidOf(piece, scale, (roomOf(into) / LARGE) * scale)
        : [{ from: 0, to: piece.width, x: 0, line: 0 }];
      if (gone) return;
      draw(piece, laid, into);
      setWidth((into.width / scale) * (large ? LARGE : PAPER));
    };
    cut().catch((error: unknown) => console.error('The ink could not be drawn', error));
    return () => {
      gone = true;
    };
  }, [inkOf, key, large]);
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

/** Pixels that a piece has side by side: as many as what holds it may grow to. */
function roomOf(canvas: HTMLCanvasElement): number {
  const holder = canvas.parentElement;
  if (!holder) return Number.POSITIVE_INFINITY;
  const { maxWidth, paddingLeft, paddingRight } = getComputedStyle(holder);
  const most = Number.parseFloat(maxWidth);
  return (
    (Number.isNaN(most) ? holder.clientWidth : most) -
    Number.parseFloat(paddingLeft) -
    Number.parseFloat(paddingRight) -
    4
  );
}

/** @param scale pixels of a point @param width pixels of the piece that a line may have */
async function laidOf(piece: HTMLCanvasElement, scale: number, width: number): Promise<readonly Laid[]> {
  const { inLines, withoutGaps } = await import('../../../viewer/close-gaps.ts');
  const pixels = piece.getContext('2d')?.getImageData(0, 0, piece.width, piece.height);
  return pixels ? inLines(withoutGaps(pixels, WORD_GAP * scale), GAP * scale, width) : [];
}

/** Draws words of a piece where they were laid. */
function draw(piece: HTMLCanvasElement, laid: readonly Laid[], into: HTMLCanvasElement): void {
  const { height } = piece;
  into.width = Math.max(1, ...laid.map(({ x, from, to }) => x + to - from));
  into.height = height * ((laid.at(-1)?.line ?? 0) + 1);
  const context = into.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, into.width, into.height);
  for (const { from, to, x, line } of laid)
    context.drawImage(piece, from, 0, to - from, height, x, line * height, to - from, height);
}
