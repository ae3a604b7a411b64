import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** What another PDF program than the one that wrote them finds of a page's annotations: PDFium, as in Chrome. */
export interface FoundAnnotation {
  readonly kind: string;
  /** Its text, or what was commented on it. */
  readonly contents: string;
}

/** PDFium's numbers for kinds of annotations (fpdf_annot.h). */
const KINDS: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'link',
  3: 'freetext',
  9: 'highlight',
  13: 'stamp',
  15: 'ink',
  16: 'popup',
};

/** What is called of PDFium; numbers are addresses in its memory, but for indices and lengths. */
interface Pdfium {
  readonly pdfium: { readonly UTF16ToString: (at: number) => string };
  readonly PDFiumExt_Init: () => void;
  readonly FPDF_LoadMemDocument: (at: number, length: number, password: string) => number;
  readonly FPDF_CloseDocument: (document: number) => void;
  readonly FPDF_LoadPage: (document: number, index: number) => number;
  readonly FPDF_ClosePage: (page: number) => void;
  readonly FPDFPage_GetAnnotCount: (page: number) => number;
  readonly FPDFPage_GetAnnot: (page: number, index: number) => number;
  readonly FPDFPage_CloseAnnot: (annotation: number) => void;
  readonly FPDFAnnot_GetSubtype: (annotation: number) => number;
  readonly FPDFAnnot_GetStringValue: (annotation: number, key: string, buffer: number, length: number) => number;
}

type Init = (options: { readonly wasmBinary: ArrayBuffer }) => Promise<Pdfium>;

/** PDFium is the engine's: it is found as the engine finds it. */
const ofEngine = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

async function load(): Promise<Pdfium> {
  const { init } = (await import(pathToFileURL(ofEngine.resolve('@embedpdf/pdfium')).href)) as { init: Init };
  const bytes = readFileSync(ofEngine.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const library = await init({ wasmBinary: new Uint8Array(bytes).buffer });
  library.PDFiumExt_Init();
  return library;
}

let loading: Promise<Pdfium> | undefined;
const pdfium = (): Promise<Pdfium> => {
  loading ??= load();
  return loading;
};

/** The module's memory, which its types do not tell of. */
const memoryOf = (library: Pdfium) =>
  library.pdfium as unknown as {
    readonly HEAPU8: Uint8Array;
    readonly wasmExports: { readonly malloc: (bytes: number) => number; readonly free: (at: number) => void };
  };

/** A string that PDFium writes into memory in UTF-16, length first. */
function textFrom(library: Pdfium, write: (buffer: number, length: number) => number): string {
  const { wasmExports } = memoryOf(library);
  const length = write(0, 0);
  if (length <= 2) return '';
  const buffer = wasmExports.malloc(length);
  write(buffer, length);
  const text = library.pdfium.UTF16ToString(buffer);
  wasmExports.free(buffer);
  return text;
}

/** Opens a PDF's first page for as long as something is read of it. */
async function withPage<T>(bytes: Uint8Array, read: (library: Pdfium, page: number) => T): Promise<T> {
  const library = await pdfium();
  const memory = memoryOf(library);
  const { wasmExports } = memory;
  const at = wasmExports.malloc(bytes.length);
  memory.HEAPU8.set(bytes, at);
  const document = library.FPDF_LoadMemDocument(at, bytes.length, '');
  if (!document) throw new Error('PDFium cannot open the document');
  const page = library.FPDF_LoadPage(document, 0);
  try {
    return read(library, page);
  } finally {
    library.FPDF_ClosePage(page);
    library.FPDF_CloseDocument(document);
    wasmExports.free(at);
  }
}

/** The annotations of a PDF's first page. */
export const annotationsOf = (bytes: Uint8Array): Promise<readonly FoundAnnotation[]> =>
  withPage(bytes, (library, page) =>
    Array.from({ length: library.FPDFPage_GetAnnotCount(page) }, (_, index) => {
      const annotation = library.FPDFPage_GetAnnot(page, index);
      const kind = library.FPDFAnnot_GetSubtype(annotation);
      const contents = textFrom(library, (buffer, length) =>
        library.FPDFAnnot_GetStringValue(annotation, 'Contents', buffer, length),
      );
      library.FPDFPage_CloseAnnot(annotation);
      return { kind: KINDS[kind] ?? String(kind), contents };
    }),
  );

/** What a PDF says of its pictures to those who do not see them: the `Alt` of its structure (ISO 32000-2, 14.9.3). */
export const altTextsOf = (bytes: Uint8Array): readonly string[] =>
  [...new TextDecoder('latin1').decode(bytes).matchAll(/\/Alt\s*\(((?:[^()\\]|\\.)*)\)/g)].map(([, text = '']) => text);
