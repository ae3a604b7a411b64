import { boxArea, intersection } from '../geometry/box.ts';
import type { PrintedPage } from '../shapes/printed.ts';
import { hidesTextBelow } from './cover.ts';
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

/** The last picture of a page that pictures fill: text painted before it lies beneath. */
function coverOf(library: Library, document: number, frame: PageFrame, { pictures }: PaintedObjects) {
  const last = pictures.at(-1);
  if (!last) return null;
  let hides: boolean | undefined;
  return {
    order: last.order,
    hides: () => {
      hides ??= hidesTextBelow(library, document, frame.handle, last);
      return hides;
    },
  };
}

function readLoadedPage(library: Library, document: number, frame: PageFrame): PrintedPage {
  const painted = readPaintedObjects(library, frame);
  const pictures = pictureShare(painted, frame);
  const cover = pictures > PAGE_FILLING ? coverOf(library, document, frame, painted) : null;
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
  const page = readLoadedPage(library, document, frameOf(library, handle));
  library.api.FPDF_ClosePage(handle);
  return page;
}
