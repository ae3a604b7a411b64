import type { Inspection } from '@tallyleaf/engine/node';
import { fromRgba } from './raster.ts';
import { printBox, type Sheet } from './sheet.ts';
import { rowsOn, type Truth } from './source.ts';

/**
 * Draws the pages of a file as sheets of paper, `scale` pixels a point.
 * @param twoSided whether their backs are wanted too
 */
export function drawSheets(file: Inspection, truth: Truth | null, scale: number, twoSided: boolean): Sheet[] {
  const rasters = Array.from({ length: file.pages }, (_, index) => {
    const drawing = file.draw(index + 1, scale);
    if (!drawing) throw new Error(`page ${index + 1} cannot be drawn`);
    return fromRgba(drawing.width, drawing.height, drawing.rgba);
  });
  // A sheet has the page before or after it on its back; effects change the front, so the back keeps its own pixels.
  const backs = rasters.map((raster, index) => {
    const back = rasters[index ^ 1] ?? raster;
    return twoSided ? { ...back, rgb: back.rgb.slice() } : null;
  });
  return rasters.map((raster, index) => {
    const { width, height } = file.page(index + 1);
    const [print, reverse] = [printBox(raster, raster.width / width), backs[index] ?? null];
    return { raster, scale: raster.width / width, width, height, rows: rowsOn(truth, index + 1), print, reverse };
  });
}

/** The size of the small print in points: a fifth of the words with figures are set no larger. */
export function smallPrint(file: Inspection): number {
  const sizes = Array.from({ length: file.pages }, (_, index) => file.page(index + 1).words)
    .flat()
    .filter(({ text }) => /\d[.,:/]?\d/.test(text))
    .map(({ size }) => size)
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 5)] ?? 9;
}
