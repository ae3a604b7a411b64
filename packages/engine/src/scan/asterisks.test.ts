import { expect, test } from 'vitest';
import { withAsterisks } from './asterisks.ts';
import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

const HEIGHT = 18;
const BASELINE = 240;

/** A component as wide and high as told, its foot so far above the line. */
const ink = (x0: number, wide: number, high: number, foot: number, filled = 0.6): Component => {
  const y1 = BASELINE - foot;
  return { x0, x1: x0 + wide, y0: y1 - high, y1, area: Math.round(filled * wide * high) };
};
const digits = (x0: number, count: number): Component[] =>
  Array.from({ length: count }, (_, at) => ink(x0 + 13 * at, 11, HEIGHT, 0));
const stars = (x0: number, count: number): Component[] =>
  Array.from({ length: count }, (_, at) => ink(x0 + 10 * at, 9, 9, 8));

const word = (text: string, x0: number, x1: number): KnownWord => ({ text, x0, x1, sureness: 0.6, readings: [] });
const texts = (words: readonly KnownWord[], components: readonly Component[]): string[] => {
  const [x0, x1] = [0, 800];
  const piece: Piece = {
    ...{ x0, x1, y0: BASELINE - HEIGHT, y1: BASELINE },
    ...{ baseline: BASELINE, height: HEIGHT, components },
  };
  return withAsterisks(words, piece).map(({ text }) => text);
};

test('asterisks are as many as the ink has, whatever they were taken for', () => {
  const card = [...digits(0, 4), ...digits(60, 2), ...stars(86, 2), ...stars(120, 4), ...digits(170, 4)];
  const read = [word('5278', 0, 50), word('905:', 60, 105), word("'''", 120, 158), word('0455', 170, 220)];
  expect(texts(read, card)).toEqual(['5278', '90**', '****', '0455']);
});

test('asterisks that touch each other are as many as they are wide', () => {
  const card = [...digits(472, 4), ...digits(530, 2), ink(555, 19, 11, 6), ink(582, 38, 11, 6), ...digits(628, 4)];
  const read = [word('4225', 472, 521), word('24**', 530, 573), word('***', 582, 620), word('5603', 628, 676)];
  expect(texts(read, card)).toEqual(['4225', '24**', '****', '5603']);
});

test('signs of one word with asterisks stay one word', () => {
  const card = [...digits(0, 2), ...stars(26, 8), ...digits(106, 1)];
  expect(texts([word('Q7*', 0, 40), word('+++1', 70, 117)], card)).toEqual(['Q7********1']);
});

test('parts of ideographs are none', () => {
  const ink = [...digits(0, 2), ...stars(60, 3)];
  expect(texts([word('12', 0, 24), word('海港麵家', 50, 100)], ink)).toEqual(['12', '海港麵家']);
  expect(texts([word('12', 0, 24), word("'''", 60, 90)], ink)).toEqual(['12', '***']);
});

test('pluses, quotes and words without a digit stay what they were read as', () => {
  const pluses = [0, 1, 2].map((at) => ink(13 * at, 12, 12, 1));
  expect(texts([word('+++', 0, 38), word('438', 40, 76)], [...pluses, ...digits(40, 3)])).toEqual(['+++', '438']);
  expect(texts([word('total', 0, 50), word('**x', 60, 90)], stars(60, 3))).toEqual(['total', '**x']);
});
