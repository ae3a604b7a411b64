import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../corpus/generator/random.ts';
import { type Capture, expose, photograph, scan, sideBySide } from './capture.ts';
import { type Box, mapBox } from './place.ts';
import { blankRaster } from './raster.ts';
import { printBox, type Sheet } from './sheet.ts';

const BAR: Box = [40, 60, 130, 72];

/** A sheet of 200 × 280 points with one black bar. */
function sheetWithBar(): Sheet {
  const scale = 2;
  const raster = blankRaster(400, 560);
  for (let y = BAR[1] * scale; y < BAR[3] * scale; y++)
    raster.rgb.fill(0, (y * 400 + BAR[0] * scale) * 3, (y * 400 + BAR[2] * scale) * 3);
  return { raster, scale, width: 200, height: 280, rows: [BAR], print: BAR, reverse: null };
}

const lying = { dpi: [100, 100], skew: 3, turn: 0, shift: [4, -3], margin: 5 } as const;
const photo = (turn: 0 | 1 | 2 | 3) => photograph(sheetWithBar(), 110, turn, seededRandom(`photo ${turn}`));

describe('a capture', () => {
  it.each<[string, Capture]>([
    ['askew', scan(sheetWithBar(), lying)],
    ['on its right side', scan(sheetWithBar(), { ...lying, turn: 1 })],
    ['upside down', scan(sheetWithBar(), { ...lying, turn: 2 })],
    ['on its left side', scan(sheetWithBar(), { ...lying, turn: 3, skew: -2 })],
    ['by a fax', scan(sheetWithBar(), { ...lying, dpi: [204, 98] })],
    ['photographed', photo(0)],
    ['photographed lying', photo(1)],
  ])('shows the print where its mapping says: %s', (_, capture) => {
    const picture = expose(capture, blankRaster(capture.width, capture.height));
    const [part] = capture.parts;
    if (!part) throw new Error('a capture has a part');
    const [seen, told] = [printBox(picture, 1), mapBox(BAR, part.toPicture)];
    seen.forEach((value, k) => {
      expect(Math.abs(value - (told[k] as number)), `${seen} and ${told}`).toBeLessThan(2);
    });
    const [x, y] = part.toPaper(...part.toPicture(150, 33));
    expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([150, 33]);
  });

  it('holds two sheets side by side', () => {
    const one = scan(sheetWithBar(), { ...lying, skew: 0, shift: [0, 0], margin: 0 });
    const both = sideBySide(one, one);
    const [left, right] = both.parts.map(({ toPicture }) => mapBox(BAR, toPicture));
    expect(right?.[0]).toBeCloseTo((left?.[0] ?? 0) + one.width);
    expect(both.width).toBe(2 * one.width);
  });
});
