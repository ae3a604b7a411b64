import type { Component } from './components.ts';

/** Letters are neither flatter nor wider than this. */
const isLetterShaped = ({ x0, y0, x1, y1, area }: Component): boolean => {
  const [width, height] = [x1 - x0, y1 - y0];
  return height >= 4 && width >= 2 && width < 3 * height && height < 8 * width && area > 0.12 * width * height;
};

/** The height below which a share of the letters lies, large ones counting more. */
function heightAt(letters: readonly Component[], share: number): number {
  const sorted = [...letters].sort((a, b) => a.y1 - a.y0 - (b.y1 - b.y0));
  const weight = ({ y0, y1 }: Component): number => (y1 - y0) ** 2;
  const all = sorted.reduce((sum, letter) => sum + weight(letter), 0);
  let below = 0;
  for (const letter of sorted) {
    below += weight(letter);
    if (below >= share * all) return letter.y1 - letter.y0;
  }
  return 0;
}

/** So many letters of a page are about as high as each other; fewer are a ring of coffee, a stamp, a drawing. */
const FEWEST = 12;

/**
 * How high the print of a page is, in pixels: a capital's or a digit's height. By the room that letters take, because a dotted
 * line has more dots than a page has letters. 0 where there is no print.
 */
export function printHeight(components: readonly Component[]): number {
  let letters = components.filter(isLetterShaped);
  for (;;) {
    const middle = heightAt(letters, 0.5);
    const print = letters.filter(({ y0, y1 }) => y1 - y0 > 0.45 * middle && y1 - y0 < 2.5 * middle);
    const lower = letters.filter(({ y0, y1 }) => y1 - y0 <= 0.45 * middle);
    if (print.length >= FEWEST || lower.length < FEWEST) return heightAt(print, 0.7);
    letters = lower;
  }
}
