import { expect, test } from 'vitest';
import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import { withPluses } from './plus-signs.ts';

const BASELINE = 100;
const ink = (x0: number, width: number, y0: number, y1: number, filled = 0.5): Component => {
  return { x0, x1: x0 + width, y0, y1, area: filled * width * (y1 - y0) };
};
const rest = [ink(34, 11, 80, BASELINE), ink(47, 3, 97, 104), ...[52, 65, 78].map((x) => ink(x, 11, 80, BASELINE))];

/** What `16.477` is, where its first sign has this ink. */
function read(first: Component, text = '16.477') {
  const components = [first, ...rest];
  const piece: Piece = { x0: 20, x1: 89, y0: 80, y1: 104, baseline: BASELINE, height: 20, components };
  return withPluses([{ text, x0: 20, x1: 89, sureness: 0.9, readings: ['+6.477', '76.477'] }], piece)[0];
}

test('a sign that stands between the heads and feet of digits, as wide as high, is a plus', () => {
  expect(read(ink(20, 12, 86, 98, 0.4))).toMatchObject({ text: '+6.477', readings: [] });
});

test('digits, and dirt before a figure, are none', () => {
  expect(read(ink(22, 7, 80, BASELINE))?.text).toBe('16.477');
  expect(read(ink(20, 12, 86, 98, 0.9))?.text).toBe('16.477');
  expect(read(ink(20, 12, 86, 98, 0.4), '6.477')?.text).toBe('6.477');
  expect(read(ink(20, 12, 89, 92))?.text).toBe('16.477');
});
