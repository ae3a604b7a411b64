import { expect, test } from 'vitest';
import type { Component } from './components.ts';
import { loneDashes, loneMinuses } from './lone-dashes.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

const PRINT = 20;
const part = (x0: number, y0: number, x1: number, y1: number): Component => ({ x0, y0, x1, y1, area: 1 });

/** A piece whose letters stand on a baseline, and what was read of it. */
function read(text: string, x0: number, baseline: number, width = 12): readonly [Piece, readonly KnownWord[]] {
  const [y0, x1] = [baseline - PRINT, x0 + width];
  const piece = { x0, y0, x1, y1: baseline, components: [part(x0, y0, x1, baseline)], baseline, height: PRINT };
  return [piece, [{ text, x0, x1, sureness: 0.9, readings: [] }]];
}

/** Rows with a column of signs; the row without one has a dash there. */
const rows = (signs: readonly string[]) =>
  signs.flatMap((sign, at) => [
    read('CINEMA', 50, 100 + 40 * at, 200),
    ...(sign === '' ? [] : [read(sign, 400, 100 + 40 * at)]),
    read('347.05', 500, 100 + 40 * at, 90),
  ]);
const dash = (x: number, row: number) => part(x, 88 + 40 * row, x + 8, 91 + 40 * row);
const minuses = (signs: readonly string[], dashes: readonly Component[]) =>
  loneMinuses(rows(signs), dashes).map(([{ baseline }, words]) => [words.map(({ text }) => text).join(), baseline]);

test('a dash by itself in a column of plus signs is a minus', () => {
  expect(minuses(['+', '', '+', '+'], [dash(402, 1)])).toEqual([['-', 140]]);
});

test('a dash in another column, between lines, or among few plus signs is none', () => {
  expect(minuses(['+', '', '+', '+'], [dash(300, 1)])).toEqual([]);
  expect(minuses(['+', '', '+', '+'], [part(402, 150, 410, 153)])).toEqual([]);
  expect(minuses(['+', '', '+'], [dash(402, 1)])).toEqual([]);
});

test('dashes of a text, letters and rules are no lone dashes', () => {
  const [own, lone] = [dash(60, 0), dash(402, 1)];
  const [[piece]] = [read('A-B', 50, 100, 30)];
  const all = [own, lone, part(400, 80, 412, 100), part(100, 88, 400, 91), part(402, 88, 405, 91)];
  expect(loneDashes(all, [{ ...piece, components: [own] }], PRINT)).toEqual([lone]);
});
