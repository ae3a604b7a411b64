import { expect, test } from 'vitest';
import type { Ruling } from '../shapes/page.ts';
import type { Component } from './components.ts';
import { findPieces } from './pieces.ts';

const PRINT = 20;

/** Letters of a line, `gaps` pixels after each other. */
function letters(x: number, baseline: number, gaps: readonly number[], height = PRINT): Component[] {
  let at = x;
  return [0, ...gaps].map((gap) => {
    at += gap;
    const letter = { x0: at, y0: baseline - height, x1: at + 10, y1: baseline, area: 6 * height };
    at += 10;
    return letter;
  });
}

const extents = (components: readonly Component[], rulings: readonly Ruling[] = []) =>
  findPieces(components, rulings, PRINT).map(({ x0, x1, baseline }) => [x0, x1, baseline]);

test('words of a text are one piece, columns are two', () => {
  expect(extents([...letters(10, 100, [3, 8, 3]), ...letters(120, 100, [3])])).toEqual([
    [10, 64, 100],
    [120, 143, 100],
  ]);
});

test('lines below each other are pieces of their own, also where letters hang down', () => {
  const tail = { x0: 23, y0: 86, x1: 33, y1: 106, area: 100 };
  expect(extents([...letters(10, 100, []), tail, ...letters(36, 100, [3]), ...letters(10, 130, [3, 3])])).toEqual([
    [10, 59, 100],
    [10, 46, 130],
  ]);
});

test('no piece goes through an upright line', () => {
  const line: Ruling = { direction: 'vertical', box: [25, 0, 25, 200] };
  expect(extents(letters(10, 100, [10, 3]), [line])).toEqual([
    [10, 20, 100],
    [30, 53, 100],
  ]);
});

test('specks and drawings are no print, points and commas belong to it', () => {
  const speck = { x0: 300, y0: 50, x1: 301, y1: 51, area: 1 };
  const drawing = { x0: 400, y0: 0, x1: 600, y1: 180, area: 9000 };
  const comma = { x0: 34, y0: 97, x1: 37, y1: 104, area: 15 };
  expect(extents([...letters(10, 100, [3]), comma, ...letters(40, 100, [3]), speck, drawing])).toEqual([[10, 63, 100]]);
});

test('a long word whose letters touch is print, as high as others are', () => {
  const touching = { x0: 60, y0: 80, x1: 330, y1: 100, area: 3000 };
  expect(extents([...letters(10, 100, [3, 3]), touching])).toEqual([[10, 330, 100]]);
});

test('the foot of a sign that stands in parts is of the piece above it, the next line is not', () => {
  const heads = letters(10, 92, [10, 10], 12);
  const foot = { x0: 30, y0: 94, x1: 40, y1: 104, area: 60 };
  expect(extents([...heads, foot, ...letters(10, 130, [3])])).toEqual([
    [10, 60, 92],
    [10, 33, 130],
  ]);
});
