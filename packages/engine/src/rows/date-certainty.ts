import { namesPosting } from '../languages/posting-words.ts';
import type { ColumnRole, HeadingCell, Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import { CELL_BLANK, SET_EDGE } from '../tolerances.ts';
import { readAlike, standBeside, stepsBeside, toldByOrder } from './date-order.ts';
import { followsBlank, isApart } from './dates-in-texts.ts';
import { dayLines, namedDays, repeatedDayLines } from './day-lines.ts';

/** Which columns of dates give the booking and the value date. */
export interface DateRoles {
  readonly booking: ReadonlySet<Token>;
  readonly value: ReadonlySet<Token>;
  /** Dates in columns of their own that are neither. */
  readonly other: ReadonlySet<Token>;
  /** Headings tell which is which. */
  readonly sure: boolean;
  /** Nothing but the order of the dates does. */
  readonly byOrder?: true;
  /** Dates in cells of their own that may be the booking dates as well. */
  readonly rivals?: ReadonlySet<Token>;
  /** The booking dates may be printed elsewhere: no row's date is certain. */
  readonly elsewhere?: boolean;
  /** Of the booking dates, those that stand above their rows, behind a label that is none of a row's text. */
  readonly above?: ReadonlySet<Token>;
  /** Of two dates below each other in the booking date's column, a row's second is it. */
  readonly below?: boolean;
  /** A heading tells which of two dates below each other is which. */
  readonly stackTold?: boolean;
}

/** What columns hold, before it is asked how sure that is. */
export type Found = Pick<DateRoles, 'booking' | 'value' | 'other' | 'above' | 'byOrder'>;

/** Columns that hold nearly as many dates as the fullest. */
export function full(columns: readonly TableColumn[]): TableColumn[] {
  const most = Math.max(0, ...columns.map((column) => column.tokens.length));
  return columns.filter((column) => column.tokens.length * 2 > most);
}

/** So many dates show by the blank behind them whether they begin texts; beside fewer, a long text tells nothing. */
const SHOWN = 3;

/** Dates in a column of their own, or too few to tell: `03/03  04/03 TRANSFER` alone on its page. */
function mayBeApart(table: Table, column: TableColumn): boolean {
  const { tokens } = column;
  if (tokens.length < SHOWN || isApart(column)) return true;
  const lineOf = lineOfToken(table);
  return (
    followsBlank(column) &&
    tokens.filter((token) => precedesFigure(lineOf.get(token), token)).length * 2 > tokens.length
  );
}

const isWide = (blank: number, { words }: Token): boolean =>
  blank > CELL_BLANK * Math.max(...words.map(({ size }) => size));

/** Dates close to the figure behind them begin no text: `03/03  CARD PAYMENT   04/03 988.00`. */
function precedesFigure(line: Line | undefined, { box }: Token): boolean {
  const next = line?.tokens.find((token) => token.box[0] >= box[2]);
  return next?.amount?.bare === false && next.date === null;
}

/** A date with a wide blank before it, and one behind it or a figure. */
const inCell = (line: Line, token: Token): boolean =>
  isWide(token.gapBefore, token) && (isWide(token.gapAfter, token) || precedesFigure(line, token));

/** Whether words stand between two dates of one line. */
function areWordsBetween(line: Line, a: Token, b: Token): boolean {
  const [from, to] = [Math.min(a.box[2], b.box[2]), Math.max(a.box[0], b.box[0])];
  return line.tokens.some(({ box, date, amount }) => !date && !amount && box[0] >= from && box[2] <= to);
}

const isWeak = ({ tokens }: TableColumn): boolean => tokens.some(({ date }) => date?.weak !== false);

/**
 * Whether dates in cells of their own stand beside those of the fullest column on most lines from their first to their last, with no
 * words between that they may belong to: a list of days elsewhere in the table swells one column alone.
 *
 *     03/03  04/03   TRANSFER      12.00
 *     05/03  05/03   PURCHASE       8.40
 *     Balance by day
 *     03/03                        91.60
 *     04/03                        91.60
 *     05/03                        83.20
 */
export function isSecondDay(table: Table, main: TableColumn, column: TableColumn): boolean {
  // Digits alone are days where those of the fullest column are
  if (column === main || !mayBeApart(table, column) || (isWeak(column) && !isWeak(main))) return false;
  const lines = table.blocks.flatMap((block) => block.lines);
  const dayOn = (line: Line, { tokens }: TableColumn) => line.tokens.find((token) => tokens.includes(token));
  const own = lines.map((line) => dayOn(line, column));
  const [first, last] = [own.findIndex(Boolean), own.findLastIndex(Boolean)];
  let [count, beside] = [0, 0];
  for (let at = first; at <= last; at++) {
    const [line, mine] = [lines[at] as Line, own[at]];
    const theirs = dayOn(line, main);
    if (theirs) count++;
    if (theirs && mine && (inCell(line, mine) || !areWordsBetween(line, theirs, mine))) beside++;
  }
  // Balances at both ends have a day of this column alone
  const ends = [first, last].filter((at) => at >= 0 && !dayOn(lines[at] as Line, main)).length;
  return beside > 0 && beside * 2 > Math.max(count, column.tokens.length - ends);
}

/** Full columns, and those that are so where they stand. */
export function fullBeside(table: Table, columns: readonly TableColumn[]): TableColumn[] {
  const found = full(columns);
  const [main] = [...found].sort((a, b) => b.tokens.length - a.tokens.length);
  return columns.filter((column) => found.includes(column) || (main && isSecondDay(table, main, column)));
}

const DATED = ['date', 'value-date', 'transaction-date'] as const;
export const DAYS: ReadonlySet<ColumnRole> = new Set(DATED);

/** What a heading calls its dates, its likeliest meaning first. */
export const dateRole = ({ heading }: TableColumn): string | undefined =>
  heading?.roles.find((role) => (DATED as readonly string[]).includes(role));

/** Whether a heading names dates of booking, and none were read under it. */
function bookedUnread({ blocks, dates }: Table): boolean {
  const read = new Set(dates.map(({ heading }) => heading));
  return blocks
    .flatMap(({ heading }) => heading?.cells ?? [])
    .some((cell) => cell.roles[0] === 'date' && !read.has(cell));
}

/** `01/06`: the first of six instalments, or a day. */
const PART_OF = /^(\d{1,2})\/(\d{1,2})$/u;

/** Numbers of instalments, of which none comes behind the last: days of a month go on behind its number. */
const countParts = ({ tokens }: TableColumn): boolean =>
  tokens.every(({ text }) => {
    const [, part, parts] = PART_OF.exec(text) ?? [];
    return part !== undefined && Number(part) <= Number(parts);
  });

/** Numbers of branches, references (`1203`) and instalments may read as days: their headings say that they are none. */
const mayBeDays = (column: TableColumn): boolean => {
  const roles: readonly string[] = column.heading?.roles ?? [];
  return (
    (column.tokens.some(({ date }) => date?.weak === false) && !countParts(column)) ||
    roles.length === 0 ||
    roles.some((role) => role === 'description' || role.endsWith('date'))
  );
};

/** Columns that give booking dates, the fullest first: one of them may be a list elsewhere in the table. */
function mainsOf(table: Table, { booking }: Found): TableColumn[] {
  const holds = ({ tokens }: TableColumn): number => tokens.filter((token) => booking.has(token)).length;
  return [...full(table.dates)].filter((column) => holds(column) > 0).sort((a, b) => holds(b) - holds(a));
}

/** The one of these that another column of dates stands beside, else the fullest. */
function mainOf(table: Table, found: Found): TableColumn | undefined {
  const mains = mainsOf(table, found);
  const others = table.dates.filter((column) => !mains.includes(column) && isApart(column));
  return mains.find((main) => others.some((column) => standBeside(table, main, column))) ?? mains[0];
}

/**
 * Whether the booking dates may be others than those taken: their heading names days of value and that of the booking's stands
 * over none, or the days above rows are not taken for what their label says, or are taken beside the rows' own.
 */
export function bookedElsewhere(table: Table, found: Found): boolean {
  const { booking, above, value } = found;
  const main = mainOf(table, found);
  if (main && dateRole(main) === 'value-date' && bookedUnread(table)) return true;
  if (namedDays(table).some((day) => !booking.has(day))) return true;
  const days = [...repeatedDayLines(table, true)];
  const taken = days.filter((day) => booking.has(day)).length;
  if (taken < booking.size && (taken > 0 || (days.length > 0 && (!main || dateRole(main) === undefined)))) return true;
  if (!above || value.size === 0) return false;
  const known = dayLines(table);
  const valued = table.dates.filter(({ tokens }) => tokens.some((token) => value.has(token)));
  return !days.every((day) => known.has(day)) && !valued.every((column) => dateRole(column) === 'value-date');
}

/**
 * Dates that begin texts are days of purchases, and none of them lies behind the booking's own; where some do and others lie before
 * it, they are of a column that too little blank parts from the texts:
 *
 *     16 aug 2023 15 aug 2023 BOOKSHOP      54.10
 *     18 aug 2023 19 aug 2023 GROCER        28.00
 */
function runsAhead(table: Table, main: TableColumn, column: TableColumn): boolean {
  if (isWeak(column) || main.heading !== null) return false;
  if (toldByOrder(table, [main, column]) === main) return false;
  const ways = stepsBeside(table, main, column);
  return ways.has(1) && ways.has(-1);
}

const formOf = ({ text }: Token): string => text.replace(/\p{Nd}/gu, '0');

/**
 * Without headings, days written alike at one edge right behind those of the rows are another column's, however close the texts begin:
 *
 *     24/12 23/12 CARD PAYMENT      45.71
 *     16/12 16/12 GROCER            73.00
 */
function isPaired(table: Table, main: TableColumn, column: TableColumn): boolean {
  if (main.heading || column.heading || column.tokens.length < main.tokens.length) return false;
  if (new Set([...main.tokens, ...column.tokens].map(formOf)).size > 1 || !standBeside(table, main, column))
    return false;
  const lefts = column.tokens.map(({ box }) => box[0]);
  return Math.max(...lefts) - Math.min(...lefts) < SET_EDGE && toldByOrder(table, [main, column]) !== main;
}

/** Another column stands under the same heading, and its first word is not the booking's: `Transaction date  Booked`. */
function sharesHeading(main: TableColumn, heading: HeadingCell, others: readonly TableColumn[]): boolean {
  const shared = others.filter((column) => column.heading === heading);
  const isFirst = shared.every(({ tokens: [token] }) => (token?.box[0] ?? 0) > (main.tokens[0]?.box[0] ?? 0));
  return shared.length > 0 && !(isFirst && namesPosting(heading.text.split(' ')[0] ?? ''));
}

/**
 * The columns that may give the booking date as well as the one taken for it; none where that one stands alone, its heading says
 * posting or booking, or the others beside it are each named as dates of another kind.
 *
 *     Date     Value date   Details              Date     As of    Details
 *     03 Mar   04 Mar       TRANSFER             03 Mar   01 Mar   TRANSFER
 *     (certain)                                  (not certain: nobody says what `As of` is)
 */
export function rivalsOf(table: Table, found: Found): TableColumn[] {
  const main = mainOf(table, found);
  if (!main) return [];
  const others = fullBeside(table, table.dates).filter(
    (column) =>
      column !== main &&
      !column.tokens.some((token) => found.booking.has(token)) &&
      mayBeDays(column) &&
      ((mayBeApart(table, column) && (standBeside(table, main, column) || isSecondDay(table, main, column))) ||
        runsAhead(table, main, column) ||
        isPaired(table, main, column)),
  );
  if (main.heading && namesPosting(main.heading.text) && !sharesHeading(main, main.heading, others)) return [];
  if (others.every((column) => readAlike(table, main, column))) return [];
  const isTold = (column: TableColumn): boolean => {
    const role = dateRole(column);
    return (
      role !== undefined && role !== 'date' && role !== dateRole(main) && !namesPosting(column.heading?.text ?? '')
    );
  };
  return others.every(isTold) ? [] : others;
}

/** Of the rivals' dates, those that no words part from the column taken for the booking date: they are none of a text's. */
export function rivalDays(table: Table, found: Found, rivals: readonly TableColumn[]): ReadonlySet<Token> {
  const main = mainOf(table, found);
  return new Set(
    rivals
      .filter((column) => main && (isSecondDay(table, main, column) || runsAhead(table, main, column)))
      .flatMap(({ tokens }) => tokens),
  );
}
