import { COLUMNS, normalised, ROWS, type Shape } from './cut-shape.ts';

/** A closed line, `x` and `y` of its points in turn; y grows upwards. */
export type Contour = readonly number[];

/** Each field of a shape is looked at in so many places across and down. */
const FINENESS = 3;
const LINES = ROWS * FINENESS;

interface Bounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

function boundsOf(contours: readonly Contour[]): Bounds {
  let [x0, y0, x1, y1] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const contour of contours) {
    for (let i = 0; i < contour.length; i += 2) {
      const [x, y] = [contour[i] ?? 0, contour[i + 1] ?? 0];
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
  }
  return { x0, y0, x1, y1 };
}

/** Where a contour crosses a line: how far right, and whether it turns up or down there. */
interface Crossing {
  readonly x: number;
  readonly turn: 1 | -1;
}

/** For each line, counted downwards from `top`, a `step` apart, the crossings of the contours. */
function crossLines(contours: readonly Contour[], top: number, step: number): Crossing[][] {
  const lines: Crossing[][] = Array.from({ length: LINES }, () => []);
  for (const contour of contours) {
    let [fromX, fromY] = [contour[contour.length - 2] ?? 0, contour[contour.length - 1] ?? 0];
    for (let i = 0; i < contour.length; i += 2) {
      const toX = contour[i] ?? 0;
      const toY = contour[i + 1] ?? 0;
      const high = (top - Math.max(fromY, toY)) / step;
      const low = (top - Math.min(fromY, toY)) / step;
      const turn = toY > fromY ? 1 : -1;
      for (let line = Math.max(0, Math.ceil(high)); line < low && line < LINES; line += 1)
        lines[line]?.push({ x: fromX + ((toX - fromX) * (top - line * step - fromY)) / (toY - fromY), turn });
      fromX = toX;
      fromY = toY;
    }
  }
  return lines;
}

/** The shape of a glyph by its outline, as `cutShape` would cut it from a drawing; null of one that encloses nothing. */
export function outlineShape(contours: readonly Contour[]): Shape | null {
  const { x0, y0, x1, y1 } = boundsOf(contours);
  if (!(y1 > y0 && x1 > x0)) return null;
  const step = (y1 - y0) / LINES;
  const left = (x0 + x1) / 2 - (step * COLUMNS * FINENESS) / 2;
  const values = new Float32Array(ROWS * COLUMNS);
  crossLines(contours, y1 - step / 2, step).forEach((crossings, line) => {
    const row = Math.floor(line / FINENESS) * COLUMNS;
    crossings.sort((a, b) => a.x - b.x);
    let winding = 0;
    crossings.forEach(({ x, turn }, i) => {
      winding += turn;
      if (winding === 0) return;
      const from = Math.max(0, Math.round((x - left) / step));
      const to = Math.min(COLUMNS * FINENESS, Math.round(((crossings[i + 1]?.x ?? x) - left) / step));
      for (let place = from; place < to; place += 1) {
        const field = row + Math.floor(place / FINENESS);
        values[field] = (values[field] ?? 0) + 1;
      }
    });
  });
  return normalised(values);
}
