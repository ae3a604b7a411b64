import { namesPosting } from '../languages/posting-words.ts';
import type { Table, TableColumn, Token } from '../shapes/layout.ts';
import { lineOfToken } from '../shapes/line-of-token.ts';
import {
  bookedElsewhere,
  DAYS,
  type DateRoles,
  type Found,
  full,
  fullBeside,
  isSecondDay,
  rivalDays,
  rivalsOf,
} from './date-certainty.ts';
import { bookedByOrder, printsDaysOnce, readAlike, standBeside } from './date-order.ts';
import { beginLines, followsBlank, followWords, isApart } from './dates-in-texts.ts';
import { dayLines, namedDays, repeatedDayLines, standAboveRows } from './day-lines.ts';
import { booksBelow, tellsStacked } from './stacked-days.ts';
import { tableFromRight } from './text-columns.ts';

const tokensOf = (columns: readonly TableColumn[]): Set<Token> => new Set(columns.flatMap((column) => column.tokens));

const under = (columns: readonly TableColumn[], role: string): TableColumn[] =>
  columns.filter((column) => (column.heading?.roles as string[] | undefined)?.includes(role));

/** A column with less than this share of the dates of another under its heading may be dates of texts. */
const SPARSE = 0.25;

/** Digits alone, no more of them than dates of another column that are written otherwise, are numbers of texts: `2106 TIME 09:05`. */
const areNumbers = ({ tokens }: TableColumn, other: TableColumn): boolean =>
  tokens.length <= other.tokens.length &&
  tokens.every(({ date }) => date?.weak === true) &&
  other.tokens.every(({ date }) => date?.weak === false);

/**
 * Dates within texts may come to stand under a heading of dates as well; the column's own are those of one edge. Only a
 * page on which none stand there may have moved its columns:
 *
 *     Description                     Value
 *     CARD PAYMENT                    17-03-2023
 *     WITH CARD 4714 ON    16-03-2023 11:57
 */
function withoutStrays(table: Table): TableColumn[] {
  const lineOf = lineOfToken(table);
  const pagesOf = ({ tokens }: TableColumn): Set<number | undefined> =>
    new Set(tokens.map((token) => lineOf.get(token)?.page));
  return table.dates.filter((column) => {
    const others = table.dates.filter(({ heading }) => heading === column.heading);
    const main = others.reduce((a, b) => (b.tokens.length > a.tokens.length ? b : a), column);
    if (others.some((other) => areNumbers(column, other))) return false;
    if (column.tokens.length >= main.tokens.length * SPARSE || isSecondDay(table, main, column)) return true;
    const there = pagesOf(main);
    return [...pagesOf(column)].some((page) => !there.has(page));
  });
}

/** Columns that give the booking date, of which several may stand side by side: one is it, and the others are value dates. */
function split(table: Table, columns: readonly TableColumn[], valued: readonly TableColumn[]): Found {
  const [first] = full(columns);
  // Numbers that could be dates stand beside some of the dates.
  const isBeside = (main: TableColumn, column: TableColumn): boolean =>
    standBeside(table, main, column) || isSecondDay(table, main, column);
  const alone = columns.filter((column) => !first || column === first || !isBeside(first, column));
  const beside = fullBeside(table, columns).filter((column) => column === first || !alone.includes(column));
  if (beside.length < 2) return { booking: tokensOf(alone), value: tokensOf(valued), other: new Set() };
  const posting = beside.filter(({ heading }) => heading && namesPosting(heading.text));
  const [named] = posting.length < beside.length ? posting : [];
  const booking = named ?? bookedByOrder(table, beside as [TableColumn, ...TableColumn[]]);
  const values = beside.filter((column) => column !== booking);
  return {
    booking: tokensOf([booking, ...alone.filter((column) => column !== first)]),
    value: tokensOf(valued.length > 0 ? valued : values.slice(0, 1)),
    other: tokensOf(valued.length > 0 ? values : values.slice(1)),
  };
}

/**
 * Dates that texts begin with are none of a column's where the first column's stand in cells of their own:
 *
 *     03 Jan     02JAN FUEL STOP      24.50
 *     06 Jan     05JAN GREEN GROCER    8.10
 */
function withoutTexts([first, ...others]: readonly TableColumn[]): TableColumn[] {
  if (!first) return [];
  return [first, ...(isApart(first) ? others.filter(isApart) : others)];
}

/**
 * Without a word for the booking date: the fullest columns that are not named otherwise, beside those of value dates. Of
 * three and more, the first two are it and the value date, and the others in columns of their own are neither.
 */
function unnamed(table: Table, columns: readonly TableColumn[], valued: readonly TableColumn[]): Found {
  const fullest = fullBeside(table, columns);
  if (valued.length === 0) {
    const [first, second, ...more] = withoutTexts(fullest);
    const found = split(
      table,
      [first, second].filter((column) => column !== undefined),
      [],
    );
    const further = more.filter((column) => isApart(column) && followsBlank(column));
    return { ...found, other: new Set([...found.other, ...tokensOf(further)]) };
  }
  const others = fullest.filter((column) => !valued.includes(column) && isApart(column));
  return others.length > 0 ? split(table, others, valued) : split(table, valued, []);
}

/** Words that name a date of booking and one of trade alike name the trade's, where another column is the booking's alone. */
function bookedAlone(booked: readonly TableColumn[], traded: readonly TableColumn[]): readonly TableColumn[] {
  const alone = full(booked).filter((column) => !traded.includes(column));
  return alone.length > 0 ? booked.filter((column) => !traded.includes(column)) : booked;
}

/**
 * Dates in a column of their own, beside those of booking in most rows, are dates of value whatever their heading says:
 *
 *     Posted    As of     Details
 *     03 Mar    01 Mar    CARD PAYMENT
 */
function besideBooking(table: Table, columns: readonly TableColumn[], booking: readonly TableColumn[]): TableColumn[] {
  // A list elsewhere in the table may fill a column as well
  const mains = full(booking);
  const nameless = columns.filter(
    ({ heading }) => !heading || heading.roles.length === 0 || heading.roles.includes('description'),
  );
  return nameless.filter(
    (column) =>
      !booking.includes(column) &&
      isApart(column) &&
      !followWords(table, column) &&
      mains.some((main) => column.tokens.length * 2 > main.tokens.length && standBeside(table, main, column)),
  );
}

/**
 * Rows that print their dates of value alone stand under lines that name the day of booking, where there are such lines. Beside
 * another column of days, or below rows, what stands alone on a line is of a text.
 */
function byDayLines(table: Table, columns: readonly TableColumn[], valued: readonly TableColumn[]): Found | null {
  const value = tokensOf(valued);
  const days = new Set([...dayLines(table)].filter((token) => !value.has(token)));
  if (days.size === 0 || value.size === 0 || !standAboveRows(table, days)) return null;
  const second = fullBeside(table, columns).some(
    (column) =>
      !valued.includes(column) && isApart(column) && valued.some((other) => standBeside(table, other, column)),
  );
  return second ? null : { booking: days, value, other: new Set() };
}

/**
 * The same where no heading is known: days behind a label of their own, and the dates beside the figures below them. Where more
 * days stand alone on their lines, these are the rows'.
 */
function byRepeatedDays(table: Table): Found | null {
  const days = repeatedDayLines(table);
  if (days.size === 0 || dayLines(table).size > days.size) return null;
  // Words before such days may set them where the rows' own stand
  const others = table.dates.map((column) => ({
    ...column,
    tokens: column.tokens.filter((token) => !days.has(token)),
  }));
  const beside = others.filter(({ tokens }) => tokens.length > 0);
  const [value] = full(beside.filter((column) => followsBlank(column) || beginLines(table, column)));
  return { booking: days, value: value ? tokensOf([value]) : new Set(), other: new Set(), above: days };
}

/** As a person set the columns; those of which nothing is said as they are found. */
export function dateRoles(table: Table): DateRoles {
  const { set, dates } = table;
  if (!set) {
    const found = rolesFound(table);
    const [main] = full(dates.filter(({ tokens }) => tokens.some((token) => found.booking.has(token))));
    const stacked = { below: booksBelow(table, main), stackTold: tellsStacked(table, main) };
    const elsewhere = bookedElsewhere(table, found);
    const others = rivalsOf(table, found);
    const rivals = rivalDays(table, found, others);
    return { ...found, sure: !elsewhere && !found.byOrder && others.length === 0, rivals, elsewhere, ...stacked };
  }
  const columnsSet = (role: string): TableColumn[] => dates.filter((_, i) => set.dates[i] === role);
  const found = rolesFound({ ...table, dates: dates.filter((_, i) => !set.dates[i]) });
  const value = tokensOf(columnsSet('value-date'));
  return {
    booking: new Set([...tokensOf(columnsSet('booking-date')), ...found.booking]),
    value: value.size > 0 ? value : found.value,
    other: new Set([...tokensOf(columnsSet('other-date')), ...found.other, ...(value.size > 0 ? found.value : [])]),
    sure: columnsSet('booking-date').length > 0 || rivalsOf(table, found).length === 0,
    stackTold: columnsSet('booking-date').length > 0,
  };
}

/**
 * Dates of few rows, each in a cell of its own beside the booking date and under a heading of dates or an unknown one, are no words of the texts:
 *
 *     Posted on   Made on     Details
 *     03/03                   TRANSFER
 *     05/03       03/03       CARD PAYMENT
 */
function withSparse(table: Table, found: Found): Found {
  const [main] = full(table.dates.filter(({ tokens }) => tokens.some((token) => found.booking.has(token))));
  const taken = (token: Token): boolean => [found.booking, found.value, found.other].some((set) => set.has(token));
  const sparse = table.dates.filter(
    (column) =>
      main !== undefined &&
      column.heading !== null &&
      (column.heading.roles.length === 0 || column.heading.roles.some((role) => DAYS.has(role))) &&
      !column.tokens.some((token) => taken(token) || token.date?.weak !== false) &&
      isApart(column) &&
      followsBlank(column) &&
      standBeside(table, main, column),
  );
  return sparse.length === 0 ? found : { ...found, other: new Set([...found.other, ...tokensOf(sparse)]) };
}

/** Days that stand once each beside the first of their rows are those of booking, where no heading says otherwise. */
function bookedOnce(table: Table): Found | null {
  const [main] = full(table.dates);
  if (!main || (main.heading && namesPosting(main.heading.text))) return null;
  const mayBook = ({ heading }: TableColumn): boolean =>
    heading === null || heading.roles.length === 0 || heading.roles.includes('date');
  const found = table.dates.find(
    (column) => column !== main && mayBook(column) && isApart(column) && printsDaysOnce(table, main, column),
  );
  if (!found) return null;
  const named = found.heading !== null && namesPosting(found.heading.text);
  const roles = { booking: tokensOf([found]), value: tokensOf([main]), other: new Set<Token>() };
  return named ? roles : { ...roles, byOrder: true };
}

const rolesFound = (table: Table): Found => bookedOnce(table) ?? withSparse(table, rolesOfFull(table));

/**
 * Beside days of trade alone, the column that the order of the rows or the day of a balance tells to be the booking's:
 *
 *     Purchased   As of      Details
 *                 01 Mar     Balance brought forward     900.00
 *     04 Mar      03 Mar     GROCER                       12.00
 */
function besideTraded(
  table: Table,
  traded: readonly TableColumn[],
  beside: readonly TableColumn[],
): TableColumn | null {
  const [[main, ...more], [other]] = [full(traded), beside];
  if (!main || !other || more.length > 0 || readAlike(table, main, other)) return null;
  return bookedByOrder(table, [main, other]) === other ? other : null;
}

/** The booking date's column by its heading, else a lone transaction date's, else one that the rows' order tells. */
function rolesOfFull(table: Table): Found {
  const columns = tableFromRight(table) ? withoutStrays(table).reverse() : withoutStrays(table);
  const traded = under(columns, 'transaction-date');
  const booked = bookedAlone(under(columns, 'date'), traded);
  const valued = under(columns, 'value-date').filter((column) => !booked.includes(column));
  const titled = booked.length === 0 && traded.length > 0 && namedDays(table).length > 0 ? byRepeatedDays(table) : null;
  if (titled) return { ...titled, value: tokensOf(valued), other: tokensOf(traded) };
  const booking = booked.length > 0 ? booked : traded;
  if (booking.length === 0)
    return byDayLines(table, columns, valued) ?? byRepeatedDays(table) ?? unnamed(table, columns, valued);
  const other = traded.filter(
    (column) => !booking.includes(column) && column.heading?.roles.includes('description') !== true,
  );
  const second = other.length > 0 ? other : besideBooking(table, columns, booking).slice(0, 1);
  const bookedUnnamed = booked.length === 0 && valued.length === 0 ? besideTraded(table, traded, second) : null;
  if (bookedUnnamed) return { ...split(table, [bookedUnnamed], traded), byOrder: true };
  const roles = split(table, booking, valued.length > 0 ? valued : second);
  return valued.length > 0 ? { ...roles, other: new Set([...roles.other, ...tokensOf(other)]) } : roles;
}
