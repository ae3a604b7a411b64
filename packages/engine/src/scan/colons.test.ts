import { expect, test } from 'vitest';
import { withColons } from './colons.ts';
import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

const ink = (x0: number, y0: number, x1: number, y1: number): Component => ({ x0, y0, x1, y1, area: 1 });
const figure = [40, 53, 66].map((x) => ink(x, 80, x + 11, 100));

/** What a sign before a figure is, by its ink. */
function signOf(read: string, ...sign: readonly Component[]): string | undefined {
  const components = [...sign, ...figure];
  const piece: Piece = { x0: 20, x1: 77, y0: 80, y1: 100, baseline: 100, height: 20, components };
  const word = (text: string, x0: number, x1: number): KnownWord => ({ text, x0, x1, sureness: 0.6, readings: [] });
  return withColons([word(read, 20, 24), word('773', 40, 77)], piece)[0]?.text;
}

test('a sign of two points above each other is a colon, whatever it was read as', () => {
  const points = [ink(20, 86, 23, 89), ink(20, 97, 23, 100)];
  expect(signOf('1', ...points)).toBe(':');
  expect(signOf('I', ...points)).toBe(':');
});

test('a stroke, a letter with a dot, and points beside each other are none', () => {
  expect(signOf('1', ink(20, 80, 23, 100))).toBe('1');
  expect(signOf('i', ink(20, 80, 23, 83), ink(20, 86, 23, 100))).toBe('i');
  expect(signOf('1', ink(18, 97, 20, 100), ink(23, 97, 25, 100))).toBe('1');
});
