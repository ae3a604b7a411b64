import type { PrintReader } from '../../src/shapes/print-reader.ts';
import { type Build, fastestBuild } from '../tesseract/builds.ts';
import type { DATA } from '../tesseract/data.ts';
import { openReaderPool } from '../tesseract/reader-pool.ts';
import { type Channel, type ReadingReply, startReading } from '../tesseract/reading-messages.ts';
import { wasm } from '../web-assembly.ts';
import type { KeptFiles } from './kept-files.ts';

type Language = (typeof DATA.languages)[number];

/** Where the app serves tesseract's WebAssembly builds, and its languages' data, packed by gzip or not. */
export interface PrintReaderFiles {
  readonly builds: Readonly<Record<Build, string>>;
  readonly languages: Readonly<Record<Language, string>>;
}

/** Figures are read with it, whatever the language of the page. */
const FIRST = 'eng';
/** Two take turns on one core, and use two well: the page has little to do meanwhile. */
const LEAST_LANES = 2;
/** More lanes than that take more memory than a browser's tab should. */
const MOST_LANES = 4;

function startWorker(): Channel {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
  return {
    post: (request) => worker.postMessage(request),
    listen: (hear) => {
      worker.addEventListener('message', (event: MessageEvent<ReadingReply>) => hear(event.data));
      worker.addEventListener('error', ({ message }) =>
        hear({ kind: 'failed', message: message ?? 'it did not start' }),
      );
    },
    end: () => worker.terminate(),
  };
}

/** Some servers and caches unpack what they send. */
async function unpacked(bytes: ArrayBuffer): Promise<Uint8Array> {
  const [first, second] = new Uint8Array(bytes);
  if (first !== 0x1f || second !== 0x8b) return new Uint8Array(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** What is loaded once for all documents. */
export interface PrintReaderParts {
  readonly open: () => PrintReader;
  /** Fetches what any page needs, so that it is there (and stays there) when the first page is to be read. */
  readonly fetchAhead: () => Promise<void>;
}

/** tesseract in the browser: its parts are fetched from the app's own server when the first page needs them, and kept. */
export function createPrintReaderParts(files: PrintReaderFiles, kept: KeptFiles): PrintReaderParts {
  const build = fastestBuild();
  const loaded = new Map<string, Promise<unknown>>();

  /** Once, unless it failed. */
  function once<T>(url: string, make: (bytes: ArrayBuffer) => Promise<T>): Promise<T> {
    const made = loaded.get(url) ?? kept.load(url).then(make);
    loaded.set(url, made);
    made.catch(() => loaded.delete(url));
    return made as Promise<T>;
  }
  const module = () => once(files.builds[build], (bytes) => wasm.compile(new Uint8Array(bytes)));
  const data = (language: string) => once(files.languages[language as Language], unpacked);
  const start = async (language: string) => {
    const [compiled, bytes] = await Promise.all([module(), data(language)]);
    return startReading(startWorker(), { build, module: compiled, language, data: bytes });
  };

  return {
    open: () =>
      openReaderPool({ lanes: Math.max(LEAST_LANES, Math.min(MOST_LANES, navigator.hardwareConcurrency - 1)), start }),
    fetchAhead: async () => {
      // Started once, so that the scripts are there as well.
      await (await start(FIRST)).end();
    },
  };
}
