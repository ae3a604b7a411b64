import type { Component } from './components.ts';

/** Letters are neither flatter nor wider than this. */
const isLetterShaped = ({ x0, y0, x1, y1, area }: Component): boolean => {
  const [width, height] = [x1 - x0, y1 - y0];
  return height >= 4 && width >= 2 && width < 3 * height && height < 8 * width && area > 0.12 * width * height;
};

/**
 * How high the print of a page is, in pixels: of its letters and digits, the height that three in four do not exceed, which is a
 * capital's or a digit's. 0 where there is no print.
 */
export function printHeight(components: readonly Component[]): number {
  const heights = components.filter(isLetterShaped).map(({ y0, y1 }) => y1 - y0);
  if (heights.length === 0) return 0;
  heights.sort((a, b) => a - b);
  // Specks of a noisy page are many and small: they are left out once most of the ink's height is known.
  const middle = heights[Math.floor(heights.length * 0.6)] as number;
  const print = heights.filter((height) => height > 0.45 * middle && height < 2.5 * middle);
  return print[Math.floor(print.length * 0.75)] as number;
}
