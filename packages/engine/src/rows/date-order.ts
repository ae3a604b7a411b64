import type { Table, TableColumn, Token } from '../shapes/layout.ts';
import type { DateReading } from '../values/date.ts';

const ORDERS: readonly DateReading['order'][] = ['dmy', 'mdy', 'ymd', 'named'];
/** Days of a year of months of equal length; half of one is over New Year where no year is printed. */
const YEAR = 372;

const dayOf = ({ year, month, day }: DateReading): number => (year ?? 0) * YEAR + month * 31 + day;

/** A step from one date to the next: 1 up, -1 down, 0 on the same day. */
type Step = -1 | 0 | 1;

const signOf = (value: number): Step => (value > 0 ? 1 : value < 0 ? -1 : 0);

/** `0808` reads alike in either order of day and month. */
const isIn = (one: DateReading, order: DateReading['order']): boolean =>
  one.order === order || (one.day === one.month && [one.order, order].every((each) => /^(?:dmy|mdy)$/u.test(each)));

/** The steps of a column's dates, read in one order of day and month; null where they cannot be read so. */
function stepsIn(tokens: readonly Token[], order: DateReading['order']): Step[] | null {
  const readings = tokens.map(({ date }) => date?.readings.find((one) => isIn(one, order)));
  if (!readings.every((reading) => reading !== undefined)) return null;
  return readings.slice(1).map((reading, i) => {
    const before = readings[i] as DateReading;
    const step = dayOf(reading) - dayOf(before);
    const overNewYear = (reading.year === null || before.year === null) && Math.abs(step) > YEAR / 2;
    return signOf(overNewYear ? -step : step);
  });
}

const count = (steps: readonly Step[], way: Step): number => steps.filter((step) => step === way).length;
const turnsOf = (steps: readonly Step[]): number => Math.min(count(steps, 1), count(steps, -1));

/** The steps of a column's dates in the reading that has them turn least; null where no order reads them all. */
function steps(tokens: readonly Token[]): Step[] | null {
  const ways = ORDERS.flatMap((order) => {
    const found = stepsIn(tokens, order);
    return found ? [found] : [];
  });
  return ways.length > 0 ? ways.reduce((best, way) => (turnsOf(way) < turnsOf(best) ? way : best)) : null;
}

/** Whether dates never turn, in some reading of them. */
export function runOneWay(tokens: readonly Token[]): boolean {
  const found = steps(tokens);
  return found !== null && turnsOf(found) === 0;
}

/**
 * How often each column's dates turn against the direction in which all of them run. Where all turn at once, the rows of
 * another card or section begin:
 *
 *     24 May  25 May
 *     23 May  26 May     (the left one turns)
 *     02 May  03 May     (another card's)
 */
function turnsBeside(columns: readonly (readonly Token[])[]): number[] {
  const all = columns.map(steps);
  const way = signOf(all.reduce((sum, one) => sum + (one ? count(one, 1) - count(one, -1) : 0), 0)) || 1;
  const isAgainst = (one: readonly Step[] | null, at: number): boolean => one?.[at] === -way;
  const begins = (at: number): boolean => all.every((one) => isAgainst(one, at));
  return all.map((one, i) =>
    one ? one.filter((_, at) => isAgainst(one, at) && !begins(at)).length : (columns[i]?.length ?? 0),
  );
}

/** Tokens of several columns that stand on one line, in reading order; lines that lack one are left out. */
function together(table: Table, columns: readonly TableColumn[]): Token[][] {
  const columnOf = new Map(columns.flatMap((column, i) => column.tokens.map((token) => [token, i] as const)));
  return table.blocks
    .flatMap((block) => block.lines)
    .flatMap((line) => {
      const found: Token[] = [];
      for (const token of line.tokens) {
        const i = columnOf.get(token);
        if (i !== undefined && !found[i]) found[i] = token;
      }
      return columns.every((_, i) => found[i]) ? [found] : [];
    });
}

/** Which ways dates of one column lie from those of another beside them: 1 behind, -1 before. */
export function stepsBeside(table: Table, a: TableColumn, b: TableColumn): ReadonlySet<number> {
  return new Set(together(table, [a, b]).flatMap((pair) => steps(pair) ?? []));
}

/** True where most dates of the smaller of two columns have one of the other beside them. */
export function standBeside(table: Table, a: TableColumn, b: TableColumn): boolean {
  return together(table, [a, b]).length * 2 > Math.min(a.tokens.length, b.tokens.length);
}

/** Fewer days may stand in order by chance. */
const FEWEST_DAYS = 4;

/**
 * Whether a column prints each day once, beside the first of its rows in the other column, whose days do not keep to that order:
 *
 *     03 Mar   03 Mar   GROCER
 *     02 Mar            BOOKS
 *     03 Mar            RENT
 *     03 Mar   05 Mar   SALARY
 */
export function printsDaysOnce(table: Table, main: TableColumn, column: TableColumn): boolean {
  const beside = together(table, [main, column]);
  if (beside.length < FEWEST_DAYS || beside.length < column.tokens.length * MOSTLY) return false;
  const own = steps(beside.map(([, day]) => day as Token)) ?? [0];
  if (count(own, 0) > 0 || turnsOf(own) > 0) return false;
  const days = together(table, [main]).map(([day]) => day as Token);
  const [first, last] = [beside[0]?.[0] as Token, beside.at(-1)?.[0] as Token];
  const theirs = steps(days.slice(days.indexOf(first), days.indexOf(last) + 1)) ?? [];
  return theirs.length > own.length && count(theirs, own[0] === 1 ? -1 : 1) >= TURNS;
}

/** Of a column's days, so many stand beside rows' others: a balance has one of its own. */
const MOSTLY = 0.8;

/** So many turns more than the other column's, and so many times as many, tell that rows do not follow a column's dates. */
const TURNS = 2;
const TIMES = 4;

/**
 * Whether figures have a day of this column alone beside them, as balances have the one on which they stood. They stand at
 * the ends, or have fewer figures than rows: of rows that share a day, only the first may print it.
 *
 *             12 Mar   Standing                          900.00
 *     13 Mar  14 Mar   GROCER                   12.00    888.00
 */
function datesBalances(table: Table, column: TableColumn, columns: readonly TableColumn[]): boolean {
  const days = new Set(columns.flatMap(({ tokens }) => tokens));
  const figures = new Set(table.figures.flatMap(({ tokens }) => tokens));
  const lines = table.blocks
    .flatMap((block) => block.lines)
    .map(({ tokens }) => ({
      days: tokens.filter((token) => days.has(token)),
      figures: tokens.filter((token) => figures.has(token)).length,
    }))
    .filter((line) => line.figures > 0);
  const isRow = (line: (typeof lines)[number]): boolean => line.days.length === columns.length;
  const [first, last] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
  const fewest = Math.min(...lines.filter(isRow).map((line) => line.figures));
  const alone = lines.flatMap((line, at) =>
    line.days.length === 1 && column.tokens.includes(line.days[0] as Token) ? [{ ...line, at }] : [],
  );
  return alone.length > 0 && alone.every((line) => line.at < first || line.at > last || line.figures < fewest);
}

/**
 * Which of several columns of dates gives the booking date: rows are printed in its order, to which value dates do not keep.
 *
 *     BOOKED  VALUE
 *     03 Mar  04 Mar
 *     04 Mar  02 Mar
 *     04 Mar  04 Mar
 *
 * Where the order does not tell, it is the one in which balances are dated, else the only one that never turns, else the leftmost. Order of print alone proves
 * nothing: card bills are often printed in the order of purchases.
 */
export function bookedByOrder(table: Table, columns: readonly [TableColumn, ...TableColumn[]]): TableColumn {
  const rated = byTurns(table, columns);
  const told = toldByTurns(rated);
  if (told) return told;
  const [dated, ...others] = columns.filter((column) => datesBalances(table, column, columns));
  if (dated && others.length === 0) return dated;
  const [best, second] = rated;
  return best?.turns === 0 && second?.turns !== 0 ? best.column : columns[0];
}

interface Rated {
  readonly column: TableColumn;
  /** How often its days turn back. */
  readonly turns: number;
}

/** Columns of dates, the one whose days turn back least first. */
function byTurns(table: Table, columns: readonly TableColumn[]): Rated[] {
  const lines = together(table, columns);
  const turns = turnsBeside(columns.map((_, i) => lines.map((line) => line[i] as Token)));
  return columns.map((column, i) => ({ column, turns: turns[i] ?? 0 })).sort((a, b) => a.turns - b.turns);
}

function toldByTurns([best, second]: readonly Rated[]): TableColumn | null {
  const told = best && second && second.turns >= best.turns + TURNS && second.turns >= best.turns * TIMES;
  return told ? best.column : null;
}

/** The one column in whose order rows are printed, and in no other's. */
export const toldByOrder = (table: Table, columns: readonly TableColumn[]): TableColumn | null =>
  toldByTurns(byTurns(table, columns));

/** True where the dates of two columns read alike wherever they stand side by side: it does not matter which is which. */
export const readAlike = (table: Table, a: TableColumn, b: TableColumn): boolean =>
  together(table, [a, b]).every(([one, other]) => one?.text === other?.text);
