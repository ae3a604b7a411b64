import { scriptOf } from '../languages/print-scripts.ts';
import type { Word } from '../shapes/page.ts';
import { isDirectionMark } from '../values/sign.ts';
import { withAsterisks } from './asterisks.ts';
import { withColons } from './colons.ts';
import type { Print } from './find-print.ts';
import { withHiddenDigits } from './hidden-digits.ts';
import { readLatinWords } from './latin-words.ts';
import { loneMinuses } from './lone-dashes.ts';
import { withIban } from './lookalikes.ts';
import { withLostBlanks } from './lost-blanks.ts';
import { withMarks } from './mark-columns.ts';
import { readOtherScript } from './other-script.ts';
import { LATIN } from './page-language.ts';
import type { Piece } from './pieces.ts';
import { withPluses } from './plus-signs.ts';
import { type Reading, readPieces, type Words } from './read-pieces.ts';
import { agreedWords, hasIdeographs, holdsFigures, isDoubtful } from './readings.ts';
import type { PieceWord, Setting } from './sheet.ts';
import { readUnread, unreadAmong } from './unread-pieces.ts';
import { type KnownWord, levelSigns, withoutDirt, wordsOfPiece } from './words.ts';

/** How high a capital is on a sheet, in pixels: the first time, and enlarged. Readers of print were trained on about as many. */
const LETTERS = 26;
const ENLARGED = 34;
/** Below this a text is read again, set so. */
const SURE = 0.82;
const AGAIN: readonly Setting[] = [
  { letters: ENLARGED, apart: 1.6 },
  { letters: ENLARGED, apart: 1.6, wide: 1.3 },
  { letters: 20, apart: 1.6 },
];
/** Data to read figures with, and how high their letters are set. */
interface FigureReader {
  readonly data: string;
  readonly letters: number;
}
/** what reads figures beside the page's own data: the same ink enlarged, then other networks, which make other mistakes. */
const FIGURE_READERS: readonly [FigureReader, ...FigureReader[]] = [
  { data: LATIN, letters: ENLARGED },
  { data: 'deu', letters: 26 },
  { data: 'spa', letters: 22 },
];
/** Of figures, what data for ideographs says counts little: it takes points for commas. */
const IDEOGRAPHIC = /^(?:jpn|chi|kor)/;
const LITTLE = 0.4;

/** One reading of some pieces, how it was made, and how much it counts for figures. */
interface PieceReadings {
  readonly reader: FigureReader;
  readonly words: Words;
  readonly weight: number;
}

/** A page's pieces with all readings of them so far. */
export interface PageReadings {
  readonly print: Print;
  readonly language: string;
  readonly texts: Words;
  readonly figures: readonly Piece[];
  readonly readings: readonly PieceReadings[];
}

/** How sure a reader was of a piece, letter by letter. */
function surenessOf(words: readonly PieceWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0) / Math.max(1, letters);
}

/** What of a page is in another script than its own. */
async function readOther(reading: Reading, language: string, read: Words): Promise<Words> {
  const script = scriptOf(language);
  if (script) return readLatinWords(reading, read, LATIN, script);
  return IDEOGRAPHIC.test(language) ? new Map() : readOtherScript(reading, read);
}

/** Texts that were read unsurely are read again, larger, wider and smaller; of each the surest reading is taken. */
async function readUnsure(
  reading: Reading,
  language: string,
  first: Words,
  figures: ReadonlySet<Piece>,
): Promise<Words> {
  const best = new Map(first);
  const other = await readOther(reading, language, best);
  for (const [piece, words] of other) best.set(piece, words);
  const again = (piece: Piece): boolean => !other.has(piece) && !figures.has(piece);
  const unsure = [...best].flatMap(([piece, words]) => (again(piece) && surenessOf(words) < SURE ? [piece] : []));
  for (const read of await Promise.all(AGAIN.map((setting) => readPieces(reading, unsure, language, setting))))
    for (const [piece, words] of read)
      if (surenessOf(words) > surenessOf(best.get(piece) ?? [])) best.set(piece, words);
  return best;
}

/** What was taken for a mark or a figure of Latin print, and is a text in ideographs: `BHA` for `日期`. */
const isOtherText = (words: readonly PieceWord[]): boolean => {
  const text = words.map((word) => word.text).join('');
  return hasIdeographs(text) && !/\d/.test(text);
};

const agreed = ({ readings }: Pick<PageReadings, 'readings'>, piece: Piece): KnownWord[] =>
  agreedWords(readings.map(({ words, weight }) => ({ words: words.get(piece) ?? [], weight })));

/** What a reader of figures reads of some pieces, with what it read before. */
async function readWith(
  reader: FigureReader,
  pieces: readonly Piece[],
  reading: Reading,
  before: Words | undefined,
): Promise<PieceReadings> {
  const unread = pieces.filter((piece) => !before?.has(piece));
  const words = await readPieces(reading, unread, reader.data, reader);
  return { reader, words: new Map([...(before ?? []), ...words]), weight: 1 };
}

/** The readers of figures that there are, but for the page's own data. */
const figureReadersFor = (language: string, { reader }: Reading): FigureReader[] =>
  FIGURE_READERS.filter(({ data }, at) => at === 0 || (data !== language && reader.languages.has(data)));

/**
 * Has a page read: all of it once, unsure texts again, and figures in doubt again by two readers of figures; on a page of ideographs all
 * figures, for their data confuse points and commas.
 * @param known pieces that were read in this language before
 */
export async function readPrint(reading: Reading, print: Print, language: string, known: Words): Promise<PageReadings> {
  const unread = print.pieces.filter((piece) => !known.has(piece));
  const first = new Map([...known, ...(await readPieces(reading, unread, language, { letters: LETTERS }))]);
  const ideographic = IDEOGRAPHIC.test(language);
  const figures = [...first].flatMap(([piece, words]) => (holdsFigures(words) ? [piece] : []));
  const own = { reader: { data: language, letters: LETTERS }, words: first, weight: ideographic ? LITTLE : 1 };
  const doubtful = figures.filter((piece) => isDoubtful(agreed({ readings: [own] }, piece)));
  const readers = figureReadersFor(language, reading).slice(0, 2);
  const seen = readers.map(async (reader, at): Promise<PieceReadings> => {
    const pieces = ideographic && at === 0 ? figures : doubtful;
    return { reader, words: await readPieces(reading, pieces, reader.data, reader), weight: 1 };
  });
  // Small sheets all: they are read side by side.
  const [texts, ...others] = await Promise.all([readUnsure(reading, language, first, new Set(figures)), ...seen]);
  const left = figures.filter((piece) => !isOtherText(texts.get(piece) ?? []));
  return lastLook(reading, { print, language, texts, figures: left, readings: [own, ...others] });
}

/** Looks once more at what is short and was read unsurely: it may be a figure. */
async function lastLook(reading: Reading, before: PageReadings): Promise<PageReadings> {
  const { print, texts, figures, readings } = before;
  const isFigure = new Set(figures);
  const others = print.pieces.filter((piece) => !isFigure.has(piece));
  const unread = [
    ...unreadAmong(
      figures,
      readings.map(({ words }) => words),
    ),
    ...unreadAmong(others, [texts]),
  ];
  const words = await readUnread(reading, unread, LATIN);
  if (words.size === 0) return before;
  const found = new Map([...words].filter(([piece]) => !isFigure.has(piece)));
  const reader = { data: LATIN, letters: LETTERS };
  return { ...before, texts: new Map([...texts, ...found]), readings: [...readings, { reader, words, weight: 1 }] };
}

/** Has all figures read by all readers of figures, but those that were read so before. */
export async function readFiguresAgain(reading: Reading, before: PageReadings): Promise<PageReadings> {
  const readers = figureReadersFor(before.language, reading);
  const others = before.readings.filter(({ reader }) => !readers.includes(reader));
  const readings = await Promise.all(
    readers.map((reader) => {
      const seen = before.readings.find((each) => each.reader === reader);
      return readWith(reader, before.figures, reading, seen?.words);
    }),
  );
  return { ...before, readings: [...others, ...readings] };
}

/** Printers leave 4 mm of a sheet blank at its sides: a sign there is the sheet's edge or its shadow. In points. */
const EDGE = 11;
const FEW = 2;

/**
 * Whether a piece is what is left of the sheet's edge: a line of it says nothing, and would part the texts beside it. A mark that says
 * which way money went may stand there on a sheet that is cut off.
 */
function isEdge(
  { x0, x1 }: Piece,
  words: readonly KnownWord[],
  { picture: { width } }: Print,
  points: number,
): boolean {
  const text = words.map((word) => word.text).join('');
  const isMark = isDirectionMark(text) || /^[-+−–]$/u.test(text);
  return !isMark && text.length <= FEW && Math.min(x1, width - x0) * points < EDGE;
}

/** The thinnest sign, a stroke, is so wide, in heights of a capital. */
const STROKE = 0.08;

/** Whether a piece is too narrow for what was read of it: what is left of a ruled line, read as `il`. */
function isThread({ x0, x1, height }: Piece, words: readonly KnownWord[]): boolean {
  const signs = words.reduce((sum, { text }) => sum + text.length, 0);
  return x1 - x0 < STROKE * height * signs;
}

/** The words of a page, of each place what its readings agree on. @param points points for a pixel */
export function wordsOf(known: PageReadings, points: number): Word[] {
  const { print, texts, figures } = known;
  const read = new Set(figures);
  const pieces = print.pieces.flatMap((piece): [Piece, readonly KnownWord[]][] => {
    const once = [{ words: texts.get(piece) ?? [], weight: 1 }];
    const plain = read.has(piece) ? agreed(known, piece) : agreedWords(once);
    const told = withHiddenDigits(withAsterisks(plain, piece), piece);
    const clean = withLostBlanks(withoutDirt(withColons(withPluses(told, piece), piece), piece, print.height), piece);
    const isPrint = clean.length > 0 && !isEdge(piece, clean, print, points) && !isThread(piece, clean);
    return isPrint ? [[piece, withIban(clean)]] : [];
  });
  const all = [...levelSigns(pieces), ...loneMinuses(pieces, print.dashes)];
  return withMarks(all.flatMap(([piece, words]) => wordsOfPiece(piece, words, points)));
}
