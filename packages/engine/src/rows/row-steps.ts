import { median } from '../geometry/sorted.ts';
import type { KnownLine } from './figure-line.ts';

/** The least distance of a line with figures from the line above it, where any have dates of one with a date; 0 where there are none. */
export function rowStep(known: readonly KnownLine[]): number {
  const dated = known.some(({ view, kind }) => kind.kind === 'booked' && view.date);
  const steps = known.flatMap(({ view, kind }, i) => {
    const before = known[i - 1]?.view.line;
    const begins = kind.kind === 'booked' && (view.date !== null || !dated);
    const step = before?.page === view.line.page && begins ? view.line.baseline - before.baseline : 0;
    return step > 0 ? [step] : [];
  });
  return steps.length > 0 ? Math.min(...steps) : 0;
}

/** So many lines tell how far below each other texts of rows stand. */
const FEWEST_TEXTS = 3;

/** How far texts usually stand below the line above them; null where few do. */
function textStep(known: readonly KnownLine[]): number | null {
  const steps = known.flatMap(({ view, kind }, i) => {
    const before = known[i - 1]?.view.line;
    return kind.kind === 'text' && before?.page === view.line.page ? [view.line.baseline - before.baseline] : [];
  });
  return steps.length < FEWEST_TEXTS ? null : (median(steps) ?? null);
}

/** How far lines stand below each other, in points. */
export interface Steps {
  /** The least distance of a line with figures from the line above it; 0 where there are none. */
  readonly row: number;
  /** How far texts usually stand below the line above them; null where few do. */
  readonly text: number | null;
}

export const stepsOf = (known: readonly KnownLine[]): Steps => ({ row: rowStep(known), text: textStep(known) });
