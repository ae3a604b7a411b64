import type { Glyphs } from '../shapes/printed.ts';
import { commonFigure } from '../values/common-figures.ts';
import { hasFromRight } from '../values/right-to-left.ts';
import { ideographOf } from './radicals.ts';

/** Glyphs that follow each other in the file and on the page without a gap: a word, or a part of one. */
export interface GlyphRun {
  /** Its glyphs' codes, ready to be read. */
  text: string;
  /** How many glyphs. */
  length: number;
  x0: number;
  x1: number;
  top: number;
  bottom: number;
  readonly baseline: number;
  readonly size: number;
  readonly bold: boolean;
  readonly colour: number;
  /** Its number in the file's order. */
  readonly order: number;
  /** Whether a blank was drawn before it. */
  readonly blankBefore: boolean;
}

/** Glyphs closer than this, in font sizes, belong together whatever stands around them. Letter-spaced text may be wider. */
const SURELY_JOINED = 0.1;
/** How far back a glyph may begin before the end of the one to its left: kerning and slanted letters, never another run. */
const FARTHEST_BACK = 0.5;
/** How far baselines of one word may lie apart, in font sizes. */
export const SAME_BASELINE = 0.08;

/** CJK radicals (U+2E80 to U+2FDF), which some fonts map ideographs to, and the Latin ligatures. Nothing else is changed. */
const COMPATIBILITY = /[\u2e80-\u2fdf\ufb00-\ufb06]/g;
const COMBINING = /[\u0300-\u036f]/;
const MARK = /^\p{M}$/u;

/** The text as it is searched for: ideographs in place of their radicals, letters in place of ligatures, accents composed. */
export function readable(text: string): string {
  const plain = text.replace(COMPATIBILITY, ideographOf);
  return COMBINING.test(plain) ? plain.normalize('NFC') : plain;
}

/** What a glyph is read as; a figure of whatever script as the common one. */
const characterAt = (glyphs: Glyphs, at: number): string => commonFigure(String.fromCodePoint(glyphs.codes[at] ?? 0));

/** Whether glyph `g` goes on where glyph `p`, the one before it in the file, ended. */
function goesOn(glyphs: Glyphs, p: number, g: number, run: GlyphRun): boolean {
  if (glyphs.blankBefore[g]) return false;
  const size = glyphs.styles[glyphs.styleOf[g] ?? 0]?.size ?? 0;
  const rise = Math.abs((glyphs.baselines[g] ?? 0) - run.baseline);
  if (rise > SAME_BASELINE * Math.min(size, run.size)) return false;
  const gap = (glyphs.x0[g] ?? 0) - (glyphs.x1[p] ?? 0);
  const em = Math.min(size, run.size);
  if (gap > SURELY_JOINED * em || isTurned(glyphs, p, g)) return false;
  return gap >= -FARTHEST_BACK * em || isLigature(glyphs, p, g);
}

/** Whether both are letters of one ligature: PDFium gives all of them its origin. (Each text object has a style of its own.) */
const isLigature = (glyphs: Glyphs, p: number, g: number): boolean =>
  glyphs.styleOf[g] === glyphs.styleOf[p] && glyphs.x0[g] === glyphs.x0[p];

/** Whether either is read from right to left, and is no mark on the other: such letters are put in order with their whole word. */
const isTurned = (glyphs: Glyphs, p: number, g: number): boolean =>
  [p, g].some((at) => hasFromRight(characterAt(glyphs, at))) &&
  !isLigature(glyphs, p, g) &&
  !MARK.test(String.fromCodePoint(glyphs.codes[g] ?? 0));

/** Whether glyph `g` is glyph `p` drawn once more, a hair aside, to look bold. */
function isDoubled(glyphs: Glyphs, p: number, g: number, size: number): boolean {
  return (
    glyphs.codes[g] === glyphs.codes[p] &&
    !isLigature(glyphs, p, g) &&
    Math.abs((glyphs.x0[g] ?? 0) - (glyphs.x0[p] ?? 0)) < 0.1 * size &&
    Math.abs((glyphs.baselines[g] ?? 0) - (glyphs.baselines[p] ?? 0)) < 0.1 * size
  );
}

/** Joins glyphs to runs, in the file's order. */
export function glyphsToRuns(glyphs: Glyphs): GlyphRun[] {
  const runs: GlyphRun[] = [];
  let run: GlyphRun | undefined;
  for (let g = 0; g < glyphs.count; g += 1) {
    const style = glyphs.styles[glyphs.styleOf[g] ?? 0];
    if (!style) continue;
    if (run && isDoubled(glyphs, g - 1, g, style.size)) continue;
    const x0 = glyphs.x0[g] ?? 0;
    const x1 = glyphs.x1[g] ?? 0;
    const top = glyphs.tops[g] ?? 0;
    const bottom = glyphs.bottoms[g] ?? 0;
    const character = characterAt(glyphs, g);
    if (run && goesOn(glyphs, g - 1, g, run)) {
      run.text += character;
      run.length += 1;
      if (x0 < run.x0) run.x0 = x0;
      if (x1 > run.x1) run.x1 = x1;
      if (top < run.top) run.top = top;
      if (bottom > run.bottom) run.bottom = bottom;
      continue;
    }
    run = {
      text: character,
      length: 1,
      x0,
      x1,
      top,
      bottom,
      baseline: glyphs.baselines[g] ?? 0,
      size: style.size,
      bold: style.bold,
      colour: style.colour,
      order: runs.length,
      blankBefore: glyphs.blankBefore[g] === 1,
    };
    runs.push(run);
  }
  return runs;
}
