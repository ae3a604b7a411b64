import type { OpenPdf } from './open-pdf.ts';

/** Dots an inch of what goes to the printer. */
const PRINT_DPI = 150;
const POINTS_PER_INCH = 72;

/**
 * Draws pages for the printer, annotations and all, and opens the browser's own dialog.
 * @param onPage told before each page
 */
export async function printPages(
  { document: pdf, lib }: OpenPdf,
  pages: readonly number[],
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const annotations = pdf.annotationStorage.print;
  const urls: string[] = [];
  const sheet = document.createElement('div');
  sheet.className = 'viewer-printed';
  const canvas = document.createElement('canvas');
  try {
    for (const number of pages) {
      signal.throwIfAborted();
      onPage(number);
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: PRINT_DPI / POINTS_PER_INCH });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      await page.render({
        canvas,
        viewport,
        intent: 'print',
        annotationMode: lib.AnnotationMode.ENABLE_STORAGE,
        printAnnotationStorage: annotations as never,
      }).promise;
      const url = URL.createObjectURL(await pictureOf(canvas));
      urls.push(url);
      sheet.append(await loaded(url));
    }
    document.body.append(sheet);
    document.documentElement.classList.add('viewer-prints');
    window.print();
  } finally {
    document.documentElement.classList.remove('viewer-prints');
    sheet.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the page could not be drawn'))));
  });

async function loaded(url: string): Promise<HTMLImageElement> {
  const image = document.createElement('img');
  image.src = url;
  await image.decode();
  return image;
}
