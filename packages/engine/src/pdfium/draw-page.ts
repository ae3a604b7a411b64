import { Refusal } from '../refusal.ts';
import type { Drawing } from '../shapes/document.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Library } from './library.ts';
import { frameOf } from './page-frame.ts';

/** FPDFBitmap_BGRA, FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER (red first) of fpdfview.h. */
const FORMAT_BGRA = 4;
const FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/** FPDFBitmap_Gray and FPDF_ANNOT | FPDF_GRAYSCALE of fpdfview.h. */
const FORMAT_GREY = 1;
const GREY_FLAGS = 0x01 | 0x08;

interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}

/** Draws page `number` of an open document in greys, `scale` pixels a point, on white; null where PDFium cannot load it. */
export function drawPageInGreys(
  library: Library,
  document: number,
  number: number,
  scale: number,
  maxPixels: number,
): Picture | null {
  const canvas = draw(library, document, number, { scale, maxPixels, format: FORMAT_GREY, flags: GREY_FLAGS });
  return canvas && { width: canvas.width, height: canvas.height, grey: canvas.pixels };
}

/** Draws page `number` of an open document, `scale` pixels a point, on white. */
export function drawPage(
  library: Library,
  document: number,
  number: number,
  scale: number,
  maxPixels: number,
): Drawing | null {
  const canvas = draw(library, document, number, { scale, maxPixels, format: FORMAT_BGRA, flags: FLAGS });
  if (!canvas) return null;
  const { width, height, pixels } = canvas;
  return { width, height, rgba: new Uint8ClampedArray(pixels.buffer) };
}

interface How {
  readonly scale: number;
  readonly maxPixels: number;
  readonly format: number;
  readonly flags: number;
}

function draw(library: Library, document: number, number: number, how: How): Canvas | null {
  const { api } = library;
  const handle = api.FPDF_LoadPage(document, number - 1);
  if (handle === 0) return null;
  try {
    const frame = frameOf(library, handle);
    const width = Math.max(1, Math.round(frame.width * how.scale));
    const height = Math.max(1, Math.round(frame.height * how.scale));
    if (width * height > how.maxPixels) throw new Refusal('too-large', `page ${number} is ${width} × ${height} pixels`);
    const stride = how.format === FORMAT_GREY ? width : width * 4;
    const buffer = api.malloc(stride * height);
    if (buffer === 0) throw new Refusal('too-large', `page ${number} does not fit into memory`);
    const bitmap = api.FPDFBitmap_CreateEx(width, height, how.format, buffer, stride);
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    api.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, how.flags);
    const pixels = library.views().bytes.slice(buffer, buffer + stride * height);
    api.FPDFBitmap_Destroy(bitmap);
    api.free(buffer);
    return { width, height, pixels: pixels as Uint8Array<ArrayBuffer> };
  } finally {
    api.FPDF_ClosePage(handle);
  }
}
