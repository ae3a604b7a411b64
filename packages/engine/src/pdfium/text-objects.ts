import { containsPoint } from '../geometry/box.ts';
import { type Matrix, mapX, mapY } from '../geometry/matrix.ts';
import type { TextStyle } from '../shapes/printed.ts';
import type { CoverFinder } from './covers.ts';
import type { Library } from './library.ts';
import type { PageFrame } from './page-frame.ts';
import { isWhite, onWhite, type Painted, type PaintedObjects } from './painted-objects.ts';

/** Text render modes that paint nothing (ISO 32000-1, table 106): invisible, clipping only. */
const INVISIBLE_MODES: readonly number[] = [3, 7];
const MODE_FILL_AND_STROKE = 2;
/** The font descriptor's ForceBold flag (ISO 32000-1, table 123). */
const FORCE_BOLD = 1 << 18;
/** The weight from which a font counts as bold: semibold. */
const BOLD_WEIGHT = 600;
/** How far, as a slope, a baseline may run aslant and still be a line of text: 1 degree. */
const STEEPEST = 0.0175;
/** Pale text at least this large is a watermark. Points. */
const WATERMARK_SIZE = 24;

/** How the text of one text object is taken: read, hidden from a reader's eyes, or not part of any line. */
export type Taken = 'seen' | 'hidden' | 'turned' | 'watermark';

export interface TextObjectStyle extends TextStyle {
  readonly taken: Taken;
  /** Its place in the order of painting. */
  readonly order: number;
}

/** A font of the page: its place in the order in which they were met, its name, whether it is bold. */
export interface PageFont {
  readonly index: number;
  readonly handle: number;
  readonly name: string;
  readonly bold: boolean;
}

/** What is needed to judge text objects of one page. */
export interface TextContext {
  readonly library: Library;
  readonly frame: PageFrame;
  readonly textPage: number;
  readonly painted: PaintedObjects;
  /** The last picture of a page that pictures fill, and whether text painted before it is hidden by it (asked only if there is any). */
  readonly cover: { readonly order: number; readonly hides: () => boolean } | null;
  /** What may lie over a point of the page, painted after text of a given order. */
  readonly coverOver: CoverFinder | null;
  /** The fonts met so far. */
  readonly fonts: Map<number, PageFont>;
}

/** What is known of the font of a text object; asked once a font and page. */
function fontOf({ library, fonts }: TextContext, object: number): PageFont {
  const { api, scratch } = library;
  const font = api.FPDFTextObj_GetFont(object);
  const known = fonts.get(font);
  if (known) return known;
  const length = Math.min(api.FPDFFont_GetBaseFontName(font, scratch, 512), 512);
  const name = String.fromCharCode(...library.views().bytes.subarray(scratch, scratch + Math.max(0, length - 1)));
  const bold = (api.FPDFFont_GetFlags(font) & FORCE_BOLD) !== 0 || /bold|black|heavy|demi/i.test(name);
  const found = { index: fonts.size, handle: font, name, bold };
  fonts.set(font, found);
  return found;
}

function matrixAt({ library, textPage }: TextContext, index: number): Matrix {
  const { api, scratch } = library;
  api.FPDFText_GetMatrix(textPage, index, scratch);
  const { floats } = library.views();
  const at = scratch >> 2;
  return [floats[at] ?? 1, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 1, 0, 0];
}

/** White text shows only on something painted before it; PDFium's origin of the glyph stands for the whole object. */
function isBacked({ library, frame, textPage, painted }: TextContext, index: number, order: number): boolean {
  const { api, scratch } = library;
  api.FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const { doubles } = library.views();
  const at = scratch >> 3;
  const userX = ((doubles[at] ?? 0) + (doubles[at + 1] ?? 0)) / 2;
  const userY = ((doubles[at + 2] ?? 0) + (doubles[at + 3] ?? 0)) / 2;
  const x = mapX(frame.matrix, userX, userY);
  const y = mapY(frame.matrix, userX, userY);
  const behind = (other: Painted): boolean => other.order < order && containsPoint(other.box, x, y);
  // A fill whose colour cannot be told (a pattern, a shading) counts as one.
  return painted.fills.some(behind) || painted.pictures.some(behind);
}

function paintedColour({ library, textPage }: TextContext, index: number): { colour: number; alpha: number } {
  const { api, scratch } = library;
  if (!api.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12))
    return { colour: 0, alpha: 255 };
  const { ints } = library.views();
  const at = scratch >> 2;
  const alpha = ints[at + 3] ?? 255;
  return { colour: onWhite(ints[at] ?? 0, ints[at + 1] ?? 0, ints[at + 2] ?? 0, alpha), alpha };
}

/** How light a colour is, 0 to 1 (ITU-R BT.709). */
const lightness = (colour: number): number =>
  (0.2126 * (colour >> 16) + 0.7152 * ((colour >> 8) & 0xff) + 0.0722 * (colour & 0xff)) / 255;

/** How the text object of glyph `index` is set, and whether it is read. */
export function textStyleAt(context: TextContext, index: number, object: number): TextObjectStyle {
  const { library, frame, textPage, painted, cover } = context;
  const [a, b, c, d] = matrixAt(context, index);
  const [A, B, C, D] = frame.matrix;
  const alongX = A * a + C * b;
  const alongY = B * a + D * b;
  const size = library.api.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d);
  const mode = library.api.FPDFTextObj_GetTextRenderMode(object);
  const { colour, alpha } = paintedColour(context, index);
  const font = fontOf(context, object);
  const bold =
    mode === MODE_FILL_AND_STROKE || font.bold || library.api.FPDFText_GetFontWeight(textPage, index) >= BOLD_WEIGHT;
  const order = painted.orderOfText.get(object) ?? Number.POSITIVE_INFINITY;
  const taken = (): Taken => {
    if (alongX <= 0 || Math.abs(alongY) > STEEPEST * alongX) return 'turned';
    if (INVISIBLE_MODES.includes(mode) || (alpha === 0 && mode === 0)) return 'hidden';
    if (cover && order < cover.order && cover.hides()) return 'hidden';
    if (isWhite(colour) && !isBacked(context, index, order)) return 'hidden';
    return size >= WATERMARK_SIZE && lightness(colour) > 0.75 && !isWhite(colour) ? 'watermark' : 'seen';
  };
  return { size, bold, colour, font: font.index, taken: taken(), order };
}
