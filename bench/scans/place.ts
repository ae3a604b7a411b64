/** `[x0, y0, x1, y1]`, from the top left corner, in points or pixels. */
export type Box = readonly [number, number, number, number];

type Point = readonly [number, number];

/** Where a point comes to lie: from points of the paper to pixels of the picture, or back. */
export type Mapping = (x: number, y: number) => Point;

/** Nine numbers of a plane projection, row by row, as the engine's `Projection`. */
export type Homography = readonly number[];

/** The projection of four points (the paper's corners) onto four others; Gauss with pivots on its eight equations. */
export function projectionOf(from: readonly Point[], to: readonly Point[]): Homography {
  const rows: number[][] = [];
  from.forEach(([x, y], k) => {
    const [u, v] = to[k] as Point;
    rows.push([x, y, 1, 0, 0, 0, -u * x, -u * y, u], [0, 0, 0, x, y, 1, -v * x, -v * y, v]);
  });
  for (let column = 0; column < 8; column++) {
    const pivot = rows.slice(column).reduce((best, row) => (size(row, column) > size(best, column) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(column, 0, pivot);
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = at(row, column) / at(pivot, column);
      for (let k = column; k < 9; k++) row[k] = at(row, k) - factor * at(pivot, k);
    }
  }
  return [...rows.map((row, k) => at(row, 8) / at(row, k)), 1];
}

const at = (row: readonly number[], k: number): number => row[k] as number;
const size = (row: readonly number[], k: number): number => Math.abs(at(row, k));

export const project =
  (h: Homography): Mapping =>
  (x, y) => {
    const w = at(h, 6) * x + at(h, 7) * y + at(h, 8);
    return [(at(h, 0) * x + at(h, 1) * y + at(h, 2)) / w, (at(h, 3) * x + at(h, 4) * y + at(h, 5)) / w];
  };

/** How many points are looked at along each edge of a box: a curled page bends them. */
const STEPS = 8;

/** The upright box around what a box becomes. */
export function mapBox([x0, y0, x1, y1]: Box, mapping: Mapping): Box {
  const corners = Array.from({ length: STEPS + 1 }, (_, k) => k / STEPS).flatMap((t) => [
    mapping(x0 + t * (x1 - x0), y0),
    mapping(x0 + t * (x1 - x0), y1),
    mapping(x0, y0 + t * (y1 - y0)),
    mapping(x1, y0 + t * (y1 - y0)),
  ]);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
