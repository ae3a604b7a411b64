import { Refusal } from '../refusal.ts';
import type { Box } from '../shapes/page.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';

/** FPDFBitmap_Gray, FPDF_ANNOT of fpdfview.h. */
const FORMAT_GREY = 1;
const WITH_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;

/** Draws an area of a loaded page in greys on white, `scale` pixels a point, with its annotations. */
export function drawGrey(library: Library, frame: PageFrame, scale: number, [x0, y0, x1, y1]: Box): Picture {
  const { api } = library;
  const [left, top] = [Math.floor(x0 * scale), Math.floor(y0 * scale)];
  const width = Math.max(1, Math.ceil(x1 * scale) - left);
  const height = Math.max(1, Math.ceil(y1 * scale) - top);
  const [across, down] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  const buffer = api.malloc(width * height);
  if (buffer === 0) throw new Refusal('too-large', 'a page does not fit into memory');
  const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_GREY, buffer, width);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, frame.handle, -left, -top, across, down, 0, WITH_ANNOTATIONS);
  const grey = library.views().bytes.slice(buffer, buffer + width * height);
  api.FPDFBitmap_Destroy(bitmap);
  api.free(buffer);
  return { width, height, grey };
}
