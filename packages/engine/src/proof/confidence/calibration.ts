/**
 * The share of rows that were right, by what the sums say of them (`docs/accuracy.md`, "Confidence"): of text on families
 * written blind, as measured before anybody had looked at what failed in them; of pictures, and where dates are doubted, on
 * samples and samples2 together, the mean of the layouts' shares (`node bench/calibrate.ts --kind scanned`). A group's share
 * is rounded down. Right: date, amount, balance and description all are.
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
  /** Factor for rows of a statement whose sums break and whose dates are doubted: measured 0.36 to 0.79. */
  doubtedDates: 0.7,
  /** Factor for rows of a statement whose days and months could be exchanged. */
  doubtfulDate: 0.9,
  /** Factor for rows without any words. */
  wordless: 0.97,
  /** Factors for rows read from a picture: of those whose words the reader was sure of (measured 0.99), and of the others. */
  sureInk: 1,
  unsureInk: 0.87,
  /** For those of them that no sums prove: measured 0.96 to 0.98, and 0.90 of rows bound by nothing. */
  unprovenInk: 0.98,
  /** For those of them where sums break: measured 0.56. */
  brokenInk: 0.75,
  /** For rows with a value that is another reading than the first: measured 0.94. */
  rereadInk: 0.96,
  /** For rows whose date may be another of its readings: measured 0.63 to 0.78. */
  doubtfulInk: 0.7,
  /** For rows whose own date was not read: measured 0.05. */
  lostInk: 0.08,
} as const;
