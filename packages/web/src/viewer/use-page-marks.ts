import type { Place } from '@tallyleaf/contract';
import { useEffect, useState } from 'react';
import { type DrawnPage, drawBoxes } from './drawn-box.ts';
import type { OpenPdf } from './open-pdf.ts';
import { shareAt } from './page-marks.ts';
import { type KeptMarks, keepMarks, pageShape, pageView } from './pdf-marks.ts';
import { litShare, markAt, type PageMark } from './place.ts';
import { zoomByWheel } from './zoom.ts';

/** Pixels that a pointer may move between down and up and still be a press. */
const STILL = 4;
/** Pages are drawn anew when the wheel has stood still for so long. */
const DRAWN_AFTER_MS = 400;

interface PageMarksOptions {
  readonly pdf: OpenPdf | null;
  readonly pages: ReadonlyMap<number, readonly PageMark[]>;
  readonly current: string | null;
  readonly onPick: ((id: string) => void) | undefined;
  readonly onDraw: ((place: Place) => void) | undefined;
}

function drawnPage(pdf: OpenPdf, target: Element | null): DrawnPage | null {
  const page = target ? Number(target.closest<HTMLElement>('.page')?.dataset.pageNumber) : pdf.viewer.currentPageNumber;
  const view = pageView(pdf, page);
  return view ? { page, element: view.div, ...pageShape(pdf, view) } : null;
}

function markUnder(pdf: OpenPdf, pages: PageMarksOptions['pages'], event: MouseEvent): PageMark | null {
  const on = drawnPage(pdf, event.target as Element);
  if (!on) return null;
  const [x, y] = shareAt(on.element, event.clientX, event.clientY);
  return markAt(pages.get(on.page) ?? [], x, y, on.size, on.turn);
}

/** Tells of presses on marks; the text under them can still be selected. */
function watchPresses(pdf: OpenPdf, pages: PageMarksOptions['pages'], onPick: (id: string) => void): () => void {
  const { container } = pdf.viewer;
  const ended = new AbortController();
  let down: readonly [number, number] = [0, 0];
  const onDown = (event: PointerEvent): void => {
    down = [event.clientX, event.clientY];
  };
  const onClick = (event: MouseEvent): void => {
    const still = Math.hypot(event.clientX - down[0], event.clientY - down[1]) <= STILL;
    const onLink = (event.target as Element).closest('a, button, input');
    const mark = still && !onLink ? markUnder(pdf, pages, event) : null;
    if (mark) onPick(mark.id);
  };
  const onMove = (event: PointerEvent): void => {
    const over = event.buttons === 0 && markUnder(pdf, pages, event) !== null;
    container.toggleAttribute('data-over-mark', over);
  };
  container.addEventListener('pointerdown', onDown, { signal: ended.signal });
  container.addEventListener('click', onClick, { signal: ended.signal });
  container.addEventListener('pointermove', onMove, { signal: ended.signal });
  return () => {
    ended.abort();
    container.removeAttribute('data-over-mark');
  };
}

/** Keeps marks over the pages of a PDF, tells of presses on them, and lets boxes be drawn. */
export function usePageMarks({ pdf, pages, current, onPick, onDraw }: PageMarksOptions): void {
  const [kept, setKept] = useState<KeptMarks | null>(null);
  useEffect(() => {
    if (!pdf) return undefined;
    const marks = keepMarks(pdf);
    setKept(marks);
    return () => {
      marks.stop();
      setKept(null);
    };
  }, [pdf]);
  useEffect(() => kept?.set(pages, current), [kept, pages, current]);
  useEffect(() => {
    if (current !== null) kept?.show(current);
  }, [kept, current]);
  useEffect(
    () => (pdf && onPick && !onDraw ? watchPresses(pdf, pages, onPick) : undefined),
    [pdf, pages, onPick, onDraw],
  );
  useEffect(() => {
    if (!pdf) return undefined;
    return zoomByWheel(pdf.viewer.container, (scaleFactor, x, y) =>
      pdf.viewer.updateScale({ scaleFactor, origin: [x, y], drawingDelay: DRAWN_AFTER_MS }),
    );
  }, [pdf]);
  useEffect(() => {
    if (!pdf || !onDraw) return undefined;
    return drawBoxes({
      container: pdf.viewer.container,
      pageOf: (target) => drawnPage(pdf, target),
      startOn: ({ page, size, turn }) => litShare(pages.get(page), current, size, turn),
      onDraw,
    });
  }, [pdf, onDraw, pages, current]);
}
