import type { Picture } from '../../src/shapes/picture.ts';
import type { ReadWord } from '../../src/shapes/print-reader.ts';
import { type CompiledModule, wasm } from '../web-assembly.ts';
import { parseTsv } from './parse-tsv.ts';
import { PAGE_SEGMENTATION, SETTINGS } from './settings.ts';
import { sheetFile } from './sheet-file.ts';

/** What of tesseract's WebAssembly build (the package `tesseract.js-core`) is used. */
interface Core {
  readonly FS: { readonly writeFile: (path: string, content: Uint8Array) => void };
  readonly TessBaseAPI: new () => Api;
}
interface Api {
  readonly Init: (folder: string | null, language: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => boolean;
  readonly SetImageFile: (orientation: number, angle: number) => number;
  readonly Recognize: (monitor: null) => number;
  readonly GetTSVText: (page: number) => string;
}

interface CoreOptions {
  readonly instantiateWasm: (imports: object, done: (instance: object, module: CompiledModule) => void) => object;
  readonly print: (line: string) => void;
  readonly printErr: (line: string) => void;
  readonly TesseractProgress: (percent: number) => void;
}

/** One of the builds' own scripts. */
export type CreateCore = (options: CoreOptions) => Promise<unknown>;

export interface CoreParts {
  readonly create: CreateCore;
  /** The build's WebAssembly, compiled once for all who run it. */
  readonly module: CompiledModule;
  readonly language: string;
  /** The language's data, unpacked. */
  readonly data: Uint8Array;
}

/** The networks alone: our data hold nothing for the older engine (tesseract's OEM_LSTM_ONLY). */
const NETWORKS_ONLY = 1;
/** Where the core looks for the picture that it is asked to read. */
const SHEET = '/input';
const UPRIGHT = 1;

const ignore = (): void => undefined;

/**
 * Starts tesseract on this thread.
 * @returns reads a sheet; it takes seconds, in which the thread does nothing else
 */
export async function startCore({
  create,
  module,
  language,
  data,
}: CoreParts): Promise<(sheet: Picture) => ReadWord[]> {
  const core = (await create({
    instantiateWasm: (imports, done) => {
      const instance = new wasm.Instance(module, imports);
      done(instance, module);
      return instance.exports;
    },
    print: ignore,
    printErr: ignore,
    TesseractProgress: ignore,
  })) as Core;
  core.FS.writeFile(`${language}.traineddata`, data);
  const api = new core.TessBaseAPI();
  if (api.Init(null, language, NETWORKS_ONLY) !== 0) throw new Error(`tesseract does not take the data of ${language}`);
  for (const [name, value] of Object.entries({ ...SETTINGS, tessedit_pageseg_mode: PAGE_SEGMENTATION }))
    api.SetVariable(name, value);
  return (sheet) => {
    core.FS.writeFile(SHEET, sheetFile(sheet));
    if (api.SetImageFile(UPRIGHT, 0) === 1) throw new Error('tesseract does not take the sheet');
    api.Recognize(null);
    return parseTsv(api.GetTSVText(0));
  };
}
