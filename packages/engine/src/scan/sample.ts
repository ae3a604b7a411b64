import type { Piece } from './pieces.ts';
import type { Words } from './read-pieces.ts';
import type { PieceWord } from './sheet.ts';

/** A sample's letters, in heights of a capital: enough for some forty words. */
const SAMPLE_LENGTH = 420;
/** A line of small print as long as the page says no more than its first words. */
const FIRST_WORDS = 60;
/** Print of six points across a sheet of A4 on its side is this long, in heights of a capital: what is longer is a torn ruled line. */
const LONGEST = 195;

const lengthOf = ({ x0, x1, height }: Piece): number => (x1 - x0) / height;

/** The longest of some pieces, as far as a sample of this length needs. */
function longestOf(pieces: readonly Piece[], most: number): Piece[] {
  const sample: Piece[] = [];
  let length = 0;
  for (const piece of pieces.filter((one) => lengthOf(one) < LONGEST).sort((a, b) => lengthOf(b) - lengthOf(a))) {
    if (length > most) break;
    length += Math.min(lengthOf(piece), FIRST_WORDS);
    sample.push(piece);
  }
  return sample;
}

/** The longest pieces of a page, as far as a sample needs. */
export const sampleOf = (pieces: readonly Piece[]): Piece[] => longestOf(pieces, SAMPLE_LENGTH);

/** Figures are read as such with data for any script. */
function isFigure(words: readonly PieceWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  return (text.match(/\d/g)?.length ?? 0) * 2 > text.length;
}

/** Cells that begin below each other say the same sort of thing: of a column so many are looked at. */
const OF_A_COLUMN = 4;

/** A sample half as long of what is no figure, from all columns of a page. @param read what was read of the page so far */
export function textSampleOf(pieces: readonly Piece[], read: Words): Piece[] {
  const columns = new Map<number, number>();
  const texts = pieces.filter((piece) => {
    if (isFigure(read.get(piece) ?? [])) return false;
    const column = Math.round(piece.x0 / piece.height);
    const before = columns.get(column) ?? 0;
    columns.set(column, before + 1);
    return before < OF_A_COLUMN;
  });
  return longestOf(texts, SAMPLE_LENGTH / 2);
}
