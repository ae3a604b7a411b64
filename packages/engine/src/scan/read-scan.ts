import { inTurn, scaling } from '../geometry/projection.ts';
import type { Page } from '../shapes/page.ts';
import type { Bend, StraightPicture } from '../shapes/picture.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import { surenessOf } from './own-script.ts';
import { findPageLanguage, NONE, type PageLanguage } from './page-language.ts';
import { type PageReadings, readFiguresAgain, readPrint, wordsOf } from './page-readings.ts';
import type { Reading } from './read-pieces.ts';
import { type Laid, lay, READS, readableWay, type Way } from './which-way.ts';

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

/** How sure the reader of all of a page was of it, letter by letter. */
const surenessOfAll = ({ readings: [own] }: PageReadings): number =>
  own ? surenessOf([...own.words.values()].flat()) : 0;

/** Reads a straight page: finds its print, has it read, and sets the words in their places. */
export async function readScan(
  straight: StraightPicture,
  reader: () => Promise<PrintReader>,
  hints: ScanHints,
  signal?: AbortSignal,
): Promise<Scan> {
  const first = lay(straight);
  const pageOf = (laid: Laid, from: PageReadings | null): Page => {
    const points = POINTS_PER_INCH / laid.straight.dpi;
    const bend = laid.bend && { ...laid.bend, width: laid.bend.width * points, height: laid.bend.height * points };
    const rulings = laid.print.rulings.map(({ direction, box: [x0, y0, x1, y1] }) => ({
      direction,
      box: [x0 * points, y0 * points, x1 * points, y1 * points] as const,
    }));
    const page = emptyPage(laid.straight, hints, bend);
    return from ? { ...page, words: wordsOf(from, points), rulings } : page;
  };
  if (first.print.pieces.length === 0) return { page: pageOf(first, null), language: null, print: 0, closer: null };
  const open = await reader();
  const readingOf = ({ print }: Laid): Reading => ({ page: print.picture, reader: open, signal });
  const look = (laid: Laid): Promise<PageLanguage> => findPageLanguage(readingOf(laid), laid.print.pieces);
  const { onAsked, onLanguage } = hints.turn;
  const before = await hints.turn.language;
  const finding = before === null ? look(first) : { language: before, words: NONE, sureness: 1 };
  if (before === null) onAsked();
  let way = await readableWay({ ...(await finding), laid: first }, look);
  onLanguage(way.language);
  const read = ({ laid, language, words }: Way): Promise<PageReadings> =>
    readPrint(readingOf(laid), laid.print, language, words);
  const looking = read(way);
  onAsked();
  let readings = await looking;
  if (before !== null && surenessOfAll(readings) < READS) {
    const other = await readableWay({ ...way, sureness: surenessOfAll(readings) }, look);
    if (other !== way && other.laid !== first) [way, readings] = [other, await read(other)];
  }
  const { laid, language } = way;
  const closer = hints.again ? async () => pageOf(laid, await readFiguresAgain(readingOf(laid), readings)) : null;
  return { page: pageOf(laid, readings), language, print: laid.print.height, closer };
}
