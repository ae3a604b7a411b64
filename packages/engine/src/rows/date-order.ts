import type { Table, TableColumn, Token } from '../shapes/layout.ts';
import type { DateReading } from '../values/date.ts';

const ORDERS: readonly DateReading['order'][] = ['dmy', 'mdy', 'ymd', 'named'];
/** Days of a year of months of equal length; half of one is over New Year where no year is printed. */
const YEAR = 372;

const dayOf = ({ year, month, day }: DateReading): number => (year ?? 0) * YEAR + month * 31 + day;

/** How often dates, read in one order of day and month, turn against the direction of the others; null where they cannot be read so. */
function turnsIn(tokens: readonly Token[], order: DateReading['order']): number | null {
  let [rises, falls] = [0, 0];
  let before: DateReading | null = null;
  for (const { date } of tokens) {
    const reading = date?.readings.find((one) => one.order === order);
    if (!reading) return null;
    const step = before ? dayOf(reading) - dayOf(before) : 0;
    const overNewYear = (reading.year === null || before?.year === null) && Math.abs(step) > YEAR / 2;
    if (step > 0 !== overNewYear && step !== 0) rises++;
    else if (step !== 0) falls++;
    before = reading;
  }
  return Math.min(rises, falls);
}

/** How often a column's dates turn, in the reading that has them turn least. */
const turns = (tokens: readonly Token[]): number =>
  Math.min(...ORDERS.map((order) => turnsIn(tokens, order) ?? tokens.length));

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

/** True where most dates of the smaller of two columns have one of the other beside them. */
export function standBeside(table: Table, a: TableColumn, b: TableColumn): boolean {
  return together(table, [a, b]).length * 2 > Math.min(a.tokens.length, b.tokens.length);
}

/** So many turns more than the other column's, and so many times as many, tell that rows do not follow a column's dates. */
const TURNS = 2;
const TIMES = 4;

/**
 * Which of several columns of dates gives the booking date: rows are printed in its order, to which value dates do not keep.
 *
 *     BOOKED  VALUE
 *     03 Mar  04 Mar
 *     04 Mar  02 Mar
 *     04 Mar  04 Mar
 *
 * Where the order does not tell, it is the leftmost. Order of print alone proves
 * nothing: card bills are often printed in the order of purchases.
 */
export function bookedByOrder(table: Table, columns: readonly [TableColumn, ...TableColumn[]]): TableColumn {
  const lines = together(table, columns);
  const rated = columns
    .map((column, i) => ({ column, turns: turns(lines.map((line) => line[i] as Token)) }))
    .sort((a, b) => a.turns - b.turns);
  const [best, second] = rated;
  const told = best && second && second.turns >= best.turns + TURNS && second.turns >= best.turns * TIMES;
  if (told) return best.column;
  return columns[0];
}

/** True where the dates of two columns read alike wherever they stand side by side: it does not matter which is which. */
export const readAlike = (table: Table, a: TableColumn, b: TableColumn): boolean =>
  together(table, [a, b]).every(([one, other]) => one?.text === other?.text);
