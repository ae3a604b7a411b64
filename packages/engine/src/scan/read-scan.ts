import { inTurn, scaling } from '../geometry/projection.ts';
import type { Page } from '../shapes/page.ts';
import type { Bend, Picture, StraightPicture } from '../shapes/picture.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import { findBend, unbent } from './bend.ts';
import { findPrint, type Print } from './find-print.ts';
import { findPageLanguage } from './page-language.ts';
import { type PageReadings, readFiguresAgain, readPrint, wordsOf } from './page-readings.ts';

const POINTS_PER_INCH = 72;

/** A page's turn among those that are read side by side. */
export interface Turn {
  /** What the pages before are read with; null where they have no print. */
  readonly language: Promise<string | null>;
  /** Called when the reader was asked for the first time. */
  readonly onAsked: () => void;
  /** Called with what this page is read with, before all of it is read. */
  readonly onLanguage: (language: string) => void;
}

/** What is known before a page is read. */
export interface ScanHints {
  /** The page's number in the document, for what is laid out; of two pages in one picture each has its own. */
  readonly number: number;
  /** The file's page that the picture is of. */
  readonly page: number;
  /** How large that page is, in points. */
  readonly width: number;
  readonly height: number;
  readonly turn: Turn;
  /** Whether the page may be looked at again: its picture is kept in memory for that. */
  readonly again: boolean;
}

/** A page read from its picture. */
export interface Scan {
  readonly page: Page;
  /** The data that it was read with; null where there was nothing to read. */
  readonly language: string | null;
  /** How high a capital of its common print is, in pixels of the picture; 0 where nothing is printed. */
  readonly print: number;
  /** The same page with its figures looked at by all that reads figures; null where it was not to be kept, or has no print. */
  readonly closer: (() => Promise<Page>) | null;
}

function emptyPage(straight: StraightPicture, { number, page, width, height }: ScanHints, bend: Bend | null): Page {
  const points = POINTS_PER_INCH / straight.dpi;
  return {
    number,
    width: straight.width * points,
    height: straight.height * points,
    words: [],
    rulings: [],
    text: 'read',
    hiddenText: false,
    picture: true,
    taken: {
      page,
      width,
      height,
      toPage: inTurn(scaling(1 / points, 1 / points), straight.toPage),
      ...(bend && { bend }),
    },
  };
}

/** A page's print with its lines level, and how they ran before. */
function findLevelPrint(straight: Picture): { readonly print: Print; readonly bend: Bend | null } {
  const print = findPrint(straight);
  const bend = findBend(print.pieces, straight, print.height);
  return { print: bend ? findPrint(unbent(straight, bend)) : print, bend };
}

/** Reads a straight page: finds its print, has it read, and sets the words in their places. */
export async function readScan(
  straight: StraightPicture,
  reader: () => Promise<PrintReader>,
  hints: ScanHints,
  signal?: AbortSignal,
): Promise<Scan> {
  const points = POINTS_PER_INCH / straight.dpi;
  const { print, bend } = findLevelPrint(straight);
  const bent = bend && { ...bend, width: bend.width * points, height: bend.height * points };
  const page = emptyPage(straight, hints, bent);
  if (print.pieces.length === 0) return { page, language: null, print: 0, closer: null };
  const reading = { page: print.picture, reader: await reader(), signal };
  const { onAsked, onLanguage } = hints.turn;
  const before = await hints.turn.language;
  const finding = before === null ? findPageLanguage(reading, print.pieces) : { language: before, words: new Map() };
  if (before === null) onAsked();
  const { language, words } = await finding;
  onLanguage(language);
  const looking = readPrint(reading, print, language, words);
  onAsked();
  const readings = await looking;
  const rulings = print.rulings.map(({ direction, box: [x0, y0, x1, y1] }) => ({
    direction,
    box: [x0 * points, y0 * points, x1 * points, y1 * points] as const,
  }));
  const pageOf = (from: PageReadings): Page => ({ ...page, words: wordsOf(from, points), rulings });
  const closer = hints.again ? async () => pageOf(await readFiguresAgain(reading, readings)) : null;
  return { page: pageOf(readings), language, print: print.height, closer };
}
