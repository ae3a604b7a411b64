import type { Host } from '@tallyleaf/engine';

/**
 * The engine's host in a browser, in a Web Worker or not: PDFium's module is fetched when the first PDF is opened.
 * @param wasmUrl where the app serves `pdfium.wasm`
 */
export function createBrowserHost(wasmUrl: string): Host {
  return {
    loadPdfium: async () => {
      const response = await fetch(wasmUrl);
      if (!response.ok) throw new Error(`PDFium's module could not be loaded: HTTP ${response.status}`);
      return response.arrayBuffer();
    },
  };
}
