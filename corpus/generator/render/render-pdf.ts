import PDFDocument from 'pdfkit';
import type { Drawn, DrawnText, Ink, Measure, SheetPage } from '../layout/sheet.ts';
import { assertPrintable, fontOf } from './fonts.ts';

/** How a file is written, apart from what is drawn. */
export interface PdfOptions {
  readonly rotate?: 0 | 90 | 180 | 270;
  readonly ink?: 'runs' | 'words' | 'letters';
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

/** Every file's dates: bytes may not depend on the day they are made. */
const WRITTEN = new Date(Date.UTC(2025, 0, 1));

/**
 * Streams stay uncompressed: deflate's output is not the same on every machine, and the same seed must give the same bytes.
 */
function newDocument(options: PdfOptions): PDFDocument {
  return new PDFDocument({
    autoFirstPage: false,
    compress: false,
    margin: 0,
    pdfVersion: '1.4',
    info: { Producer: 'Tallyleaf corpus', Creator: 'Tallyleaf corpus', CreationDate: WRITTEN },
    ...(options.userPassword ? { userPassword: options.userPassword } : {}),
    ...(options.ownerPassword ? { ownerPassword: options.ownerPassword } : {}),
  });
}

/** A measure that uses the same fonts as the renderer. */
export function createMeasure(): Measure {
  const document = newDocument({});
  document.addPage({ size: [100, 100], margin: 0 });
  return (text, ink) => {
    document.font(fontOf(ink, document)).fontSize(ink.size);
    return document.widthOfString(text, { lineBreak: false }) + [...text].length * (ink.letterSpacing ?? 0);
  };
}

function drawRun(document: PDFDocument, text: string, x: number, baseline: number, ink: Ink): void {
  document
    .font(fontOf(ink, document))
    .fontSize(ink.size)
    .fillColor(ink.colour ?? '#111111');
  document.text(text, x, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...(ink.letterSpacing ? { characterSpacing: ink.letterSpacing } : {}),
  });
}

/** Sets a text in one run, or piece by piece as producers do that place every word or letter themselves. */
function drawText(document: PDFDocument, drawn: DrawnText, mode: 'runs' | 'words' | 'letters', measure: Measure): void {
  const { text, x, baseline, ink } = drawn;
  assertPrintable(text, ink, document);
  if (mode === 'runs') {
    drawRun(document, text, x, baseline, ink);
    return;
  }
  const pieces = mode === 'words' ? text.matchAll(/[^ \u00a0]+/g) : text.matchAll(/[^ \u00a0]/gu);
  for (const piece of pieces) {
    const before = piece.index === 0 ? 0 : measure(text.slice(0, piece.index), ink);
    drawRun(document, piece[0], x + before, baseline, ink);
  }
}

function drawOne(document: PDFDocument, drawn: Drawn, mode: 'runs' | 'words' | 'letters', measure: Measure): void {
  if (drawn.kind === 'text') {
    drawText(document, drawn, mode, measure);
    return;
  }
  const [x0, y0, x1, y1] = drawn.box;
  if (drawn.kind === 'line') {
    document.lineWidth(drawn.width).strokeColor(drawn.colour).moveTo(x0, y0).lineTo(x1, y1).stroke();
    return;
  }
  if (drawn.fill)
    document
      .fillColor(drawn.fill)
      .rect(x0, y0, x1 - x0, y1 - y0)
      .fill();
  if (drawn.stroke)
    document
      .lineWidth(0.6)
      .strokeColor(drawn.stroke)
      .rect(x0, y0, x1 - x0, y1 - y0)
      .stroke();
}

/** Begins a page whose content is drawn turned, so that the page's own rotation sets it upright again. */
function addPage(document: PDFDocument, page: SheetPage, rotate: 0 | 90 | 180 | 270): void {
  const { width, height } = page;
  const turned = rotate === 90 || rotate === 270;
  document.addPage({ size: turned ? [height, width] : [width, height], margin: 0 });
  if (rotate === 0) return;
  document.page.dictionary.data.Rotate = rotate;
  if (rotate === 90) document.transform(0, -1, 1, 0, 0, width);
  else if (rotate === 180) document.transform(-1, 0, 0, -1, width, height);
  else document.transform(0, 1, -1, 0, height, 0);
}

/** Draws pages as a PDF file. The same pages give the same bytes. */
export async function renderPdf(pages: readonly SheetPage[], options: PdfOptions = {}): Promise<Uint8Array> {
  const document = newDocument(options);
  const measure = createMeasure();
  for (const page of pages) {
    addPage(document, page, options.rotate ?? 0);
    for (const drawn of page.drawn) drawOne(document, drawn, options.ink ?? 'runs', measure);
  }
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk as Uint8Array));
  return new Uint8Array(Buffer.concat(chunks));
}
