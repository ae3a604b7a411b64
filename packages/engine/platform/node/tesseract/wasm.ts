import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { PrintReader } from '../../../src/shapes/print-reader.ts';
import { DATA } from '../../tesseract/data.ts';
import { openTesseractJs } from '../../tesseract/tesseract-js.ts';

const require = createRequire(import.meta.url);

/** The folder of a language's data among the installed packages. */
export const dataFolder = (language: string): string =>
  join(dirname(require.resolve(`@tesseract.js-data/${language}/package.json`)), DATA.variant);

/** tesseract as WebAssembly, with the data that is installed with us. */
export const openWasmTesseract = (): PrintReader =>
  openTesseractJs({ lanes: availableParallelism(), optionsFor: (language) => ({ langPath: dataFolder(language) }) });
