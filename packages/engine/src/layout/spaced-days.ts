import { hullOf } from '../geometry/box.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import {
  columnsOf,
  datesIn,
  dayNumber,
  ENOUGH,
  type Order,
  type Parts,
  partsOn,
  waysOf,
  withoutMisread,
  YEAR,
} from './date-parts.ts';
import { toLine } from './lines.ts';

/** No less than this share of the lines with figures has a day. */
const SHARE = 0.5;
/** A day of purchase is no farther from its day of booking, in days of months of equal length. */
const NEAR = 45;

type Column = readonly Parts[];

/** Parts that are a date. */
interface Dated extends Parts {
  readonly order: Order;
}

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

/** A date that no parts make up. */
const hasDate = ({ line: { tokens }, words }: Parts): boolean =>
  tokens.some(({ date, words: [first] }) => date?.weak === false && first !== undefined && !words.includes(first));

/** Parts as wide apart as columns are none of dates where rows have dates beside them. */
const isLone = (column: Column): boolean =>
  column.every(({ wide }) => !wide) || column.filter(hasDate).length * 2 <= column.length;

/** The columns of parts that are dates: in order by themselves, or each day near the one beside it that is; no word is of two. */
function datesAmong(columns: readonly Column[]): Dated[] {
  const dayOf = new Map<Line, number>();
  const taken = new Set<Word>();
  const isFree = (column: Column): boolean => column.every(({ words }) => words.every((word) => !taken.has(word)));
  const dates: Dated[] = [];
  const take = (column: Column, order: Order): void => {
    dates.push(...column.map((parts) => ({ ...parts, order })));
    for (const word of column.flatMap(({ words }) => words)) taken.add(word);
  };
  const lone = columns.filter(isLone);
  for (const column of lone) {
    const way = isFree(column) ? datesIn(column) : null;
    if (!way) continue;
    take(column, way.order);
    for (const [i, day] of way.days.entries()) dayOf.set((column[i] as Parts).line, dayNumber(day));
  }
  const isNear = (own: number, line: Line): boolean => {
    const off = Math.abs(own - (dayOf.get(line) ?? own));
    return Math.min(off, YEAR - off) <= NEAR;
  };
  for (const column of lone) {
    const beside = isFree(column) && column.some(({ line }) => dayOf.has(line));
    const way = (beside ? waysOf(column) : []).find(({ days }) =>
      days.every((day, i) => isNear(dayNumber(day), (column[i] as Parts).line)),
    );
    if (way) take(column, way.order);
  }
  return dates;
}

/**
 * Lines on which a day, its month and perhaps its year, printed with a blank between them or in columns of their own, stand as
 * one date:
 *
 *     DATE     DETAILS                 DEBIT
 *     03 07    CARD PAYMENT            24.50
 *     16 07    RENT                   810.00
 *
 *     DAY    MONTH    DETAILS          DEBIT
 *     03     JUL      CARD PAYMENT     24.50
 */
export function joinSpacedDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const lines = pages.flat();
  const dates = datesAmong(columnsOf(lines.flatMap(partsOn)).map(withoutMisread));
  const dated = new Map<Line, Dated[]>();
  for (const parts of dates) dated.set(parts.line, [...(dated.get(parts.line) ?? []), parts]);
  if (dated.size < ENOUGH || dated.size < lines.filter(hasFigure).length * SHARE) return [...pages];
  return pages.map((page) => page.map((line) => withDates(line, dated.get(line))));
}

function withDates(line: Line, dates: readonly Dated[] | undefined): Line {
  if (!dates) return line;
  const parts = new Set(dates.flatMap(({ words }) => words));
  return toLine(line.page, [...dates.map(joined), ...line.words.filter((word) => !parts.has(word))]);
}

/** Figures with strokes between them, and a month's name with blanks; an era's year of one figure is followed by dashes. */
function joinedText(texts: readonly string[], order: Order): string {
  if (texts.some((text) => /\p{L}/u.test(text))) return texts.join(' ');
  if (texts.length === 2) return texts.join('/');
  const two = texts.map((text) => text.padStart(2, '0'));
  const ofEra = order === 'ymd' && texts[0]?.length === 1;
  return ofEra ? [texts[0], ...two.slice(1)].join('-') : two.join('/');
}

/** The parts as one word; of read print it is as sure as the least sure of them, and what else was read of one is read of all. */
function joined({ words, order }: Dated): Word {
  const texts = words.map(({ text }) => text);
  const word = { ...(words[0] as Word), box: hullOf(words), text: joinedText(texts, order) };
  if (word.sureness === undefined) return word;
  const readings = words.flatMap((part, at) =>
    (part.readings ?? []).map((other) => joinedText(texts.with(at, other), order)),
  );
  return { ...word, sureness: Math.min(...words.map(({ sureness = 1 }) => sureness)), readings };
}
