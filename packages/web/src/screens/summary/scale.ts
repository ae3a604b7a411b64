/** Where figures stand in a chart. Amounts become binary numbers here alone, for drawing; what is written is exact. */

export interface Scale {
  /** From the bottom to the top, round figures. */
  readonly ticks: readonly number[];
  /** The place of a value, from 0 at the bottom to 1 at the top. */
  readonly at: (value: number) => number;
}

/** Round steps between ticks: 1, 2, 5, 10, 20 … */
function stepFor(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => span / step <= most) ?? 10 * power;
}

const MOST_TICKS = 5;

/** A scale of round figures that holds all values, and nothing (0), too. */
export function scaleOf(values: readonly number[]): Scale {
  const low = values.reduce((least, value) => Math.min(least, value), 0);
  const high = values.reduce((most, value) => Math.max(most, value), 0);
  const step = stepFor(high - low || 1, MOST_TICKS);
  const bottom = Math.floor(low / step) * step;
  const top = Math.max(Math.ceil(high / step) * step, bottom + step);
  const count = Math.round((top - bottom) / step);
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => bottom + index * step),
    at: (value) => (value - bottom) / (top - bottom),
  };
}

const DAY_MS = 86_400_000;

/** A day as a number, so that days stand as far apart as they are. */
export const dayNumber = (iso: string): number => Date.parse(`${iso}T00:00:00Z`) / DAY_MS;
