import { expect, test } from 'vitest';
import { taken, turnedCorners } from '../../tests/degrade.ts';
import { drawnPage } from '../../tests/drawn-page.ts';
import type { Point } from '../geometry/projection.ts';
import type { Picture } from '../shapes/picture.ts';
import { blankMiddle } from './blank-middle.ts';
import { straighten } from './straighten.ts';

const page = await drawnPage('de-giro-trailing-minus', 100);
const [width, height] = [Math.round(page.width * 2.05), Math.round(page.height * 1.04)];

/** Two sheets on a scanner's white lid, each turned by so many degrees. */
function spread(left: number, right: number): Picture {
  const half = Math.round(width / 2);
  const sheets = [left, right].map((degrees, at) => {
    const corners = turnedCorners(page, half, height, degrees);
    const moved = corners.map(([x, y]): Point => [x + at * half, y]) as unknown as typeof corners;
    return taken(page, { width, height, corners: moved, table: () => 255 }).picture.grey;
  });
  const [one, other] = sheets as [Uint8Array, Uint8Array];
  return { width, height, grey: Uint8Array.from(one, (grey, at) => Math.min(grey, other[at] as number)) };
}

const pagesOf = (picture: Picture) =>
  straighten(picture, { dpi: 100, pointsWide: picture.width, pointsHigh: picture.height });

test('two sheets that a scanner took on one white lid are parted where each lies its own way', () => {
  const picture = spread(0.6, -0.3);
  expect(Math.abs((blankMiddle(picture) ?? 0) - width / 2)).toBeLessThan(0.03 * width);
  const pages = pagesOf(picture);
  expect(pages).toHaveLength(2);
  expect(pages.map(({ toPage }) => toPage[2] / toPage[8] > width / 3)).toEqual([false, true]);
});

test('edges of sheets, which a scanner draws as thin lines, are no print between them', () => {
  const picture = spread(0.6, -0.3);
  for (const aside of [-0.02, 0, 0.02]) {
    const x = Math.round((0.5 + aside) * width);
    for (let y = Math.round(height / 2); y < height; y += 1) picture.grey.fill(0, y * width + x, y * width + x + 2);
  }
  expect(Math.abs((blankMiddle(picture) ?? 0) - width / 2)).toBeLessThan(0.03 * width);
});

test('columns of print whose lines run the same way are one page', () => {
  expect(pagesOf(spread(0.3, 0.3))).toHaveLength(1);
});

test('a picture as high as wide, and one with print across its middle, hold one sheet', () => {
  expect(blankMiddle(page)).toBe(null);
  const { grey } = spread(0, 0);
  grey.fill(20, Math.round(height / 3) * width, Math.round(height / 2) * width);
  expect(blankMiddle({ width, height, grey })).toBe(null);
});
