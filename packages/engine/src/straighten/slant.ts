import type { Picture } from '../shapes/picture.ts';
import { type Fan, feetOf, LineCounter, placeOfMost } from './feet.ts';

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
const OPENEST = 7 * DEGREE;
const OPENING_STEP = 0.5 * DEGREE;
/** How far columns lean at most from standing square on the lines. */
const LEAN = 5 * DEGREE;
/** Below, feet stand anywhere: their lines tell nothing. */
const LEAST_CLEAR = 1.6;
/** So much better the feet must stand on lines that fan out, or on columns that lean, than without. */
const BETTER = 1.12;
const FEWEST = 20;
/** Print that slants less is read as well as level print. */
const LEAST_SLANT = 0.08 * DEGREE;

const FLAT: Lie = { rows: { slope: 0, opening: 0 }, columns: { slope: 0, opening: 0 } };

/** Finer about `slope`, and whether the lines fan out. */
function refined(counter: LineCounter, slope: number, reach: number): Fan {
  const [plain, value] = placeOfMost(slope - reach, slope + reach, FINE, (one) => counter.shared(one, 0));
  let fan: Fan = { slope: plain, opening: 0 };
  let most = value * BETTER;
  const [opening] = placeOfMost(-OPENEST, OPENEST, OPENING_STEP, (one) => counter.shared(plain, one));
  const [bent] = placeOfMost(plain - 0.5 * DEGREE, plain + 0.5 * DEGREE, 2 * FINE, (one) =>
    counter.shared(one, opening),
  );
  const near = OPENING_STEP;
  const [fine] = placeOfMost(opening - near, opening + near, FINE * 2, (one) => counter.shared(bent, one));
  const [last, valueOfFan] = placeOfMost(bent - 0.1 * DEGREE, bent + 0.1 * DEGREE, FINE, (one) =>
    counter.shared(one, fine),
  );
  if (valueOfFan > most && Math.abs(fine) > 0.2 * DEGREE) {
    most = valueOfFan;
    fan = { slope: last, opening: fine };
  }
  return fan;
}

/** How print lies in a picture of its ink (0 paper, 255 black) in which lines run roughly level. */
export function lieOf(ink: Picture): Lie {
  const lines = new LineCounter(feetOf(ink, false), WIDEST + 2 * OPENEST);
  if (lines.feet.weight.length < FEWEST) return FLAT;
  const some = Math.max(1, Math.floor(lines.feet.weight.length / 8000));
  const [rough] = placeOfMost(-WIDEST, WIDEST, COARSE, (slope) => lines.shared(slope, 0, some));
  const rows = refined(lines, rough, COARSE);
  if (lines.shared(rows.slope, rows.opening) < LEAST_CLEAR * lines.chance) return FLAT;
  const square: Fan = { slope: -rows.slope, opening: 0 };
  const stands = new LineCounter(feetOf(ink, true), WIDEST + LEAN + 2 * OPENEST);
  const [lean] = placeOfMost(-rows.slope - LEAN, -rows.slope + LEAN, COARSE / 2, (slope) => stands.shared(slope, 0));
  const columns = refined(stands, lean, COARSE / 2);
  const better = stands.shared(columns.slope, columns.opening);
  const clear = better > BETTER * stands.shared(square.slope, 0) && better > LEAST_CLEAR * stands.chance;
  const lie = { rows, columns: clear ? columns : square };
  return !clear && rows.opening === 0 && Math.abs(rows.slope) < LEAST_SLANT ? FLAT : lie;
}
