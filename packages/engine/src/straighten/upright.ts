import type { Picture } from '../shapes/picture.ts';
import { type Blob, inked, takeBlobs } from './blobs.ts';
import { shrunk } from './shrink.ts';

/** The longer side of the picture in which letters are looked at, in pixels. */
const LOOK = 1800;
/** So many signs are enough. */
const ENOUGH = 1500;
/** A mark tells as much as so many pairs of letters, which tell little in Chinese and Japanese. */
const MARK = 4;
/** Of the page's height, how much is looked at in one go. */
const BAND = 0.2;

interface Signs {
  /** Marks by themselves low between letters (points, commas), less those high up. */
  low: number;
  marks: number;
  /** Neighbours that share their foot but not their head, less those that share their head but not their foot. */
  feet: number;
  pairs: number;
}

const middleOf = (one: Blob): number => (one.y0 + one.y1) / 2;
const heightOf = (one: Blob): number => one.y1 - one.y0;
const widthOf = (one: Blob): number => one.x1 - one.x0;

/** Of the height of a letter and no wider than one: letters that touch share neither head nor foot with others. */
const isLetter = (one: Blob, letter: number): boolean =>
  heightOf(one) >= 0.6 * letter && heightOf(one) < 1.7 * letter && widthOf(one) < 0.95 * letter;

/** Of the size and form of a point or a comma, neither a speck nor a piece of a ruling. */
function isMark(one: Blob, letter: number): boolean {
  const least = Math.min(heightOf(one), widthOf(one));
  const most = Math.max(heightOf(one), widthOf(one));
  return most <= 0.5 * letter && least >= 0.13 * letter && most <= 2.5 * least;
}

/** Letters and marks in rows of their own height, each row from left to right. */
class Rows {
  private readonly rows = new Map<number, Blob[]>();
  private readonly pitch: number;

  constructor(blobs: readonly Blob[], pitch: number) {
    this.pitch = pitch;
    for (const blob of [...blobs].sort((one, other) => one.x0 - other.x0)) {
      const row = Math.floor(middleOf(blob) / pitch);
      const there = this.rows.get(row);
      if (there) there.push(blob);
      else this.rows.set(row, [blob]);
    }
  }

  /** Those whose middle lies within one height of `blob`'s and that begin between `from` and `to`. */
  near(blob: Blob, from: number, to: number): Blob[] {
    const found: Blob[] = [];
    const own = Math.floor(middleOf(blob) / this.pitch);
    for (let row = own - 1; row <= own + 1; row++) {
      const there = this.rows.get(row) ?? [];
      let low = 0;
      let high = there.length;
      while (low < high) {
        const half = (low + high) >> 1;
        if ((there[half] as Blob).x0 < from) low = half + 1;
        else high = half;
      }
      for (let i = low; i < there.length && (there[i] as Blob).x0 <= to; i++) found.push(there[i] as Blob);
    }
    return found;
  }
}

/** Whether a mark stands by itself (no dot of an i, no colon), and if so how deep it lies between its neighbours: 0 top, 1 bottom. */
function depthOf(mark: Blob, rows: Rows, letter: number): number | null {
  let beside: Blob | null = null;
  for (const other of rows.near(mark, mark.x0 - 3 * letter, mark.x1 + letter)) {
    if (other === mark) continue;
    if (other.x0 < mark.x1 && other.x1 > mark.x0) return null;
    if (heightOf(other) < 0.7 * letter) continue;
    const gap = Math.max(other.x0 - mark.x1, mark.x0 - other.x1);
    if (gap < 0.5 * letter && mark.y1 > other.y0 - 0.1 * letter && mark.y0 < other.y1 + 0.1 * letter) beside = other;
  }
  return beside && (middleOf(mark) - beside.y0) / heightOf(beside);
}

function readSigns(blobs: readonly Blob[], letter: number, signs: Signs): void {
  const kept = blobs.filter((one) => heightOf(one) < 2.2 * letter && widthOf(one) < 6 * letter && one.pixels > 2);
  const rows = new Rows(kept, letter);
  const near = Math.max(1, 0.07 * letter);
  const apart = 0.16 * letter;
  for (const blob of kept) {
    if (isMark(blob, letter)) {
      const depth = depthOf(blob, rows, letter);
      if (depth === null || (depth > 0.3 && depth < 0.7)) continue;
      signs.marks++;
      signs.low += depth >= 0.7 ? 1 : -1;
    } else if (isLetter(blob, letter)) {
      const next = rows.near(blob, blob.x1 - 1, blob.x1 + 0.5 * letter).find((one) => isLetter(one, letter));
      if (!next) continue;
      const heads = Math.abs(next.y0 - blob.y0);
      const feet = Math.abs(next.y1 - blob.y1);
      if (feet <= near && heads > apart) signs.feet++;
      else if (heads <= near && feet > apart) signs.feet--;
      else continue;
      signs.pairs++;
    }
  }
}

/** A part of the picture from row `from` on, dark made great. */
function negative({ width, height, grey }: Picture, from: number, rows: number): Picture {
  const count = Math.min(rows, height - from);
  const ink = new Uint8Array(width * count);
  const start = from * width;
  for (let at = 0; at < ink.length; at++) ink[at] = 255 - (grey[start + at] as number);
  return { width, height: count, grey: ink };
}

/** How high letters and figures are, in rising order. */
const heightsOf = (blobs: readonly Blob[]): number[] =>
  blobs
    .filter((one) => one.pixels > 8 && heightOf(one) > 4 && widthOf(one) < 4 * heightOf(one))
    .map(heightOf)
    .sort((one, other) => one - other);

/** The height of capitals and figures: most letters of a statement, or higher than most. */
const usual = (heights: readonly number[]): number => heights[Math.floor(heights.length * 0.6)] ?? 0;

/** How a page stands. */
export interface Standing {
  /** 1: upright, surely; -1: surely on its head; between -0.3 and 0.3: in doubt. */
  readonly upright: number;
  /** How high its capitals and figures are, in pixels; 0 where it has no print. */
  readonly letters: number;
}

/**
 * Whether a straight page stands on its feet. Points and commas, which every statement's figures have in whatever script,
 * lie low; and in Latin script letters share their feet more often than their heads.
 */
export function standing(picture: Picture): Standing {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOK));
  const small = shrunk(picture, factor);
  const signs: Signs = { low: 0, marks: 0, feet: 0, pairs: 0 };
  const all: number[] = [];
  const band = Math.ceil(small.height * BAND);
  for (let from = 0; from < small.height && signs.marks * 2 + signs.pairs < ENOUGH; from += band) {
    const blobs = takeBlobs(inked(negative(small, from, band), 100, 0));
    const heights = heightsOf(blobs);
    for (const height of heights) all.push(height);
    const letter = usual(heights);
    if (letter >= 5) readSigns(blobs, letter, signs);
  }
  const upright = (MARK * signs.low + signs.feet) / (MARK * signs.marks + signs.pairs + 20);
  return { upright, letters: usual(all.sort((one, other) => one - other)) * factor };
}
