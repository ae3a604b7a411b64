import { expect, test } from 'vitest';
import { printHeight } from './print-height.ts';

const piece = (height: number, width = 0.7 * height) => ({
  x0: 0,
  y0: 0,
  x1: width,
  y1: height,
  area: 0.4 * width * height,
});
const times = (count: number, height: number) => Array.from({ length: count }, () => piece(height));

test("the height of a page is its common print's, capitals and digits", () => {
  expect(printHeight([...times(300, 20), ...times(500, 15), ...times(20, 60)])).toBe(20);
});

test('dots of dotted lines do not count, however many', () => {
  expect(printHeight([...times(400, 20), ...times(3000, 4)])).toBe(20);
});

test('a page without print has none', () => {
  expect(printHeight([piece(900, 4), piece(3, 3)])).toBe(0);
});

test('a ring of coffee on a page of few lines is not its print', () => {
  expect(printHeight([...times(300, 14), piece(420)])).toBe(14);
});
