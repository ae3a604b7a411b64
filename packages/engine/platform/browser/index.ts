import type { Host } from '@tallyleaf/engine';
import { openTesseractJs } from '../tesseract/tesseract-js.ts';
import { decodePicture } from './decode-picture.ts';

/** Where the app serves what the engine needs. */
export interface EngineFiles {
  /** `pdfium.wasm` */
  readonly pdfium: string;
  /** The trained model's weights. */
  readonly model: string;
  /** tesseract.js: its worker, the folder of its core, and of its languages' data. */
  readonly ocr: { readonly worker: string; readonly core: string; readonly data: string };
}

async function load(what: string, url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${what} could not be loaded: HTTP ${response.status}`);
  return response.arrayBuffer();
}

/** The engine's host in a browser, in a Web Worker or not: its files are fetched when the first document needs them. */
export function createBrowserHost(files: EngineFiles): Host {
  return {
    loadPdfium: () => load("PDFium's module", files.pdfium),
    loadModel: () => load("The model's weights", files.model),
    decodePicture,
    openPrintReader: async () =>
      openTesseractJs({
        lanes: Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1)),
        optionsFor: () => ({
          workerPath: files.ocr.worker,
          corePath: files.ocr.core,
          langPath: files.ocr.data,
          workerBlobURL: false,
        }),
      }),
  };
}
