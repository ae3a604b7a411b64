import type { Piece } from './pieces.ts';
import { type Reading, readPieces, type Words } from './read-pieces.ts';
import type { PieceWord, Setting } from './sheet.ts';

/** A piece that no reading is as sure of says nothing yet. */
const UNREAD = 0.6;
/** So few strokes are a date, a figure or a mark. */
const FEW = 8;
/** What is taken of this last look is as sure. */
const SURE = 0.82;
/** Few thin strokes alone on a line, as of `11 17`, are taken for letters at any size but a small one, or far from other lines. */
const SETTINGS: readonly Setting[] = [
  { letters: 16, apart: 2.5 },
  { letters: 20, apart: 2.5 },
  { letters: 26, apart: 2.5 },
];

const surenessOf = (words: readonly PieceWord[]): number => Math.min(...words.map(({ sureness }) => sureness));

/** Whether words are figures of which each sign has its own stroke on the page: no digit is added, and none left out. */
export function fitsInk(words: readonly PieceWord[], { components }: Piece): boolean {
  const text = words.map((word) => word.text).join('');
  return /^[\d.,/-]+$/.test(text) && /\d/.test(text) && text.length === components.length;
}

/** The short pieces that no reading is sure of. */
export const unreadAmong = (pieces: readonly Piece[], readings: readonly Words[]): Piece[] =>
  pieces.filter(
    (piece) =>
      piece.components.length <= FEW &&
      readings.every((words) => {
        const read = words.get(piece) ?? [];
        return read.length === 0 || surenessOf(read) < UNREAD;
      }),
  );

/** What a last look at some pieces makes surely of them: figures that their ink bears out, and no others. */
export async function readUnread(reading: Reading, pieces: readonly Piece[], data: string): Promise<Words> {
  const found = new Map<Piece, readonly PieceWord[]>();
  if (pieces.length === 0) return found;
  for (const words of await Promise.all(SETTINGS.map((setting) => readPieces(reading, pieces, data, setting)))) {
    for (const [piece, read] of words) {
      const sureness = surenessOf(read);
      const best = found.get(piece);
      if (sureness >= SURE && fitsInk(read, piece) && sureness > (best ? surenessOf(best) : 0)) found.set(piece, read);
    }
  }
  return found;
}
