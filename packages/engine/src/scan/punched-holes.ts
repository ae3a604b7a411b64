import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import type { Ink } from './ink.ts';

/** A hole is 5 to 6 mm wide, some 16 points: so many heights of a capital, in common print. */
const SMALLEST = 1.5;
const LARGEST = 5;
/** It is about as wide as it is high, and a disc fills 0.79 of its box. */
const ROUND = 1.15;
const FILLED = { least: 0.72, most: 0.86 } as const;
/** The middle half of a disc is ink all over, as that of no letter is; its corners are bare. Shares of its width. */
const MIDDLE = { from: 0.25, to: 0.75, ink: 0.97 } as const;
const CORNER = { size: 0.1, ink: 0.1 } as const;
/** Width of the grey rim around a hole's ink, in pixels. */
const RIM = 2;

/** The share of ink in a part of a component's box; the part in shares of the box. */
function inkIn(
  { bits, width }: Ink,
  { x0, y0, x1, y1 }: Component,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  const [wide, high] = [x1 - x0, y1 - y0];
  const [fromX, toX] = [Math.floor(x0 + left * wide), Math.ceil(x0 + right * wide)];
  const [fromY, toY] = [Math.floor(y0 + top * high), Math.ceil(y0 + bottom * high)];
  let ink = 0;
  for (let y = fromY; y < toY; y += 1) for (let x = fromX; x < toX; x += 1) ink += bits[y * width + x] as number;
  return ink / ((toX - fromX) * (toY - fromY));
}

/** Whether a component is a hole that a sheet was punched with, seen dark: a disc larger than print. */
export function isHole(ink: Ink, component: Component, print: number): boolean {
  const { x0, y0, x1, y1, area } = component;
  const [wide, high] = [x1 - x0, y1 - y0];
  const fill = area / (wide * high);
  if (Math.min(wide, high) < SMALLEST * print || Math.max(wide, high) > LARGEST * print) return false;
  if (Math.max(wide, high) > ROUND * Math.min(wide, high) || fill < FILLED.least || fill > FILLED.most) return false;
  const { from, to } = MIDDLE;
  if (inkIn(ink, component, [from, from, to, to]) < MIDDLE.ink) return false;
  const { size } = CORNER;
  const ends = [
    [0, size],
    [1 - size, 1],
  ] as const;
  return ends.every(([left, right]) =>
    ends.every(([top, bottom]) => inkIn(ink, component, [left, top, right, bottom]) <= CORNER.ink),
  );
}

/** Wipes a disc and its grey rim; other ink beside it stays. */
function wipeDisc({ bits, width, height }: Ink, grey: Uint8Array, { x0, y0, x1, y1 }: Component): void {
  const [middleX, middleY] = [(x0 + x1 - 1) / 2, (y0 + y1 - 1) / 2];
  const radius = Math.max(x1 - x0, y1 - y0) / 2 + RIM;
  for (let y = Math.max(0, y0 - RIM); y < Math.min(height, y1 + RIM); y += 1)
    for (let x = Math.max(0, x0 - RIM); x < Math.min(width, x1 + RIM); x += 1) {
      if (Math.hypot(x - middleX, y - middleY) > radius) continue;
      bits[y * width + x] = 0;
      grey[y * width + x] = 255;
    }
}

/**
 * Wipes holes that a sheet was punched with, in place: beside a row's first cell a hole is read as a sign of it.
 *
 *     @ 16 Nov 2025   SALARY
 *
 * @returns the components that are left
 */
export function wipeHoles(
  ink: Ink,
  picture: Picture,
  components: readonly Component[],
  print: number,
): readonly Component[] {
  const holes = new Set(components.filter((component) => isHole(ink, component, print)));
  for (const hole of holes) wipeDisc(ink, picture.grey, hole);
  return holes.size === 0 ? components : components.filter((component) => !holes.has(component));
}
