import type { PrintReader } from '../../../src/shapes/print-reader.ts';
import { openNativeTesseract } from './native.ts';
import { openWasmTesseract } from './wasm.ts';

/** The machine's own tesseract where it is installed (about twice as fast), else the one that comes with us. */
export async function openPrintReader(): Promise<PrintReader> {
  return (await openNativeTesseract()) ?? openWasmTesseract();
}
