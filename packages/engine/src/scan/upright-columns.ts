import { inTurn, ontoCorners, type Point, projected, reversed } from '../geometry/projection.ts';
import type { Box, Page } from '../shapes/page.ts';
import type { Projection } from '../shapes/picture.ts';

/**
 * Columns stand upright on paper. In a photograph of which a side of the sheet was not seen they lean, or fan out, though lines run
 * level: a table's days then begin elsewhere at its foot than at its head. Such a page is set upright by where its texts begin and end.
 */

/** How columns run: one at `x` leans by `slope + opening × (x / width - 1/2)` for each point downwards. */
interface Lean {
  readonly slope: number;
  readonly opening: number;
}

/** How far columns lean and open at most, and in which steps that is tried: roughly, then finely. */
const MOST = { slope: 0.06, opening: 0.1 } as const;
const ROUGH = { slope: 0.004, opening: 0.01 } as const;
const FINE = { slope: 0.001, opening: 0.0025 } as const;
/** Texts that begin within so many points of each other begin alike. */
const STEP = 2;
/** Pages with fewer texts than this show no columns. */
const FEWEST = 24;

/** A place where a text begins or ends. */
type Edge = readonly [x: number, y: number];

/** How many edges share columns: the sum of squares of what stands at each step. */
class Columns {
  private readonly counts: Float64Array;
  private readonly edges: readonly Edge[];
  private readonly width: number;
  private readonly height: number;

  constructor(edges: readonly Edge[], { width, height }: Page) {
    [this.edges, this.width, this.height] = [edges, width, height];
    this.counts = new Float64Array(Math.ceil((width + height) / STEP) + 2);
  }

  shared({ slope, opening }: Lean): number {
    const { counts, width, height } = this;
    counts.fill(0);
    for (const [x, y] of this.edges) {
      const lean = slope + opening * (x / width - 0.5);
      const at = Math.min(counts.length - 2, Math.max(0, (x - lean * (y - height / 2) + height / 2) / STEP));
      const [whole, part] = [Math.floor(at), at % 1];
      counts[whole] = (counts[whole] as number) + 1 - part;
      counts[whole + 1] = (counts[whole + 1] as number) + part;
    }
    return counts.reduce((sum, count) => sum + count ** 2, 0);
  }
}

/** Where pieces of print begin, and where they end. */
function edgesOf({ words }: Page): [starts: Edge[], ends: Edge[]] {
  const starts = words.filter(({ spaceBefore }) => !spaceBefore);
  const ends = words.filter((_, at) => words[at + 1]?.spaceBefore !== true);
  return [
    starts.map(({ box, baseline }): Edge => [box[0], baseline]),
    ends.map(({ box, baseline }): Edge => [box[2], baseline]),
  ];
}

function bestAround(about: Lean, reach: Lean, step: Lean, shared: (lean: Lean) => number): Lean {
  let [best, most] = [about, shared(about)];
  for (let slope = about.slope - reach.slope; slope <= about.slope + reach.slope; slope += step.slope) {
    for (
      let opening = about.opening - reach.opening;
      opening <= about.opening + reach.opening;
      opening += step.opening
    ) {
      const found = shared({ slope, opening });
      if (found > most) [best, most] = [{ slope, opening }, found];
    }
  }
  return best;
}

/** How a page's columns lean, and how many times better its texts then share columns. */
function leanOf(page: Page): Lean & { readonly gain: number } {
  const [starts, ends] = edgesOf(page);
  const upright = { slope: 0, opening: 0 };
  if (starts.length < FEWEST) return { ...upright, gain: 1 };
  const [left, right] = [new Columns(starts, page), new Columns(ends, page)];
  const shared = (lean: Lean): number => left.shared(lean) + right.shared(lean);
  const rough = bestAround(upright, MOST, ROUGH, shared);
  const best = bestAround(rough, ROUGH, FINE, shared);
  return { ...best, gain: shared(best) / shared(upright) };
}

/** So many times better must the texts share columns: on photographs whose sides were seen it was at most 1.27, on a leaning one 2.35. */
const BETTER = 1.3;

/** Where the upright page's points lie on the one whose columns lean. */
function toLeaning({ width, height }: Page, { slope, opening }: Lean): Projection {
  const half = height / 2;
  const [left, right] = [slope - opening / 2, slope + opening / 2];
  const corners: readonly [Point, Point, Point, Point] = [
    [-left * half, 0],
    [width - right * half, 0],
    [width + right * half, height],
    [left * half, height],
  ];
  return ontoCorners(width, height, corners);
}

/** A page that was read from a picture with its columns upright; the same page where they are, or where nothing tells. */
export function withUprightColumns(page: Page): Page {
  if (page.text !== 'read' || !page.taken) return page;
  const lean = leanOf(page);
  if (lean.gain < BETTER) return page;
  const back = toLeaning(page, lean);
  const upright = reversed(back);
  const box = ([x0, y0, x1, y1]: Box, foot: number): Box => {
    const [[left, level], [right]] = [projected(upright, x0, foot), projected(upright, x1, foot)];
    return [left, y0 + level - foot, right, y1 + level - foot];
  };
  return {
    ...page,
    words: page.words.map((word) => ({
      ...word,
      box: box(word.box, word.baseline),
      baseline: projected(upright, word.box[0], word.baseline)[1],
    })),
    rulings: page.rulings.map((ruling) => ({ ...ruling, box: box(ruling.box, (ruling.box[1] + ruling.box[3]) / 2) })),
    taken: { ...page.taken, toPage: inTurn(back, page.taken.toPage) },
  };
}
