import { median } from '../geometry/sorted.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import { type Ink, threshold } from './ink.ts';
import { stainOf } from './stains.ts';

/** A bar is wider and higher than print, and most of it is ink. */
const isBar = ({ x0, y0, x1, y1, area }: Component, print: number): boolean =>
  x1 - x0 > 4 * print && y1 - y0 > 1.25 * print && area > 0.5 * (x1 - x0) * (y1 - y0);

/** So much of each row of a bar is ink, its letters left out. */
const SOLID = 0.4;

/** The highest band of a component whose rows are solid; null where none is higher than print. */
function solidBand({ bits, width }: Ink, component: Component, print: number): Component | null {
  const { x0, x1, y0, y1 } = component;
  const inkOf = (y: number): number => {
    let ink = 0;
    for (let p = y * width + x0; p < y * width + x1; p += 1) ink += bits[p] as number;
    return ink;
  };
  let [best, from, area] = [null as Component | null, y0, 0];
  for (let y = y0; y <= y1; y += 1) {
    const ink = y < y1 ? inkOf(y) : 0;
    if (ink > SOLID * (x1 - x0)) {
      area += ink;
      continue;
    }
    if (y - from > (best ? best.y1 - best.y0 : 0)) best = { x0, x1, y0: from, y1: y, area };
    [from, area] = [y + 1, 0];
  }
  return best && isBar(best, print) ? best : null;
}

/** Cells that hang on a bar are as high as a line of print at least, and hardly any of them is ink. */
const CELLS = { height: 1.25, ink: 0.25 } as const;

/** Whether cells hang on the bar, framed: a table's heading with one row of it may be more bar than cells. */
function hasCells(component: Component, bar: Component, print: number): boolean {
  const high = component.y1 - component.y0 - (bar.y1 - bar.y0);
  const ink = component.area - bar.area;
  return high > CELLS.height * print && ink < CELLS.ink * high * (component.x1 - component.x0);
}

/** A component that is a bar, or the bar of it that a frame hangs on: a table's heading with the lines around its cells. */
function barOf(ink: Ink, component: Component, print: number): Component | null {
  const isWide = component.x1 - component.x0 > 4 * print && component.y1 - component.y0 > 1.25 * print;
  const band = isWide ? solidBand(ink, component, print) : null;
  if (!isBar(component, print)) return band;
  return band && hasCells(component, band, print) ? band : component;
}

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
const RIM = 0.2;

/** Print stands out of its bar by so many greys: less is the bar's own unevenness. */
const APART = 55;
/** Thin print is blurred: so far from its own grey to the bar's, a share of the way, a pixel is ink. */
const LEAN = 0.25;

/** The grey below which a turned bar has ink: thin letters were light grey at most, and hardly seen beside white paper. */
function limitIn(greys: Uint8Array): number {
  const limit = threshold(greys);
  const paper = greys.slice().sort()[greys.length >> 1] as number;
  const print = greys.filter((grey) => grey <= limit);
  const dark = print.reduce((sum, grey) => sum + grey, 0) / print.length;
  return paper - dark < APART ? 0 : limit + LEAN * (paper - limit);
}

/** The bar's pixels within its rim, row by row. */
function* insideOf({ x0, y0, x1, y1 }: Component, rim: number, width: number): Generator<number> {
  for (let y = y0 + rim; y < y1 - rim; y += 1) for (let x = x0 + rim; x < x1 - rim; x += 1) yield y * width + x;
}

/** Turns one bar, in place. */
function turnBar({ bits, width }: Ink, grey: Uint8Array, bar: Component, rim: number): void {
  const inside = [...insideOf(bar, rim, width)];
  const turned = Uint8Array.from(inside, (p) => 255 - (grey[p] as number));
  const limit = limitIn(turned);
  for (let y = bar.y0; y < bar.y1; y += 1) {
    bits.fill(0, y * width + bar.x0, y * width + bar.x1);
    grey.fill(255, y * width + bar.x0, y * width + bar.x1);
  }
  for (const [at, p] of inside.entries()) {
    bits[p] = (turned[at] as number) < limit ? 1 : 0;
    grey[p] = turned[at] as number;
  }
}

/** Light print on a dark bar (a table's heading) is made dark on light, in place. True where there was any. */
export function turnDarkBars(ink: Ink, picture: Picture, components: readonly Component[], print: number): boolean {
  const bars = components
    .flatMap((component) => barOf(ink, component, print) ?? [])
    .filter((bar) => isEven(ink, bar) && !stainOf(ink, picture, bar));
  const rim = Math.max(2, Math.round(RIM * print));
  for (const bar of bars) turnBar(ink, picture.grey, bar, rim);
  return bars.length > 0;
}
