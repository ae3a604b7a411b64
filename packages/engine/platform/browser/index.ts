import type { Host } from '@tallyleaf/engine';
import { decodePicture } from './decode-picture.ts';
import { createPrintReaderParts, type PrintReaderFiles } from './open-print-reader.ts';

export { PartMissing } from './kept-files.ts';
export type { PrintReaderFiles };

/** Where the app serves what the engine needs. */
export interface EngineFiles {
  /** `pdfium.wasm` */
  readonly pdfium: string;
  /** The trained model's weights. */
  readonly model: string;
  /** What reads print in pictures of pages. */
  readonly printReader: PrintReaderFiles;
}

export interface BrowserHost extends Host {
  /** Fetches what reads print, before a page asks for it. @throws {PartMissing} where it cannot be had */
  readonly fetchPrintReader: () => Promise<void>;
}

async function load(what: string, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${what} could not be loaded: HTTP ${response.status}`);
  return response.arrayBuffer();
}

/** The engine's host in a browser, in a Web Worker or not: its files are fetched when the first document needs them. */
export function createBrowserHost(files: EngineFiles): BrowserHost {
  const printReader = createPrintReaderParts(files.printReader);
  return {
    loadPdfium: () => load("PDFium's module", files.pdfium),
    loadModel: () => load("The model's weights", files.model),
    decodePicture,
    openPrintReader: async () => printReader.open(),
    fetchPrintReader: printReader.fetchAhead,
  };
}
