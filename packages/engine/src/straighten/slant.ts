import type { Picture } from '../shapes/picture.ts';
import { type Fan, LineCounter, placeOfMost, printEdges } from './print-edges.ts';

/** How print lies on a sheet that is roughly upright: how its lines slope, and how its columns lean. */
export interface Lie {
  readonly rows: Fan;
  readonly columns: Fan;
}

const DEGREE = Math.PI / 180;
const WIDEST = 16 * DEGREE;
const COARSE = 0.4 * DEGREE;
const FINE = 0.05 * DEGREE;
/** How far lines fan out at most, in radians, and how finely that is looked for. */
const OPENEST = 9.1 * DEGREE;
const OPENING_STEP = 0.7 * DEGREE;
/** Where lines fan out, the slope of most of them lies so far at most from their middle one's. */
const ASIDE = 3.6 * DEGREE;
/** Lines that open less are as good as parallel. */
const LEAST_OPEN = 0.2 * DEGREE;
/** So many edges are enough for a rough look. */
const SOME = 3000;
/** How far columns lean at most from standing square on the lines. */
const LEAN = 5 * DEGREE;
/** Below, edges stand anywhere: their lines tell nothing. */
const LEAST_CLEAR = 1.6;
/** So much better the edges must stand on lines that fan out, or on columns that lean, than without. */
const BETTER = 1.1;
/** The same of lines that fan out: those of flat scans stay below 1.02, columns below 1.05. */
const BETTER_FAN = 1.06;
const FEWEST = 20;
/** Print that slants less is read as well as level print. */
const LEAST_SLANT = 0.08 * DEGREE;

const FLAT: Lie = { rows: { slope: 0, opening: 0 }, columns: { slope: 0, opening: 0 } };

/** How fanned-out lines may run best about `slope`: all openings are tried with slopes beside it. */
function fanAbout(counter: LineCounter, slope: number, every: number): Fan {
  let fan: Fan = { slope, opening: 0 };
  let most = 0;
  for (let opening = -OPENEST; opening <= OPENEST; opening += OPENING_STEP) {
    const [at, value] = placeOfMost(slope - ASIDE, slope + ASIDE, 0.75 * COARSE, (one) =>
      counter.shared(one, opening, every),
    );
    if (value > most) {
      most = value;
      fan = { slope: at, opening };
    }
  }
  for (const [reach, step] of [
    [COARSE / 2, 2 * FINE],
    [2 * FINE, FINE],
  ] as const) {
    const opened = fan.opening;
    const [at] = placeOfMost(fan.slope - reach, fan.slope + reach, step, (one) => counter.shared(one, opened));
    const [opening] = placeOfMost(opened - 2 * reach, opened + 2 * reach, step, (one) => counter.shared(at, one));
    fan = { slope: at, opening };
  }
  return fan;
}

/** Finer about `slope`, and whether the lines fan out; `better`: how much better the edges must then stand. */
function refined(counter: LineCounter, slope: number, reach: number, better: number): Fan {
  const every = Math.max(1, Math.floor(counter.edges.weight.length / SOME));
  const [plain, value] = placeOfMost(slope - reach, slope + reach, FINE, (one) => counter.shared(one, 0));
  const fan = fanAbout(counter, plain, every);
  const opens = Math.abs(fan.opening) > LEAST_OPEN && Math.abs(fan.opening) < OPENEST;
  return opens && counter.shared(fan.slope, fan.opening) > better * value ? fan : { slope: plain, opening: 0 };
}

/** How print lies in a picture of its ink (0 paper, 255 black) in which lines run roughly level. */
export function lieOf(ink: Picture): Lie {
  const lines = new LineCounter(printEdges(ink, false), WIDEST + 2 * OPENEST);
  if (lines.edges.weight.length < FEWEST) return FLAT;
  const some = Math.max(1, Math.floor(lines.edges.weight.length / SOME));
  const [rough] = placeOfMost(-WIDEST, WIDEST, COARSE, (slope) => lines.shared(slope, 0, some));
  const rows = refined(lines, rough, COARSE, BETTER_FAN);
  if (lines.shared(rows.slope, rows.opening) < LEAST_CLEAR * lines.chance) return FLAT;
  const square: Fan = { slope: -rows.slope, opening: 0 };
  const stands = new LineCounter(printEdges(ink, true), WIDEST + LEAN + 2 * OPENEST);
  const [lean] = placeOfMost(-rows.slope - LEAN, -rows.slope + LEAN, COARSE / 2, (slope) => stands.shared(slope, 0));
  const columns = refined(stands, lean, COARSE / 2, BETTER_FAN);
  const better = stands.shared(columns.slope, columns.opening);
  const clear = better > BETTER * stands.shared(square.slope, 0) && better > LEAST_CLEAR * stands.chance;
  const lie = { rows, columns: clear ? columns : square };
  return !clear && rows.opening === 0 && Math.abs(rows.slope) < LEAST_SLANT ? FLAT : lie;
}
