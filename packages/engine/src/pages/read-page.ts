import { boxArea, intersection } from '../geometry/box.ts';
import type { Library } from '../pdfium/library.ts';
import type { Page } from '../shapes/page.ts';
import { glyphsToRuns } from './glyph-runs.ts';
import { frameOf, type PageFrame } from './page-frame.ts';
import { type Painted, type PaintedObjects, readPaintedObjects } from './painted-objects.ts';
import { type GlyphReading, readGlyphs } from './read-glyphs.ts';
import { mergeRulings } from './rulings.ts';
import { runsToWords } from './runs-to-words.ts';

/** Pictures that cover more of the page than this make it a scan, or lie behind all of its text. */
const PAGE_FILLING = 0.6;
/** A page whose glyphs are unreadable in a greater share than this has no usable text. */
const MOST_UNREADABLE = 0.2;
/** A picture of a page with fewer visible glyphs than this (a stamp, a page number) is a scan. */
const FEWEST_ON_SCAN = 40;

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
const coverOf = ({ pictures }: PaintedObjects): Painted | null => pictures.at(-1) ?? null;

function hasUsableText({ met, unreadable }: GlyphReading, picture: boolean): boolean {
  if (met.seen === 0 || unreadable > MOST_UNREADABLE * met.seen) return false;
  return !picture || met.seen >= FEWEST_ON_SCAN;
}

function readLoadedPage(library: Library, frame: PageFrame, number: number): Page {
  const painted = readPaintedObjects(library, frame);
  const picture = pictureShare(painted, frame) > PAGE_FILLING;
  const cover = picture ? coverOf(painted) : null;
  const textPage = library.api.FPDFText_LoadPage(frame.handle);
  const reading = readGlyphs({ library, frame, textPage, painted, cover, boldFonts: new Map() });
  library.api.FPDFText_ClosePage(textPage);
  return {
    number,
    width: frame.width,
    height: frame.height,
    words: runsToWords(glyphsToRuns(reading.glyphs)),
    rulings: mergeRulings(painted.rulings, frame.width, frame.height),
    text: hasUsableText(reading, picture) ? 'printed' : 'none',
    hiddenText: reading.met.hidden > 0,
    picture,
  };
}

/** Reads page `number` of an open document: its words as printed, and the lines between them. */
export function readPage(library: Library, document: number, number: number): Page {
  const handle = library.api.FPDF_LoadPage(document, number - 1);
  if (handle === 0)
    return { number, width: 0, height: 0, words: [], rulings: [], text: 'none', hiddenText: false, picture: false };
  const page = readLoadedPage(library, frameOf(library, handle), number);
  library.api.FPDF_ClosePage(handle);
  return page;
}
