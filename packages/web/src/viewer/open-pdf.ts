import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { EventBus, PDFFindController, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { Hosts } from './create-hosts.ts';
import { HIGHLIGHTS } from './highlights.ts';
import type { PageTexts } from './page-texts.ts';
import { loadPdfjs, openingOptions, type Pdfjs } from './pdfjs.ts';
import type { ViewerFile } from './viewer-file.ts';

/** An open PDF and what shows it. */
export interface OpenPdf {
  readonly lib: Pdfjs;
  readonly document: PDFDocumentProxy;
  readonly viewer: PDFViewer;
  readonly bus: EventBus;
  readonly links: PDFLinkService;
  readonly find: PDFFindController;
}

export interface PdfPlaces {
  /** What scrolls; it is placed absolutely, as pdf.js asks. */
  readonly container: HTMLDivElement;
  /** What holds the pages. */
  readonly pages: HTMLDivElement;
  /** What says aloud that an annotation was added. */
  readonly alert: HTMLElement;
}

/** A page that fits goes on fitting when there is more or less room. */
function keepFitting(viewer: PDFViewer, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    const { currentScaleValue } = viewer;
    if (currentScaleValue === 'page-width' || currentScaleValue === 'page-fit')
      viewer.currentScaleValue = currentScaleValue;
  });
  observer.observe(viewer.container);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Asks for the password of a locked document. `wrong`: one was tried. Resolves to null where nobody gives one. */
export type AskPassword = (wrong: boolean) => Promise<string | null>;

/**
 * Opens a PDF in its place, drawn as pages come into view.
 * @throws what pdf.js throws for a file that it cannot read
 */
export async function openPdf(
  file: ViewerFile,
  password: string | undefined,
  places: PdfPlaces,
  {
    hosts,
    texts,
    askPassword,
  }: { readonly hosts: Hosts; readonly texts: PageTexts; readonly askPassword: AskPassword },
  signal: AbortSignal,
): Promise<OpenPdf> {
  const { lib, parts } = await loadPdfjs();
  signal.throwIfAborted();
  const source =
    'url' in file
      ? { url: file.url, httpHeaders: file.headers, rangeChunkSize: 65_536 }
      : { data: new Uint8Array(await file.bytes.arrayBuffer()) };
  const task = lib.getDocument({ ...source, ...openingOptions(lib), ...(password ? { password } : {}) });
  signal.addEventListener('abort', () => void task.destroy());
  task.onPassword = async (answer: (password: string | Error) => void, reason: number) => {
    const given = await askPassword(reason === lib.PasswordResponses.INCORRECT_PASSWORD);
    answer(given ?? new Error('no password was given'));
  };
  const document = await task.promise;
  signal.throwIfAborted();
  const bus = new parts.EventBus();
  const links = new parts.PDFLinkService({
    eventBus: bus,
    externalLinkTarget: parts.LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer nofollow',
  });
  const find = new parts.PDFFindController({ eventBus: bus, linkService: links });
  const options = {
    container: places.container,
    viewer: places.pages,
    eventBus: bus,
    linkService: links,
    findController: find,
    l10n: texts,
    viewerAlert: places.alert,
    annotationEditorMode: lib.AnnotationEditorType.NONE,
    annotationEditorHighlightColors: Object.entries(HIGHLIGHTS)
      .map((pair) => pair.join('='))
      .join(','),
    enableHighlightFloatingButton: true,
    // Addresses in the text stay text: only what the document itself makes a link is one.
    enableAutoLinking: false,
    abortSignal: signal,
    ...hosts.options,
  };
  await texts.translate(places.container);
  const viewer = new parts.PDFViewer(options as unknown as ConstructorParameters<typeof parts.PDFViewer>[0]);
  links.setViewer(viewer);
  bus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
  });
  keepFitting(viewer, signal);
  viewer.setDocument(document);
  links.setDocument(document);
  signal.addEventListener('abort', () => {
    viewer.setDocument(null as never);
    links.setDocument(null as never);
    void texts.destroy();
  });
  await viewer.firstPagePromise;
  return { lib, document, viewer, bus, links, find };
}
