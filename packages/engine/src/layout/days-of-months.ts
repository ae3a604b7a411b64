import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, SET_EDGE, SURE_CELL_BLANK } from '../tolerances.ts';
import { isRealDate } from '../values/date.ts';
import { isMonthName } from '../values/date-named.ts';
import { type Month, monthAtEnd, readMonth } from '../values/month.ts';
import { isWeekday } from '../values/weekday.ts';
import { toLine } from './lines.ts';

/** So many lines with a day are no accident, and no less than this share of the lines with figures begins with one. */
const ENOUGH = 3;
const SHARE = 0.5;
/** A day printed once for all of its rows stands before so many lines with figures at least. */
const SHARE_ONCE = 0.15;
/** A heading of a month says no more. */
const LONGEST_HEADING = 20;

/** Words that a day stands behind at most: a month and its year. */
const MOST_BEFORE = 3;
/** Any year that has all days. */
const LEAP = 2024;
/** This share of the steps from day to day goes back. */
const BACK = 0.25;

const DAY = /^(\d{1,2})(?:\.|日)?$/u;

/** Dates of value stand this near to the day of their row, in days of months of equal length. */
const NEAR = 8;
const MONTH = 31;
const YEAR = 12 * MONTH;
/** No less than this share of the dates beside the days stands near them. */
const MOST = 0.8;

/** A month under which days stand. */
interface Named {
  /** Null where none is printed beside it. */
  readonly year: number | null;
  readonly month: number;
  /** As it is printed with the first of its rows. */
  readonly name?: string;
  /** Words before the day of that row. */
  readonly before?: number;
}

/** A line below the heading of a month that begins with a day, which a weekday may stand before. */
interface Under {
  readonly line: Line;
  readonly month: Named;
  readonly words: readonly Word[];
  /** Which of them the day or its weekday is: behind those of the month, where it stands beside. */
  readonly first: number;
  readonly day: number;
  /** Nothing stands close behind the day. */
  readonly apart: boolean;
}

/** A line with dates, and the last line above it, or itself, that begins with a day. */
interface Dated {
  readonly line: Line;
  readonly under: Under | undefined;
}

/**
 * The month before a day in columns of their own, with its year or without one, printed with the first of its rows:
 *
 *     25   July     03   CAFE         4.50
 *                   17   RENT       810.00
 */
function monthBeside(line: Line): Named | null {
  const { words, size } = line;
  const at = words.slice(0, 2).findIndex(({ text }) => isMonthName(text));
  const ends = words.findIndex(({ text }, i) => i > at && i < MOST_BEFORE && DAY.test(text) && apart(words, i, size));
  const others = words.slice(0, Math.max(0, ends)).filter((_, i) => i !== at);
  const [year] = others;
  if (at < 0 || ends < 0 || others.length > 1 || !hasFigure(line) || !/^(?:20)?\d\d$/u.test(year?.text ?? '00'))
    return null;
  const name = (words[at] as Word).text;
  const month = readMonth(`${name} ${(year?.text ?? '2024').padStart(4, '20')}`);
  return month && { ...month, year: year ? month.year : null, name, before: ends };
}

const isSame = (a: Named, b: Named): boolean => a.year === b.year && a.month === b.month;

/** A title that ends with a month is no longer. */
const LONGEST_TITLE = 40;

/**
 * The month that heads the lines below it: a line that says no more, or a title that ends with it, no farther right than the day right
 * below it, so that it is no text of a row:
 *
 *     ++ MOVEMENTS OCT/2025
 *     16   CARD PAYMENT     24.50
 */
function monthOf(line: Line, below: Line | undefined): Month | null {
  const { text, box } = line;
  if (text.length <= LONGEST_HEADING) {
    const month = readMonth(text);
    if (month) return month;
  }
  const [day] = below?.words ?? [];
  const heads = day && below && DAY.test(day.text) && hasFigure(below) && box[0] < day.box[0] + SET_EDGE;
  return heads && text.length <= LONGEST_TITLE && !hasFigure(line) ? monthAtEnd(text) : null;
}

/** The texts of a line that wide blanks part. */
function cellsOf({ words, size }: Line): string[] {
  const cells: string[] = [];
  words.forEach(({ text, box }, i) => {
    const before = words[i - 1];
    if (before && box[0] - before.box[2] <= SURE_CELL_BLANK * size) cells.push(`${cells.pop()} ${text}`);
    else cells.push(text);
  });
  return cells;
}

/** The month that a page names above its first row, with a day and a figure, whatever is said of it: `MONTH OF MARCH - 25`. */
function monthOfHead(lines: readonly Line[]): Month | null {
  const first = lines.findIndex((line) => DAY.test(line.words[0]?.text ?? '') && hasFigure(line));
  const months = lines
    .slice(0, Math.max(0, first))
    .flatMap((line) => cellsOf(line).flatMap((cell) => monthAtEnd(cell) ?? []));
  const [only, ...others] = new Set(months.map(({ year, month }) => year * MONTH + month));
  return only !== undefined && others.length === 0 ? (months[0] ?? null) : null;
}

/** A wide blank stands before a word. */
const apart = (words: readonly Word[], at: number, size: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  return before !== undefined && word !== undefined && word.box[0] - before.box[2] >= CELL_BLANK * size;
};

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);
const hasDate = ({ tokens }: Line): boolean => tokens.some(({ date }) => date && !date.weak);

/** The day that a line begins with. */
function dayIn(line: Line, month: Named, first = 0): Under | null {
  const words = line.words.slice(0, first + (isWeekday(line.words[first]?.text ?? '') ? 2 : 1));
  const word = words.at(-1);
  const next = line.words[words.length];
  const day = Number(DAY.exec(word?.text ?? '')?.[1] ?? 0);
  if (!word || !next || !isRealDate(month.year ?? LEAP, month.month, day)) return null;
  return { line, month, words, first, day, apart: apart(line.words, words.length, line.size) };
}

/** Days as one column prints them: mostly in one order under each heading, what was paid before all else, and not the numbers of the rows. */
function areDays(found: readonly Under[]): boolean {
  const steps = found.slice(1).flatMap(({ day, month }, i) => {
    const before = found[i] as Under;
    return before.month === month ? [day - before.day] : [];
  });
  const counted = found[0]?.day === 1 && steps.every((step) => step === 1);
  const back = Math.min(...[-1, 1].map((way) => steps.filter((step) => step * way > 0).length));
  return !counted && back <= steps.length * BACK;
}

const edgeOf = ({ words, first }: Under, side: 0 | 2): number =>
  ((side === 0 ? words[first] : words.at(-1)) as Word).box[side];

/** The days on the edge that most of those have that stand apart from what follows them. */
function ofOneColumn(found: readonly Under[]): Under[] {
  const free = found.filter((under) => under.apart);
  const ways = free.flatMap((under) =>
    ([0, 2] as const).map((side) => (other: Under) => Math.abs(edgeOf(other, side) - edgeOf(under, side)) < SET_EDGE),
  );
  let [most, way] = [0, (_: Under): boolean => false];
  for (const one of ways) {
    const held = free.filter(one).length;
    if (held > most) [most, way] = [held, one];
  }
  const days = found.filter(way);
  return most * 2 > days.length ? days : days.filter((under) => under.apart);
}

/** Whether a line's first date may be one of value, beside the day of its row. */
function isNear({ line, under }: Dated): boolean {
  const date = line.tokens.find((token) => token.date && !token.date.weak)?.date;
  if (!under || !date) return false;
  return date.readings.some(({ year, month, day }) => {
    const years = year === null || under.month.year === null ? 0 : year - under.month.year;
    const off = Math.abs(years * YEAR + (month - under.month.month) * MONTH + day - under.day);
    return off <= NEAR || (year === null && YEAR - off <= NEAR);
  });
}

/** Dates on so few of the lines are words of texts. */
const SELDOM = 0.1;
/** Months beside so few of the days are printed once for all of their rows. */
const ONCE = 0.4;

/**
 * Rows with dates of their own have none but numbers before them, unless the dates keep near to these, beside them or on lines of
 * sums: `Balance on 31 March`. A sentence is no row.
 */
function agree(dated: readonly Dated[], days: readonly Under[]): boolean {
  if (dated.length <= days.length * SELDOM) return true;
  const beside = days.filter(({ line }) => hasDate(line)).length;
  return (beside === 0 || beside >= ENOUGH) && dated.filter(isNear).length >= dated.length * MOST;
}

/**
 * Lines on which the days of a month that is printed once above them stand as whole dates:
 *
 *     March 2025
 *     03   CARD PAYMENT      24.50
 *     17   RENT             810.00
 *
 * Dates of value may stand beside them:
 *
 *     March 2025
 *     03.  04.03.  CARD PAYMENT      24.50
 *     17.  17.03.  RENT             810.00
 *
 * Where no heading stands so, the month may be said in the page's head: `STATEMENT FOR THE MONTH OF MARCH - 25`.
 */
export function withMonths(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  let month: Named | null = null;
  const figures: Line[] = [];
  const found: Under[] = [];
  const dated: Dated[] = [];
  const headings: (readonly [Line, Named])[] = [];
  const lines = pages.flatMap((page) => withHead(page));
  for (const [i, [line, head]] of lines.entries()) {
    const beside = monthBeside(line);
    const own: Named | null = beside ? null : monthOf(line, lines[i + 1]?.[0]);
    if (own && (!month || !isSame(own, month) || headings.at(-1)?.[0].page !== line.page)) headings.push([line, own]);
    month = beside ?? own ?? head ?? month;
    if (!month) continue;
    const under = dayIn(line, month, beside?.before);
    if (under) found.push(under);
    if (hasFigure(line)) figures.push(line);
    if (hasDate(line) && (under || (hasFigure(line) && cellsOf(line).length > 1)))
      dated.push({ line, under: found.at(-1) });
  }
  const days = ofOneColumn(found);
  const named = found.filter(({ first }) => first > 0);
  const once = named.length <= days.length * ONCE && named.every((under) => days.includes(under));
  const enough = once && days.length - named.length >= ENOUGH && areMost(days, figures);
  if (!enough || !agree(dated, days) || !areDays(days)) return [...pages];
  const whole = new Map(days.map((under) => [under.line, under]));
  const used = new Set(days.map((under) => under.month));
  const titles = new Set(headings.flatMap(([line, own]) => (used.has(own) ? [line] : [])));
  return pages.map((lines) =>
    lines.map((line) => {
      const under = whole.get(line);
      if (under) return toLine(line.page, [inFull(under), ...line.words.slice(under.words.length)]);
      return titles.has(line) ? { ...line, month: true } : line;
    }),
  );
}

/**
 * The days stand before the lines with figures, or are printed once for all rows of a day, which then begin at their right:
 *
 *     16   CARD PAYMENT     24.50
 *          SALARY        1,910.21
 */
function areMost(days: readonly Under[], figures: readonly Line[]): boolean {
  const right = Math.max(...days.map((under) => edgeOf(under, 2)));
  const left = figures.filter(({ box }) => box[0] < right);
  return days.length >= left.length * SHARE && days.length >= figures.length * SHARE_ONCE;
}

/** The lines of a page, the first of them with the month that its head names. */
function withHead(lines: readonly Line[]): (readonly [line: Line, head: Month | null])[] {
  const head = monthOfHead(lines);
  return lines.map((line, i) => [line, i === 0 ? head : null] as const);
}

const two = (number: number): string => String(number).padStart(2, '0');

/** The day, a weekday before it included, as a whole date. It stands where it did, whatever month stands before it. */
function inFull({ words, first: at, month, day }: Under): Word {
  const [first, last] = [words[at] as Word, words.at(-1) as Word];
  return {
    ...last,
    box: [first.box[0], Math.min(first.box[1], last.box[1]), last.box[2], Math.max(first.box[3], last.box[3])],
    text: month.year === null ? `${day} ${month.name}` : `${month.year}-${two(month.month)}-${two(day)}`,
  };
}
