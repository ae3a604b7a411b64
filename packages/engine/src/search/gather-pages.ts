import { resample } from '../geometry/resample.ts';
import { partColumnsOfPrint } from '../layout/columns-of-print.ts';
import type { Options } from '../options.ts';
import { readPage } from '../pages/read-pages.ts';
import type { Host } from '../ports.ts';
import { alignPages } from '../scan/align-pages.ts';
import { readScan, type Scan } from '../scan/read-scan.ts';
import type { PagePicture, SourceDocument } from '../shapes/document.ts';
import type { Page } from '../shapes/page.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import { straighten } from '../straighten/straighten.ts';

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
  let [opened, used] = [undefined as Promise<PrintReader> | undefined, false];
  const begin = (): Promise<PrintReader> => {
    opened ??= host.openPrintReader();
    return opened;
  };
  return {
    /** Starts it while there is something else to do; where that fails, `open` says so. */
    begin: (): void => void begin().catch(() => undefined),
    open: (): Promise<PrintReader> => {
      used = true;
      return begin();
    },
    program: async (): Promise<PrintReader['program'] | null> => (used && (await opened)?.program) || null,
    close: async (): Promise<void> => (await opened?.catch(() => undefined))?.close(),
  };
}

type Reader = ReturnType<typeof readerOf>;

/** How far a picture is. */
interface Stage {
  /** Its first sheet is with the reader, or it is done. */
  readonly asked: Promise<void>;
  /** What it is read with, as soon as that is known; null where there was no print so far. */
  readonly language: Promise<string | null>;
}

interface Work {
  readonly document: SourceDocument;
  readonly reader: Reader;
  readonly signal: AbortSignal | undefined;
  /** How far the last picture is that was begun. */
  last: Stage;
  /** Whether pages may be looked at again, for which their pictures stay in memory. */
  again: boolean;
}

const BEGIN: Stage = { asked: Promise.resolve(), language: Promise.resolve(null) };

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

/** What is told later. */
function later<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T | Promise<T>) => void } {
  let resolve: (value: T | Promise<T>) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Lets the reader have what it was asked. */
const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * The pages that one picture shows; none where it cannot be drawn. It is made straight while the one before is read; the first with
 * print tells the language of all.
 */
async function readPicture(work: Work, number: number): Promise<Scan[]> {
  const before = work.last;
  let language = before.language;
  const [asked, told] = [later<void>(), later<string | null>()];
  work.last = { asked: asked.promise, language: told.promise };
  try {
    await before.asked;
    await pause();
    work.signal?.throwIfAborted();
    const taken = await work.document.picture(number);
    if (!taken) return [];
    const { picture, ...stated } = squared(taken);
    const scans: Scan[] = [];
    for (const straight of straighten(picture, stated)) {
      work.signal?.throwIfAborted();
      const turn = { language, onAsked: asked.resolve, onLanguage: told.resolve };
      const hints = {
        number,
        page: number,
        width: stated.pointsWide,
        height: stated.pointsHigh,
        turn,
        again: work.again,
      };
      const scan = await readScan(straight, work.reader.open, hints, work.signal);
      if (scan.language !== null) language = Promise.resolve(scan.language);
      scans.push(scan);
    }
    return scans;
  } finally {
    asked.resolve();
    told.resolve(language);
  }
}

/** So many pictures are in work at once: while one is read, the next is made straight. */
const AT_ONCE = 3;

/** Works through pictures in their order, several at once; none is begun after one has failed. */
async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const lane = async (): Promise<void> => {
    try {
      for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
    } catch (error) {
      // Nobody waits for the others any more, and the document is about to be closed.
      waiting.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function readPictures(work: Work, numbers: readonly number[], onDone: () => void): Promise<Map<number, Scan[]>> {
  const scans = new Map<number, Scan[]>();
  await sideBySide(numbers, async (number) => {
    work.signal?.throwIfAborted();
    scans.set(number, await readPicture(work, number));
    onDone();
  });
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

/** The scans looked at more closely, several at once; null where none can be. */
async function lookAgain(scans: Pictured, signal: AbortSignal | undefined): Promise<Pictured | null> {
  const all = [...scans];
  if (all.every(([, pages]) => pages.every(({ closer }) => closer === null))) return null;
  const closer = new Map<number, Scan[]>();
  await sideBySide(all, async ([number, pages]) => {
    const again: Scan[] = [];
    for (const scan of pages) {
      signal?.throwIfAborted();
      again.push(scan.closer ? { ...scan, page: await scan.closer() } : scan);
    }
    closer.set(number, again);
  });
  return new Map(all.map(([number]) => [number, closer.get(number) ?? []]));
}

/**
 * Reads all pages of a document: its text where it has one to be trusted, its picture else.
 * @throws {Refusal} `damaged-file` when a page breaks what reads it, `too-large` over the limits.
 * @throws the signal's reason once it is aborted.
 */
export async function gatherPages(document: SourceDocument, options: Options, host: Host): Promise<Gathering> {
  const texts = readTexts(document, options);
  const reader = readerOf(host);
  const work: Work = { document, reader, signal: options.signal, last: BEGIN, again: true };
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
    if (numbers.length > 0) reader.begin();
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

/** The same pages with each column of print as a page of its own; null where no page is set in columns. */
export function columnsApart(gathered: GatheredPages): GatheredPages | null {
  const pages = partColumnsOfPrint(gathered.pages);
  return pages && { ...gathered, pages };
}
