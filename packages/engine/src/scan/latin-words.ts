import type { LikeCapitals, PrintScript } from '../languages/print-scripts.ts';
import { type Doubt, doubtOf, latinDoubtsOf, SETTING, withOtherScript } from './other-script.ts';
import type { Piece } from './pieces.ts';
import { type Reading, readPieces, type Words } from './read-pieces.ts';
import type { PieceWord } from './sheet.ts';

/** The fewest letters of a word; shorter texts are marks or abbreviations. */
const WORD = 3;
/** Words read in the page's script with a higher confidence than this are not doubted. */
const PLAIN = 0.95;
/** The lowest confidence of the Latin reading of a Latin word. */
const SURE = 0.85;
/** How far the confidence of the Latin reading may lie below that of the other script's. */
const LESS = 0.03;

/** A word of capitals of another script that may be a Latin one. */
export interface CapitalDoubt extends Doubt {
  readonly text: string;
}

const isCapitals = (text: string, { letters }: PrintScript): boolean =>
  /^[\p{Lu}.&'/-]+$/u.test(text) && (text.match(letters)?.length ?? 0) >= WORD;

/**
 * Words in capitals of a script whose capitals look like Latin ones: each may be a Latin word.
 * @param taken stretches that are read again anyway
 */
export function capitalDoubtsOf(
  read: ReadonlyMap<Piece, readonly PieceWord[]>,
  script: PrintScript,
  taken: readonly Doubt[],
): CapitalDoubt[] {
  const isTaken = (piece: Piece, at: number): boolean =>
    taken.some((doubt) => doubt.piece === piece && doubt.from <= at && at < doubt.to);
  return [...read].flatMap(([piece, words]) =>
    words.flatMap(({ text, sureness }, at) => {
      if (sureness > PLAIN || !isCapitals(text, script) || isTaken(piece, at)) return [];
      const doubt = doubtOf(piece, words, [at, at]);
      return doubt ? [{ ...doubt, text }] : [];
    }),
  );
}

const textOf = (words: readonly PieceWord[]): string => words.map(({ text }) => text).join('');
const surenessOf = (words: readonly PieceWord[]): number => Math.min(...words.map(({ sureness }) => sureness));

/**
 * Whether a word of capitals is Latin: it has a letter that the other script lacks, or a spelling that never occurs there. Confidence
 * alone cannot tell: letters that look alike are read equally well in both scripts.
 *
 *     ΑΤΗΙΝΑ    ATHINA        Ε-ΒΑΝΚΙΝΟ    E-BANKING
 */
export function isLatinWord(
  { text, sureness }: CapitalDoubt,
  latin: readonly PieceWord[],
  like: LikeCapitals,
): boolean {
  const read = textOf(latin);
  if (read.length !== text.length || !/^[\p{Script=Latin}.&'/-]+$/u.test(read)) return false;
  const sure = surenessOf(latin);
  if (like.never.test(text)) return sure >= SURE;
  const needed = like.own.test(text) ? sureness + LESS / 3 : sureness - LESS;
  return sure >= Math.max(SURE, needed) && like.latin.test(read);
}

const LATIN_LETTER = /\p{Script=Latin}/gu;

/** Where a page's data know no Latin letters: the pieces that have Latin words, each with its words in both. */
export async function readLatinWords(
  reading: Reading,
  read: Words,
  latin: string,
  script: PrintScript,
): Promise<Words> {
  const doubts = latinDoubtsOf(read);
  const { capitals: like } = script;
  const capitals = like ? capitalDoubtsOf(read, script, doubts) : [];
  // On sheets of their own: what stands beside a word changes how it is read.
  const partsOf = (some: readonly Doubt[]): Piece[] => some.map(({ part }) => part);
  const [doubted, whole] = await Promise.all([
    readPieces(reading, partsOf(doubts), latin, SETTING),
    readPieces(reading, partsOf(capitals), latin, SETTING),
  ]);
  const parts = new Map([...doubted, ...whole]);
  const found = capitals.filter((doubt) => like && isLatinWord(doubt, parts.get(doubt.part) ?? [], like));
  const all = [...doubts, ...found.map((doubt) => ({ ...doubt, sureness: 0 }))];
  return withOtherScript(all, read, parts, LATIN_LETTER);
}
