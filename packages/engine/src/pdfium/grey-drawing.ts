import { Refusal } from '../refusal.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';

/** FPDFBitmap_Gray, FPDF_ANNOT of fpdfview.h. */
const FORMAT_GREY = 1;
const WITH_ANNOTATIONS = 0x01;
const WHITE = 0xffffffff;

/** Draws a loaded page in greys on white, `scale` pixels a point, its annotations too unless told otherwise. */
export function drawGrey(library: Library, frame: PageFrame, scale: number, annotations = true): Picture {
  const { api } = library;
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const buffer = api.malloc(width * height);
  if (buffer === 0) throw new Refusal('too-large', 'a page does not fit into memory');
  const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_GREY, buffer, width);
  api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  api.FPDF_RenderPageBitmap(bitmap, frame.handle, 0, 0, width, height, 0, annotations ? WITH_ANNOTATIONS : 0);
  const grey = library.views().bytes.slice(buffer, buffer + width * height);
  api.FPDFBitmap_Destroy(bitmap);
  api.free(buffer);
  return { width, height, grey };
}
