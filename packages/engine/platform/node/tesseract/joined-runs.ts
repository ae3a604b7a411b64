import { createLanes } from '../../tesseract/lanes.ts';

/** How a sheet is read. */
interface Way {
  readonly language: string;
  readonly signal: AbortSignal | undefined;
}

/** A sheet that waits to be read, and its size. */
interface Waiting<S, R> {
  readonly sheet: S;
  readonly pixels: number;
  readonly way: Way;
  readonly done: (result: R) => void;
  readonly failed: (reason: unknown) => void;
}

/** Sheets are joined up to so many pixels: half a second's work, five times what a program takes to start. */
const MOST_PIXELS = 2_000_000;
/** Of what waits, a run takes its share and so many pixels more. */
const MORE = 250_000;

const isSame = (one: Way, other: Way): boolean => one.language === other.language && one.signal === other.signal;

/** Runs a program on sheets that are read in one way. */
type Run<S, R> = (sheets: readonly S[], way: Way) => Promise<readonly R[]>;

/**
 * Hands sheets to runs of a program, as many side by side as there are lanes. A program takes longer to start than to read a small
 * sheet: those of one language that wait together share a run, as far as no lane goes without one.
 */
export function joinedRuns<S, R>(lanes: number, run: Run<S, R>) {
  const side = createLanes(lanes);
  const waiting: Waiting<S, R>[] = [];

  function take(): Waiting<S, R>[] {
    const first = waiting.shift();
    if (!first) return [];
    const all = waiting.reduce((sum, { pixels }) => sum + pixels, first.pixels);
    const most = Math.min(MOST_PIXELS, all / lanes + MORE);
    const taken = [first];
    let pixels = first.pixels;
    for (const one of [...waiting]) {
      if (!isSame(one.way, first.way) || pixels + one.pixels > most) continue;
      waiting.splice(waiting.indexOf(one), 1);
      taken.push(one);
      pixels += one.pixels;
    }
    return taken;
  }

  async function next(): Promise<void> {
    const taken = take();
    const [first] = taken;
    if (!first) return;
    try {
      const sheets = taken.map(({ sheet }) => sheet);
      const results = await run(sheets, first.way);
      for (const [index, { done }] of taken.entries()) done(results[index] as R);
    } catch (error) {
      for (const { failed } of taken) failed(error);
    }
  }

  return (sheet: S, pixels: number, way: Way): Promise<R> =>
    new Promise((done, failed) => {
      waiting.push({ sheet, pixels, way, done, failed });
      // What is asked for at the same time is seen together
      setImmediate(() => void side.run(next));
    });
}
