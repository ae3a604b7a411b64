import { type Bend, bendAt } from '../geometry/bend.ts';
import { median } from '../geometry/sorted.ts';
import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';

/** A piece says how its line runs from this many letter heights on. */
const LONG = 6;
/** What is known of so few lines says nothing of a page. */
const FEWEST = 8;
/** Lines that leave the level by less than this, in letter heights, are read as well as level ones. */
const LEVEL = 0.12;
/** Letters that hang below their line, or stand above it, by more than this share of their height say nothing of it. */
const ASTRAY = 0.12;

/** How one line runs at one place: pixels downwards for one across. */
interface Run {
  readonly x: number;
  readonly y: number;
  readonly slope: number;
  readonly weight: number;
}

/** A letter's foot, and how high the letter is. */
type Foot = readonly [x: number, y: number, high: number];

/** Of heights that go with places by more than this (correlation, squared) nothing can be told apart. */
const ALIKE = 0.5;

/**
 * The line through feet by least squares, given that higher letters may stand lower: ideographs behind figures do, and
 * such a line is no slope. Its slope, how feet sink with height, and the feet's middle.
 */
function fitted(feet: readonly Foot[]): { slope: number; sinks: number; x: number; y: number; high: number } | null {
  const mean = (at: 0 | 1 | 2): number => feet.reduce((sum, foot) => sum + foot[at], 0) / feet.length;
  const [x, y, high] = [mean(0), mean(1), mean(2)];
  let [xx, xy, xh, hh, hy] = [0, 0, 0, 0, 0];
  for (const [px, py, ph] of feet) {
    xx += (px - x) ** 2;
    xy += (px - x) * (py - y);
    xh += (px - x) * (ph - high);
    hh += (ph - high) ** 2;
    hy += (ph - high) * (py - y);
  }
  if (xx === 0) return null;
  if (hh < feet.length) return { slope: xy / xx, sinks: 0, x, y, high };
  if (xh ** 2 > ALIKE * xx * hh) return null;
  const free = xx * hh - xh ** 2;
  return { slope: (xy * hh - hy * xh) / free, sinks: (hy * xx - xy * xh) / free, x, y, high };
}

/** A long line runs differently here and there: it is looked at in stretches of so many letter heights. */
const STRETCH = 14;

/** How a line runs along some of its letters, by their feet. */
function runOf(letters: readonly Component[], height: number): Run | null {
  let feet = letters.map(({ x0, x1, y0, y1 }): Foot => [(x0 + x1) / 2, y1, y1 - y0]);
  let line = fitted(feet);
  for (const astray of [3 * ASTRAY, ASTRAY]) {
    if (!line || feet.length < 5) return null;
    const { slope, sinks, x, y, high } = line;
    feet = feet.filter(
      ([px, py, ph]) => Math.abs(py - y - slope * (px - x) - sinks * (ph - high)) < astray * height + 1,
    );
    line = fitted(feet);
  }
  if (!line || feet.length < 5) return null;
  const span = Math.max(...feet.map(([px]) => px)) - Math.min(...feet.map(([px]) => px));
  return span < LONG * height ? null : { x: line.x, y: line.y, slope: line.slope, weight: span };
}

/** How a piece's line runs, stretch by stretch. */
function runsOf({ components, height, x0 }: Piece): Run[] {
  const stretches: Component[][] = [];
  for (const letter of components) {
    if (letter.y1 - letter.y0 <= 0.6 * height) continue;
    const at = Math.floor((letter.x0 - x0) / (STRETCH * height));
    stretches[at] ??= [];
    stretches[at].push(letter);
  }
  return stretches.flatMap((letters) => runOf(letters, height) ?? []);
}

const terms = (u: number, v: number): number[] => [1, u, v, u * v, u * u, u * u * v];

/** Solves the equations by elimination; each row is the left side and, last, the right side. */
function solved(rows: number[][]): number[] {
  const count = rows.length;
  for (let n = 0; n < count; n += 1) {
    const pivot = rows
      .slice(n)
      .reduce((best, row, at) => (Math.abs(row[n] ?? 0) > Math.abs(rows[best]?.[n] ?? 0) ? at + n : best), n);
    [rows[n], rows[pivot]] = [rows[pivot] as number[], rows[n] as number[]];
    const own = rows[n] as number[];
    for (let at = 0; at < count; at += 1) {
      const row = rows[at] as number[];
      const factor = at === n ? 0 : (row[n] ?? 0) / (own[n] || 1);
      for (let column = n; column <= count; column += 1) row[column] = (row[column] ?? 0) - factor * (own[column] ?? 0);
    }
  }
  return rows.map((row, n) => (row[count] ?? 0) / (row[n] || 1));
}

/** Terms that little is known of stay small. */
const RIDGE = 0.02;

/** How slopes change over the page, by weighted least squares. */
function fieldOf(runs: readonly Run[], width: number, height: number): number[] {
  const total = runs.reduce((sum, { weight }) => sum + weight, 0);
  const rows = terms(0, 0).map((_, n) =>
    terms(0, 0)
      .map((_, m) => (n === m && n > 0 ? RIDGE * total : 0))
      .concat(0),
  );
  for (const { x, y, slope, weight } of runs) {
    const own = terms((2 * x) / width - 1, (2 * y) / height - 1);
    for (const [n, row] of rows.entries()) {
      for (const [m, term] of own.entries()) row[m] = (row[m] ?? 0) + weight * (own[n] ?? 0) * term;
      row[own.length] = (row[own.length] ?? 0) + weight * (own[n] ?? 0) * slope;
    }
  }
  return solved(rows);
}

const slopeAt = (field: readonly number[], { x, y }: Run, width: number, height: number): number =>
  terms((2 * x) / width - 1, (2 * y) / height - 1).reduce((sum, term, n) => sum + term * (field[n] ?? 0), 0);

/** With a bend, lines run truer than level: half of them leave it by no more than this share of what they leave the level by. */
const EXPLAINED = 0.7;

/** Pieces of one line stand beside each other: no farther apart than this, and no lower, in letter heights. */
const BESIDE = 15;
const ON_LINE = 0.6;
/** Pieces beside each other may stand so much less level with a bend, in letter heights. */
const NO_LESS_LEVEL = 0.03;

/**
 * Whether pieces beside each other stand no less level with a bend than without: ideographs that hang below the Latin letters
 * before them look like a slope, and `LINEA扣款` on many lines like a page that is bent.
 */
function keepsLinesLevel(bend: Bend, pieces: readonly Piece[], print: number): boolean {
  const [before, after]: [number[], number[]] = [[], []];
  for (const one of pieces) {
    const beside = pieces.filter(
      ({ x0, baseline }) =>
        x0 > one.x1 && x0 - one.x1 < BESIDE * print && Math.abs(baseline - one.baseline) < ON_LINE * print,
    );
    const [next] = beside.sort((a, b) => a.x0 - b.x0);
    if (!next) continue;
    const lower = next.baseline - one.baseline;
    const [here, there] = [one, next].map(({ x0, x1, baseline }) => bendAt(bend, (x0 + x1) / 2, baseline));
    before.push(Math.abs(lower));
    after.push(Math.abs(lower - ((there ?? 0) - (here ?? 0))));
  }
  return before.length < FEWEST || (median(after) ?? 0) <= (median(before) ?? 0) + NO_LESS_LEVEL * print;
}

/**
 * How the lines of a page leave the level: a photographed sheet is curled, and a scanned one a little askew here and there.
 * @param print the height of a capital, in pixels
 * @returns null where the lines are level, or too few
 */
export function findBend(pieces: readonly Piece[], { width, height }: Picture, print: number): Bend | null {
  let runs = pieces.flatMap(runsOf);
  if (runs.length < FEWEST) return null;
  let field = fieldOf(runs, width, height);
  const far = (run: Run): number => Math.abs(run.slope - slopeAt(field, run, width, height));
  const usual = median(runs.map(far)) ?? 0;
  runs = runs.filter((run) => far(run) <= 3 * usual + 0.002);
  if (runs.length < FEWEST) return null;
  field = fieldOf(runs, width, height);
  if ((median(runs.map(far)) ?? 0) > EXPLAINED * (median(runs.map(({ slope }) => Math.abs(slope))) ?? 0)) return null;
  const bend: Bend = { width, height, field };
  const places = runs.flatMap(({ y }) =>
    [0.05, 0.3, 0.7, 0.95].map((share) => Math.abs(bendAt(bend, share * width, y))),
  );
  return Math.max(...places) > LEVEL * print && keepsLinesLevel(bend, pieces, print) ? bend : null;
}

/** The picture with its lines level: every column is moved up or down. */
export function unbent({ width, height, grey }: Picture, bend: Bend): Picture {
  const level = new Uint8Array(grey.length).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = y + bendAt(bend, x, y);
      const above = Math.floor(from);
      if (above < 0 || above >= height - 1) continue;
      const share = from - above;
      const at = above * width + x;
      level[y * width + x] = (grey[at] as number) * (1 - share) + (grey[at + width] as number) * share;
    }
  }
  return { width, height, grey: level };
}
