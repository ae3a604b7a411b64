import { mapX, mapY } from '../geometry/matrix.ts';
import type { Glyphs, TextStyle } from '../shapes/printed.ts';
import { isBlank, isEastAsian, isFormatting, isHalfWidth, isHyphenCode, isUnreadable } from './code-points.ts';
import { type Taken, type TextContext, type TextObjectStyle, textStyleAt } from './text-objects.ts';

const HYPHEN = 0x2d;

/** The glyphs of a page, and how many were met of each kind. */
export interface GlyphReading {
  readonly glyphs: Glyphs;
  /** How many glyphs, blanks apart, were taken how. */
  readonly met: Readonly<Record<Taken, number>>;
  /** How many of the seen ones have no usable map to Unicode. */
  readonly unreadable: number;
}

/** Makes room for `capacity` glyphs. */
function emptyGlyphs(capacity: number): Glyphs & { count: number; styles: TextStyle[] } {
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

/** Reads the glyphs of a page in the file's order, keeping those that a reader sees on upright lines. */
export function readGlyphs(context: TextContext): GlyphReading {
  const { library, frame, textPage } = context;
  const { api, scratch } = library;
  const { matrix, width, height } = frame;
  const count = api.FPDFText_CountChars(textPage);
  const glyphs = emptyGlyphs(Math.max(0, count));
  const met: Record<Taken, number> = { seen: 0, hidden: 0, turned: 0, watermark: 0 };
  let unreadable = 0;
  let lastObject = 0;
  let style: TextObjectStyle | undefined;
  let blank = 0;
  for (let i = 0; i < count; i += 1) {
    const code = api.FPDFText_GetUnicode(textPage, i);
    if (isFormatting(code)) continue;
    if (isBlank(code)) {
      // PDFium's own blanks are guesses from gaps; gaps are judged later, with the whole line in view.
      if (!api.FPDFText_IsGenerated(textPage, i)) blank = 1;
      continue;
    }
    const object = api.FPDFText_GetTextObject(textPage, i);
    if (object !== lastObject || !style) {
      lastObject = object;
      style = textStyleAt(context, i, object);
      if (style.taken === 'seen') glyphs.styles.push(style);
    }
    if (style.taken !== 'seen') {
      met[style.taken] += 1;
      continue;
    }
    api.FPDFText_GetCharOrigin(textPage, i, scratch, scratch + 8);
    api.FPDFText_GetLooseCharBox(textPage, i, scratch + 16);
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
    if (!(middle >= 0 && middle <= width && baseline >= 0 && baseline - style.size / 2 <= height)) continue;
    met.seen += 1;
    if (!isHyphenCode(code) && (isUnreadable(code) || api.FPDFText_HasUnicodeMapError(textPage, i) === 1))
      unreadable += 1;
    const n = glyphs.count;
    glyphs.count += 1;
    const shared = n > 0 && glyphs.x0[n - 1] === x0;
    const x1 = glyphEnd(code, x0, [inkFrom, Math.max(xa, xb)], style.size, shared);
    glyphs.codes[n] = isHyphenCode(code) ? HYPHEN : code;
    glyphs.x0[n] = x0;
    glyphs.x1[n] = x1;
    glyphs.baselines[n] = baseline;
    const [glyphTop, glyphBottom] = fontHeight(Math.min(ya, yb), Math.max(ya, yb), baseline, style.size);
    glyphs.tops[n] = glyphTop;
    glyphs.bottoms[n] = glyphBottom;
    glyphs.styleOf[n] = glyphs.styles.length - 1;
    glyphs.blankBefore[n] = blank;
    blank = 0;
  }
  return { glyphs, met, unreadable };
}
