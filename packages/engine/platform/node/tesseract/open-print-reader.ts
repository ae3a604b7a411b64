import type { PrintReader } from '../../../src/shapes/print-reader.ts';
import { openNativeTesseract } from './native.ts';
import { openWasmTesseract } from './wasm.ts';

/** The machine's own tesseract where it is installed and wanted (about twice as fast), else the one that comes with us. */
export async function openPrintReader(which: 'installed' | 'bundled'): Promise<PrintReader> {
  const installed = which === 'installed' ? await openNativeTesseract() : null;
  return installed ?? openWasmTesseract();
}
