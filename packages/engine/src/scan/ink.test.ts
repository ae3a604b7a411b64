import { expect, test } from 'vitest';
import { besidePanel, findInk } from './ink.ts';

/** How many pixels have each grey: bells of so many about each tone, over the few greys that edges of letters have. */
function countsOf(...tones: readonly (readonly [tone: number, pixels: number, wide: number])[]): number[] {
  const bell = (grey: number, [tone, pixels, wide]: (typeof tones)[number]): number =>
    (pixels / (2.5 * wide)) * Math.exp(-(((grey - tone) / wide) ** 2) / 2);
  return Array.from({ length: 256 }, (_, grey) => 20 + tones.reduce((sum, tone) => sum + bell(grey, tone), 0));
}

const PRINT = [80, 40_000, 20] as const;
const PAPER = [252, 900_000, 4] as const;

test('a limit that would go through the tone of a highlighter is moved to the dark side of it', () => {
  const limit = besidePanel(countsOf(PRINT, [209, 60_000, 4], PAPER), 209, 184);
  expect(limit).toBeGreaterThanOrEqual(184);
  expect(limit).toBeLessThan(198);
});

test.each([
  ['no panel', countsOf(PRINT, PAPER)],
  ['a panel that is far paler', countsOf(PRINT, [236, 60_000, 3], PAPER)],
  ['a solid bar, which may hold white print', countsOf(PRINT, [196, 160_000, 3], PAPER)],
  ['a few grey specks', countsOf(PRINT, [209, 1500, 4], PAPER)],
  ['paper whose grain begins there', countsOf(PRINT, [228, 900_000, 12])],
])('with %s the limit stays', (_, counts) => expect(besidePanel(counts, 209, 184)).toBe(209));

test('print on a noisy panel is ink, and the panel is none', () => {
  const [width, height] = [200, 100];
  const grey = new Uint8Array(width * height).fill(252);
  for (let y = 20; y < 40; y += 1)
    for (let x = 0; x < width; x += 1) grey[y * width + x] = 203 + ((7 * x + 5 * y) % 13);
  for (let y = 24; y < 36; y += 1) for (let x = 10; x < 60; x += 2) grey[y * width + x] = 80;
  for (let y = 60; y < 90; y += 1) for (let x = 10; x < 190; x += 2) grey[y * width + x] = 80 + ((x * y) % 110);
  const { bits } = findInk({ width, height, grey });
  const inkIn = (x0: number, x1: number): number => {
    let ink = 0;
    for (let y = 20; y < 40; y += 1) for (let x = x0; x < x1; x += 1) ink += bits[y * width + x] ?? 0;
    return ink;
  };
  expect(inkIn(10, 60)).toBe(12 * 25);
  expect(inkIn(60, 200)).toBe(0);
});
