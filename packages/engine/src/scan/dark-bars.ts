import { median } from '../geometry/sorted.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import type { Ink } from './ink.ts';
import { stainOf } from './stains.ts';

/** A bar is wider and higher than print, and most of it is ink. */
const isBar = ({ x0, y0, x1, y1, area }: Component, print: number): boolean =>
  x1 - x0 > 4 * print && y1 - y0 > 1.25 * print && area > 0.5 * (x1 - x0) * (y1 - y0);

/** Columns of a bar are about as high as each other: as high as this share of the middle one, */
const HIGH = 0.85;
/** in so many of them: of the bars of 30 scans in 0.97 at least, of figures and names whose letters touch in 0.85 at most. */
const FULL = 0.9;

/** How high the ink of each of the component's columns reaches, from its highest to its lowest. */
function reaches({ bits, width }: Ink, { x0, y0, x1, y1 }: Component): number[] {
  return Array.from({ length: x1 - x0 }, (_, column) => {
    const inked = (y: number): boolean => bits[y * width + x0 + column] === 1;
    let [top, bottom] = [y0, y1];
    while (top < bottom && !inked(top)) top += 1;
    while (bottom > top && !inked(bottom - 1)) bottom -= 1;
    return bottom - top;
  });
}

/** Whether it has a bar's outline: letters that touch are of many heights, and tails hang below them. */
function isEven(ink: Ink, component: Component): boolean {
  const heights = reaches(ink, component);
  const least = HIGH * (median(heights) ?? 0);
  return heights.filter((height) => height >= least).length >= FULL * heights.length;
}

/** How much of its rim a bar loses when it is turned, so that no outline is left, in print heights. */
const RIM = 0.12;

/** Light print on a dark bar (a table's heading) is made dark on light, in place. True where there was any. */
export function turnDarkBars(ink: Ink, picture: Picture, components: readonly Component[], print: number): boolean {
  const { grey } = picture;
  const bars = components.filter(
    (component) => isBar(component, print) && isEven(ink, component) && !stainOf(ink, picture, component),
  );
  const rim = Math.max(2, Math.round(RIM * print));
  for (const { x0, y0, x1, y1 } of bars) {
    for (let y = y0; y < y1; y += 1) {
      const onRim = y < y0 + rim || y >= y1 - rim;
      for (let x = x0; x < x1; x += 1) {
        const p = y * ink.width + x;
        const wiped = onRim || x < x0 + rim || x >= x1 - rim;
        ink.bits[p] = wiped || ink.bits[p] === 1 ? 0 : 1;
        grey[p] = wiped ? 255 : 255 - (grey[p] as number);
      }
    }
  }
  return bars.length > 0;
}
