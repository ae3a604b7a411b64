import type { Picture } from '../shapes/picture.ts';
import { drawGrey } from './grey-drawing.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';

/** A page's text alone, as far as it is seen: how much each pixel changes when the text is left out of the drawing. */
export interface ShownText {
  readonly scale: number;
  /** 0: the text changes nothing here; 255: black on white, or white on black. */
  readonly change: Picture;
}

/** Draws a page with and without `texts`, its text objects. Fonts that PDFium cannot draw (CJK that is not embedded) show nothing. */
export function drawShownText(
  library: Library,
  frame: PageFrame,
  texts: Iterable<number>,
  scale: number,
  annotations = true,
): ShownText {
  const { api } = library;
  const whole = drawGrey(library, frame, scale, annotations);
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, 0);
  const rest = drawGrey(library, frame, scale, annotations).grey;
  for (const text of texts) api.FPDFPageObj_SetIsActive(text, 1);
  const grey = whole.grey.map((value, i) => Math.abs(value - (rest[i] ?? 0)));
  return { scale, change: { ...whole, grey } };
}
