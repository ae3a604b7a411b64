import type { Progress } from '@tallyleaf/engine';

/** How fast a file's scanned pages are read, as far as it was seen, and so how long the others will take. */
export interface Pace {
  /** Where measuring began, and where a page was last done: pages and milliseconds. */
  readonly from: Mark;
  readonly last: Mark;
  /** Milliseconds a page took, the slower of all and of the last ones. */
  readonly each: number | null;
  /** Milliseconds that are left; null before a page was measured. Never more than was said before. */
  readonly left: number | null;
}

interface Mark {
  readonly done: number;
  readonly at: number;
}

/** Measures a file's pace with each word of its progress. @param at the time, in milliseconds of any clock */
export function measurePace(before: Pace | null, { ocrPages = 0, ocrDone = 0 }: Progress, at: number): Pace | null {
  if (ocrPages === 0) return null;
  const now = { done: ocrDone, at };
  if (!before) return { from: now, last: now, each: null, left: null };
  if (ocrDone === before.last.done) return before;
  // The first page waits for what reads it to be loaded; once others are done, only they are measured.
  const from = before.from.done === 0 && before.last.done > 0 ? before.last : before.from;
  const [all, latest] = [paceBetween(from, now), paceBetween(before.last, now)];
  // Several pages are read at once and end together: one alone says little.
  const each = Math.max(all, (all + latest) / 2);
  const left = Math.min((ocrPages - ocrDone) * each, before.left ?? Number.POSITIVE_INFINITY);
  return { from, last: now, each, left };
}

const paceBetween = (from: Mark, to: Mark): number => (to.at - from.at) / Math.max(1, to.done - from.done);

/** Time in words that claim no more than is known: whole minutes, seconds by tens. */
export type Left = { readonly unit: 'minutes' | 'seconds'; readonly count: number } | { readonly unit: 'few' };

export function roundLeft(milliseconds: number): Left {
  if (milliseconds > 90_000) return { unit: 'minutes', count: Math.round(milliseconds / 60_000) };
  const count = Math.ceil(milliseconds / 10_000) * 10;
  return count > 10 ? { unit: 'seconds', count } : { unit: 'few' };
}
