import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import type { Ink } from './ink.ts';
import { stainOf } from './stains.ts';

/** A bar is wider and higher than print, and most of it is ink. */
const isBar = ({ x0, y0, x1, y1, area }: Component, print: number): boolean =>
  x1 - x0 > 4 * print && y1 - y0 > 1.25 * print && area > 0.5 * (x1 - x0) * (y1 - y0);

/** How much of its rim a bar loses when it is turned, so that no outline is left, in print heights. */
const RIM = 0.12;

/** Light print on a dark bar (a table's heading) is made dark on light, in place. True where there was any. */
export function turnDarkBars(ink: Ink, picture: Picture, components: readonly Component[], print: number): boolean {
  const { grey } = picture;
  const bars = components.filter((component) => isBar(component, print) && !stainOf(ink, picture, component));
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
