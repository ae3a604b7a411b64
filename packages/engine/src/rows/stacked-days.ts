import { overlapX } from '../geometry/box.ts';
import { AND, exactRoles } from '../languages/match.ts';
import { namesPosting } from '../languages/posting-words.ts';
import type { HeadingCell, Table, TableColumn } from '../shapes/layout.ts';

const namesDay = (text: string): boolean => exactRoles(text).some((role) => role.endsWith('date'));

/** Whether a posting's day is named below another one, and not with it. */
const isBelow = (above: string, below: string): boolean =>
  namesDay(above) && namesDay(below) && namesPosting(below) && !namesPosting(above);

const FOOTNOTES = /[\p{No}*†]+/gu;

/** Two names above each other that are one cell, a word more behind them: `Paid on` over `Posted` or `Posted and code`. */
function inOneCell({ text }: HeadingCell): boolean {
  const words = text.replace(FOOTNOTES, '').split(' ');
  if (namesDay(text)) return false;
  const and = words.findIndex((word) => AND.test(word));
  const names = and > 0 ? words.slice(0, and) : words;
  return names.some((_, at) => at > 0 && isBelow(names.slice(0, at).join(' '), names.slice(at).join(' ')));
}

const over = ({ heading }: Table, column: TableColumn | undefined): HeadingCell[] =>
  heading?.cells.filter(({ box }) => column && overlapX(box, column.box) > 0) ?? [];

/** A day of value that is named below another day, in one cell: `Date` over `Value date`. */
function valueBelow({ text }: HeadingCell): boolean {
  const words = text.replace(FOOTNOTES, '').split(' ');
  return words.some((_, at) => {
    const [above, below] = [words.slice(0, at), words.slice(at)].map((some) => exactRoles(some.join(' ')));
    return above?.includes('date') === true && below?.[0] === 'value-date';
  });
}

/** Whether a heading tells the dates of one column apart, that stand below each other: it names a day that is not the posting's, or the posting's. */
export const tellsStacked = (table: Table, column: TableColumn | undefined): boolean =>
  over(table, column).some(
    (cell) =>
      (namesDay(cell.text) && namesPosting(cell.text)) ||
      cell.roles.includes('value-date') ||
      cell.roles.includes('transaction-date') ||
      valueBelow(cell),
  );

/**
 * True where a heading of two lines names the posting's day below another one, over one column: a row's second date there
 * is its booking date.
 *
 *     Payment day    Value date    Payee
 *     Posting day                  Message            Amount
 *
 *     30.04.2024     01.05.2024    GROCER             -24.50
 *     01.05.2024                   CARD PAYMENT
 */
export function booksBelow(table: Table, column: TableColumn | undefined): boolean {
  const cells = over(table, column);
  return cells.some(
    (cell) =>
      inOneCell(cell) || cells.some((other) => other.box[1] > cell.box[3] - 1 && isBelow(cell.text, other.text)),
  );
}
