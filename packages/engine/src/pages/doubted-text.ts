import { isAnotherText } from '../glyph-shapes/judge-glyphs.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Box } from '../shapes/page.ts';
import type { Glyphs, PrintedPage } from '../shapes/printed.ts';

/** The height of the strip that is drawn of a page, in points: some ten lines. */
const STRIP = 120;
/** How fine it is drawn, in pixels a point; how many glyphs of one figure are looked at in it. */
const SCALE = 3;
const MOST_ALIKE = 12;

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The strip across a page that shows the most figures of the suspect fonts; null where there are none. */
function fullestStrip({ width, height, glyphs, suspectFonts }: PrintedPage): Box | null {
  const styleAt = (n: number) => glyphs.styles[glyphs.styleOf[n] ?? 0];
  const figures = figuresOf(glyphs).filter((n) => suspectFonts.includes(styleAt(n)?.font ?? -1));
  if (figures.length === 0) return null;
  figures.sort((a, b) => (glyphs.baselines[a] ?? 0) - (glyphs.baselines[b] ?? 0));
  const baseline = (place: number): number => glyphs.baselines[figures[place] ?? 0] ?? 0;
  let [first, most] = [0, 0];
  for (let from = 0, to = 0; from < figures.length; from += 1) {
    while (to < figures.length && baseline(to) - baseline(from) < STRIP) to += 1;
    if (to - from > most) [first, most] = [from, to - from];
  }
  const size = Math.max(...figures.slice(first, first + most).map((n) => styleAt(n)?.size ?? 0));
  return [0, Math.max(0, baseline(first) - size), width, Math.min(height, baseline(first + most - 1) + size / 2)];
}

function figuresOf({ codes, count }: Glyphs): number[] {
  const figures: number[] = [];
  for (let n = 0; n < count; n += 1) if (isFigure(codes[n] ?? 0)) figures.push(n);
  return figures;
}

/**
 * Whether the text of a page is another than the page shows. Only where a font is suspect is a strip of the page drawn, in
 * which its figures are compared with what they are said to be.
 */
export function isAnother(document: SourceDocument, printed: PrintedPage, number: number): boolean {
  if (printed.suspectFonts.length === 0) return false;
  const strip = fullestStrip(printed);
  const shown = strip && document.shownText(number, SCALE, strip);
  return shown !== null && isAnotherText(shown, printed.glyphs, MOST_ALIKE);
}
