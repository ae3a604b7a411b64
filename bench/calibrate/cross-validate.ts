/** What confidences would be worth that are the share of right rows, group by group, on layouts that nobody has seen. */

export interface JudgedRow {
  /** The layout: its rows are held out together, because they are right or wrong together. */
  readonly family: string;
  /** Rows of one group get one confidence. */
  readonly group: string;
  /** As the engine gave it. */
  readonly confidence: number;
  readonly right: boolean;
  /** How much the row counts. */
  readonly weight: number;
}

/** So many rows, as right as all are on average, are added to each group: a small group says little. */
const PRIOR_ROWS = 20;

const sum = (rows: readonly JudgedRow[], of: (row: JudgedRow) => number): number =>
  rows.reduce((total, row) => total + row.weight * of(row), 0);
const size = (rows: readonly JudgedRow[]): number => sum(rows, () => 1);

/** The mean over rows, each as much as it counts; not a number of no rows. */
export const mean = (rows: readonly JudgedRow[], of: (row: JudgedRow) => number): number => sum(rows, of) / size(rows);

const isRight = ({ right }: JudgedRow): number => Number(right);

/** The same rows, every layout counting alike, however long its statements are. */
export function weighFamilies(rows: readonly JudgedRow[]): JudgedRow[] {
  const sizes = new Map<string, number>();
  for (const { family } of rows) sizes.set(family, (sizes.get(family) ?? 0) + 1);
  return rows.map((row) => ({ ...row, weight: rows.length / sizes.size / (sizes.get(row.family) ?? 1) }));
}

export function byGroup(rows: readonly JudgedRow[]): Map<string, JudgedRow[]> {
  const groups = new Map<string, JudgedRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return groups;
}

/** A confidence for each group: the share of its rows that were right, drawn towards that of all rows where it has few. */
export function fitGroups(rows: readonly JudgedRow[]): (row: JudgedRow) => number {
  const all = mean(rows, isRight);
  const means = new Map(
    [...byGroup(rows)].map(([group, own]) => {
      const right = sum(own, isRight) + PRIOR_ROWS * all;
      return [group, right / (size(own) + PRIOR_ROWS)] as const;
    }),
  );
  return ({ group }) => means.get(group) ?? all;
}

/** Expected calibration error over ten bins, as the scorer reckons it; null of no rows. */
export function calibrationError(rows: readonly JudgedRow[], confidenceOf: (row: JudgedRow) => number): number | null {
  if (rows.length === 0) return null;
  const apart = Array.from({ length: 10 }, () => 0);
  for (const row of rows) {
    const confidence = confidenceOf(row);
    const bin = Math.max(0, Math.min(9, Math.floor(confidence * 10)));
    apart[bin] = (apart[bin] ?? 0) + row.weight * (confidence - isRight(row));
  }
  return apart.reduce((total, difference) => total + Math.abs(difference), 0) / size(rows);
}

/** Families dealt into folds, the largest first, each to the fold with the fewest rows. */
function dealFamilies(rows: readonly JudgedRow[], folds: number): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { family } of rows) sizes.set(family, (sizes.get(family) ?? 0) + 1);
  const filled = Array.from({ length: folds }, () => 0);
  const sorted = [...sizes].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return new Map(
    sorted.map(([family, size]) => {
      const fold = filled.indexOf(Math.min(...filled));
      filled[fold] = (filled[fold] ?? 0) + size;
      return [family, fold];
    }),
  );
}

/** The confidence of each row by the rows of other families: those of its own fold are held out. */
export function heldOutConfidence(rows: readonly JudgedRow[], folds: number): (row: JudgedRow) => number {
  const dealt = dealFamilies(rows, folds);
  const fits = Array.from({ length: folds }, (_, fold) =>
    fitGroups(rows.filter(({ family }) => dealt.get(family) !== fold)),
  );
  return (row) => fits[dealt.get(row.family) ?? 0]?.(row) ?? row.confidence;
}
