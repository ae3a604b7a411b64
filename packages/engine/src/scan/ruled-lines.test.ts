import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { findComponents } from './components.ts';
import { findInk } from './ink.ts';
import { takeOutRuledLines } from './ruled-lines.ts';

const PRINT = 20;

test('a grid is wiped out and told, letters beside its lines stay whole', () => {
  const letter = [103, 30, 12, 20] as const;
  const page = picturedBars(300, 100, [[10, 10, 280, 2], [10, 80, 280, 2], [120, 10, 2, 72], letter]);
  const ink = findInk(page);
  const lines = takeOutRuledLines(ink, page.grey, PRINT);
  expect(lines.map(({ direction }) => direction)).toEqual(['horizontal', 'horizontal', 'vertical']);
  expect(findComponents(ink)).toEqual([{ x0: 103, y0: 30, x1: 115, y1: 50, area: 240 }]);
  const black = page.grey.filter((value) => value === 0).length;
  expect(black).toBe(240);
});

test('a letter that a line crosses keeps its stem', () => {
  const page = picturedBars(300, 60, [
    [10, 40, 280, 2],
    [100, 20, 4, 34],
  ]);
  const ink = findInk(page);
  takeOutRuledLines(ink, page.grey, PRINT);
  expect(findComponents(ink)).toEqual([{ x0: 100, y0: 20, x1: 104, y1: 54, area: 136 }]);
});

test('feet of letters that touch each other are no line', () => {
  const feet = picturedBars(300, 60, [
    [10, 48, 140, 2],
    ...Array.from({ length: 10 }, (_, n) => [10 + 14 * n, 28, 3, 22] as const),
  ]);
  const ink = findInk(feet);
  expect(takeOutRuledLines(ink, feet.grey, PRINT)).toEqual([]);
});

test('a line that drifts by a pixel is wiped out whole', () => {
  const page = picturedBars(300, 60, [
    [10, 20, 130, 2],
    [140, 21, 30, 2],
    [170, 22, 120, 2],
  ]);
  const ink = findInk(page);
  takeOutRuledLines(ink, page.grey, PRINT);
  expect(findComponents(ink)).toEqual([]);
});

test('a filled bar is no line', () => {
  const page = picturedBars(300, 60, [[10, 10, 280, 30]]);
  const ink = findInk(page);
  expect(takeOutRuledLines(ink, page.grey, PRINT)).toEqual([]);
});
