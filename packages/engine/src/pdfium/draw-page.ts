import { Refusal } from '../refusal.ts';
import type { Drawing } from '../shapes/document.ts';
import type { Library } from './library.ts';
import { frameOf } from './page-frame.ts';

/** FPDFBitmap_BGRA, FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER (red first) of fpdfview.h. */
const FORMAT_BGRA = 4;
const FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/** Draws page `number` of an open document, `scale` pixels a point, on white. */
export function drawPage(
  library: Library,
  document: number,
  number: number,
  scale: number,
  maxPixels: number,
): Drawing | null {
  const { api } = library;
  const handle = api.FPDF_LoadPage(document, number - 1);
  if (handle === 0) return null;
  try {
    const frame = frameOf(library, handle);
    const width = Math.max(1, Math.round(frame.width * scale));
    const height = Math.max(1, Math.round(frame.height * scale));
    if (width * height > maxPixels) throw new Refusal('too-large', `page ${number} is ${width} × ${height} pixels`);
    const buffer = api.malloc(width * height * 4);
    if (buffer === 0) throw new Refusal('too-large', `page ${number} does not fit into memory`);
    const bitmap = api.FPDFBitmap_CreateEx(width, height, FORMAT_BGRA, buffer, width * 4);
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    api.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, FLAGS);
    const rgba = new Uint8ClampedArray(library.views().bytes.slice(buffer, buffer + width * height * 4).buffer);
    api.FPDFBitmap_Destroy(bitmap);
    api.free(buffer);
    return { width, height, rgba };
  } finally {
    api.FPDF_ClosePage(handle);
  }
}
