import type { Ink } from './ink.ts';

/** A connected piece of ink, in pixels; `x1` and `y1` are the first that are no longer in it. */
export interface Component {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** How many pixels have ink. */
  readonly area: number;
}

/** A picture with more pieces than this is noise, or no page of print: 30 times what a dense page has. */
const MOST_COMPONENTS = 200_000;

/** Horizontal stretches of ink with the component that each belongs to, as a union-find forest over growing columns. */
class Stretches {
  parent = new Int32Array(1 << 14);
  x0 = new Int32Array(1 << 14);
  x1 = new Int32Array(1 << 14);
  y = new Int32Array(1 << 14);
  count = 0;

  add(x0: number, x1: number, y: number): void {
    if (this.count === this.x0.length) this.grow();
    this.parent[this.count] = this.count;
    this.x0[this.count] = x0;
    this.x1[this.count] = x1;
    this.y[this.count] = y;
    this.count += 1;
  }

  grow(): void {
    for (const name of ['parent', 'x0', 'x1', 'y'] as const) {
      const larger = new Int32Array(this.count * 2);
      larger.set(this[name]);
      this[name] = larger;
    }
  }

  root(of: number): number {
    let at = of;
    while (this.parent[at] !== at) {
      this.parent[at] = this.parent[this.parent[at] as number] as number;
      at = this.parent[at] as number;
    }
    return at;
  }

  join(a: number, b: number): void {
    const [one, other] = [this.root(a), this.root(b)];
    if (one < other) this.parent[other] = one;
    else this.parent[one] = other;
  }
}

/** Joins the stretches of the row that begins at `from` with those of the row before it that touch them, corners included. */
function joinRows(all: Stretches, before: number, from: number): void {
  let above = before;
  for (let at = from; at < all.count; at += 1) {
    const [x0, x1] = [all.x0[at] as number, all.x1[at] as number];
    while (above < from && (all.x1[above] as number) < x0) above += 1;
    for (let touching = above; touching < from && (all.x0[touching] as number) <= x1; touching += 1)
      all.join(touching, at);
  }
}

function stretchesOf({ width, height, bits }: Ink): Stretches {
  const all = new Stretches();
  let before = 0;
  // The next ink, wherever it is: looked for anew in each row, a white page would be gone through once for each of its rows.
  let start = bits.indexOf(1);
  for (let y = 0; y < height && start >= 0; y += 1) {
    const from = all.count;
    const end = (y + 1) * width;
    while (start >= 0 && start < end) {
      let stop = start + 1;
      while (stop < end && bits[stop] === 1) stop += 1;
      all.add(start - y * width, stop - y * width, y);
      start = bits.indexOf(1, stop);
    }
    if (y > 0) joinRows(all, before, from);
    before = from;
  }
  return all;
}

/** The connected pieces of ink (8-connected), in the order of their topmost rows; null of a picture that has absurdly many. */
export function findComponents(ink: Ink): Component[] | null {
  const all = stretchesOf(ink);
  const numbers = new Int32Array(all.count).fill(-1);
  const found: { x0: number; y0: number; x1: number; y1: number; area: number }[] = [];
  for (let at = 0; at < all.count; at += 1) {
    const root = all.root(at);
    const [x0, x1, y] = [all.x0[at] as number, all.x1[at] as number, all.y[at] as number];
    const number = numbers[root] as number;
    const piece = found[number];
    if (!piece) {
      if (found.length === MOST_COMPONENTS) return null;
      numbers[root] = found.length;
      found.push({ x0, y0: y, x1, y1: y + 1, area: x1 - x0 });
      continue;
    }
    if (x0 < piece.x0) piece.x0 = x0;
    if (x1 > piece.x1) piece.x1 = x1;
    piece.y1 = y + 1;
    piece.area += x1 - x0;
  }
  return found;
}
