import type { Box } from '../shapes/page.ts';
import type { Glyphs, ShownText } from '../shapes/printed.ts';

/** A pixel in which the text changes the drawing by more than this (of 255) shows it. */
const SEEN = 32;
/** Glyphs whose boxes are closer than this, in font sizes, stand in one word. */
const JOINED = 0.2;

/** Whether the drawing shows the text anywhere in a box of the page. */
function showsIn({ scale, left, top, change }: ShownText, [x0, y0, x1, y1]: Box): boolean {
  const { width, height, grey } = change;
  const from = Math.max(0, Math.floor(x0 * scale) - left);
  const to = Math.min(width, Math.ceil(x1 * scale) - left);
  const bottom = Math.min(height, Math.floor(y1 * scale) - top);
  for (let y = Math.max(0, Math.ceil(y0 * scale) - top); y < bottom; y += 1) {
    for (let x = from; x < to; x += 1) if ((grey[y * width + x] ?? 0) > SEEN) return true;
  }
  return false;
}

/**
 * Whether a glyph is seen. Of letters and figures the middle of their height tells, for of a bar that is drawn a little too
 * small their heads and feet stick out.
 */
export function isShown(shown: ShownText, glyphs: Glyphs, n: number): boolean {
  const x0 = glyphs.x0[n] ?? 0;
  const x1 = glyphs.x1[n] ?? 0;
  const baseline = glyphs.baselines[n] ?? 0;
  const size = glyphs.styles[glyphs.styleOf[n] ?? 0]?.size ?? 0;
  const code = glyphs.codes[n] ?? 0;
  if (isFigure(code) || code > 0x40) return showsIn(shown, [x0, baseline - 0.55 * size, x1, baseline - 0.12 * size]);
  return showsIn(shown, [x0, glyphs.tops[n] ?? 0, x1, glyphs.bottoms[n] ?? 0]);
}

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;
/** Marks that stand in and around amounts and dates, too small to be looked for: `.,'-+:/` and the apostrophe and minus of print. */
const isMark = (code: number): boolean =>
  (code >= 0x27 && code <= 0x2f) || code === 0x3a || code === 0x2019 || code === 0x2212;

/** Whether glyph `b` follows `a` in one word, on the page and in the file. */
function follows(glyphs: Glyphs, a: number, b: number): boolean {
  if (a < 0 || b >= glyphs.count || glyphs.blankBefore[b]) return false;
  const size = glyphs.styles[glyphs.styleOf[a] ?? 0]?.size ?? 0;
  if (Math.abs((glyphs.baselines[a] ?? 0) - (glyphs.baselines[b] ?? 0)) > 0.1 * size) return false;
  return Math.abs((glyphs.x0[b] ?? 0) - (glyphs.x1[a] ?? 0)) < JOINED * size;
}

/**
 * Which glyphs are hidden, 1 for each, where `covered` are known to be: with a figure go the figures and marks around it,
 * for what is left of an amount is another amount.
 */
export function spreadOverFigures(glyphs: Glyphs, covered: readonly number[]): Uint8Array {
  const hidden = new Uint8Array(glyphs.count);
  for (const n of covered) hidden[n] = 1;
  const spread = (n: number, step: 1 | -1): void => {
    for (let at = n; ; at += step) {
      const next = at + step;
      if (step > 0 ? !follows(glyphs, at, next) : !follows(glyphs, next, at)) return;
      const code = glyphs.codes[next] ?? 0;
      if (hidden[next] || !(isFigure(code) || isMark(code))) return;
      hidden[next] = 1;
    }
  };
  for (const n of covered) {
    const code = glyphs.codes[n] ?? 0;
    if (!isFigure(code) && !isMark(code)) continue;
    spread(n, 1);
    spread(n, -1);
  }
  return hidden;
}

/** The glyphs without the hidden ones. */
export function withoutHidden(glyphs: Glyphs, hidden: Uint8Array): Glyphs {
  const kept = new Uint32Array(hidden.length);
  let count = 0;
  for (let n = 0; n < hidden.length; n += 1) if (!hidden[n]) kept[count++] = n;
  const taken = <Column extends Float64Array | Uint32Array | Uint8Array>(from: Column, into: Column): Column => {
    for (let i = 0; i < count; i += 1) into[i] = from[kept[i] ?? 0] ?? 0;
    return into;
  };
  const floats = (column: Float64Array): Float64Array => taken(column, new Float64Array(count));
  const whole = (column: Uint32Array): Uint32Array => taken(column, new Uint32Array(count));
  return {
    count,
    codes: whole(glyphs.codes),
    x0: floats(glyphs.x0),
    x1: floats(glyphs.x1),
    baselines: floats(glyphs.baselines),
    tops: floats(glyphs.tops),
    bottoms: floats(glyphs.bottoms),
    styleOf: whole(glyphs.styleOf),
    blankBefore: taken(glyphs.blankBefore, new Uint8Array(count)),
    styles: glyphs.styles,
  };
}
