/** A line of the table: what was measured, and what is wanted of it. */
export interface Figure {
  readonly name: string;
  /** What the figure is made of, for people. */
  readonly from: string;
  readonly value: number;
  readonly wanted: string;
  readonly ok: boolean;
}

/** The value under which so large a part of all lies; 0.5 is the median. */
export function quantile(all: readonly number[], part: number): number {
  const sorted = all.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (all: readonly number[]): number => quantile(all, 0.5);

export const atLeast = (name: string, from: string, value: number, limit: number): Figure => {
  return { name, from, value, wanted: `>= ${limit}`, ok: value >= limit };
};

export const atMost = (name: string, from: string, value: number, limit: number): Figure => {
  return { name, from, value, wanted: `<= ${limit}`, ok: value <= limit };
};
