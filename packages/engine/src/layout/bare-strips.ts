import type { Line, Token } from '../shapes/layout.ts';
import { DRIFTING_EDGE } from '../tolerances.ts';

/**
 * Rows side by side without a heading over them, as on narrow paper printed in two columns:
 *
 *     03/03 GROCER      12.00-    17/03 CAFE         4.50-
 *     04/03 SALARY     900.00+    18/03 BOOKS       20.00-
 */

/** So many lines of two rows each are no accident. */
const ENOUGH = 5;
/** The cut lies this far left of the right rows' dates. */
const BEFORE = 2;

const isDay = ({ date }: Token): boolean => date !== null && !date.weak;
const isFigure = ({ amount, date }: Token): boolean => amount !== null && !amount.bare && date === null;

/** A row as it stands on a line: its day, its text, its figure. */
function isRow([day, text, ...others]: readonly Token[]): boolean {
  return day !== undefined && isDay(day) && text !== undefined && !isFigure(text) && others.some(isFigure);
}

/** Where a line's second row begins; null where it has another number of rows than two. */
function seamOn({ tokens }: Line): number | null {
  const days = tokens.flatMap((token, i) => (isDay(token) ? [i] : []));
  const [first, second, ...others] = days;
  if (first !== 0 || second === undefined || others.length > 0) return null;
  const [left, right] = [tokens.slice(0, second), tokens.slice(second)];
  return isRow(left) && isRow(right) ? (right[0]?.box[0] ?? null) : null;
}

const isNear = (a: number | null, b: number): boolean => a !== null && Math.abs(a - b) < DRIFTING_EDGE;

/** Where the rows at the right begin, on lines without a heading; null where rows do not stand side by side. */
export function seamOf(lines: readonly Line[]): number | null {
  const seams = lines.flatMap((line) => seamOn(line) ?? []);
  const common = seams.find((seam) => seams.filter((other) => isNear(other, seam)).length >= ENOUGH);
  const all = seams.filter((seam) => common !== undefined && isNear(seam, common));
  const dated = lines.filter(({ tokens }) => tokens[0] && isDay(tokens[0])).length;
  return common !== undefined && all.length * 2 > dated ? Math.min(...all) - BEFORE : null;
}

/** The lines that a seam parts: from the first with rows on both its sides down to the last that begins with a day. */
export function seamed(lines: readonly Line[], seam: number): { readonly from: number; readonly to: number } | null {
  const from = lines.findIndex((line) => isNear(seamOn(line), seam + BEFORE));
  if (from < 0) return null;
  const left = lines[from]?.tokens[0]?.box[0] ?? 0;
  const isBelow = ({ tokens: [first] }: Line): boolean =>
    first !== undefined && isDay(first) && isNear(first.box[0], left);
  return { from, to: lines.findLastIndex(isBelow) + 1 };
}
