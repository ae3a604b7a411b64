import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Host } from '@tallyleaf/engine';

/** The engine's host in Node: PDFium's module is read from the installed package, once. */
export function createNodeHost(): Host {
  let bytes: Promise<Uint8Array> | undefined;
  return {
    loadPdfium: () => {
      bytes ??= readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
      return bytes;
    },
  };
}
