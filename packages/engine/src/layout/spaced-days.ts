import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';
import { toLine } from './lines.ts';

/** So many lines with a day are no accident, and no less than this share of the lines with figures begins with one. */
const ENOUGH = 3;
const SHARE = 0.5;

const TWO = /^\d\d$/u;
const DAYS = 31;
const MONTHS = 12;

/** A line that begins with two numbers of two figures, and nothing close behind them. */
interface Pair {
  readonly line: Line;
  readonly words: readonly [Word, Word];
  readonly numbers: readonly [number, number];
}

function pairIn(line: Line): Pair | null {
  const [first, second, next] = line.words;
  if (!first || !second || !next || !TWO.test(first.text) || !TWO.test(second.text)) return null;
  const apart = (a: Word, b: Word): boolean => b.box[0] - a.box[2] > CELL_BLANK * line.size;
  if (apart(first, second) || !apart(second, next)) return null;
  return { line, words: [first, second], numbers: [Number(first.text), Number(second.text)] };
}

/** Whether numbers may be days and months, in the order that days of rows have: one way, over New Year at most once. */
function inOrder(days: readonly (readonly [day: number, month: number])[]): boolean {
  if (days.some(([day, month]) => day < 1 || day > DAYS || month < 1 || month > MONTHS)) return false;
  const steps = days.slice(1).map(([day, month], i) => {
    const [before, monthBefore] = days[i] as readonly [number, number];
    return (month - monthBefore) * DAYS + day - before;
  });
  const rises = steps.filter((step) => step > 0).length;
  const falls = steps.filter((step) => step < 0).length;
  return rises + falls > 0 && Math.min(rises, falls) <= 1;
}

/** The pairs that begin on the edge of most. */
function ofOneColumn(pairs: readonly Pair[]): readonly Pair[] {
  const ways = pairs.map(({ words: [word] }) =>
    pairs.filter((other) => Math.abs(other.words[0].box[0] - word.box[0]) < SET_EDGE),
  );
  return ways.reduce((most, way) => (way.length > most.length ? way : most), []);
}

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

/**
 * Lines on which a day and its month, printed with a blank between them, stand as one date:
 *
 *     DATE     DETAILS                 DEBIT
 *     03 07    CARD PAYMENT            24.50
 *     16 07    RENT                   810.00
 */
export function joinSpacedDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const lines = pages.flat();
  const pairs = ofOneColumn(lines.flatMap((line) => pairIn(line) ?? []));
  const figures = lines.filter(hasFigure).length;
  if (pairs.length < ENOUGH || pairs.length < figures * SHARE) return [...pages];
  const numbers = pairs.map((pair) => pair.numbers);
  if (!inOrder(numbers) && !inOrder(numbers.map(([month, day]) => [day, month] as const))) return [...pages];
  const whole = new Map(pairs.map((pair) => [pair.line, pair]));
  return pages.map((page) =>
    page.map((line) => {
      const pair = whole.get(line);
      return pair ? toLine(line.page, [joined(pair.words), ...line.words.slice(2)]) : line;
    }),
  );
}

function joined([first, second]: readonly [Word, Word]): Word {
  const [a, b] = [first.box, second.box];
  return {
    ...first,
    text: `${first.text}/${second.text}`,
    box: [a[0], Math.min(a[1], b[1]), b[2], Math.max(a[3], b[3])],
  };
}
