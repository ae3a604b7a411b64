import type { Bend, Projection } from './picture.ts';

/** `[x0, y0, x1, y1]` in points (1/72 inch) of the page as displayed, origin at its top left corner. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number];

/** A run of glyphs that the page sets as one word. */
export interface Word {
  readonly text: string;
  /** As wide as its glyphs' advances, as high as its font (ascent and descent). */
  readonly box: Box;
  /** Where the text stands: its baseline's y. */
  readonly baseline: number;
  /** The font's size in points as displayed. */
  readonly size: number;
  readonly bold: boolean;
  /** The fill colour as 0xRRGGBB. */
  readonly colour: number;
  /**
   * True where a blank (drawn, or implied by a gap) stands between this word and the one to its left. False for the first
   * word of a line, and where a word was cut only because its baseline or its size changed (a raised footnote mark).
   */
  readonly spaceBefore: boolean;
  /** Of a word read from its picture: how sure its reader was, 0 to 1, not calibrated. */
  readonly sureness?: number;
  /** Of a word read from its picture: what else was read from the same ink, likeliest first, `text` not among them. */
  readonly readings?: readonly string[];
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
  /**
   * In reading order: from top to bottom, within a line from left to right. Only text that runs from left to right on
   * the page as displayed and that can be seen; text set upwards, downwards or aslant (margin notes, watermarks) is left out.
   */
  readonly words: readonly Word[];
  readonly rulings: readonly Ruling[];
  /**
   * Where the words come from: `printed`, the file's own text; `read`, the picture of the page; `none`, there are none: the page
   * has no usable text, and has yet to be read from its picture.
   */
  readonly text: 'printed' | 'read' | 'none';
  /**
   * Of a page that is a picture, the words of the text layer that nobody sees, where it has one: another program's reading of
   * the picture, of unknown quality.
   */
  readonly hiddenWords?: readonly Word[];
  /** True where the file holds text that nobody can see on the page (invisible, white on white, covered); it is not among the words. */
  readonly hiddenText: boolean;
  /** True where a picture fills most of the page: a scan, or a letterhead behind the text. */
  readonly picture: boolean;
  /**
   * Of a page read from its picture: the page of the file that it is on (a picture may show two), and how its points become
   * that page's, for the picture was made straight before it was read.
   */
  readonly taken?: {
    readonly page: number;
    /** How large that page is as displayed, in points. */
    readonly width: number;
    readonly height: number;
    readonly toPage: Projection;
    /** Where its lines were bent and were made level, too: in points of this page. */
    readonly bend?: Bend;
  };
}
