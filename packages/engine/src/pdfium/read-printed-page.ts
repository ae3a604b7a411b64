import { boxArea, intersection } from '../geometry/box.ts';
import type { Glyphs, PrintedPage, ShownText } from '../shapes/printed.ts';
import { coveringAnnotations } from './annotations.ts';
import { isEastAsian } from './code-points.ts';
import { hidesTextBelow } from './cover.ts';
import { type Cover, coverFinder } from './covers.ts';
import { isShown, spreadOverFigures, withoutHidden } from './hide-covered.ts';
import type { Library } from './library.ts';
import { frameOf, type PageFrame } from './page-frame.ts';
import { type Painted, type PaintedObjects, readPaintedObjects } from './painted-objects.ts';
import { type Covered, type GlyphReading, readGlyphs } from './read-glyphs.ts';
import { drawShownText } from './shown-text.ts';
import { isSuspect, type KnownFonts } from './suspect-fonts.ts';
import type { PageFont } from './text-objects.ts';

/** Pictures that cover more of the page than this hide the text beneath them. */
const PAGE_FILLING = 0.6;
/** How fine a page is drawn to see whether its text is covered, in pixels a point. */
const SCALE = 2;

/** So many pictures of a page are decoded to see whether light comes through them; the drawing tells of the rest. */
const MOST_DECODED = 50;
/** Signs stand at one place where they share this much of the narrower one, on lines no further apart than this, in font sizes. */
const SAME_PLACE = 0.5;
const SAME_LINE = 0.5;
const NO_FIGURES = new Uint32Array(10);

/** The pictures' share of the page, overlaps counted twice. */
function pictureShare({ pictures }: PaintedObjects, { width, height }: PageFrame): number {
  let area = 0;
  for (const picture of pictures) {
    const seen = intersection(picture.box, [0, 0, width, height]);
    if (seen) area += boxArea(seen);
  }
  return area / (width * height);
}

/** A picture as what hides the text painted before it; it is decoded only if there is any. */
function pictureCover(library: Library, document: number, frame: PageFrame, picture: Painted) {
  let hides: boolean | undefined;
  return {
    order: picture.order,
    hides: () => {
      hides ??= hidesTextBelow(library, document, frame.handle, picture);
      return hides;
    },
  };
}

/** What may lie over text of the page: filled boxes, pictures but the one that fills the page, annotations. */
function coversOf(library: Library, document: number, frame: PageFrame, painted: PaintedObjects): Cover[] {
  const [firstText = Number.POSITIVE_INFINITY] = painted.orderOfText.values();
  let decoded = 0;
  const pictures = painted.pictures
    .filter((picture) => picture.order > firstText)
    .map((picture): Cover => {
      const { order, hides } = pictureCover(library, document, frame, picture);
      let paints: boolean | undefined;
      const decide = (): boolean => {
        decoded += 1;
        return decoded > MOST_DECODED || hides();
      };
      return {
        box: picture.box,
        order,
        paints: () => {
          paints ??= decide();
          return paints;
        },
      };
    });
  const annotations = coveringAnnotations(library, frame).map(
    (box): Cover => ({ box, order: Number.POSITIVE_INFINITY, paints: () => true }),
  );
  return [...painted.covers, ...pictures, ...annotations];
}

/**
 * Whether a glyph with something over it is hidden by it. PDFium draws no East Asian glyphs of fonts that are not in the file:
 * of those the drawing tells nothing, and a filled box is believed, an annotation (a marker's, most likely) is not.
 */
function isHidden(shown: ShownText, glyphs: Glyphs, { n, cover }: Covered): boolean {
  if (isShown(shown, glyphs, n)) return false;
  return cover.order < Number.POSITIVE_INFINITY || !isEastAsian(glyphs.codes[n] ?? 0);
}

/**
 * Whether another sign was drawn at the place of a covered one, after what covers it: a box over an amount, and another
 * amount on it. The drawing shows text there, but not this one.
 */
function isReplaced({ glyphs, orders }: GlyphReading, { n, cover }: Covered): boolean {
  const { codes, x0, x1, baselines, styleOf, styles } = glyphs;
  const [from, to, baseline] = [x0[n] ?? 0, x1[n] ?? 0, baselines[n] ?? 0];
  const near = SAME_LINE * (styles[styleOf[n] ?? 0]?.size ?? 0);
  for (let m = 0; m < glyphs.count; m += 1) {
    if ((orders[styleOf[m] ?? 0] ?? 0) <= cover.order || codes[m] === codes[n]) continue;
    if (Math.abs((baselines[m] ?? 0) - baseline) > near) continue;
    const [otherFrom, otherTo] = [x0[m] ?? 0, x1[m] ?? 0];
    const shared = Math.min(to, otherTo) - Math.max(from, otherFrom);
    if (shared > SAME_PLACE * Math.min(to - from, otherTo - otherFrom)) return true;
  }
  return false;
}

const none = (glyphs: Glyphs): Glyphs => withoutHidden(glyphs, new Uint8Array(0));

/** The glyphs without those that are covered, which a drawing of the page decides where there are any that may be. */
function uncovered(
  library: Library,
  frame: PageFrame,
  reading: GlyphReading,
): GlyphReading & { readonly below: Glyphs } {
  const { glyphs, covered, unreadable } = reading;
  if (covered.length === 0) return { ...reading, below: none(glyphs) };
  const shown = drawShownText(library, frame, SCALE);
  const gone = covered.filter((one) => isHidden(shown, glyphs, one) || isReplaced(reading, one));
  if (gone.length === 0) return { ...reading, below: none(glyphs) };
  const hidden = spreadOverFigures(
    glyphs,
    gone.map(({ n }) => n),
  );
  const stays = (n: number): boolean => !hidden[n];
  const below = withoutHidden(
    glyphs,
    hidden.map((one) => 1 - one),
  );
  const left = { glyphs: withoutHidden(glyphs, hidden), unreadable: unreadable.filter(stays), covered: [] };
  return { ...reading, ...left, below };
}

/** How many pixels of the page's largest picture lie on a point. */
function pixelsPerPoint({ api, scratch, views }: Library, { pictures }: PaintedObjects): number | null {
  const [first, ...others] = pictures;
  if (!first) return null;
  const { object, box } = others.reduce((most, one) => (boxArea(one.box) > boxArea(most.box) ? one : most), first);
  if (!api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) return null;
  const [width = 0, height = 0] = views().ints.subarray(scratch >> 2, (scratch >> 2) + 2);
  // The picture may be set on its side: its area is the same either way.
  return Math.sqrt((width * height) / Math.max(1, boxArea(box)));
}

function readLoadedPage(library: Library, document: number, frame: PageFrame, known: KnownFonts): PrintedPage {
  const painted = readPaintedObjects(library, frame);
  const pictures = pictureShare(painted, frame);
  const last = painted.pictures.at(-1);
  const cover = pictures > PAGE_FILLING && last ? pictureCover(library, document, frame, last) : null;
  const coverOver = coverFinder(coversOf(library, document, frame, painted), frame.height);
  const textPage = library.api.FPDFText_LoadPage(frame.handle);
  const fonts = new Map<number, PageFont>();
  const context = { library, frame, textPage, painted, cover, coverOver, fonts };
  const reading = readGlyphs(context);
  library.api.FPDFText_ClosePage(textPage);
  const { glyphs, hidden, unreadable, below } = uncovered(library, frame, reading);
  const suspectFonts = [...fonts.values()]
    .filter((font) => isSuspect(library, known, font, reading.figures.get(font.index) ?? NO_FIGURES))
    .map(({ index }) => index);
  const { width, height } = frame;
  const density = pixelsPerPoint(library, painted);
  const counts = { hidden: hidden.count + reading.glyphs.count - glyphs.count, unreadable: unreadable.length };
  return {
    width,
    height,
    glyphs,
    hiddenGlyphs: hidden,
    coveredGlyphs: below,
    fontNames: [...fonts.values()].map(({ name }) => name),
    ...counts,
    strokes: painted.rulings,
    suspectFonts,
    pictures,
    pixelsPerPoint: density,
  };
}

/** Reads page `number`, counted from 1, of an open document; null where PDFium cannot load it. */
export function readPrintedPage(
  library: Library,
  document: number,
  number: number,
  known: KnownFonts,
): PrintedPage | null {
  const handle = library.api.FPDF_LoadPage(document, number - 1);
  if (handle === 0) return null;
  const page = readLoadedPage(library, document, frameOf(library, handle), known);
  library.api.FPDF_ClosePage(handle);
  return page;
}
