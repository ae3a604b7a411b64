import type { Ruling } from './page.ts';
import type { Picture } from './picture.ts';

/** How a text object is set. Its glyphs share it. */
export interface TextStyle {
  /** Points as displayed. */
  readonly size: number;
  readonly bold: boolean;
  /** 0xRRGGBB. */
  readonly colour: number;
  /** The number of its font among those of the page. */
  readonly font: number;
}

/** Upright glyphs of a page in the file's order, as columns of numbers: a page has thousands. */
export interface Glyphs {
  readonly count: number;
  /** Unicode code points (or UTF-16 units, where the file gave surrogates). Blanks are not among them. */
  readonly codes: Uint32Array;
  /** The advance box across, in displayed coordinates. */
  readonly x0: Float64Array;
  readonly x1: Float64Array;
  readonly baselines: Float64Array;
  /** The font's ascent and descent at the glyph, in displayed coordinates. */
  readonly tops: Float64Array;
  readonly bottoms: Float64Array;
  /** Index into `styles`. */
  readonly styleOf: Uint32Array;
  /** 1 where a blank was drawn between this glyph and the one before it. */
  readonly blankBefore: Uint8Array;
  readonly styles: readonly TextStyle[];
}

/** One page of a PDF as PDFium gives it: its glyphs and strokes, not yet words and lines. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  /** Those that a reader sees. */
  readonly glyphs: Glyphs;
  /** How many glyphs nobody can see: invisible, white on white, under a picture, a bar, an annotation. They are not among `glyphs`. */
  readonly hidden: number;
  /** Of the hidden ones those that were never meant to be seen (not those that something covers): the text layer of a scan. */
  readonly hiddenGlyphs: Glyphs;
  /** Those that something was painted over, so that nobody sees them; they are among the `hidden` ones. */
  readonly coveredGlyphs: Glyphs;
  /** The names of the fonts, by their numbers in `styles`; empty where a font has none. */
  readonly fontNames: readonly string[];
  /** How many of `glyphs` have no usable map to Unicode. */
  readonly unreadable: number;
  /** Pieces of lines and edges of filled boxes, as they were drawn. */
  readonly strokes: readonly Ruling[];
  /** The fonts whose figures have outlines like other figures': what the file says of them may be wrong. */
  readonly suspectFonts: readonly number[];
  /** The share of the page that its pictures cover, 0 to 1 or, where they overlap, more. */
  readonly pictures: number;
  /** Of the largest picture, how many of its pixels lie on a point; null where there is none. */
  readonly pixelsPerPoint: number | null;
}

/**
 * What the text of a page, or of an area of it, changes in its drawing. Fonts that are not in the file may be missing from it
 * (CJK above all).
 */
export interface ShownText {
  /** Pixels a point. */
  readonly scale: number;
  /** Where the pictures begin, in pixels from the page's left and top. */
  readonly left: number;
  readonly top: number;
  /** How much each pixel changes when the text is left out. 0: no text is seen here; 255: black on white, or white on black. */
  readonly change: Picture;
  /** The page without its text. */
  readonly rest: Picture;
}
