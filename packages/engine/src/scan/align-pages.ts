import { inTurn, scaling, shifting } from '../geometry/projection.ts';
import type { Box, Page } from '../shapes/page.ts';
import { withUprightColumns } from './upright-columns.ts';

/**
 * Columns stand at the same places on all pages of a statement; on a scanner's glass, before a camera, sheets do not. Each
 * picture's page is moved, and drawn larger or smaller, so that its texts begin and end where those before it do.
 */

/** Places are counted in steps of this many points. */
const STEP = 0.5;
/** Texts that begin within this many points of each other begin alike: looking roughly, then closely. */
const ROUGH = 3;
const CLOSE = 1;
/** How far a page may be off, in points, and by which share it may be too large or too small. */
const MOST_SHIFT = 24;
const MOST_SCALE = 0.16;
/** Pages with fewer texts than this show no columns. */
const FEWEST = 12;
/** So much more must fit than where the page lies as it is; drawn to another scale, so much more than shifted. */
const GAIN = 1.15;
const GAIN_SCALED = 1.25;
/** Sheets whose pictures are as wide as each other but for this share are of one scale. */
const ALIKE = 0.015;
/** Many texts of one column say no more than so many. */
const ENOUGH = 25;

/** Where texts begin, and where they end, in points. */
interface Edges {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

/** Of a picture, the edges of its pieces: between words of one piece stands a mere blank. */
function edgesOf({ words, text }: Page): Edges {
  const starts = words.filter(({ spaceBefore }) => text === 'printed' || !spaceBefore);
  const ends = words.filter((_, at) => text === 'printed' || words[at + 1]?.spaceBefore !== true);
  return { starts: starts.map(({ box }) => box[0]), ends: ends.map(({ box }) => box[2]) };
}

/** How x becomes another: first scaled, then shifted. */
interface Move {
  readonly scale: number;
  readonly shift: number;
}

/** How many of some places lie at each step, those within `reach` points counted less the farther off they lie. */
class Heaps {
  private readonly counts: Float32Array;

  constructor(places: readonly number[], width: number, reach: number) {
    this.counts = new Float32Array(Math.ceil(width / STEP) + 1);
    for (const place of places) {
      for (let at = Math.ceil((place - reach) / STEP); at * STEP <= place + reach; at += 1) {
        const near = 1 - Math.abs(at * STEP - place) / (reach + STEP);
        if (at >= 0 && at < this.counts.length) this.counts[at] = Math.min(ENOUGH, (this.counts[at] as number) + near);
      }
    }
  }

  fit(places: readonly number[], { scale, shift }: Move): number {
    let sum = 0;
    for (const place of places) sum += this.counts[Math.round((place * scale + shift) / STEP)] ?? 0;
    return sum;
  }
}

type Fit = (edges: Edges, move: Move) => number;

function fitOf({ starts, ends }: Edges, reach: number): Fit {
  const width = Math.max(...starts, ...ends, 1) + 2 * MOST_SHIFT;
  const [left, right] = [new Heaps(starts, width, reach), new Heaps(ends, width, reach)];
  return (edges, move) => left.fit(edges.starts, move) + right.fit(edges.ends, move);
}

interface Best {
  readonly move: Move;
  readonly fit: number;
}

/** The best move around another: the scales are tried about the middle of the page, so that they shift little. */
function bestAround(
  { scale, shift }: Move,
  { scales, shifts, middle }: { readonly scales: number; readonly shifts: number; readonly middle: number },
  steps: { readonly scale: number; readonly shift: number },
  fit: (move: Move) => number,
): Best {
  let best: Best = { move: { scale, shift }, fit: fit({ scale, shift }) };
  for (let s = -scales; s <= scales; s += 1) {
    const scaled = scale + s * steps.scale;
    const centred = shift + middle * (scale - scaled);
    for (let n = -shifts; n <= shifts; n += 1) {
      const move = { scale: scaled, shift: centred + n * steps.shift };
      const found = fit(move);
      if (found > best.fit) best = { move, fit: found };
    }
  }
  return best;
}

const STAY: Move = { scale: 1, shift: 0 };

/** How a page is to be moved; null where it lies well, or where nothing tells. */
function moveOf(edges: Edges, before: Edges, width: number, sameScale: boolean): Move | null {
  if (Math.min(edges.starts.length, before.starts.length) < FEWEST) return null;
  const middle = width / 2;
  const [rough, close] = [fitOf(before, ROUGH), fitOf(before, CLOSE)];
  const [roughly, closely] = [(move: Move) => rough(edges, move), (move: Move) => close(edges, move)];
  const wide = { shift: 1, scale: 0.01 };
  const fine = { shift: STEP, scale: 0.001 };
  const shifted = bestAround(STAY, { scales: 0, shifts: MOST_SHIFT, middle }, wide, roughly);
  const scales = sameScale ? 0 : MOST_SCALE / wide.scale;
  const scaled = scales > 0 ? bestAround(STAY, { scales, shifts: MOST_SHIFT, middle }, wide, roughly) : shifted;
  const start = scaled.fit > shifted.fit * GAIN_SCALED ? scaled : shifted;
  const best = bestAround(start.move, { scales: sameScale ? 4 : 10, shifts: 6, middle }, fine, closely);
  return best.fit > GAIN * closely(STAY) ? best.move : null;
}

function moved(page: Page, { scale, shift }: Move): Page {
  const box = ([x0, y0, x1, y1]: Box): Box => [x0 * scale + shift, y0 * scale, x1 * scale + shift, y1 * scale];
  const { taken } = page;
  const back = inTurn(shifting(-shift, 0), scaling(1 / scale, 1 / scale));
  return {
    ...page,
    width: page.width * scale,
    height: page.height * scale,
    words: page.words.map((word) => ({
      ...word,
      box: box(word.box),
      baseline: word.baseline * scale,
      size: word.size * scale,
    })),
    rulings: page.rulings.map((ruling) => ({ ...ruling, box: box(ruling.box) })),
    ...(taken && {
      taken: {
        ...taken,
        toPage: inTurn(back, taken.toPage),
        ...(taken.bend && {
          bend: { ...taken.bend, width: taken.bend.width * scale, height: taken.bend.height * scale },
        }),
      },
    }),
  };
}

/** The pages with those that were read from pictures set over each other; the others stay as they are. */
export function alignPages(leaning: readonly Page[]): Page[] {
  const pages = leaning.map(withUprightColumns);
  const printed = pages.filter(({ text }) => text === 'printed').map(edgesOf);
  const starts = printed.flatMap((edges) => edges.starts);
  const ends = printed.flatMap((edges) => edges.ends);
  const first = pages[0]?.width ?? 0;
  return pages.map((page) => {
    if (page.text !== 'read') return page;
    const sameScale = Math.abs(page.width / first - 1) <= ALIKE;
    const move = moveOf(edgesOf(page), { starts, ends }, page.width, sameScale);
    const set = move ? moved(page, move) : page;
    const edges = edgesOf(set);
    starts.push(...edges.starts);
    ends.push(...edges.ends);
    return set;
  });
}
