import type { Picture } from '../shapes/picture.ts';

/**
 * Places where print ends: below (the feet of letters, which stand on lines) or at the sides (of letters that stand one
 * below the other in columns). `along` counts from the middle of the picture.
 */
export interface PrintEdges {
  readonly along: Float32Array;
  readonly across: Float32Array;
  readonly weight: Float32Array;
  readonly length: number;
  readonly breadth: number;
}

/** How lines run: a line met at `across` rises by `slope + opening × (across / breadth - 1/2)` for each pixel along. */
export interface Fan {
  readonly slope: number;
  /** By how much more the last lines slope than the first ones: 0 where all are parallel. */
  readonly opening: number;
}

/** An edge is a step from ink to paper of at least this many greys. */
const STEP = 40;
const MOST_STEP = 160;
/** The most edges that are looked at; of more, some are left out evenly. */
const MOST_EDGES = 24_000;

/** The lower edges of print on its lines; with `columns`, its beginnings and ends to the left and right. */
export function printEdges(ink: Picture, columns: boolean): PrintEdges {
  const { width, height, grey } = ink;
  const step = columns ? 1 : width;
  const least = columns ? -STEP : Number.NEGATIVE_INFINITY;
  const places: number[] = [];
  const last = grey.length - step;
  for (let at = 0; at < last; at++) {
    const fall = (grey[at] as number) - (grey[at + step] as number);
    if (fall >= STEP || fall <= least) places.push(at);
  }
  const every = Math.max(1, places.length / MOST_EDGES);
  const count = Math.floor(places.length / every);
  const along = new Float32Array(count);
  const across = new Float32Array(count);
  const weight = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = places[Math.floor(i * every)] as number;
    const x = at % width;
    const y = (at - x) / width;
    along[i] = columns ? y - height / 2 : x - width / 2;
    across[i] = columns ? x : y;
    weight[i] = Math.min(MOST_STEP, Math.abs((grey[at] as number) - (grey[at + step] as number)));
  }
  return { along, across, weight, length: columns ? height : width, breadth: columns ? width : height };
}

/** Counts edges on lines. */
export class LineCounter {
  readonly edges: PrintEdges;
  private readonly lines: Float64Array;
  private readonly base: number;

  /** @param steepest no line slopes more, its fan's opening included */
  constructor(edges: PrintEdges, steepest: number) {
    this.edges = edges;
    this.base = Math.ceil((edges.length / 2) * steepest) + 2;
    this.lines = new Float64Array(edges.breadth + 2 * this.base + 4);
  }

  /** How many of the edges share lines: the sum of squares of what stands on each line of one pixel. Looks at each `every`th edge. */
  shared(slope: number, opening: number, every = 1): number {
    const { lines, base } = this;
    const { along, across, weight, breadth } = this.edges;
    lines.fill(0);
    const turn = opening / breadth;
    const start = slope - opening / 2;
    for (let i = 0; i < along.length; i += every) {
      const place = across[i] as number;
      const line = place - (start + turn * place) * (along[i] as number) + base;
      const whole = line | 0;
      const part = line - whole;
      const own = weight[i] as number;
      lines[whole] = (lines[whole] as number) + own * (1 - part);
      lines[whole + 1] = (lines[whole + 1] as number) + own * part;
    }
    let sum = 0;
    for (let i = 0; i < lines.length; i++) sum += (lines[i] as number) ** 2;
    return sum;
  }

  /** What `shared` would be if the edges stood anywhere. */
  get chance(): number {
    let total = 0;
    for (const one of this.edges.weight) total += one;
    return (total * total) / this.edges.breadth;
  }
}

/** The place of most of a function between `from` and `to`, tried at each `step`; its neighbours tell where between two steps it lies. */
export function placeOfMost(from: number, to: number, step: number, of: (value: number) => number): [number, number] {
  const count = Math.round((to - from) / step);
  const values = Array.from({ length: count + 1 }, (_, i) => of(from + i * step));
  let at = 0;
  for (let i = 1; i <= count; i++) if ((values[i] as number) > (values[at] as number)) at = i;
  const own = values[at] as number;
  const before = values[at - 1] ?? own;
  const after = values[at + 1] ?? own;
  const bend = before - 2 * own + after;
  const shift = bend < 0 ? Math.max(-0.5, Math.min(0.5, (0.5 * (before - after)) / bend)) : 0;
  return [from + (at + shift) * step, own];
}
