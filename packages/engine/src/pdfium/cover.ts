import type { Library } from './library.ts';
import type { Painted } from './painted-objects.ts';

/** FPDFBitmap_BGRA of fpdfview.h; the other formats have no alpha. */
const FORMAT_BGRA = 4;
/** Of so many rows and columns of pixels is it told whether a picture lets light through. */
const SAMPLES = 64;
/** A picture hides what lies beneath it where more of its pixels than this are opaque. */
const MOSTLY = 0.7;

/** The share of a picture's pixels that hide what lies beneath them. */
function opaqueShare(library: Library, bitmap: number): number {
  const { api } = library;
  if (api.FPDFBitmap_GetFormat(bitmap) !== FORMAT_BGRA) return 1;
  const [width, height] = [api.FPDFBitmap_GetWidth(bitmap), api.FPDFBitmap_GetHeight(bitmap)];
  const [stride, buffer] = [api.FPDFBitmap_GetStride(bitmap), api.FPDFBitmap_GetBuffer(bitmap)];
  const { bytes } = library.views();
  let [opaque, all] = [0, 0];
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const [y, x] = [Math.floor((row * height) / SAMPLES), Math.floor((column * width) / SAMPLES)];
      all += 1;
      if ((bytes[buffer + y * stride + x * 4 + 3] ?? 255) > 200) opaque += 1;
    }
  }
  return opaque / all;
}

/**
 * Whether a picture hides the text that was painted before it: a scan over its text layer does, a watermark drawn as a
 * see-through picture over a printed page does not.
 */
export function hidesTextBelow(library: Library, document: number, page: number, picture: Painted): boolean {
  const { api } = library;
  if (api.FPDFPageObj_HasTransparency(picture.object)) return false;
  const bitmap = api.FPDFImageObj_GetRenderedBitmap(document, page, picture.object);
  // What cannot be decoded is not seen either.
  if (bitmap === 0) return false;
  const hides = opaqueShare(library, bitmap) > MOSTLY;
  api.FPDFBitmap_Destroy(bitmap);
  return hides;
}
