import type { PDFDocumentProxy } from 'pdfjs-dist';
import type {
  EventBus,
  PDFFindController,
  PDFLinkService,
  PDFPageView,
  PDFViewer,
} from 'pdfjs-dist/web/pdf_viewer.mjs';
import type { PlacedPicture } from './add-picture.ts';
import type { Hosts } from './create-hosts.ts';
import { HIGHLIGHTS } from './highlights.ts';
import { beginOpening, takeAhead } from './opening.ts';
import type { PageTexts } from './page-texts.ts';
import { loadPdfjs, type Pdfjs } from './pdfjs.ts';
import type { ViewerFile } from './viewer-file.ts';

/** An open PDF and what shows it. */
export interface OpenPdf {
  readonly lib: Pdfjs;
  readonly document: PDFDocumentProxy;
  readonly viewer: PDFViewer;
  readonly bus: EventBus;
  readonly links: PDFLinkService;
  readonly find: PDFFindController;
  /** What is annotated, by the id of its element. */
  readonly editorOf: (id: string) => PlacedPicture | null;
  /** Called when it is about to be closed, while it can still be read; it waits for them. */
  readonly beforeClose: Set<() => Promise<void>>;
}

export interface PdfPlaces {
  /** What scrolls; it is placed absolutely, as pdf.js asks. */
  readonly container: HTMLDivElement;
  /** What holds the pages. */
  readonly pages: HTMLDivElement;
  /** What says aloud that an annotation was added. */
  readonly alert: HTMLElement;
}

/** The zooms that follow the room that there is. */
const FITTING: readonly string[] = ['page-width', 'page-fit'];

/** Pages are as wide as their place at first, and go on fitting it when it has more or less room. Hidden, it has none to fit. */
function keepFitting(viewer: PDFViewer, bus: EventBus, signal: AbortSignal): void {
  const fit = (): void => {
    const value = viewer.currentScaleValue || 'page-width';
    if (FITTING.includes(value) && viewer.container.offsetParent) viewer.currentScaleValue = value;
  };
  bus.on('pagesinit', fit);
  const observer = new ResizeObserver(fit);
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
  const onLocked = async (answer: (password: string | Error) => void, reason: number): Promise<void> => {
    const given = await askPassword(reason === lib.PasswordResponses.INCORRECT_PASSWORD);
    answer(given ?? new Error('no password was given'));
  };
  const opening = (await takeAhead(file)) ?? (await beginOpening(lib, file, { password, onLocked }));
  const beforeClose: OpenPdf['beforeClose'] = new Set();
  const close = async (): Promise<void> => {
    await Promise.allSettled([...beforeClose].map((last) => last()));
    await opening.close();
  };
  if (signal.aborted) await close();
  else signal.addEventListener('abort', () => void close());
  const document = await opening.document;
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
  signal.throwIfAborted();
  const viewer = new parts.PDFViewer(options as unknown as ConstructorParameters<typeof parts.PDFViewer>[0]);
  links.setViewer(viewer);
  keepFitting(viewer, bus, signal);
  leaveLanguageOpen(bus);
  const editorOf = editorsOf(bus);
  // pdf.js complains of a document that is closed while it asks for these.
  const asked = Promise.allSettled([document.getPage(1), document.getPermissions()]).then(() => undefined);
  beforeClose.add(() => asked);
  viewer.setDocument(document);
  links.setDocument(document);
  signal.addEventListener('abort', () => {
    viewer.setDocument(null as never);
    links.setDocument(null as never);
    void texts.destroy();
  });
  await viewer.firstPagePromise;
  return { lib, document, viewer, bus, links, find, editorOf, beforeClose };
}

/** The way to what is annotated: pdf.js tells who manages it once the document is set. */
function editorsOf(bus: OpenPdf['bus']): OpenPdf['editorOf'] {
  let manager: { getEditor: (id: string) => unknown } | null = null;
  bus.on('annotationeditoruimanager', ({ uiManager }: { uiManager: typeof manager }) => {
    manager = uiManager;
  });
  return (id) => (manager?.getEditor(id) as PlacedPicture | undefined) ?? null;
}

/** The app's language is not the document's, and the document seldom says its own (HTML, "The lang attribute": unknown). */
function leaveLanguageOpen(bus: OpenPdf['bus']): void {
  bus.on('textlayerrendered', ({ source }: { source: PDFPageView }) => {
    if (source.textLayer) source.textLayer.div.lang = '';
  });
}
