import type { Picture } from './shapes/picture.ts';
import type { PrintReader } from './shapes/print-reader.ts';

/** One picture of a file that holds one or more (the pages of a TIFF). */
export interface PictureFile {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpeg' | 'tiff' | 'webp' | 'heic';
  /** Which of its pictures, from 0. */
  readonly index: number;
  /** What its header says, which keeps to the limits: how many pixels it has as stored. */
  readonly width: number;
  readonly height: number;
  /** How it has to be turned, as EXIF numbers it: 1 is upright. */
  readonly orientation: number;
}

/** What the engine asks of its host; `platform/node` and `platform/browser` fill it in. */
export interface Host {
  /** The bytes of PDFium's WebAssembly module. */
  readonly loadPdfium: () => Promise<Uint8Array | ArrayBuffer>;
  /** The bytes of the trained model's weights. */
  readonly loadModel: () => Promise<Uint8Array | ArrayBuffer>;
  /**
   * The pixels of a picture, set upright as its orientation says, transparent ones on white.
   * @throws {PartMissing} where what decodes it is not here.
   * @throws {Error} of any other kind where it cannot be decoded, or has another size than its header says: the file is damaged.
   */
  readonly decodePicture: (file: PictureFile) => Promise<Picture>;
  /** Starts what reads print. The engine closes it after the document. @throws {PartMissing} as reading may, too */
  readonly openPrintReader: () => Promise<PrintReader>;
}

/** How far a conversion is. While pages are read, `page` counts from 1 up to `pages`; those that are pictures are read after all others. */
export interface Progress {
  readonly stage: 'opening' | 'reading' | 'understanding';
  readonly page: number;
  readonly pages: number;
  /** How many pages have to be read from their pictures, as far as known, and how many of them are done. */
  readonly ocrPages?: number;
  readonly ocrDone?: number;
}
