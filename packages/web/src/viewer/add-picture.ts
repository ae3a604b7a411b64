import type { OpenPdf } from './open-pdf.ts';
import type { PageSize } from './place.ts';

/** A picture as pdf.js edits it. Widths and heights are shares of the page. */
export interface PlacedPicture {
  x: number;
  y: number;
  width: number;
  height: number;
  altTextData: { altText: string; decorative: boolean } | undefined;
  readonly div: HTMLElement | null;
  readonly pageDimensions: readonly [width: number, height: number];
  readonly setDims: () => void;
  readonly fixAndSetPosition: () => void;
  readonly onScaleChanging: () => void;
}

/** Of a page, what a picture takes at most: it stands beside print, and its tools are to be seen. */
const MOST = { width: 1 / 3, height: 1 / 5 };
/** Points of a pixel (CSS: 72 points and 96 pixels an inch). */
const POINTS = 72 / 96;
/** Milliseconds after which nobody waits for a picture that did not come. */
const PATIENCE_MS = 10_000;

/** How large a picture is set on a page, in points: as large as on a screen, within what leaves the page to be read. */
export function sizeOn([pageWidth, pageHeight]: readonly [number, number], { width, height }: PageSize): PageSize {
  const [across, down] = [width * POINTS, height * POINTS];
  const scale = Math.min(1, (MOST.width * pageWidth) / across, (MOST.height * pageHeight) / down);
  return { width: across * scale, height: down * scale };
}

const PICTURE = '.stampEditor:has(canvas)';

/** The element of a picture that was not there before; null where none comes. */
function nextPicture(container: Element, before: ReadonlySet<Element>): Promise<Element | null> {
  const found = (): Element | null => [...container.querySelectorAll(PICTURE)].find((one) => !before.has(one)) ?? null;
  return new Promise((resolve) => {
    const end = (element: Element | null): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element);
    };
    const observer = new MutationObserver(() => {
      const element = found();
      if (element) end(element);
    });
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    observer.observe(container, { childList: true, subtree: true });
  });
}

/** Gives a picture another size around the same middle. */
function resize(picture: PlacedPicture, { width, height }: PageSize): void {
  const [pageWidth, pageHeight] = picture.pageDimensions;
  const middle = [picture.x + picture.width / 2, picture.y + picture.height / 2] as const;
  picture.width = width / pageWidth;
  picture.height = height / pageHeight;
  picture.x = middle[0] - picture.width / 2;
  picture.y = middle[1] - picture.height / 2;
  picture.setDims();
  picture.fixAndSetPosition();
  picture.onScaleChanging();
}

interface Added {
  readonly file: File;
  /** Points; null: as large as a screen shows it, within reason. */
  readonly size: PageSize | null;
  /** What it says, for those who do not see it; null: it is asked for by its own button. */
  readonly altText: string | null;
}

/** Puts a picture into the middle of what is seen of the page. */
export async function addPicture(pdf: OpenPdf, { file, size, altText }: Added): Promise<void> {
  const { container } = pdf.viewer;
  const bitmap = size ? null : await createImageBitmap(file).catch(() => null);
  const before = new Set(container.querySelectorAll(PICTURE));
  const coming = nextPicture(container, before);
  const type = pdf.lib.AnnotationEditorParamsType.CREATE;
  pdf.bus.dispatch('switchannotationeditorparams', { source: pdf, type, value: { bitmapFile: file } });
  const element = await coming;
  const picture = element ? pdf.editorOf(element.id) : null;
  if (!picture) return;
  const wanted = size ?? (bitmap ? sizeOn(picture.pageDimensions, bitmap) : null);
  if (wanted) resize(picture, wanted);
  if (altText) picture.altTextData = { altText, decorative: false };
  picture.div?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
