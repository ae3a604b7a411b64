import type { Picture } from '../shapes/picture.ts';
import type { PrintReader } from '../shapes/print-reader.ts';
import type { Piece } from './pieces.ts';
import { misreadPieces, type PieceWord, type Setting, setSheet, wordsOfPieces } from './sheet.ts';

/** What was missed is set again, this many letter heights apart. */
const LOOSE = 2.5;
/** A sheet holds print of about this length, in letter heights: a second's work, so that several are read side by side. */
const SHEET_LENGTH = 1800;
/** Even a short page is read on so many sheets: what every machine reads side by side, so that all read alike. */
const SIDE_BY_SIDE = 2;
/** Less is not worth a sheet of its own: a reader takes a while to start. */
const SHORTEST_SHEET = 300;

/**
 * Pieces in groups of about the same length of print, not more than a sheet's: wide ones together and narrow ones, for a sheet is as
 * wide as its widest, and blank paper takes time, too.
 */
function sheetsOf(pieces: readonly Piece[]): Piece[][] {
  const length = ({ x0, x1, height }: Piece): number => (x1 - x0) / height + 2;
  const total = pieces.reduce((sum, piece) => sum + length(piece), 0);
  const count = Math.max(
    1,
    Math.ceil(total / SHEET_LENGTH),
    Math.min(SIDE_BY_SIDE, Math.floor(total / SHORTEST_SHEET)),
  );
  const groups: Piece[][] = [[]];
  let filled = 0;
  for (const piece of [...pieces].sort((a, b) => length(b) - length(a))) {
    if (filled >= total / count) {
      groups.push([]);
      filled = 0;
    }
    groups.at(-1)?.push(piece);
    filled += length(piece);
  }
  const place = new Map(pieces.map((piece, index) => [piece, index]));
  return groups
    .filter((group) => group.length > 0)
    .map((group) => group.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)));
}

/** Who reads what. */
export interface Reading {
  readonly page: Picture;
  readonly reader: PrintReader;
  readonly signal: AbortSignal | undefined;
}

/** The words of each piece, read once. */
export type Words = ReadonlyMap<Piece, readonly PieceWord[]>;

/** What was read of pieces at the first go, and which of them were missed or tangled. */
interface Go {
  readonly words: Words;
  readonly misread: readonly Piece[];
}

async function readSheet(
  { page, reader, signal }: Reading,
  pieces: readonly Piece[],
  language: string,
  setting: Setting,
): Promise<Go> {
  const sheet = setSheet(page, pieces, setting);
  const words = wordsOfPieces(sheet, await reader.read(sheet.picture, language, signal));
  return { words, misread: misreadPieces(sheet, words) };
}

const joined = (all: readonly Words[]): Words => new Map(all.flatMap((words) => [...words]));

/** Has pieces read, set on as many sheets as are read side by side. */
export async function readPieces(
  reading: Reading,
  pieces: readonly Piece[],
  language: string,
  setting: Setting,
): Promise<Words> {
  const read = sheetsOf(pieces).map(async (group) => {
    const { words, misread } = await readSheet(reading, group, language, setting);
    if (misread.length === 0) return words;
    const again = await readSheet(reading, misread, language, { ...setting, apart: LOOSE });
    return joined([words, again.words]);
  });
  return joined(await Promise.all(read));
}

/** Has pieces read to see what they are: what was misread is not read again. */
export async function readSample(
  reading: Reading,
  pieces: readonly Piece[],
  language: string,
  setting: Setting,
): Promise<Go> {
  const read = await Promise.all(sheetsOf(pieces).map((group) => readSheet(reading, group, language, setting)));
  return { words: joined(read.map(({ words }) => words)), misread: read.flatMap(({ misread }) => misread) };
}
