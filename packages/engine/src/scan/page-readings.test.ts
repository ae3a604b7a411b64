import { expect, test } from 'vitest';
import { wordsOf } from './page-readings.ts';
import type { Piece } from './pieces.ts';
import type { PieceWord } from './sheet.ts';

const PAGE = { width: 1200, height: 1600, grey: new Uint8Array(0) };

/** What was read at some places of a page of half-point pixels. */
function textsOf(...read: readonly (readonly [text: string, x0: number, x1: number])[]): string[] {
  const texts = new Map(
    read.map(([text, x0, x1], row): [Piece, PieceWord[]] => {
      const y0 = 100 + 40 * row;
      return [
        { x0, y0, x1, y1: y0 + 20, components: [], baseline: y0 + 20, height: 20 },
        [{ text, x0, x1, sureness: 0.95 }],
      ];
    }),
  );
  const print = { picture: PAGE, pieces: [...texts.keys()], dashes: [], rulings: [], height: 20 };
  return wordsOf({ print, language: 'eng', texts, figures: [], readings: [] }, 0.5).map(({ text }) => text);
}

test('a sign at the sheet’s edge is its shadow', () => {
  expect(textsOf(['I', 4, 10], ['GROCER', 200, 300], ['1', 1188, 1196])).toEqual(['GROCER']);
});

test('signs within the page, and longer texts at its edge, are print', () => {
  expect(textsOf(['D', 1100, 1112], ['Balance', 1090, 1196], ['CR', 1180, 1198])).toEqual(['D', 'Balance', 'CR']);
});

test('what is too narrow for its letters is left of a ruled line', () => {
  expect(textsOf(['il', 600, 601], ['I', 700, 701], ['l', 800, 803], ['il', 900, 908])).toEqual(['l', 'il']);
});
