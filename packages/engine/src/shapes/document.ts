import type { Box } from './page.ts';
import type { Picture } from './picture.ts';
import type { PrintedPage, ShownText } from './printed.ts';

/** A page drawn: rows from the top, four bytes a pixel (red, green, blue, alpha), on white. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** A page as its pixels, and how many points (1/72 inch) it is wide and high as displayed. */
export interface PagePicture {
  readonly picture: Picture;
  readonly pointsWide: number;
  readonly pointsHigh: number;
  /** Pixels an inch where the file says so. */
  readonly dpi: number | null;
}

/** What a file says of itself, beside its pages. */
export interface FileFacts {
  /** The programs that it names as its makers (of a PDF Creator and Producer), as far as it does. */
  readonly programs: readonly string[];
  /** Where the bytes end that each of its signatures is over. */
  readonly signedTo: readonly number[];
}

/** An opened file. Pages are counted from 1; `close` frees what it holds, and nothing may be asked of it afterwards. */
export interface SourceDocument {
  readonly kind: 'pdf' | 'picture';
  readonly pages: number;
  /**
   * The glyphs and strokes of a page; null where there are none to be had: of a picture, of a page that PDFium cannot load.
   * @throws {Refusal} `damaged-file` when reading it breaks PDFium.
   */
  readonly printedPage: (number: number) => PrintedPage | null;
  /** How large, in points, a picture's page is as displayed; 0 × 0 of a PDF's. */
  readonly pictureSize: (number: number) => { readonly width: number; readonly height: number };
  /**
   * A page as a picture in greys, upright, to be read from: a picture file's own pixels, a PDF's page drawn as finely as the
   * pictures in it are. Null where it cannot be drawn.
   * @throws {Refusal} `damaged-file` where it cannot be decoded, `too-large` over the pixel limit.
   */
  readonly picture: (number: number) => Promise<PagePicture | null>;
  /**
   * Draws a page, `scale` pixels a point. Fonts that are not in the file are missing from the drawing (CJK above all).
   * @returns null where it cannot be drawn: a picture, for now.
   * @throws {Refusal} `too-large` over the pixel limit.
   */
  readonly draw: (number: number, scale: number) => Drawing | null;
  /**
   * Draws a page, or an area of it, with and without its text, `scale` pixels a point or, of a large page, fewer.
   * @returns null where there is no text to leave out: of a picture, of a page that PDFium cannot load.
   */
  readonly shownText: (number: number, scale: number, area?: Box) => ShownText | null;
  readonly facts: () => FileFacts;
  readonly close: () => void;
}
