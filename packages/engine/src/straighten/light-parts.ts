import type { Picture } from '../shapes/picture.ts';
import { withoutDark } from './rank-filters.ts';

/** How light a small picture is once its print is taken away. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly light: Float32Array;
}

/** Print is narrower than this many pixels to both sides. */
const PRINT = 3;

export function fieldOf(small: Picture): Field {
  return { width: small.width, height: small.height, light: withoutDark(small, PRINT) };
}

/** A connected part that is lighter than a level. */
export interface LightPart {
  readonly size: number;
  /** Its ends, the latter ones not included. */
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** Which number marks it in `marks`. */
  readonly mark: number;
}

/** The parts of a field that are lighter than `level`, the largest first. */
export function lightParts(field: Field, level: number): { readonly parts: LightPart[]; readonly marks: Int32Array } {
  const { width, height, light } = field;
  const marks = new Int32Array(width * height);
  const waiting = new Int32Array(width * height);
  const parts: LightPart[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (marks[start] !== 0 || (light[start] as number) <= level) continue;
    const mark = parts.length + 1;
    let [x0, y0, x1, y1] = [width, height, 0, 0];
    let taken = 0;
    let count = 1;
    waiting[0] = start;
    marks[start] = mark;
    while (taken < count) {
      const at = waiting[taken++] as number;
      const x = at % width;
      const y = (at - x) / width;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x + 1);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y + 1);
      for (let side = 0; side < 4; side++) {
        if (side === 0 ? x === 0 : side === 1 ? x === width - 1 : side === 2 ? y === 0 : y === height - 1) continue;
        const to = at + (side === 0 ? -1 : side === 1 ? 1 : side === 2 ? -width : width);
        if (marks[to] !== 0 || (light[to] as number) <= level) continue;
        marks[to] = mark;
        waiting[count++] = to;
      }
    }
    parts.push({ size: count, x0, y0, x1, y1, mark });
  }
  parts.sort((one, other) => other.size - one.size);
  return { parts, marks };
}
