import { mapX, mapY } from '../geometry/matrix.ts';
import type { Glyphs, TextStyle } from '../shapes/printed.ts';
import { isBlank, isEastAsian, isFormatting, isHalfWidth, isHyphenCode, isUnreadable } from './code-points.ts';
import type { Cover } from './covers.ts';
import { type TextContext, type TextObjectStyle, textStyleAt } from './text-objects.ts';

const HYPHEN = 0x2d;

/** A glyph, by its number, and what may lie over it. */
export interface Covered {
  readonly n: number;
  readonly cover: Cover;
}

/** The glyphs of a page, and how they were taken. */
export interface GlyphReading {
  readonly glyphs: Glyphs;
  /** Those that nobody can see: invisible, white on white, under a picture that fills the page. */
  readonly hidden: Glyphs;
  /** Which of `glyphs` may be covered by what was painted later. */
  readonly covered: readonly Covered[];
  /** Which of `glyphs` have no usable map to Unicode, by their numbers. */
  readonly unreadable: readonly number[];
  /** The place in the order of painting of each of the glyphs' styles. */
  readonly orders: readonly number[];
  /** By font, how often each figure was met. */
  readonly figures: ReadonlyMap<number, Uint32Array>;
}

type GlyphStore = Glyphs & { count: number; styles: TextStyle[] };

/** Makes room for `capacity` glyphs. */
function emptyGlyphs(capacity: number): GlyphStore {
  return {
    count: 0,
    codes: new Uint32Array(capacity),
    x0: new Float64Array(capacity),
    x1: new Float64Array(capacity),
    baselines: new Float64Array(capacity),
    tops: new Float64Array(capacity),
    bottoms: new Float64Array(capacity),
    styleOf: new Uint32Array(capacity),
    blankBefore: new Uint8Array(capacity),
    styles: [],
  };
}

/** A box around a glyph that its font describes sensibly: between half its size and twice its size high. */
function fontHeight(top: number, bottom: number, baseline: number, size: number): [top: number, bottom: number] {
  const height = bottom - top;
  const sane = height >= 0.5 * size && height <= 2 * size && top < baseline && bottom > baseline - 0.1 * size;
  return sane ? [top, bottom] : [baseline - 0.8 * size, baseline + 0.2 * size];
}

/**
 * Where a glyph ends, its blank included. Of a character that PDFium normalised (a ligature, a radical) it has the ink's
 * box only: letters are taken to have as much blank behind them as before them; East Asian ones fill their square, or
 * half of it where they are half as wide. `shared` says that the glyph before has the same origin: one drawn as `ﾄﾞ`.
 */
export function glyphEnd(
  code: number,
  x0: number,
  ink: readonly [number, number],
  size: number,
  shared: boolean,
): number {
  const even = ink[1] + (ink[0] - x0);
  if (!isEastAsian(code) || ink[0] - x0 < 0.001 * size) return even;
  return Math.max(even, x0 + (isHalfWidth(code) && !shared ? 0.5 : 1) * size);
}

/** A glyph as PDFium numbers it, its code point and whether a blank was drawn before it. */
interface Met {
  readonly index: number;
  readonly code: number;
  readonly blank: boolean;
}

/** Measures a glyph and stores it as the last of `glyphs`; false where it lies outside the page. */
function store(context: TextContext, { index, code, blank }: Met, size: number, glyphs: GlyphStore): boolean {
  const { library, frame, textPage } = context;
  const { api, scratch } = library;
  const { matrix, width, height } = frame;
  api.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
  api.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
  const { doubles, floats } = library.views();
  const originX = doubles[scratch >> 3] ?? 0;
  const originY = doubles[(scratch >> 3) + 1] ?? 0;
  const at = (scratch + 16) >> 2;
  const [left, top, right, bottom] = [floats[at] ?? 0, floats[at + 1] ?? 0, floats[at + 2] ?? 0, floats[at + 3] ?? 0];
  const xa = mapX(matrix, left, top);
  const xb = mapX(matrix, right, bottom);
  const ya = mapY(matrix, left, top);
  const yb = mapY(matrix, right, bottom);
  const inkFrom = Math.min(xa, xb);
  const x0 = Math.min(inkFrom, mapX(matrix, originX, originY));
  const baseline = mapY(matrix, originX, originY);
  const middle = (x0 + Math.max(xa, xb)) / 2;
  if (!(middle >= 0 && middle <= width && baseline >= 0 && baseline - size / 2 <= height)) return false;
  const n = glyphs.count;
  glyphs.count += 1;
  const shared = n > 0 && glyphs.x0[n - 1] === x0;
  const x1 = glyphEnd(code, x0, [inkFrom, Math.max(xa, xb)], size, shared);
  glyphs.codes[n] = isHyphenCode(code) ? HYPHEN : code;
  glyphs.x0[n] = x0;
  glyphs.x1[n] = x1;
  glyphs.baselines[n] = baseline;
  const [glyphTop, glyphBottom] = fontHeight(Math.min(ya, yb), Math.max(ya, yb), baseline, size);
  glyphs.tops[n] = glyphTop;
  glyphs.bottoms[n] = glyphBottom;
  glyphs.styleOf[n] = glyphs.styles.length - 1;
  glyphs.blankBefore[n] = blank ? 1 : 0;
  return true;
}

function countFigure(figures: Map<number, Uint32Array>, font: number, figure: number): void {
  const counts = figures.get(font) ?? new Uint32Array(10);
  if (!figures.has(font)) figures.set(font, counts);
  counts[figure] = (counts[figure] ?? 0) + 1;
}

/** What may lie over glyph `n`: over its middle, where it is a letter or a figure. */
function coverOf({ coverOver }: TextContext, glyphs: Glyphs, n: number, style: TextObjectStyle): Cover | undefined {
  const middle = ((glyphs.x0[n] ?? 0) + (glyphs.x1[n] ?? 0)) / 2;
  return coverOver?.(middle, (glyphs.baselines[n] ?? 0) - 0.35 * style.size, style.order);
}

/** Reads the glyphs of a page in the file's order, keeping those that stand on upright lines of it. */
export function readGlyphs(context: TextContext): GlyphReading {
  const { library, textPage } = context;
  const { api } = library;
  const count = Math.max(0, api.FPDFText_CountChars(textPage));
  const glyphs = emptyGlyphs(count);
  let hidden = emptyGlyphs(0);
  const covered: Covered[] = [];
  const unreadable: number[] = [];
  const orders: number[] = [];
  const figures = new Map<number, Uint32Array>();
  let lastObject = 0;
  let style: TextObjectStyle | undefined;
  const blank = { seen: false, hidden: false };
  for (let index = 0; index < count; index += 1) {
    const code = api.FPDFText_GetUnicode(textPage, index);
    if (isFormatting(code)) continue;
    if (isBlank(code)) {
      // PDFium's own blanks are guesses from gaps; gaps are judged later, with the whole line in view.
      if (!api.FPDFText_IsGenerated(textPage, index)) blank.seen = blank.hidden = true;
      continue;
    }
    const object = api.FPDFText_GetTextObject(textPage, index);
    if (object !== lastObject || !style) {
      lastObject = object;
      style = textStyleAt(context, index, object);
      if (style.taken === 'hidden' && hidden.codes.length === 0) hidden = emptyGlyphs(count);
      if (style.taken === 'seen') {
        orders.push(style.order);
        glyphs.styles.push(style);
      }
      if (style.taken === 'hidden') hidden.styles.push(style);
    }
    const { taken } = style;
    if (taken !== 'seen' && taken !== 'hidden') continue;
    const met = { index, code, blank: blank[taken] };
    if (!store(context, met, style.size, taken === 'seen' ? glyphs : hidden)) continue;
    blank[taken] = false;
    if (taken === 'hidden') continue;
    const n = glyphs.count - 1;
    if (!isHyphenCode(code) && (isUnreadable(code) || api.FPDFText_HasUnicodeMapError(textPage, index) === 1))
      unreadable.push(n);
    if (code >= 0x30 && code <= 0x39) countFigure(figures, style.font, code - 0x30);
    const cover = coverOf(context, glyphs, n, style);
    if (cover) covered.push({ n, cover });
  }
  return { glyphs, hidden, covered, unreadable, orders, figures };
}
