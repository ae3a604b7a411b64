import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gunzip } from 'node:zlib';
import type { PrintReader } from '../../../src/shapes/print-reader.ts';
import { fastestBuild } from '../../tesseract/builds.ts';
import { openReaderPool } from '../../tesseract/reader-pool.ts';
import { type Channel, startReading } from '../../tesseract/reading-messages.ts';
import { type CompiledModule, wasm } from '../../web-assembly.ts';
import { packedFolder } from './data-folder.ts';

const require = createRequire(import.meta.url);

const languageData = async (language: string): Promise<Uint8Array> =>
  promisify(gunzip)(await readFile(join(packedFolder(language), `${language}.traineddata.gz`)));

function startThread(): Channel {
  const thread = new Worker(new URL('./reading-worker.ts', import.meta.url));
  return {
    post: (request) => thread.postMessage(request),
    listen: (hear) => {
      thread.on('message', hear);
      thread.on('error', (error: Error) => hear({ kind: 'failed', message: error.message }));
    },
    end: async () => void (await thread.terminate()),
  };
}

/** tesseract as WebAssembly, with the data that is installed with us; its build and each language are loaded once. */
export function openWasmTesseract(): PrintReader {
  const build = fastestBuild();
  const file = require.resolve(`tesseract.js-core/tesseract-core-${build}.wasm`);
  const loaded = new Map<string, Promise<Uint8Array>>();
  let module: Promise<CompiledModule> | undefined;
  return openReaderPool({
    lanes: availableParallelism(),
    start: async (language) => {
      module ??= readFile(file).then((bytes) => wasm.compile(new Uint8Array(bytes)));
      const data = loaded.get(language) ?? languageData(language);
      loaded.set(language, data);
      const [compiled, unpacked] = await Promise.all([module, data]);
      return startReading(startThread(), { build, module: compiled, language, data: unpacked });
    },
  });
}
