import type { Word } from '../shapes/page.ts';
import type { Print } from './find-print.ts';
import { withIban } from './lookalikes.ts';
import { readOtherScript } from './other-script.ts';
import { LATIN } from './page-language.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readPieces, type Words } from './read-pieces.ts';
import { agreedWords, holdsFigures, isDoubtful } from './readings.ts';
import type { PieceWord, Setting } from './sheet.ts';
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
interface Glass {
  readonly data: string;
  readonly letters: number;
}
/** What reads figures beside the page's own data: the same ink enlarged, then other networks, which make other mistakes. */
const GLASSES: readonly [Glass, ...Glass[]] = [
  { data: LATIN, letters: ENLARGED },
  { data: 'deu', letters: 26 },
  { data: 'spa', letters: 22 },
];
/** Of figures, what data for ideographs says counts little: it takes points for commas. */
const IDEOGRAPHIC = /^(?:jpn|chi|kor)/;
const LITTLE = 0.4;

/** One reading of some pieces, how it was made, and how much it counts for figures. */
interface Look {
  readonly glass: Glass;
  readonly words: Words;
  readonly weight: number;
}

/** A page's pieces with all readings of them so far. */
export interface Looks {
  readonly print: Print;
  readonly language: string;
  readonly texts: Words;
  readonly figures: readonly Piece[];
  readonly looks: readonly Look[];
}

/** How sure a reader was of a piece, letter by letter. */
function surenessOf(words: readonly PieceWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return words.reduce((sum, { text, sureness }) => sum + text.length * sureness, 0) / Math.max(1, letters);
}

/** Texts that were read unsurely are read again, larger, wider and smaller; of each the surest reading is taken. */
async function readUnsure(
  reading: Reading,
  language: string,
  first: Words,
  figures: ReadonlySet<Piece>,
): Promise<Words> {
  const best = new Map(first);
  const other: Words = IDEOGRAPHIC.test(language) ? new Map() : await readOtherScript(reading, best);
  for (const [piece, words] of other) best.set(piece, words);
  const again = (piece: Piece): boolean => !other.has(piece) && !figures.has(piece);
  const unsure = [...best].flatMap(([piece, words]) => (again(piece) && surenessOf(words) < SURE ? [piece] : []));
  for (const read of await Promise.all(AGAIN.map((setting) => readPieces(reading, unsure, language, setting))))
    for (const [piece, words] of read)
      if (surenessOf(words) > surenessOf(best.get(piece) ?? [])) best.set(piece, words);
  return best;
}

const agreed = ({ looks }: Pick<Looks, 'looks'>, piece: Piece): KnownWord[] =>
  agreedWords(looks.map(({ words, weight }) => ({ words: words.get(piece) ?? [], weight })));

/** What is read through a glass of some pieces, with what was read through it before. */
async function lookThrough(
  glass: Glass,
  pieces: readonly Piece[],
  reading: Reading,
  before: Words | undefined,
): Promise<Look> {
  const unread = pieces.filter((piece) => !before?.has(piece));
  const words = await readPieces(reading, unread, glass.data, glass);
  return { glass, words: new Map([...(before ?? []), ...words]), weight: 1 };
}

/** The glasses that there are, but for the page's own. */
const glassesFor = (language: string, { reader }: Reading): Glass[] =>
  GLASSES.filter(({ data }, at) => at === 0 || (data !== language && reader.languages.has(data)));

/**
 * Has a page read: all of it once, unsure texts again, and figures in doubt again through two glasses; on a page of ideographs all
 * figures, for their data confuse points and commas.
 * @param known pieces that were read in this language before
 */
export async function lookAt(reading: Reading, print: Print, language: string, known: Words): Promise<Looks> {
  const unread = print.pieces.filter((piece) => !known.has(piece));
  const first = new Map([...known, ...(await readPieces(reading, unread, language, { letters: LETTERS }))]);
  const ideographic = IDEOGRAPHIC.test(language);
  const figures = [...first].flatMap(([piece, words]) => (holdsFigures(words) ? [piece] : []));
  const own = { glass: { data: language, letters: LETTERS }, words: first, weight: ideographic ? LITTLE : 1 };
  const doubtful = figures.filter((piece) => isDoubtful(agreed({ looks: [own] }, piece)));
  const glasses = glassesFor(language, reading).slice(0, 2);
  const seen = glasses.map(async (glass, at): Promise<Look> => {
    const pieces = ideographic && at === 0 ? figures : doubtful;
    return { glass, words: await readPieces(reading, pieces, glass.data, glass), weight: 1 };
  });
  // Small sheets all: they are read side by side.
  const [texts, ...looks] = await Promise.all([readUnsure(reading, language, first, new Set(figures)), ...seen]);
  return { print, language, texts, figures, looks: [own, ...looks] };
}

/** Has all figures read through all glasses, but those that were read so before. */
export async function lookCloser(reading: Reading, before: Looks): Promise<Looks> {
  const glasses = glassesFor(before.language, reading);
  const others = before.looks.filter(({ glass }) => !glasses.includes(glass));
  const looks = await Promise.all(
    glasses.map((glass) => {
      const seen = before.looks.find((look) => look.glass === glass);
      return lookThrough(glass, before.figures, reading, seen?.words);
    }),
  );
  return { ...before, looks: [...others, ...looks] };
}

/** The words of a page, of each place what its readings agree on. @param points points for a pixel */
export function wordsOf(known: Looks, points: number): Word[] {
  const { print, texts, figures } = known;
  const read = new Set(figures);
  const pieces = print.pieces.flatMap((piece): [Piece, readonly KnownWord[]][] => {
    const once = [{ words: texts.get(piece) ?? [], weight: 1 }];
    const clean = withoutDirt(read.has(piece) ? agreed(known, piece) : agreedWords(once), piece, print.height);
    return clean.length > 0 ? [[piece, withIban(clean)]] : [];
  });
  return levelSigns(pieces).flatMap(([piece, words]) => wordsOfPiece(piece, words, points));
}
