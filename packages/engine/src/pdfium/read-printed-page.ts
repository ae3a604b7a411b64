import { boxArea, intersection } from '../geometry/box.ts';
import type { PrintedPage } from '../shapes/printed.ts';
import type { Library } from './library.ts';
import { frameOf, type PageFrame } from './page-frame.ts';
import { type PaintedObjects, readPaintedObjects } from './painted-objects.ts';
import { readGlyphs } from './read-glyphs.ts';

/** Pictures that cover more of the page than this hide the text beneath them. */
const PAGE_FILLING = 0.6;

/** The pictures' share of the page, overlaps counted twice. */
function pictureShare({ pictures }: PaintedObjects, { width, height }: PageFrame): number {
  let area = 0;
  for (const picture of pictures) {
    const seen = intersection(picture.box, [0, 0, width, height]);
    if (seen) area += boxArea(seen);
  }
  return area / (width * height);
}

function readLoadedPage(library: Library, frame: PageFrame): PrintedPage {
  const painted = readPaintedObjects(library, frame);
  const pictures = pictureShare(painted, frame);
  // The last picture of a page that pictures fill: text painted before it lies beneath.
  const cover = pictures > PAGE_FILLING ? (painted.pictures.at(-1) ?? null) : null;
  const textPage = library.api.FPDFText_LoadPage(frame.handle);
  const { glyphs, met, unreadable } = readGlyphs({ library, frame, textPage, painted, cover, boldFonts: new Map() });
  library.api.FPDFText_ClosePage(textPage);
  const { width, height } = frame;
  return { width, height, glyphs, hidden: met.hidden, unreadable, strokes: painted.rulings, pictures };
}

/** Reads page `number`, counted from 1, of an open document; null where PDFium cannot load it. */
export function readPrintedPage(library: Library, document: number, number: number): PrintedPage | null {
  const handle = library.api.FPDF_LoadPage(document, number - 1);
  if (handle === 0) return null;
  const page = readLoadedPage(library, frameOf(library, handle));
  library.api.FPDF_ClosePage(handle);
  return page;
}
