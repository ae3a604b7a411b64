import type { Layout, Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { type DateReading, type PrintedDate, readDate } from '../values/date.ts';
import { type Change, readAs, supposed } from './changes.ts';
import { isInk } from './ink.ts';
import { commonYear, withYear } from './same-year.ts';

/**
 * A date of a column that lies against the order of those above and below it is read as the one other reading that does not,
 * whichever way day, month and year are printed in. Left as it is, it may tell the whole column's way wrong:
 *
 *     02/01/23
 *     92/01/23       02/01/23
 *     03/01/23
 */

/** Fewer dates show no order. */
const FEWEST = 6;
/** Dates are in order where at most this share of neighbours is not. */
const AGAINST = 0.1;
/** A reader that is surer than this read a date's year right. */
const SURE = 0.8;

/** A date's number under each way that it may be read in; days count up within one way only. */
function numbersOf({ readings }: PrintedDate): ReadonlyMap<string, number> {
  const number = ({ year, month, day }: DateReading): number => ((year ?? 0) * 12 + month) * 31 + day;
  return new Map(readings.map((reading) => [`${reading.order}/${reading.calendar}`, number(reading)]));
}

/** A date of a column, with what else its ink may be. */
interface Cell {
  readonly numbers: ReadonlyMap<string, number>;
  readonly others: readonly { readonly word: Word; readonly by: Word; readonly date: PrintedDate }[];
}

function cellOf({ words, date }: Token & { readonly date: PrintedDate }, year: string | null): Cell {
  const others = words.filter(isInk).flatMap((word) => {
    const dated = year !== null && (word.sureness ?? 1) < SURE ? withYear(word.text, year) : null;
    const readings = word.readings ?? [];
    const all = [
      ...readings.map((text) => readAs(word, text)),
      ...(dated === null || readings.includes(dated) ? [] : [supposed(word, dated)]),
    ];
    return all.flatMap((by) => {
      const other = readDate(words.map((each) => (each === word ? by : each).text).join(' '));
      return other ? [{ word, by, date: other }] : [];
    });
  });
  return { numbers: numbersOf(date), others };
}

/** The ways under which a column's undisputed dates follow each other, up or down. */
function waysOf(sure: readonly Cell[]): string[] {
  const ways = [...(sure[0]?.numbers.keys() ?? [])].filter((way) => sure.every(({ numbers }) => numbers.has(way)));
  return ways.filter((way) => {
    const steps = sure.slice(1).map(({ numbers }, at) => (numbers.get(way) ?? 0) - (sure[at]?.numbers.get(way) ?? 0));
    const [up, down] = [steps.filter((step) => step > 0).length, steps.filter((step) => step < 0).length];
    return Math.min(up, down) <= AGAINST * steps.length;
  });
}

/** Whether a date lies between two others under one of some ways. */
function isBetween(numbers: ReadonlyMap<string, number>, one: Cell, other: Cell, ways: readonly string[]): boolean {
  return ways.some((way) => {
    const [at, a, b] = [numbers.get(way), one.numbers.get(way) ?? 0, other.numbers.get(way) ?? 0];
    return at !== undefined && at >= Math.min(a, b) && at <= Math.max(a, b);
  });
}

const isDate = (token: Token): token is Token & { readonly date: PrintedDate } => token.date !== null;

/** Disputed dates of columns, read so that they stand in the columns' order. */
export function settleOrder({ tables }: Layout): Change[] {
  return tables.flatMap(({ dates, blocks }) => {
    const pageOf = new Map(
      blocks.flatMap(({ page, lines }) => lines.flatMap(({ tokens }) => tokens.map((token) => [token, page] as const))),
    );
    return dates.flatMap((column) => {
      const place = (token: Token): number => pageOf.get(token) ?? 0;
      const down = (a: Token, b: Token): number => place(a) - place(b) || a.box[1] - b.box[1];
      const tokens = column.tokens.filter(isDate).sort(down);
      const year = commonYear(tokens.map(({ text }) => text));
      const cells = tokens.map((token) => cellOf(token, year));
      const ways = waysOf(cells.filter(({ others }) => others.length === 0));
      if (tokens.length < FEWEST || ways.length === 0) return [];
      return cells.flatMap(({ numbers, others }, at): Change[] => {
        const before = cells.slice(0, at).findLast((cell) => cell.others.length === 0);
        const after = cells.slice(at + 1).find((cell) => cell.others.length === 0);
        if (others.length === 0 || !before || !after || isBetween(numbers, before, after, ways)) return [];
        const [one, ...more] = others.filter(({ date }) => isBetween(numbersOf(date), before, after, ways));
        const page = pageOf.get(tokens[at] as Token);
        if (!one || more.length > 0 || page === undefined) return [];
        return [{ page, words: [one.word], by: [one.by], because: 'order' }];
      });
    });
  });
}
