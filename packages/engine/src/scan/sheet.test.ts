import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import type { ReadWord } from '../shapes/print-reader.ts';
import { findPrint } from './find-print.ts';
import { misreadPieces, setSheet, wordsOfPieces } from './sheet.ts';

/** Three letters at 40, 300 and, on the next line, 40; 20 pixels high. */
const page = picturedBars(500, 200, [
  [40, 50, 6, 20],
  [50, 50, 6, 20],
  [300, 50, 6, 20],
  [310, 50, 6, 20],
  [40, 120, 6, 20],
  [50, 120, 6, 20],
]);

const wordAt = (text: string, x0: number, y: number, x1: number): ReadWord => ({
  text,
  box: [x0, y - 5, x1, y + 5],
  sureness: 0.9,
});

test('pieces stand one below the other, letters as high as wanted, and words find their way back', () => {
  const { picture, pieces } = findPrint(page);
  const sheet = setSheet(picture, pieces, { letters: 40 });
  expect(sheet.places).toHaveLength(3);
  const [first, second] = sheet.places;
  expect(first?.scale).toBe(2);
  const middle = ((second?.top ?? 0) + (second?.bottom ?? 0)) / 2;
  const left = (300 - (second?.x0 ?? 0)) * 2;
  const words = wordsOfPieces(sheet, [wordAt('ll', left, middle, left + 32)]);
  const [found] = words.get(pieces[1] as (typeof pieces)[number]) ?? [];
  expect(found).toMatchObject({ text: 'll', x0: 300, x1: 316 });
});

test('pieces that were missed, or read as one line with their neighbours, are found', () => {
  const { picture, pieces } = findPrint(page);
  const sheet = setSheet(picture, pieces, { letters: 20 });
  const [a, b, c] = sheet.places.map(({ top, bottom }) => (top + bottom) / 2) as [number, number, number];
  const all = [wordAt('a', 20, a, 40), wordAt('b', 20, b, 40), wordAt('c', 20, c, 40)];
  expect(misreadPieces(sheet, wordsOfPieces(sheet, all))).toEqual([]);
  expect(misreadPieces(sheet, wordsOfPieces(sheet, all.slice(0, 2)))).toEqual([pieces[2]]);
  const tangled = [...all.slice(1), wordAt('a', 20, b, 42)];
  expect(misreadPieces(sheet, wordsOfPieces(sheet, tangled))).toEqual(pieces);
});

test('faint print is made dark, too', () => {
  const faint = picturedBars(200, 100, [
    [40, 50, 6, 20, 170],
    [50, 50, 6, 20, 170],
  ]);
  const { picture, pieces } = findPrint(faint);
  expect(Math.min(...setSheet(picture, pieces, { letters: 20 }).picture.grey)).toBeLessThan(10);
});
