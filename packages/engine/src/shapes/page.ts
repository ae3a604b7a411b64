/** `[x0, y0, x1, y1]` in points (1/72 inch) of the page as displayed, origin at its top left corner. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A run of glyphs that the page sets as one word. */
export interface Word {
  readonly text: string;
  readonly box: Box;
  /** Where the text stands: its baseline's y. */
  readonly baseline: number;
  /** The font's size in points as displayed. */
  readonly size: number;
  readonly bold: boolean;
  /** The fill colour as 0xRRGGBB. */
  readonly colour: number;
  /** True where a blank (drawn or implied) stands between this word and the one before it in the file's order. */
  readonly spaceBefore: boolean;
}

/** A straight line, or the edge of a filled box, that may part columns or rows. */
export interface Ruling {
  readonly direction: 'horizontal' | 'vertical';
  readonly box: Box;
}

/** One page as words in boxes. */
export interface Page {
  /** Counted from 1. */
  readonly number: number;
  readonly width: number;
  readonly height: number;
  /** In reading order: from top to bottom, within a line from left to right. */
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /** Whether the words can be trusted: `none` where the page has no usable text layer and would have to be read from its picture. */
  readonly text: 'printed' | 'none';
}
