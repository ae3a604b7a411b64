import { availableParallelism } from 'node:os';
import type { PrintReader } from '../../../src/shapes/print-reader.ts';
import { openTesseractJs } from '../../tesseract/tesseract-js.ts';
import { packedFolder } from './data-folder.ts';

/** tesseract as WebAssembly, with the data that is installed with us. */
export const openWasmTesseract = (): PrintReader =>
  openTesseractJs({ lanes: availableParallelism(), optionsFor: (language) => ({ langPath: packedFolder(language) }) });
