import { expect, test } from 'vitest';
import type { Piece } from './pieces.ts';
import type { PieceWord } from './sheet.ts';
import { fitsInk, readUnread, unreadAmong } from './unread-pieces.ts';

/** A line of so many strokes. */
function pieceOf(strokes: number, y = 100): Piece {
  const components = Array.from({ length: strokes }, (_, at) => ({
    x0: 40 + 14 * at,
    x1: 50 + 14 * at,
    y0: y - 20,
    y1: y,
    area: 90,
  }));
  return { x0: 40, x1: 36 + 14 * strokes, y0: y - 20, y1: y, components, baseline: y, height: 20 };
}

const words = (sureness: number, ...texts: readonly string[]): PieceWord[] =>
  texts.map((text, at) => ({ text, x0: 40 * at, x1: 40 * at + 30, sureness }));

test('figures fit the ink where each sign has a stroke of its own', () => {
  expect(fitsInk(words(0.9, '11', '17'), pieceOf(4))).toBe(true);
  expect(fitsInk(words(0.9, '121'), pieceOf(4))).toBe(false);
  expect(fitsInk(words(0.9, 'IS17'), pieceOf(4))).toBe(false);
  expect(fitsInk([], pieceOf(0))).toBe(false);
});

test('what is short and no reading was sure of is looked at again', () => {
  const [sure, unsure, unread, long] = [pieceOf(4), pieceOf(4), pieceOf(4), pieceOf(30)];
  const one = new Map([
    [sure, words(0.3, 'IS')],
    [unsure, words(0.3, 'IS')],
    [long, words(0.1, 'blurred')],
  ]);
  const other = new Map([
    [sure, words(0.95, '1118')],
    [unsure, words(0.2, 'Bla')],
  ]);
  expect(unreadAmong([sure, unsure, unread, long], [one, other])).toEqual([unsure, unread]);
});

const page = { width: 300, height: 200, grey: new Uint8Array(300 * 200).fill(255) };

/** A reader that reads small letters and no others, as told; what it was asked for is as high as its sheet. */
const readingOf = (text: string, sureness: number) => ({
  page,
  signal: undefined,
  reader: {
    program: { engine: 'test', version: '1', data: 'test' },
    lanes: 1,
    languages: new Set(['eng']),
    read: ({ height }: { height: number }) => {
      const small = height < 130;
      const box = [40, 0.45 * height, 90, 0.55 * height] as const;
      return Promise.resolve([{ text: small ? text : 'IS', box, sureness: small ? sureness : 0.9 }]);
    },
    close: () => Promise.resolve(),
  },
});

test.each([
  ['1117', 0.95, '1117'],
  ['1117', 0.7, undefined],
  ['121', 0.95, undefined],
])('of %s, read small with a sureness of %d, %s is taken', async (text, sureness, taken) => {
  const piece = pieceOf(4);
  const found = await readUnread(readingOf(text, sureness), [piece], 'eng');
  expect(found.get(piece)?.[0]?.text).toBe(taken);
});
