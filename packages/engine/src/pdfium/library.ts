import { init } from '@embedpdf/pdfium';
import type { Host } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { PdfiumExports } from './exports.ts';

/** How many bytes of the module's memory the scratch area holds. */
const SCRATCH_BYTES = 1024;

/**
 * The most memory of one instance, in bytes. The longest statements take 20 MB, scans at 600 dpi 150 MB; bombs and forms
 * that draw themselves take all there is, and the sooner they are stopped the better.
 */
const MOST_MEMORY = 768 * 1024 * 1024;

/**
 * One instance of PDFium with a scratch area for what its functions write. Instances are cheap (5 ms once compiled), so
 * each document gets its own: nothing that one file does to PDFium's memory can reach the next.
 */
export interface Library {
  readonly api: PdfiumExports;
  /** The address of `SCRATCH_BYTES` bytes, aligned to 16, that any call may use and none may keep. */
  readonly scratch: number;
  /** The module's memory. Asked for anew after each call that may make the memory grow, which detaches the views. */
  readonly views: () => Views;
}

export interface Views {
  readonly bytes: Uint8Array;
  readonly ints: Int32Array;
  readonly floats: Float32Array;
  readonly doubles: Float64Array;
}

interface WebAssemblyApi {
  readonly compile: (bytes: Uint8Array | ArrayBuffer) => Promise<object>;
  readonly instantiate: (module: object, imports: object) => Promise<object>;
}

// The engine compiles without DOM and Node; both have this global, and declare it differently.
const webAssembly = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

/** Compiled code, by the host that supplied its bytes: it holds no state, and saves 15 ms a document. */
const compiled = new WeakMap<Host, Promise<object>>();

function compile(host: Host): Promise<object> {
  const known = compiled.get(host);
  if (known) return known;
  const module = host.loadPdfium().then((bytes) => webAssembly.compile(bytes));
  compiled.set(host, module);
  // A failed fetch is tried again by the next document.
  module.catch(() => compiled.delete(host));
  return module;
}

/** The functions that the module asks of its JavaScript side. */
interface Imports {
  readonly env: Record<string, (...numbers: number[]) => number>;
}

/** Denies the module memory beyond `MOST_MEMORY`: it then stops, which `guarded` makes a refusal of. */
function withMemoryLimit(imports: Imports): Imports {
  const grow = imports.env.emscripten_resize_heap;
  if (!grow) throw new Error('this build of PDFium grows its memory by another name');
  return {
    ...imports,
    env: { ...imports.env, emscripten_resize_heap: (bytes = 0) => (bytes >>> 0 > MOST_MEMORY ? 0 : grow(bytes)) },
  };
}

function instantiate(module: object): Promise<PdfiumExports> {
  return new Promise((resolve, reject) => {
    const silent = () => undefined;
    const overrides = {
      print: silent,
      printErr: silent,
      instantiateWasm(imports: Imports, receive: (instance: object, module: object) => void): object {
        webAssembly.instantiate(module, withMemoryLimit(imports)).then((instance) => receive(instance, module), reject);
        return {};
      },
    };
    const wrapped = init(overrides as Parameters<typeof init>[0]);
    wrapped.then(({ pdfium }) => resolve(pdfium.wasmExports as unknown as PdfiumExports), reject);
  });
}

/** A fresh instance of PDFium. */
export async function loadLibrary(host: Host): Promise<Library> {
  const api = await instantiate(await compile(host));
  api.PDFiumExt_Init();
  const scratch = api.malloc(SCRATCH_BYTES);
  let buffer: ArrayBuffer | undefined;
  let current: Views | undefined;
  const views = (): Views => {
    if (!current || buffer !== api.memory.buffer) {
      buffer = api.memory.buffer;
      current = {
        bytes: new Uint8Array(buffer),
        ints: new Int32Array(buffer),
        floats: new Float32Array(buffer),
        doubles: new Float64Array(buffer),
      };
    }
    return current;
  };
  return { api, scratch, views };
}

/**
 * Runs calls into PDFium. A trap inside it (memory it may not touch, a stack that overflowed, memory that ran out) is the
 * file's doing, and leaves the instance unusable.
 * @throws {Refusal} `damaged-file` in place of the trap.
 */
export function guarded<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && (error.name === 'RuntimeError' || error instanceof RangeError))
      throw new Refusal('damaged-file');
    throw error;
  }
}
