import { ROW_FIELDS, type RowField } from './compare-rows.ts';
import { HEAD_FIELDS, type HeadFieldName } from './head-fields.ts';

/** What is counted of files, to be added up before any share is reckoned. */

/** How much was right, of how much. */
export type Share = [right: number, all: number];
/** Of rows of about one confidence: how many, their confidences' sum, how many were right. */
export type Bin = [rows: number, confidence: number, right: number];
export type Field = RowField | HeadFieldName;

/** Nothing counted yet; a file's own tally is filled while the file is judged. */
export const emptyTally = () => ({
  files: 0,
  statements: 0,
  /** Statements with nothing wrong. */
  perfect: 0,
  /** Transactions that are there. */
  truth: 0,
  /** Transactions that were given. */
  got: 0,
  /** Transactions given that are right. */
  right: 0,
  /** Statements called verified that are not right, or not there. */
  silentErrors: 0,
  /** Right statements whose printed figures add up, */
  alarmable: 0,
  /** those of them that were not believed, */
  falseAlarms: 0,
  /** those whose dates or direction alone were not, */
  cautious: 0,
  /** and those called verified though a printed figure does not bind every row. */
  verifiedWithoutProof: 0,
  /** Statements with a printed error, */
  misprints: 0,
  /** and those of them called verified though every row was read as printed. */
  verifiedDespiteMisprint: 0,
  /** Files without any answer. */
  missing: 0,
  /** Statements' files that were refused. */
  refused: 0,
  /** Statements that are not there. */
  extraStatements: 0,
  /** True transactions whose box is known, */
  boxes: 0,
  /** those given with a box, their overlaps' sum, and those that overlap by half or more. */
  boxesGiven: 0,
  iou: 0,
  boxesGood: 0,
  fields: Object.fromEntries([...ROW_FIELDS, ...HEAD_FIELDS].map((name) => [name, [0, 0]])) as Record<Field, Share>,
  /** The sum of the files' own F1, and how many have one. */
  fileF1: [0, 0] as Share,
  /** A tenth of confidence each. */
  bins: Array.from({ length: 10 }, (): Bin => [0, 0, 0]),
  /** Papers to be refused: answered rightly, and answered at all. */
  refusals: [0, 0] as Share,
  answered: [0, 0] as Share,
});

export type Tally = ReturnType<typeof emptyTally>;

type Count = { [Name in keyof Tally]: Tally[Name] extends number ? Name : never }[keyof Tally];
const COUNTS = Object.entries(emptyTally()).flatMap(([name, value]) =>
  typeof value === 'number' ? [name as Count] : [],
);

function addTo(sum: number[], more: readonly number[]): void {
  for (const [index, value] of more.entries()) sum[index] = (sum[index] ?? 0) + value;
}

/** Adds what another tally counted. */
export function addTally(sum: Tally, more: Tally): void {
  for (const name of COUNTS) sum[name] += more[name];
  for (const name of Object.keys(sum.fields) as Field[]) addTo(sum.fields[name], more.fields[name]);
  for (const [index, bin] of sum.bins.entries()) addTo(bin, more.bins[index] ?? []);
  for (const name of ['fileF1', 'refusals', 'answered'] as const) addTo(sum[name], more[name]);
}

/** Counts a field as right or wrong; one that is not judged counts as neither. */
export function tallyField({ fields }: Tally, name: Field, right: boolean | null): void {
  if (right !== null) addTo(fields[name], [right ? 1 : 0, 1]);
}

/** Counts whether a row kept what its confidence says. */
export function tallyConfidence({ bins }: Tally, confidence: number, right: boolean): void {
  const bin = bins[Math.max(0, Math.min(9, Math.floor(confidence * 10)))];
  if (bin) addTo(bin, [1, confidence, right ? 1 : 0]);
}
