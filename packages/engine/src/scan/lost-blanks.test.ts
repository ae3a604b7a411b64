import { expect, test } from 'vitest';
import { withLostBlanks } from './lost-blanks.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

/** Digits on a pitch of 11 pixels, ones narrow, blanks half as wide. */
function printed(text: string): Piece {
  let x = 0;
  const components = [...text].flatMap((sign) => {
    const from = x;
    x += sign === ' ' ? 5.5 : 11;
    const [x0, x1] = sign === '1' ? [from + 2, from + 7] : [from + 1, from + 10];
    return sign === ' ' ? [] : [{ x0, x1, y0: 0, y1: 14, area: 60 }];
  });
  return { x0: 0, y0: 0, x1: x, y1: 14, components, baseline: 14, height: 14 };
}

const read = (text: string, piece: Piece, readings: readonly string[] = []): KnownWord => ({
  text,
  x0: piece.x0,
  x1: piece.x1,
  sureness: 0.8,
  readings,
});

test.each([
  ['11 16', '1116', ['11', '16']],
  ['12 500', '12500', ['12', '500']],
  ['1116', '1116', ['1116']],
  ['71417171', '71417171', ['71417171']],
  ['11 16', '116', ['116']],
])('%s read as %s', (print, text, words) => {
  const piece = printed(print);
  expect(withLostBlanks([read(text, piece)], piece).map((word) => word.text)).toEqual(words);
});

test('what else was read of the ink is parted at the same place, where it has as many digits', () => {
  const piece = printed('11 16');
  expect(withLostBlanks([read('1116', piece, ['1118', '13:16'])], piece)).toMatchObject([
    { text: '11', readings: [], x0: 0, x1: 18 },
    { text: '16', readings: ['18'], x1: piece.x1 },
  ]);
});
