import type { Row } from '../shapes/row.ts';
import { magnitude } from '../values/magnitude.ts';
import type { PrintedAmount } from '../values/printed-amount.ts';

/** Fewer rows than these show no habit. */
const FEWEST = 3;
const MOST = 0.7;

/** One figure taken off another leaves a third by chance, or for a fee; wages pay contributions and taxes. */
const FEWEST_TAKEN_OFF = 2;

const CENTS = 2;

/** An amount in hundredths, its sign applied; null where it can be read in several ways. */
function hundredths({ readings, sign }: PrintedAmount): bigint | null {
  const [reading, other] = readings;
  if (!reading || other || reading.decimals > CENTS) return null;
  const units = reading.units * 10n ** BigInt(CENTS - reading.decimals);
  return sign === '-' ? -units : units;
}

const total = (units: readonly bigint[]): bigint => units.reduce((sum, each) => sum + magnitude(each), 0n);

/** What is taken off the first figure leaves the last. */
function leavesNet([gross = 0n, ...others]: readonly bigint[]): boolean {
  const net = others.pop() ?? 0n;
  return net > 0n && gross > net && gross - total(others) === net;
}

/**
 * Between other figures of the row, at least two with a minus are taken off the one before them. Parts that a payment is made of have
 * none: `500.00  300.00  150.00  50.00  8,700.00`.
 *
 *     Basic pay        Gross    Contribution      Tax         Net    Year to date
 *      3,700.00     3,700.00         -670.44   -439.29    2,590.27       5,180.54
 */
function leavesNetAmid(units: readonly (bigint | null)[]): boolean {
  return units.some((gross, from) => {
    const end = units.findIndex((each, at) => at > from && (each === null || each >= 0n));
    const run = units.slice(from, end + 1).filter((each) => each !== null);
    return gross !== null && run.length === end + 1 - from && run.length > FEWEST_TAKEN_OFF + 1 && leavesNet(run);
  });
}

/** Something is taken off the first of a row's figures, which was gained, and the last is what is left: `40.07  -10.02  30.05`. */
function isNet({ figures }: Row): boolean {
  if (figures.length < 3) return false;
  const sorted = [...figures].sort((a, b) => a.box[0] - b.box[0]);
  const units = sorted.map(({ amount }) => hundredths(amount));
  const read = units[0] !== null && units.at(-1) !== null;
  return (read && leavesNet(units.map((each) => each ?? 0n))) || leavesNetAmid(units);
}

/**
 * Rows that each print what was gained, what was withheld of it and what is left list yields or wages, and
 * move no account:
 *
 *     Day           Yield              Gross       Tax       Net
 *     31.03.2024    Interest           40.07    -10.02     30.05
 */
export const listNets = (rows: readonly Row[]): boolean =>
  rows.length >= FEWEST && rows.filter(isNet).length >= rows.length * MOST;
