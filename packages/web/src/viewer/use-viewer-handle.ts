import { type RefObject, useEffect, useMemo } from 'react';
import type { DocumentViewerProps } from './document-viewer.tsx';
import type { InkOf } from './ink.ts';

/** What a frame gives for the handle. `inkOf` is null as long as nothing is open. */
interface HandleParts {
  readonly container: RefObject<HTMLElement | null>;
  readonly inkOf: InkOf | null;
  readonly startDrawing: () => void;
}

/** Lets the page that shows a document ask for its ink, and for a box, as long as it is open. */
export function useViewerHandle(
  onHandle: DocumentViewerProps['onHandle'],
  { container, inkOf, startDrawing }: HandleParts,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what starts the drawing does the same each time
  useEffect(() => {
    if (!inkOf || !onHandle) return undefined;
    const draw = (): void => {
      startDrawing();
      container.current?.focus();
    };
    onHandle({ inkOf, draw });
    return () => onHandle(null);
  }, [inkOf, onHandle]);
}

/** What takes a drawn box, while boxes are drawn: the first one ends it. */
export function useDrawnOnce(
  drawing: boolean,
  setDrawing: (on: boolean) => void,
  onDraw: DocumentViewerProps['onDraw'],
): DocumentViewerProps['onDraw'] {
  return useMemo(() => {
    if (!drawing || !onDraw) return undefined;
    return (place) => {
      setDrawing(false);
      onDraw(place);
    };
  }, [drawing, setDrawing, onDraw]);
}
