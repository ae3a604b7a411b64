import { expect, test } from 'vitest';
import { picturedBars } from '../../tests/picture-builder.ts';
import { findPrint } from './find-print.ts';

type Bar = [x: number, y: number, width: number, height: number, grey?: number];

/** Lines of letters, 20 high, with what stands in the right part of one. */
function lined(right: readonly Bar[]) {
  const bars: Bar[] = [];
  for (let y = 80; y < 560; y += 48) for (let x = 40; x < 440; x += 16) bars.push([x, y, 9, 20]);
  return picturedBars(700, 640, [...bars, ...right]);
}

/** `1,1.1,1`: figures that touch, with tails that hang below the line. */
const touching: Bar[] = Array.from({ length: 10 }, (_, at): Bar => {
  const x = 500 + at * 13;
  return at % 3 === 1 ? [x, 94, 13, 12] : [x, 80, 13, 20];
});

test('light print on a dark bar is turned dark on light', () => {
  const { picture, pieces } = findPrint(
    lined([[480, 74, 180, 40], ...touching.map(([x, y, , h]): Bar => [x, y + 2, 9, h, 255])]),
  );
  expect(picture.grey[95 * picture.width + 484]).toBe(255);
  expect(pieces.some(({ x0, height }) => x0 >= 495 && height <= 22)).toBe(true);
});

test('figures that touch are no dark bar', () => {
  const page = lined(touching);
  expect(findPrint(page).picture.grey).toEqual(page.grey);
});

test('print on a dark bar that is greyer than paper is found: thin letters are blurred', () => {
  const letters = touching.map(([x, , , h]): Bar => [x, 82, 9, h, 100]);
  const { pieces } = findPrint(lined([[480, 74, 180, 40, 20], ...letters]));
  expect(pieces.filter(({ x0, components }) => x0 >= 495 && components.length >= 10)).toHaveLength(1);
});

test('a dark bar that the frame of its table hangs on is turned, and the frame is ruled lines', () => {
  const letters = touching.map(([x, y, , h]): Bar => [x, y + 2, 9, h, 255]);
  const frame: Bar[] = [
    [480, 114, 3, 120],
    [657, 114, 3, 120],
    [480, 231, 180, 3],
  ];
  const { picture, pieces, rulings } = findPrint(lined([[480, 74, 180, 40], ...letters, ...frame]));
  expect(picture.grey[80 * picture.width + 490]).toBe(255);
  expect(pieces.some(({ x0, y0, height }) => x0 >= 495 && y0 < 114 && height <= 22)).toBe(true);
  expect(rulings.some(({ direction, box }) => direction === 'horizontal' && box[1] > 225)).toBe(true);
});

test('the cells of one row that hang on a dark bar, lower than it, stay dark on light', () => {
  const letters = touching.map(([x, y, , h]): Bar => [x, y + 8, 9, h, 255]);
  const cells = touching.map(([x, , , h]): Bar => [x, 136, 9, h]);
  const frame: Bar[] = [
    [480, 130, 3, 34],
    [657, 130, 3, 34],
    [480, 163, 180, 3],
  ];
  const { picture, pieces } = findPrint(lined([[480, 74, 180, 56], ...letters, ...frame, ...cells]));
  expect(picture.grey[80 * picture.width + 490]).toBe(255);
  expect(picture.grey[134 * picture.width + 490]).toBe(255);
  expect(pieces.some(({ x0, y0, height }) => x0 >= 478 && y0 >= 128 && height <= 22)).toBe(true);
});
