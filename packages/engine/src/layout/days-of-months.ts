import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { isRealDate } from '../values/date.ts';
import { type Month, readMonth } from '../values/month.ts';
import { toLine } from './lines.ts';

/** A blank this many font sizes wide parts a day from what it stands before. */
const WIDE = 0.8;
/** Days of one column begin or end within this many points of each other. */
const ON_EDGE = 1.5;
/** So many lines with a day are no accident, and no less than this share of the lines with figures begins with one. */
const ENOUGH = 3;
const SHARE = 0.5;
/** A heading of a month says no more. */
const LONGEST_HEADING = 20;

const DAY = /^(\d{1,2})(?:\.|日)?$/u;

/** A line below the heading of a month that begins with a day, or with figures alone. */
interface Under {
  readonly line: Line;
  readonly month: Month;
  readonly word: Word;
  readonly day: number;
}

const monthOf = ({ text }: Line): Month | null => (text.length <= LONGEST_HEADING ? readMonth(text) : null);

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);
const hasDate = ({ tokens }: Line): boolean => tokens.some(({ date }) => date && !date.weak);

/** The day that a line begins with, and nothing close behind it. */
function dayIn(line: Line, month: Month): Under | null {
  const [word, next] = line.words;
  const day = Number(DAY.exec(word?.text ?? '')?.[1] ?? 0);
  if (!word || !next || next.box[0] - word.box[2] < WIDE * line.size) return null;
  return isRealDate(month.year, month.month, day) ? { line, month, word, day } : null;
}

/** Days as one column prints them: in one order under each heading, and not the numbers of the rows. */
function areDays(found: readonly Under[]): boolean {
  const steps = found.slice(1).flatMap(({ day, month }, i) => {
    const before = found[i] as Under;
    return before.month === month ? [day - before.day] : [];
  });
  const counted = found[0]?.day === 1 && steps.every((step) => step === 1);
  return !counted && (steps.every((step) => step >= 0) || steps.every((step) => step <= 0));
}

/** The days on the edge that most of them share. */
function ofOneColumn(found: readonly Under[]): Under[] {
  const ways = found.flatMap(({ word }) =>
    ([0, 2] as const).map((side) => found.filter((other) => Math.abs(other.word.box[side] - word.box[side]) < ON_EDGE)),
  );
  return ways.reduce<Under[]>((most, way) => (way.length > most.length ? way : most), []);
}

/**
 * Lines on which the days of a month that is printed once above them stand as whole dates:
 *
 *     March 2025
 *     03   CARD PAYMENT      24.50
 *     17   RENT             810.00
 *
 * Rows with dates of their own have none but numbers before them.
 */
export function withMonths(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  let month: Month | null = null;
  const figures: Line[] = [];
  const found: Under[] = [];
  for (const line of pages.flat()) {
    month = monthOf(line) ?? month;
    if (!month || !hasFigure(line)) continue;
    figures.push(line);
    const under = dayIn(line, month);
    if (under) found.push(under);
  }
  const days = ofOneColumn(found);
  const enough = days.length >= ENOUGH && days.length >= figures.length * SHARE;
  if (!enough || figures.some(hasDate) || !areDays(days)) return [...pages];
  const whole = new Map(days.map((under) => [under.line, under]));
  return pages.map((lines) =>
    lines.map((line) => {
      const under = whole.get(line);
      return under ? toLine(line.page, [inFull(under), ...line.words.slice(1)]) : line;
    }),
  );
}

const two = (number: number): string => String(number).padStart(2, '0');

const inFull = ({ word, month, day }: Under): Word => ({
  ...word,
  text: `${month.year}-${two(month.month)}-${two(day)}`,
});
