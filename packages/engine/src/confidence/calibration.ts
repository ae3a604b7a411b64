/**
 * The share of rows that were right, by what the sums say of them: on families written blind, as measured before anybody
 * had looked at what failed in them (`docs/accuracy.md`, "Confidence"), so what a bank never seen may expect. Right: date,
 * amount, balance and description all are.
 */
export const CONFIDENCE = {
  /** Bound by printed figures that come out. */
  proven: 0.98,
  /** In a statement where nothing contradicts, bound by nothing. */
  unbound: 0.92,
  /** In a statement whose sums break elsewhere. */
  inFailed: 0.95,
  /** Where they break. */
  atBreak: 0.75,
  /** Factor for rows of a statement whose days and months could be exchanged. */
  doubtfulDate: 0.9,
  /** Factor for rows without any words. */
  wordless: 0.97,
  /** Factors for rows read from a picture: of those whose words the reader was sure of, and of the others. */
  sureInk: 0.99,
  unsureInk: 0.9,
  /** For those of them that no sums prove. */
  unprovenInk: 0.85,
  /** For rows with a value that is another reading than the first. */
  rereadInk: 0.88,
  /** For rows whose date may be another of its readings. */
  doubtfulInk: 0.7,
} as const;
