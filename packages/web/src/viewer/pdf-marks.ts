import type { OpenPdf } from './open-pdf.ts';
import { createMarkLayer, drawMarks, scrollToShare } from './page-marks.ts';
import { type PageMark, type PageSize, shareOf, type Turn, turnOf } from './place.ts';

interface PageView {
  readonly id: number;
  readonly div: HTMLDivElement;
  readonly viewport: {
    readonly rotation: number;
    readonly rawDims: { readonly pageWidth: number; readonly pageHeight: number };
  };
}

/** The size of a page as the document shows it, and how far the reader has turned it. */
export function pageShape({ viewer }: OpenPdf, view: PageView): { readonly size: PageSize; readonly turn: Turn } {
  const { rotation, rawDims } = view.viewport;
  const turn = turnOf(viewer.pagesRotation);
  const onItsSide = turnOf(rotation - turn) % 180 !== 0;
  const { pageWidth: width, pageHeight: height } = rawDims;
  return { size: onItsSide ? { width: height, height: width } : { width, height }, turn };
}

export const pageView = ({ viewer }: OpenPdf, page: number): PageView | undefined =>
  viewer.getPageView(page - 1) as PageView | undefined;

/**
 * Keeps the marks over those pages that are drawn. pdf.js empties a page whenever it draws it anew, and when it is out of
 * sight: the marks come and go with the drawing.
 */
export function keepMarks(pdf: OpenPdf) {
  const layers = new Map<number, HTMLDivElement>();
  let marks: ReadonlyMap<number, readonly PageMark[]> = new Map();
  let current: string | null = null;
  const draw = (page: number): void => {
    const view = pageView(pdf, page);
    const onPage = marks.get(page) ?? [];
    const layer = layers.get(page);
    if (!view || onPage.length === 0 || !view.div.querySelector('.canvasWrapper')) {
      layer?.remove();
      layers.delete(page);
      return;
    }
    const kept = layer ?? createMarkLayer();
    layers.set(page, kept);
    const { size, turn } = pageShape(pdf, view);
    drawMarks(kept, onPage, current, size, turn);
    if (kept.parentNode !== view.div) view.div.append(kept);
  };
  const drawAll = (): void => {
    const drawn = [...pdf.viewer.getCachedPageViews()].map((view) => (view as PageView).id);
    for (const page of new Set([...layers.keys(), ...drawn])) draw(page);
  };
  const onPage = ({ pageNumber }: { readonly pageNumber: number }): void => draw(pageNumber);
  const emptied = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const page = Number((target as HTMLElement).dataset.pageNumber);
      const layer = layers.get(page);
      if (layer && layer.parentNode !== target) draw(page);
    }
  });
  const watch = (): void => {
    for (let page = 1; page <= pdf.viewer.pagesCount; page += 1) {
      const view = pageView(pdf, page);
      if (view) emptied.observe(view.div, { childList: true });
    }
  };
  pdf.bus.on('pagerendered', onPage);
  pdf.bus.on('pagerender', onPage);
  pdf.bus.on('rotationchanging', drawAll);
  watch();
  return {
    set: (next: ReadonlyMap<number, readonly PageMark[]>, lit: string | null): void => {
      marks = next;
      current = lit;
      drawAll();
    },
    /** Brings a mark into view. */
    show: (id: string): void => {
      for (const [page, onPage] of marks) {
        const mark = onPage.find((one) => one.id === id);
        const view = mark && pageView(pdf, page);
        if (!mark || !view) continue;
        const { size, turn } = pageShape(pdf, view);
        scrollToShare(pdf.viewer.container, view.div, shareOf(mark.box, size, turn));
        return;
      }
    },
    stop: (): void => {
      emptied.disconnect();
      pdf.bus.off('pagerendered', onPage);
      pdf.bus.off('pagerender', onPage);
      pdf.bus.off('rotationchanging', drawAll);
      for (const layer of layers.values()) layer.remove();
    },
  };
}

export type KeptMarks = ReturnType<typeof keepMarks>;
