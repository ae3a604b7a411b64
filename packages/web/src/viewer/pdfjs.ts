import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export type Pdfjs = typeof import('pdfjs-dist');
type PdfjsParts = typeof import('pdfjs-dist/web/pdf_viewer.mjs');

let loaded: Promise<{ readonly lib: Pdfjs; readonly parts: PdfjsParts }> | undefined;

async function load() {
  const lib = await import('pdfjs-dist');
  lib.GlobalWorkerOptions.workerSrc = workerUrl;
  // The components take the library from `globalThis.pdfjsLib`, where loading it has put it: so one after the other.
  return { lib, parts: await import('pdfjs-dist/web/pdf_viewer.mjs') };
}

/** pdf.js and its components, fetched when the first PDF is shown; tried again where they could not be had. */
export function loadPdfjs() {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

type Worker = InstanceType<Pdfjs['PDFWorker']>;

/** Started for a document that is yet to come. */
let ready: Worker | undefined;

/** Fetches pdf.js, and starts its worker, before there is a document to show. @throws where it cannot be had */
export async function fetchPdfjs(): Promise<void> {
  const { lib } = await loadPdfjs();
  ready ??= new lib.PDFWorker();
}

/** The worker that was started ahead, or a new one. Whoever takes it ends it. */
export function takeWorker(lib: Pdfjs): Worker {
  const worker = ready ?? new lib.PDFWorker();
  ready = undefined;
  return worker;
}

/** Where the build puts what pdf.js fetches when a document needs it (`scripts/pdfjs-files.ts`). */
const filesOf = (version: string): string => `/assets/pdfjs-${version}/`;

/**
 * How a document is opened: with our own copies of pdf.js's files, and nothing in it that acts. What it holds of scripts
 * is not run: there is no scripting manager, and XFA forms are not drawn.
 */
export function openingOptions({ version }: Pdfjs) {
  const files = filesOf(version);
  return {
    cMapUrl: `${files}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${files}standard_fonts/`,
    wasmUrl: `${files}wasm/`,
    iccUrl: `${files}iccs/`,
    enableXfa: false,
    // A page that is not looked at is not fetched.
    disableAutoFetch: true,
    verbosity: 0,
  } as const;
}
