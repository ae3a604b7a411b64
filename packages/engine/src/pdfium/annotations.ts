import { mapBox } from '../geometry/box.ts';
import type { Box } from '../shapes/page.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';

/** FPDF_ANNOT_* of fpdf_annot.h that cover nothing: notes, links, pop-ups, attachments, sounds, films, fields of forms. */
const HARMLESS: readonly number[] = [1, 2, 16, 17, 18, 19, 20];
/** FPDF_ANNOT_FLAG_HIDDEN and _NOVIEW. */
const UNSEEN_FLAGS = 0x02 | 0x20;
/** A page with more annotations has the rest of them left unread. */
const MOST_ANNOTATIONS = 5000;

/** Where annotations are drawn over a loaded page that may cover it: boxes, bars, stamps, scribbles. */
export function coveringAnnotations(library: Library, frame: PageFrame): Box[] {
  const { api, scratch } = library;
  const count = Math.min(api.FPDFPage_GetAnnotCount(frame.handle), MOST_ANNOTATIONS);
  const boxes: Box[] = [];
  for (let i = 0; i < count; i += 1) {
    const annotation = api.FPDFPage_GetAnnot(frame.handle, i);
    if (annotation === 0) continue;
    const harmless =
      HARMLESS.includes(api.FPDFAnnot_GetSubtype(annotation)) || api.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS;
    if (!harmless && api.FPDFAnnot_GetRect(annotation, scratch)) {
      const at = scratch >> 2;
      const [left = 0, top = 0, right = 0, bottom = 0] = library.views().floats.subarray(at, at + 4);
      boxes.push(mapBox(frame.matrix, [left, bottom, right, top]));
    }
    api.FPDFPage_CloseAnnot(annotation);
  }
  return boxes;
}
