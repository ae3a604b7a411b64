import { isAnotherText } from '../glyph-shapes/judge-glyphs.ts';
import type { SourceDocument } from '../shapes/document.ts';
import type { Glyphs, ShownText } from '../shapes/printed.ts';
import { isChanged, isDark, stemsIn } from './stems.ts';

/** How fine pages are drawn, in pixels a point; how many glyphs of one figure and font are looked at. */
const SCALE = 2.5;
/** A figure of small print that looks like another one at that scale, must still do so at this one. */
const FINE_SCALE = 3.5;
const MOST_ALIKE = 60;
/** Of a longer document so many pages are looked at, and all only where one of them is doubted. */
const LOOKED_AT = 6;
/** A glyph that changes the drawing less than this (of 255) anywhere is not seen. */
const UNSEEN = 8;
/**
 * So many figures not seen, and such a share of all, of fonts that are seen elsewhere on the page, are hidden in some way. Fewer
 * may be a line that a page break cut off, drawn on both pages and clipped on one.
 */
const FEWEST_UNSEEN = 12;
const UNSEEN_SHARE = 0.05;
/** Print that is no text: so many points of stems (60 letters or so), and such a share of all print. */
const FEWEST_STEMS = 500;
const STEMS_SHARE = 0.1;

/** Why the text of a page is not believed. */
export interface PageDoubt {
  /** Its number in the file, from 1. */
  readonly page: number;
  /**
   * `another`: its characters are others than its glyphs show. `unseen`: figures of it are not seen. `incomplete`: there is
   * print on the page that is no text, in outlines or pictures.
   */
  readonly reason: 'another' | 'unseen' | 'incomplete';
}

const isFigure = (code: number): boolean => code >= 0x30 && code <= 0x39;

function isSeen({ scale, left, top, change }: ShownText, glyphs: Glyphs, n: number): boolean {
  const { width, height, grey } = change;
  const right = Math.min(width, Math.ceil((glyphs.x1[n] ?? 0) * scale) - left);
  const bottom = Math.min(height, Math.ceil((glyphs.bottoms[n] ?? 0) * scale) - top);
  for (let y = Math.max(0, Math.floor((glyphs.tops[n] ?? 0) * scale) - top); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor((glyphs.x0[n] ?? 0) * scale) - left); x < right; x += 1)
      if ((grey[y * width + x] ?? 0) >= UNSEEN) return true;
  return false;
}

/** Whether figures are not seen though others of their font are: a font of which none is seen is one that cannot be drawn. */
function hidesFigures(shown: ShownText, glyphs: Glyphs): boolean {
  const fonts = new Map<number, { seen: number; unseen: number }>();
  for (let n = 0; n < glyphs.count; n += 1) {
    if (!isFigure(glyphs.codes[n] ?? 0)) continue;
    const font = glyphs.styles[glyphs.styleOf[n] ?? 0]?.font ?? 0;
    const counts = fonts.get(font) ?? { seen: 0, unseen: 0 };
    fonts.set(font, counts);
    if (isSeen(shown, glyphs, n)) counts.seen += 1;
    else counts.unseen += 1;
  }
  const drawn = [...fonts.values()].filter(({ seen }) => seen > 0);
  const unseen = drawn.reduce((sum, counts) => sum + counts.unseen, 0);
  const all = drawn.reduce((sum, counts) => sum + counts.seen, unseen);
  return unseen >= FEWEST_UNSEEN && unseen >= UNSEEN_SHARE * all;
}

function isIncomplete({ scale, change, rest }: ShownText): boolean {
  const other = stemsIn(rest, scale, isDark);
  return other >= FEWEST_STEMS && other >= STEMS_SHARE * (other + stemsIn(change, scale, isChanged));
}

function doubtPage(document: SourceDocument, page: number): PageDoubt[] {
  const printed = document.printedPage(page);
  const shown = printed && document.shownText(page, SCALE);
  if (!printed || !shown) return [];
  const isAnother = (drawn: ShownText | null): boolean =>
    drawn !== null && isAnotherText(drawn, printed.glyphs, MOST_ALIKE);
  if (isAnother(shown) && isAnother(document.shownText(page, FINE_SCALE))) return [{ page, reason: 'another' }];
  if (hidesFigures(shown, printed.glyphs)) return [{ page, reason: 'unseen' }];
  return isIncomplete(shown) ? [{ page, reason: 'incomplete' }] : [];
}

/**
 * Compares the text of pages with their drawings, page by page: what the file says with what a reader sees. It costs as much as
 * reading the pages several times, so it is for documents whose figures do not prove their reading.
 * @param pages numbers of pages in the file whose text was believed
 */
export function doubtText(document: SourceDocument, pages: readonly number[]): PageDoubt[] {
  const first = Array.from(
    { length: Math.min(LOOKED_AT, pages.length) },
    (_, i) => pages[Math.floor((i * pages.length) / Math.min(LOOKED_AT, pages.length))] ?? 0,
  );
  const doubts = first.flatMap((page) => doubtPage(document, page));
  if (doubts.length === 0) return [];
  const others = pages.filter((page) => !first.includes(page)).flatMap((page) => doubtPage(document, page));
  return [...doubts, ...others].sort((a, b) => a.page - b.page);
}
