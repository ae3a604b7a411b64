import { expect, test } from 'vitest';
import type { Component } from './components.ts';
import { withHiddenDigits } from './hidden-digits.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

const HEIGHT = 20;
const BASELINE = 100;

/** A component as wide and high as told, its foot so far above the line. */
const ink = (x0: number, wide: number, high: number, foot = 0): Component => {
  const y1 = BASELINE - foot;
  return { x0, x1: x0 + wide, y0: y1 - high, y1, area: Math.round(0.78 * wide * high) };
};

const digits = [0, 1, 2, 3].map((at) => ink(60 + 13 * at, 11, HEIGHT));

const piece = (components: readonly Component[]): Piece => ({
  x0: 10,
  x1: 112,
  y0: BASELINE - HEIGHT,
  y1: BASELINE,
  baseline: BASELINE,
  height: HEIGHT,
  components,
});

const word = (text: string, x0: number, x1: number): KnownWord => ({ text, x0, x1, sureness: 0.6, readings: [] });
const texts = (words: readonly KnownWord[], components: readonly Component[]): string[] =>
  withHiddenDigits(words, piece(components)).map(({ text }) => text);

const dots = [0, 1, 2, 3].map((at) => ink(10 + 10 * at, 8, 8, 6));

test('dots that hide digits are dots, whatever letters they were taken for', () => {
  const card = [...dots, ...digits];
  expect(texts([word('e...', 10, 48), word('7115', 60, 110)], card)).toEqual(['••••', '7115']);
  expect(texts([word('7115', 60, 110)], card)).toEqual(['••••', '7115']);
  expect(texts([word('....7115', 10, 110)], card)).toEqual(['••••', '7115']);
});

test('dots that touch each other are as many as they are wide', () => {
  const card = [ink(10, 16, 8, 6), ink(27, 16, 8, 6), ...digits];
  expect(texts([word('e.', 10, 40), word('7115', 60, 110)], card)).toEqual(['••••', '7115']);
});

test('points on the line, stars above its middle, a dash and one dot before an item stay what they were read as', () => {
  const leader = [0, 1, 2, 3].map((at) => ink(10 + 10 * at, 5, 5));
  const stars = [0, 1, 2, 3].map((at) => ink(10 + 10 * at, 8, 8, 12));
  const dash = [ink(10, 40, 4, 8)];
  for (const other of [leader, stars, dash, dots.slice(3)])
    expect(texts([word('....', 10, 48), word('7115', 60, 110)], [...other, ...digits])).toEqual(['....', '7115']);
});
