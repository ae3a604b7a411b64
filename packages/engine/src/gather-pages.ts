import { resample } from './geometry/resample.ts';
import type { Options } from './options.ts';
import { readPage } from './pages/read-pages.ts';
import type { Host } from './ports.ts';
import { alignPages } from './scan/align-pages.ts';
import { readScan, type Scan } from './scan/read-scan.ts';
import type { PagePicture, SourceDocument } from './shapes/document.ts';
import type { Page } from './shapes/page.ts';
import type { PrintReader } from './shapes/print-reader.ts';
import { straighten } from './straighten/straighten.ts';

/** A document's pages as words in boxes, whichever way each was read. */
export interface GatheredPages {
  /** Numbered from 1 as they are laid out: a picture of two pages gives two. */
  readonly pages: readonly Page[];
  /** What read the pictures; null where there was nothing to read from one. */
  readonly ocr: PrintReader['program'] | null;
  /** Pages of the file whose print is too coarse to be trusted. */
  readonly coarse: readonly number[];
  /** Pages of the file whose own text was believed. */
  readonly believed: readonly number[];
}

/** A document whose pages were read. `close` it when done. */
export interface Gathering {
  readonly gathered: GatheredPages;
  /**
   * Looks at the figures of all pictures once more, with more readers of print than the first time.
   * @returns null where there is no picture, or more than is worth the time
   */
  readonly lookCloser: () => Promise<GatheredPages | null>;
  /** Reads these pages of the file from their pictures, whose text turned out not to be what they show. */
  readonly readInstead: (doubted: readonly number[]) => Promise<GatheredPages>;
  readonly close: () => Promise<void>;
}

/** Pictures looked at more closely at most: it takes as long as reading them. */
const MOST_CLOSELY = 12;

/** Print is doubtful where its capitals are lower than this, in pixels: some 120 dots an inch for common print. */
const COARSE = 12;

/** What reads print, started when the first picture needs it. */
function readerOf(host: Host) {
  let opened: Promise<PrintReader> | undefined;
  return {
    open: (): Promise<PrintReader> => {
      opened ??= host.openPrintReader();
      return opened;
    },
    program: async (): Promise<PrintReader['program'] | null> => (await opened)?.program ?? null,
    close: async (): Promise<void> => (await opened)?.close(),
  };
}

type Reader = ReturnType<typeof readerOf>;

interface Work {
  readonly document: SourceDocument;
  readonly reader: Reader;
  readonly signal: AbortSignal | undefined;
  /** What the first page was read with. */
  language: string | null;
  /** Whether pages may be looked at again, for which their pictures stay in memory. */
  again: boolean;
}

/** A fax has twice as many pixels across as downwards; letters are read in their true shape. */
const UNEVEN = 1.05;

/** The picture with as many pixels to a point downwards as across. */
function squared({ picture, pointsWide, pointsHigh, dpi }: PagePicture): PagePicture {
  const uneven = picture.width / pointsWide / (picture.height / pointsHigh);
  if (uneven > UNEVEN) return { picture: resample(picture, 1, uneven), pointsWide, pointsHigh, dpi };
  if (uneven < 1 / UNEVEN)
    return { picture: resample(picture, 1 / uneven, 1), pointsWide, pointsHigh, dpi: dpi && dpi / uneven };
  return { picture, pointsWide, pointsHigh, dpi };
}

/** The pages that one picture shows; none where it cannot be drawn. */
async function readPicture(work: Work, number: number): Promise<Scan[]> {
  const taken = await work.document.picture(number);
  if (!taken) return [];
  const { picture, ...said } = squared(taken);
  const scans: Scan[] = [];
  for (const straight of straighten(picture, said)) {
    work.signal?.throwIfAborted();
    const { language, again } = work;
    const hints = { number, page: number, language, again };
    const scan = await readScan(straight, work.reader.open, hints, work.signal);
    work.language ??= scan.language;
    scans.push(scan);
  }
  return scans;
}

/** So many pictures are in work at once: while one is read, the next is made straight. */
const AT_ONCE = 3;

/** Reads the pictures in order, several at once but for the first, which tells the language of all. */
async function readPictures(work: Work, numbers: readonly number[], onDone: () => void): Promise<Map<number, Scan[]>> {
  const scans = new Map<number, Scan[]>();
  const waiting = [...numbers];
  const next = async (): Promise<void> => {
    const number = waiting.shift();
    if (number === undefined) return;
    work.signal?.throwIfAborted();
    scans.set(number, await readPicture(work, number));
    onDone();
  };
  while (work.language === null && waiting.length > 0) await next();
  const lane = async (): Promise<void> => {
    try {
      while (waiting.length > 0) await next();
    } catch (error) {
      // Nobody waits for the others any more, and the document is about to be closed.
      waiting.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return scans;
}

function readTexts(document: SourceDocument, options: Options): Page[] {
  let ocrPages = 0;
  return Array.from({ length: document.pages }, (_, index) => {
    options.signal?.throwIfAborted();
    options.onProgress?.({ stage: 'reading', page: index + 1, pages: document.pages, ocrPages, ocrDone: 0 });
    const page = readPage(document, index + 1);
    if (page.text === 'none') ocrPages += 1;
    return page;
  });
}

type Pictured = ReadonlyMap<number, readonly Scan[]>;

/** The pages as they are laid out. One that cannot be drawn stays, as a page without text: what may stand on it is not known. */
function assemble(texts: readonly Page[], scans: Pictured, program: PrintReader['program'] | null): GatheredPages {
  const pages = texts.flatMap((page) => {
    const read = scans.get(page.number) ?? [];
    return read.length > 0 ? read.map((scan) => scan.page) : [page];
  });
  const coarse = [...scans].filter(([, read]) => read.some(({ print }) => print > 0 && print < COARSE));
  return {
    pages: alignPages(pages.map((page, index) => ({ ...page, number: index + 1 }))),
    ocr: program,
    coarse: coarse.map(([number]) => number).sort((a, b) => a - b),
    believed: texts.filter(({ number, text }) => text !== 'none' && !scans.has(number)).map(({ number }) => number),
  };
}

/** The scans looked at more closely, one after the other: each is read side by side; null where none can be. */
async function lookAgain(scans: Pictured, signal: AbortSignal | undefined): Promise<Pictured | null> {
  if ([...scans.values()].every((pages) => pages.every(({ closer }) => closer === null))) return null;
  const closer = new Map<number, Scan[]>();
  for (const [number, pages] of scans) {
    const again: Scan[] = [];
    for (const scan of pages) {
      signal?.throwIfAborted();
      again.push(scan.closer ? { ...scan, page: await scan.closer() } : scan);
    }
    closer.set(number, again);
  }
  return closer;
}

/**
 * Reads all pages of a document: its text where it has one to be trusted, its picture else.
 * @throws {Refusal} `damaged-file` when a page breaks what reads it, `too-large` over the limits.
 * @throws the signal's reason once it is aborted.
 */
export async function gatherPages(document: SourceDocument, options: Options, host: Host): Promise<Gathering> {
  const texts = readTexts(document, options);
  const reader = readerOf(host);
  const work: Work = { document, reader, signal: options.signal, language: null, again: true };
  const scans = new Map<number, readonly Scan[]>();
  const read = async (numbers: readonly number[]): Promise<GatheredPages> => {
    const ocrPages = scans.size + numbers.length;
    const told = { stage: 'reading', page: document.pages, pages: document.pages, ocrPages } as const;
    let done = scans.size;
    const tell = (): void => {
      if (numbers.length > 0) options.onProgress?.({ ...told, ocrDone: done });
    };
    tell();
    work.again = ocrPages <= MOST_CLOSELY;
    const found = await readPictures(work, numbers, () => {
      done += 1;
      tell();
    });
    for (const [number, pages] of found) scans.set(number, pages);
    return assemble(texts, scans, await reader.program());
  };
  try {
    const pictured = texts.filter(({ text }) => text === 'none').map(({ number }) => number);
    return {
      gathered: await read(pictured),
      lookCloser: async () => {
        if (scans.size === 0 || scans.size > MOST_CLOSELY) return null;
        const closer = await lookAgain(scans, options.signal);
        return closer && assemble(texts, closer, await reader.program());
      },
      readInstead: read,
      close: reader.close,
    };
  } catch (error) {
    await reader.close();
    throw error;
  }
}
