import type { Box, Place } from '@tallyleaf/contract';
import type { OpenPdf } from './open-pdf.ts';
import type { PageSize } from './place.ts';
import type { OpenPictures } from './use-pictures.ts';

/** A drawn page, and how many of its pixels make a point. */
interface DrawnInk {
  readonly source: CanvasImageSource;
  readonly scale: number;
}

/** Draws a page of the open document; each page once, as long as it is among the last ones that were asked for. */
export type InkOf = (page: number) => Promise<DrawnInk | null>;

/** Pixels a point of a page that pieces are cut from: print stays sharp on fine screens. */
const SCALE = 2.5;
/** Pages that are kept: the one that is looked at, and the one before. */
const KEPT = 2;
/** Points left around a piece. */
const AROUND = 3;

function remembered(draw: InkOf): InkOf {
  const pages = new Map<number, ReturnType<InkOf>>();
  return (page) => {
    const known = pages.get(page) ?? draw(page);
    pages.delete(page);
    pages.set(page, known);
    const [oldest] = pages.keys();
    if (pages.size > KEPT && oldest !== undefined) pages.delete(oldest);
    // One that could not be drawn is tried again.
    known.catch(() => pages.delete(page));
    return known;
  };
}

/** The ink of a PDF's pages, as pdf.js draws it for its viewer; none once the document is closed: nobody looks at it any more. */
export const inkOfPdf = ({ document: pdf }: Pick<OpenPdf, 'document'>): InkOf =>
  remembered(async (number) => {
    const { loadingTask, numPages } = pdf;
    if (number > numPages || loadingTask.destroyed) return null;
    try {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: SCALE });
      const source = document.createElement('canvas');
      source.width = Math.ceil(viewport.width);
      source.height = Math.ceil(viewport.height);
      await page.render({ canvas: source, viewport }).promise;
      return { source, scale: SCALE };
    } catch (error) {
      if (loadingTask.destroyed) return null;
      throw error;
    }
  });

function greyCanvas({ width, height, grey }: { width: number; height: number; grey: Uint8Array }): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  paintGreys(canvas, width, height, grey);
  return canvas;
}

/** Paints a picture in greys. */
export function paintGreys(canvas: HTMLCanvasElement, width: number, height: number, grey: Uint8Array): void {
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(width, height);
  for (let index = 0; index < grey.length; index += 1) {
    pixels.data.fill(grey[index] ?? 255, index * 4, index * 4 + 3);
    pixels.data[index * 4 + 3] = 255;
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
}

/** The ink of a file of pictures. */
export const inkOfPictures = ({ pictures, shownByBrowsers, bytes }: OpenPictures): InkOf =>
  remembered(async (number) => {
    const picture = pictures[number - 1];
    if (!picture) return null;
    const source = shownByBrowsers ? await createImageBitmap(bytes) : greyCanvas(await picture.decode());
    return { source, scale: source.width / picture.width };
  });

const within = ([x0, y0, x1, y1]: Box, around: number): Box => [
  Math.max(0, x0 - around),
  Math.max(0, y0 - around),
  x1 + around,
  y1 + around,
];

/**
 * Cuts a place out of its page.
 * @returns its size in points; null where there is no such page
 */
export async function cutOut(inkOf: InkOf, { page, box }: Place, into: HTMLCanvasElement): Promise<PageSize | null> {
  const ink = await inkOf(page);
  const context = into.getContext('2d');
  if (!ink || !context) return null;
  const { source, scale } = ink;
  const [x0, y0, x1, y1] = within(box, AROUND);
  const [width, height] = [x1 - x0, y1 - y0];
  into.width = Math.max(1, Math.round(width * scale));
  into.height = Math.max(1, Math.round(height * scale));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, into.width, into.height);
  context.drawImage(source, x0 * scale, y0 * scale, into.width, into.height, 0, 0, into.width, into.height);
  return { width, height };
}
