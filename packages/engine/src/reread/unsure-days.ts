import type { Word } from '../shapes/page.ts';
import { readDate } from '../values/date.ts';
import type { Placed } from './ink.ts';

/** From where to where a row's day may lie. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** A reader that is less sure than this of a date's words is wrong too often. */
const UNSURE = 0.5;

const isUnsureWord = ({ sureness = 1 }: Word): boolean => sureness < UNSURE;

const YEAR = /^\d{4}\D?$/u;
const MONTH_NAME = /^\P{N}+$/u;
const YEAR_FIRST = /^\d{4}(?=\D\d)/u;
const YEAR_LAST = /\d\D(\d{4})$/u;

/** How many characters two texts have in common at their ends. */
function commonEnd(a: string, b: string): number {
  let count = 0;
  while (count < Math.min(a.length, b.length) && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
}

const reversed = (text: string): string => [...text].reverse().join('');

/**
 * Readers agree about all of a date but its year:
 *
 *     2025-09-22   or   202$-09-22
 */
function disputesYear({ text, readings = [] }: Word): boolean {
  if (readings.length === 0) return false;
  if (YEAR_FIRST.test(text)) return readings.every((other) => commonEnd(text, other) >= text.length - 4);
  if (!YEAR_LAST.test(text)) return false;
  return readings.every((other) => commonEnd(reversed(text), reversed(other)) >= text.length - 4);
}

/** Which parts of a date a reader was not sure of, the largest last. */
type Part = 'year' | 'month' | 'day';

function unsurePart(word: Word): Part {
  if (YEAR.test(word.text) || disputesYear(word)) return 'year';
  return MONTH_NAME.test(word.text) ? 'month' : 'day';
}

/** True for a date that may be of another day of its month, for all that its reader was sure of. */
export const isDayUnsure = ({ token }: Placed): boolean =>
  token.words.some((word) => isUnsureWord(word) && unsurePart(word) === 'day');

const DAY = 86_400_000;
const MOST_DAYS = 800;

/** The days of a span. */
function* daysOf({ from, to }: Span): Generator<string> {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  for (let at = first, count = 0; at <= last && count < MOST_DAYS; at += DAY, count++)
    yield new Date(at).toISOString().slice(0, 10);
}

/** Two days that differ in no other than these parts. */
function agreeBut(one: string, other: string, parts: ReadonlySet<Part>): boolean {
  if (parts.has('day')) return true;
  if (one.slice(8) !== other.slice(8)) return false;
  return parts.has('month') || one.slice(5, 7) === other.slice(5, 7);
}

/**
 * True where an unsure reader may have misread a date for another day of its span: the rows before and after it leave no
 * other year to a year that is unsure, and no other month to a month.
 */
export function mayBeAnother({ token }: Placed, day: string, span: Span): boolean {
  const parts = new Set(token.words.filter(isUnsureWord).map(unsurePart));
  if (parts.size === 0) return false;
  if (readDate(token.text) === null || Number.isNaN(Date.parse(span.from)) || Number.isNaN(Date.parse(span.to)))
    return true;
  for (const other of daysOf(span)) if (other !== day && agreeBut(other, day, parts)) return true;
  return false;
}
