import { inTurn, scaling } from '../geometry/projection.ts';
import type { Page } from '../shapes/page.ts';
import type { Bend, Picture, StraightPicture } from '../shapes/picture.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import { findBend, unbent } from './bend.ts';
import { findPrint, type Print } from './find-print.ts';
import { findPageLanguage, LATIN } from './page-language.ts';
import type { Piece } from './pieces.ts';
import { agreedWords, holdsFigures, isDoubtful } from './readings.ts';
import { misreadPieces, type PieceWord, type Setting, setSheet, wordsOfPieces } from './sheet.ts';
import { type KnownWord, levelSigns, withoutDirt, wordsOfPiece } from './words.ts';

const POINTS_PER_INCH = 72;
/** How high a capital is on a sheet, in pixels: the first time, and enlarged for figures. Readers of print were trained on about as many. */
const LETTERS = 26;
const LETTERS_ENLARGED = 34;
/** Below this a text is read again, set so. */
const SURE = 0.82;
const AGAIN: readonly Setting[] = [
  { letters: 34, apart: 1.6 },
  { letters: 34, apart: 1.6, wide: 1.3 },
];
/** What was missed is set again, this many letter heights apart. */
const LOOSE = 2.5;
/** A sheet holds print of about this length, in letter heights: a second's work, so that several are read side by side. */
const SHEET_LENGTH = 1800;
/** What looks at figures once more where two readings leave a doubt: another network makes other mistakes. */
const OTHERS = [
  { data: 'deu', letters: 26 },
  { data: 'spa', letters: 22 },
  { data: 'fra', letters: 30 },
];
/** Of figures, what data for ideographs says counts little: it takes points for commas. */
const IDEOGRAPHIC = /^(?:jpn|chi|kor)/;
const LITTLE = 0.4;

/** What is known before a page is read. */
export interface ScanHints {
  /** The page's number in the document, for what is laid out; of two pages in one picture each has its own. */
  readonly number: number;
  /** The file's page that the picture is of. */
  readonly page: number;
  /** What the pages before were read with. */
  readonly language: string | null;
  /** Whether all figures are looked at by every reader, not only those in doubt. */
  readonly closely: boolean;
}

/** A page read from its picture. */
export interface Scan {
  readonly page: Page;
  /** The data that it was read with; null where there was nothing to read. */
  readonly language: string | null;
  /** How high a capital of its common print is, in pixels of the picture; 0 where nothing is printed. */
  readonly print: number;
}

/** Pieces in groups of about the same length of print, not more than a sheet's. */
function sheetsOf(pieces: readonly Piece[], lanes: number): Piece[][] {
  const length = ({ x0, x1, height }: Piece): number => (x1 - x0) / height + 2;
  const total = pieces.reduce((sum, piece) => sum + length(piece), 0);
  const count = Math.max(1, Math.ceil(total / SHEET_LENGTH), Math.min(lanes, Math.floor(total / 300)));
  const groups: Piece[][] = [[]];
  let filled = 0;
  for (const piece of pieces) {
    if (filled >= total / count) {
      groups.push([]);
      filled = 0;
    }
    groups.at(-1)?.push(piece);
    filled += length(piece);
  }
  return groups.filter((group) => group.length > 0);
}

interface Reading {
  readonly page: Picture;
  readonly reader: PrintReader;
  readonly signal: AbortSignal | undefined;
}

async function readPieces(
  { page, reader, signal }: Reading,
  pieces: readonly Piece[],
  language: string,
  setting: Setting,
): Promise<Map<Piece, PieceWord[]>> {
  const read = sheetsOf(pieces, reader.lanes).map(async (group) => {
    const sheet = setSheet(page, group, setting);
    const words = wordsOfPieces(sheet, await reader.read(sheet.picture, language, signal));
    const misread = misreadPieces(sheet, words);
    if (misread.length === 0) return words;
    const loose = setSheet(page, misread, { ...setting, apart: LOOSE });
    const again = wordsOfPieces(loose, await reader.read(loose.picture, language, signal));
    return new Map([...words, ...again]);
  });
  return new Map((await Promise.all(read)).flatMap((words) => [...words]));
}

function emptyPage(straight: StraightPicture, { number, page }: ScanHints, bend: Bend | null): Page {
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
    taken: { page, toPage: inTurn(scaling(1 / points, 1 / points), straight.toPage), ...(bend && { bend }) },
  };
}

/** The words of each piece, read once. */
type Words = ReadonlyMap<Piece, readonly PieceWord[]>;

/** One reading of some pieces, and how much it counts for figures. */
interface Look {
  readonly words: Words;
  readonly weight: number;
}

/** Figures are read twice, and those that are then in doubt again; looked at closely, all are read by all. */
async function readFigures(
  reading: Reading,
  first: Words,
  language: string,
  closely: boolean,
): Promise<Map<Piece, KnownWord[]>> {
  const ideographic = IDEOGRAPHIC.test(language);
  const figures = [...first].flatMap(([piece, words]) => (holdsFigures(words, ideographic) ? [piece] : []));
  const looks: Look[] = [{ words: first, weight: ideographic ? LITTLE : 1 }];
  const agreed = (piece: Piece): KnownWord[] =>
    agreedWords(looks.flatMap(({ words, weight }) => ({ words: words.get(piece) ?? [], weight })));
  looks.push({ words: await readPieces(reading, figures, LATIN, { letters: LETTERS_ENLARGED }), weight: 1 });
  const doubtful = closely ? figures : figures.filter((piece) => isDoubtful(agreed(piece)));
  const others = OTHERS.filter(({ data }) => data !== language && reading.reader.languages.has(data));
  for (const { data, letters } of closely ? others : others.slice(0, 1))
    looks.push({ words: await readPieces(reading, doubtful, data, { letters }), weight: 1 });
  return new Map(figures.map((piece) => [piece, agreed(piece)]));
}

interface How {
  readonly language: string;
  readonly closely: boolean;
  /** Points for a pixel. */
  readonly points: number;
}

/** How sure a reader was of a piece, letter by letter. */
function surenessOf(words: readonly PieceWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0) / Math.max(1, letters);
}

/** Texts that were read unsurely are read again, larger, then wider too; of each the surest reading is taken. */
async function readTexts(reading: Reading, pieces: readonly Piece[], language: string): Promise<Words> {
  const best = new Map(await readPieces(reading, pieces, language, { letters: LETTERS }));
  for (const setting of AGAIN) {
    const unsure = pieces.filter((piece) => surenessOf(best.get(piece) ?? []) < SURE);
    if (unsure.length === 0) break;
    for (const [piece, words] of await readPieces(reading, unsure, language, setting))
      if (surenessOf(words) > surenessOf(best.get(piece) ?? [])) best.set(piece, words);
  }
  return best;
}

async function readPrint(reading: Reading, print: Print, { language, closely, points }: How): Promise<Page['words']> {
  const first = await readTexts(reading, print.pieces, language);
  const figures = await readFigures(reading, first, language, closely);
  const known = print.pieces.flatMap((piece): [Piece, KnownWord[]][] => {
    const words = figures.get(piece) ?? agreedWords([{ words: first.get(piece) ?? [], weight: 1 }]);
    const clean = withoutDirt(words, piece, print.height);
    return clean.length > 0 ? [[piece, clean]] : [];
  });
  return levelSigns(known).flatMap(([piece, words]) => wordsOfPiece(piece, words, points));
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
  const page = emptyPage(
    straight,
    hints,
    bend && { ...bend, width: bend.width * points, height: bend.height * points },
  );
  if (print.pieces.length === 0) return { page, language: null, print: 0 };
  const reading = { page: print.picture, reader: await reader(), signal };
  const language = hints.language ?? (await findPageLanguage(print.picture, print.pieces, reading.reader, signal));
  const words = await readPrint(reading, print, { language, closely: hints.closely, points });
  const rulings = print.rulings.map(({ direction, box: [x0, y0, x1, y1] }) => ({
    direction,
    box: [x0 * points, y0 * points, x1 * points, y1 * points] as const,
  }));
  return { page: { ...page, words, rulings }, language, print: print.height };
}
