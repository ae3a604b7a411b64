/** How a text object is set. Glyphs share these. */
export interface TextStyle {
  /** Points as displayed. */
  readonly size: number;
  readonly bold: boolean;
  /** 0xRRGGBB. */
  readonly colour: number;
}

/** The visible, upright glyphs of a page in the file's order, as columns of numbers: a page has thousands. */
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

/** Makes room for `capacity` glyphs. */
export function emptyGlyphs(capacity: number): Glyphs & { count: number; styles: TextStyle[] } {
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

/** White space of Unicode that is drawn as a blank, tabs and line ends included. */
export const isBlank = (code: number): boolean =>
  code === 0x20 ||
  code === 0xa0 ||
  (code >= 0x09 && code <= 0x0d) ||
  (code >= 0x2000 && code <= 0x200a) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0x1680;

/** Code points that draw nothing and part nothing: joiners, direction marks, the byte order mark. */
export const isFormatting = (code: number): boolean =>
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x202a && code <= 0x202e) ||
  (code >= 0x2060 && code <= 0x2064) ||
  code === 0xfeff;

/** PDFium's code for a hyphen at the end of a line (and so for the minus after an amount), and the soft hyphen, which is drawn as one. */
export const isHyphenCode = (code: number): boolean => code === 0x02 || code === 0xad;

/** Code points that say that the font has no usable map to Unicode: controls, the private use areas, U+FFFD, noncharacters. */
export const isUnreadable = (code: number): boolean =>
  code < 0x20 ||
  (code >= 0x7f && code < 0xa0) ||
  (code >= 0xe000 && code <= 0xf8ff) ||
  (code >= 0xfdd0 && code <= 0xfdef) ||
  (code >= 0xfff0 && code <= 0xffff) ||
  code >= 0xf0000;
