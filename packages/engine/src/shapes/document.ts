import type { Page } from './page.ts';

/** A page drawn: rows from the top, four bytes a pixel (red, green, blue, alpha), on white. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** An opened file. Pages are counted from 1; `close` frees what it holds, and nothing may be asked of it afterwards. */
export interface SourceDocument {
  readonly kind: 'pdf' | 'picture';
  readonly pages: number;
  /**
   * Reads a page. A page of a PDF that PDFium cannot load comes back without words, its `text` being `none`.
   * @throws {Refusal} `damaged-file` when reading it breaks PDFium.
   */
  readonly page: (number: number) => Page;
  /**
   * Draws a page, `scale` pixels a point. Fonts that are not in the file are missing from the drawing (CJK above all).
   * @returns null where it cannot be drawn: a picture, for now.
   * @throws {Refusal} `too-large` over the pixel limit.
   */
  readonly draw: (number: number, scale: number) => Drawing | null;
  readonly close: () => void;
}
