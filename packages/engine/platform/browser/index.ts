import type { Host } from '@tallyleaf/engine';

/** Where the app serves what the engine needs. */
export interface EngineFiles {
  /** `pdfium.wasm` */
  readonly pdfium: string;
  /** The trained model's weights. */
  readonly model: string;
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
  };
}
