import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Host } from '@tallyleaf/engine';

const WEIGHTS = new URL('../../weights/row-roles.bin', import.meta.url);

/** What a host in Node may be told. */
export interface NodeHostOptions {
  /** Which tesseract reads print: this machine's own where there is one (the default), or always the one that comes with us. */
  readonly printReader?: 'installed' | 'bundled';
}

/**
 * The engine's host in Node: PDFium's module is read from the installed package, the model from this one, each once. What only
 * pictures need is loaded with the first picture.
 */
export function createNodeHost({ printReader = 'installed' }: NodeHostOptions = {}): Host {
  let pdfium: Promise<Uint8Array> | undefined;
  let model: Promise<Uint8Array> | undefined;
  return {
    loadPdfium: () => {
      pdfium ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
      return pdfium;
    },
    loadModel: () => {
      model ??= readFile(WEIGHTS);
      return model;
    },
    decodePicture: async (file) => (await import('./decode-picture.ts')).decodePicture(file),
    openPrintReader: async () => (await import('./tesseract/open-print-reader.ts')).openPrintReader(printReader),
  };
}
