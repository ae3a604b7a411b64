import type { Row } from '../shapes/row.ts';
import type { PrintedAmount } from '../values/printed-amount.ts';

/** Fewer rows than these show no habit. */
const FEWEST = 3;
const MOST = 0.7;

const CENTS = 2;

/** An amount in hundredths, its sign applied; null where it can be read in several ways. */
function hundredths({ readings, sign }: PrintedAmount): bigint | null {
  const [reading, other] = readings;
  if (!reading || other || reading.decimals > CENTS) return null;
  const units = reading.units * 10n ** BigInt(CENTS - reading.decimals);
  return sign === '-' ? -units : units;
}

/** Something is taken off the first of a row's figures, which was gained, and the last is what is left: `40.07  -10.02  30.05`. */
function isNet({ figures }: Row): boolean {
  if (figures.length < 3) return false;
  const sorted = [...figures].sort((a, b) => a.box[0] - b.box[0]);
  const units = sorted.map(({ amount }) => hundredths(amount));
  const [gross, ...others] = units;
  const net = others.pop();
  if (gross == null || net == null || net <= 0n || gross <= net) return false;
  const off = others.reduce<bigint>((sum, each) => sum + (each === null ? 0n : each < 0n ? -each : each), 0n);
  return gross - off === net;
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
