import type { Host } from '@tallyleaf/engine';
import { createDecoder } from './decode-picture.ts';
import { openKeptFiles } from './kept-files.ts';
import { createPrintReaderParts, type PrintReaderFiles } from './open-print-reader.ts';

export { createDecoder, type PrintReaderFiles };

/** Where the app serves what the engine needs. */
export interface EngineFiles {
  /** `pdfium.wasm` */
  readonly pdfium: string;
  /** The trained model's weights. */
  readonly model: string;
  /** `libheif.wasm`, which decodes HEIC. */
  readonly heic: string;
  /** What reads print in pictures of pages. */
  readonly printReader: PrintReaderFiles;
}

export interface BrowserHost extends Host {
  /** Fetches what reads print, and HEIC where it is wanted, before a page asks for it. @throws {PartMissing} where it cannot be had */
  readonly fetchAhead: (heic: boolean) => Promise<void>;
}

async function load(what: string, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${what} could not be loaded: HTTP ${response.status}`);
  return response.arrayBuffer();
}

/** The engine's host in a browser, in a Web Worker or not: its files are fetched when the first document needs them. */
export function createBrowserHost(files: EngineFiles): BrowserHost {
  const { builds, languages } = files.printReader;
  const kept = openKeptFiles([files.heic, ...Object.values(builds), ...Object.values(languages)]);
  const printReader = createPrintReaderParts(files.printReader, kept);
  const loadHeic = () => kept.load(files.heic);
  return {
    loadPdfium: () => load("PDFium's module", files.pdfium),
    loadModel: () => load("The model's weights", files.model),
    decodePicture: createDecoder(loadHeic),
    openPrintReader: async () => printReader.open(),
    fetchAhead: async (heic) => {
      await Promise.all([printReader.fetchAhead(), heic ? loadHeic() : null]);
      await kept.tidy();
    },
  };
}
