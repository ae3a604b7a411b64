import type { Reconciliation, Transaction } from '@tallyleaf/contract';
import { isContradicted } from '@tallyleaf/contract/plain';
import { CONFIDENCE } from './calibration.ts';

/** What is known of a statement's rows beside the verdict. */
export interface Doubts {
  /** Of each row, whether its date may be another. */
  readonly dates: readonly boolean[];
  /** Of each row, how sure the model is of its lines; null where it was not asked. */
  readonly support?: readonly (number | null)[] | undefined;
  /** Of each row, how it was read from a picture; null of text. */
  readonly ink?: readonly (Ink | null)[];
}

interface Ink {
  /** Mean over its words, 0 to 1. */
  readonly sureness: number;
  readonly reread: boolean;
  /** Its date may be another. */
  readonly doubtful: boolean;
  /** What stands for its date was not read as one: it has another row's. */
  readonly dateless: boolean;
}

/** A reader that is surer than this of a row's words is mostly right about all of them. */
const SURE_INK = 0.8;

/** What having been read from a picture takes off. */
function inkFactor({ sureness, reread, doubtful, dateless }: Ink, proven: boolean, atBreak: boolean): number {
  let factor: number = sureness >= SURE_INK ? CONFIDENCE.sureInk : CONFIDENCE.unsureInk;
  if (!proven) factor *= CONFIDENCE.unprovenInk;
  if (atBreak) factor *= CONFIDENCE.brokenInk;
  if (reread) factor *= CONFIDENCE.rereadInk;
  if (dateless) return factor * CONFIDENCE.lostInk;
  return doubtful ? factor * CONFIDENCE.doubtfulInk : factor;
}

/** Where the sums break: at the balance that does not come out, and at the row before it. */
function brokenRows(reconciliation: Reconciliation): ReadonlySet<number> {
  const broken = reconciliation.checks.filter(isContradicted).flatMap((check) => check.broken ?? []);
  return new Set(broken.flatMap((at) => [at - 1, at]));
}

/** How likely one row is right, from 0 to 1: what the sums prove of it, less what is doubtful about its date and text. */
function scoreRow(
  row: Transaction,
  at: number,
  reconciliation: Reconciliation,
  broken: ReadonlySet<number>,
  doubts: Doubts,
): number {
  const { status, unbound = [], unread = [] } = reconciliation;
  let score: number = CONFIDENCE.proven;
  const atBreak = status === 'failed' && broken.has(at);
  if (status === 'failed') {
    score = atBreak ? CONFIDENCE.atBreak : CONFIDENCE.inFailed;
    if (unread.includes('dates')) score *= CONFIDENCE.doubtedDates;
  } else if (unbound.includes(at)) score = CONFIDENCE.unbound;
  if (doubts.dates[at]) score *= CONFIDENCE.doubtfulDate;
  if (row.description === '' && row.reference === null) score *= CONFIDENCE.wordless;
  const ink = doubts.ink?.[at];
  if (ink) score *= inkFactor(ink, status === 'verified', atBreak);
  return Math.round(score * 1000) / 1000;
}

/** The rows with their confidence (contract, "Shape": of rows at 0.9, nine in ten are right). */
export function scoreRows(rows: readonly Transaction[], reconciliation: Reconciliation, doubts: Doubts): Transaction[] {
  const broken = brokenRows(reconciliation);
  return rows.map((row, at) => ({ ...row, confidence: scoreRow(row, at, reconciliation, broken, doubts) }));
}
