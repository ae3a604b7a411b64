import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist';
import { loadPdfjs, openingOptions, type Pdfjs, takeWorker } from './pdfjs.ts';
import type { ViewerFile } from './viewer-file.ts';

/** A document on its way. */
export interface PdfOpening {
  readonly task: PDFDocumentLoadingTask;
  readonly document: Promise<PDFDocumentProxy>;
  readonly close: () => Promise<void>;
}

/** A document that the server gives by ranges of bytes. */
type ServerFile = Extract<ViewerFile, { readonly url: string }>;

/** Bytes fetched at a time: a page of text and its fonts, mostly. */
const RANGE = 65_536;

/** Begins to open a document, in a worker of its own. @param ask asked for the password of a locked document */
export async function beginOpening(
  lib: Pdfjs,
  file: ViewerFile,
  ask?: { readonly password: string | undefined; readonly onLocked: PDFDocumentLoadingTask['onPassword'] },
): Promise<PdfOpening> {
  const source =
    'url' in file
      ? { url: file.url, httpHeaders: file.headers, rangeChunkSize: RANGE }
      : { data: new Uint8Array(await file.bytes.arrayBuffer()) };
  const worker = takeWorker(lib);
  const password = ask?.password ? { password: ask.password } : {};
  const task = lib.getDocument({ ...source, ...openingOptions(lib), worker, ...password });
  if (ask) task.onPassword = ask.onLocked;
  const close = async (): Promise<void> => {
    await task.destroy();
    worker.destroy();
  };
  return { task, document: task.promise, close };
}

/** The document that was begun to be opened before there was a place to show it in. */
let ahead: (ServerFile & { readonly opening: Promise<PdfOpening> }) | undefined;

/**
 * Begins to open a document of the server while its rows are on their way. It is opened as if for the first time by whoever
 * shows it where this fails: it is locked, no PDF, or cannot be had now.
 */
export function openAhead(file: ServerFile): void {
  if (ahead) dropAhead(ahead);
  const opening = loadPdfjs().then(({ lib }) => beginOpening(lib, file));
  ahead = { ...file, opening };
  // Whoever shows the document opens it anew, and tells why it cannot be; of a conversion that is gone nobody does.
  opening.then(closeOnFailure).catch(() => undefined);
}

/** What is not closed keeps its connection. */
async function closeOnFailure({ document, close }: PdfOpening): Promise<void> {
  try {
    await document;
  } catch (error) {
    await close();
    throw error;
  }
}

/** Closes what was begun of a file and never taken. */
export function dropAhead({ url }: ServerFile): void {
  if (ahead?.url !== url) return;
  const { opening } = ahead;
  ahead = undefined;
  opening.then(({ close }) => close()).catch(() => undefined);
}

/** What was begun of a file, once; `undefined` where there is nothing of it. */
export async function takeAhead(file: ViewerFile): Promise<PdfOpening | undefined> {
  if (!ahead || !('url' in file) || ahead.url !== file.url) return undefined;
  const { opening } = ahead;
  ahead = undefined;
  try {
    const begun = await opening;
    await begun.document;
    return begun;
  } catch {
    // It is opened anew, and what is wrong is told then.
    return undefined;
  }
}
