import type { Box } from '../shapes/page.ts';
import type { ShownText } from '../shapes/printed.ts';
import { drawGrey } from './grey-drawing.ts';
import type { Library } from './library.ts';
import { frameOf, type PageFrame } from './page-frame.ts';
import { textObjectsOf } from './painted-objects.ts';

/** A drawing has no more pixels than this; it is the coarser for it. */
const MOST_PIXELS = 6_000_000;

/** Draws an area of a loaded page with and without its text, `scale` pixels a point. */
export function drawShownText(library: Library, frame: PageFrame, scale: number, area?: Box): ShownText {
  const { api } = library;
  const box = area ?? ([0, 0, frame.width, frame.height] as const);
  const pixels = (box[2] - box[0]) * (box[3] - box[1]) * scale * scale;
  const kept = pixels > MOST_PIXELS ? scale * Math.sqrt(MOST_PIXELS / pixels) : scale;
  const texts = textObjectsOf(library, frame);
  const { width, height, grey } = drawGrey(library, frame, kept, box);
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, 0);
  const rest = drawGrey(library, frame, kept, box).grey;
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, 1);
  const change = new Uint8Array(grey.length);
  for (let i = 0; i < grey.length; i += 1) change[i] = Math.abs((grey[i] ?? 0) - (rest[i] ?? 0));
  const [left, top] = [Math.floor(box[0] * kept), Math.floor(box[1] * kept)];
  return { scale: kept, left, top, change: { width, height, grey: change }, rest: { width, height, grey: rest } };
}

/** The same of page `number`, counted from 1, of an open document; null where PDFium cannot load it. */
export function readShownText(
  library: Library,
  document: number,
  number: number,
  scale: number,
  area?: Box,
): ShownText | null {
  const handle = library.api.FPDF_LoadPage(document, number - 1);
  if (handle === 0) return null;
  const shown = drawShownText(library, frameOf(library, handle), scale, area);
  library.api.FPDF_ClosePage(handle);
  return shown;
}
