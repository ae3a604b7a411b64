import type { Limits, Options } from '../options.ts';
import { drawPage, drawPageInGreys } from '../pdfium/draw-page.ts';
import { readFileFacts } from '../pdfium/file-facts.ts';
import { guarded, type Library, loadLibrary } from '../pdfium/library.ts';
import { readPrintedPage } from '../pdfium/read-printed-page.ts';
import { readShownText } from '../pdfium/shown-text.ts';
import type { KnownFonts } from '../pdfium/suspect-fonts.ts';
import type { Host } from '../ports.ts';
import { Refusal } from '../refusal.ts';
import type { PagePicture, SourceDocument } from '../shapes/document.ts';
import { checkPages, limitsOf } from './limits.ts';
import { withNewTrailer } from './repair.ts';

/** FPDF_ERR_PASSWORD and FPDF_ERR_SECURITY of fpdfview.h. */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/** Copies bytes, and a zero after them, into PDFium's memory. */
function copyIn(library: Library, bytes: Uint8Array): number {
  const pointer = library.api.malloc(bytes.length + 1);
  if (pointer === 0) throw new Refusal('too-large', 'it does not fit into memory');
  const memory = library.views().bytes;
  memory.set(bytes, pointer);
  memory[pointer + bytes.length] = 0;
  return pointer;
}

/** Loads the file, with each password in turn where it is encrypted; null where PDFium finds no document in it. */
function loadFile(library: Library, bytes: Uint8Array, passwords: readonly string[]): number | null {
  const { api } = library;
  const data = copyIn(library, bytes);
  const open = api.FPDF_LoadMemDocument(data, bytes.length, 0);
  if (open !== 0) return open;
  const error = api.FPDF_GetLastError();
  if (error === ERROR_SECURITY) throw new Refusal('damaged-file', 'its encryption is not known');
  if (error !== ERROR_PASSWORD) return null;
  const encoder = new TextEncoder();
  for (const password of passwords) {
    const pointer = copyIn(library, encoder.encode(password));
    const opened = api.FPDF_LoadMemDocument(data, bytes.length, pointer);
    api.free(pointer);
    if (opened !== 0) return opened;
  }
  throw new Refusal(passwords.length > 0 ? 'password-wrong' : 'password-required');
}

/** Loads the file, repaired where it must be. */
function loadRepaired(library: Library, bytes: Uint8Array, passwords: readonly string[]): number {
  const handle = loadFile(library, bytes, passwords);
  if (handle !== null) return handle;
  const repaired = withNewTrailer(bytes);
  const again = repaired && loadFile(library, repaired, passwords);
  if (!again) throw new Refusal('damaged-file');
  return again;
}

/**
 * Tells without reading them whether all pages are there. What stood on a missing one is lost, and figures may add up without
 * it (running balances do), so the rest must not pass for the whole statement.
 */
function checkAllPresent({ api, scratch }: Library, handle: number, pages: number): void {
  for (let index = 0; index < pages; index += 1)
    if (!api.FPDF_GetPageSizeByIndexF(handle, index, scratch))
      throw new Refusal('damaged-file', `page ${index + 1} of ${pages} is missing`);
}

const POINTS_PER_INCH = 72;
/** Pages without a picture are drawn as a good scanner would (dots an inch); none is drawn with more pixels than this. */
const PRINT_DPI = 300;
const MOST_DRAWN = 24_000_000;

/** A page to be read from its picture. */
function pictureOf(library: Library, handle: number, number: number, known: KnownFonts): PagePicture | null {
  const page = readPrintedPage(library, handle, number, known);
  if (!page) return null;
  const { width, height, pixelsPerPoint, pictures } = page;
  const scanned = pictures > 0.3 && pixelsPerPoint;
  const finest = Math.sqrt(MOST_DRAWN / (width * height));
  const scale = Math.min(finest, scanned ? pixelsPerPoint : PRINT_DPI / POINTS_PER_INCH);
  const picture = drawPageInGreys(library, handle, number, scale, MOST_DRAWN * 1.1);
  const dpi = Math.round(scale * POINTS_PER_INCH);
  return picture && { picture, pointsWide: width, pointsHigh: height, dpi };
}

function documentOf(library: Library, handle: number, limits: Limits): SourceDocument {
  const { api } = library;
  const pages = api.FPDF_GetPageCount(handle);
  checkPages(pages, limits);
  checkAllPresent(library, handle, pages);
  const known: KnownFonts = { byName: new Map() };
  return {
    kind: 'pdf',
    pages,
    printedPage: (number) => guarded(() => readPrintedPage(library, handle, number, known)),
    pictureSize: () => ({ width: 0, height: 0 }),
    picture: async (number) => guarded(() => pictureOf(library, handle, number, known)),
    draw: (number, scale) => guarded(() => drawPage(library, handle, number, scale, limits.pixels)),
    shownText: (number, scale, area) => guarded(() => readShownText(library, handle, number, scale, area)),
    facts: () => guarded(() => readFileFacts(library, handle)),
    // The instance is this document's own: letting go of it frees all that it holds.
    close: () => guarded(() => api.FPDF_CloseDocument(handle)),
  };
}

/** Opens a PDF with an instance of PDFium of its own. */
export async function openPdf(bytes: Uint8Array, options: Options, host: Host): Promise<SourceDocument> {
  const library = await loadLibrary(host);
  return guarded(() => {
    const handle = loadRepaired(library, bytes, options.passwords ?? []);
    return documentOf(library, handle, limitsOf(options));
  });
}
