/**
 * The share of rows that were right, by what the sums say of them, on drawn statements whose layouts nobody had looked
 * at (`node bench/drawn.ts --count 450 --seed calibration`). Right: date, amount, balance and description all are.
 */
export const CONFIDENCE = {
  /** Bound by printed figures that come out. */
  proven: 0.985,
  /** In a statement where nothing contradicts, bound by nothing. */
  unbound: 0.97,
  /** In a statement whose sums break elsewhere. */
  inFailed: 0.93,
  /** Where they break. */
  atBreak: 0.6,
  /** Factor for rows of a statement whose days and months could be exchanged. */
  doubtfulDate: 0.9,
  /** Factor for rows without any words. */
  wordless: 0.97,
} as const;
