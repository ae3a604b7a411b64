import { overlapX } from '../geometry/box.ts';
import { median } from '../geometry/sorted.ts';
import type { Box } from '../shapes/page.ts';
import type { Row } from '../shapes/row.ts';
import { isInk, type Placed, type Places } from './ink.ts';

/** Letters and figures of a date's length. */
const MAY_BE_DATE = /^(?=.*\d)\S{1,12}$/u;

const isOn = (row: Row, { page, token }: Placed): boolean =>
  [row.spot, ...row.more].some((spot) => {
    const middle = (token.box[1] + token.box[3]) / 2;
    return spot.page === page && middle >= spot.box[1] && middle <= spot.box[3];
  });

const isIn = (box: Box, column: Box): boolean => overlapX(box, column) > 0.5 * (box[2] - box[0]);

/** Where most rows have their date: from left to right, in points. */
function columnOf(dates: readonly (Placed | null)[]): Box | null {
  const boxes = dates.flatMap((placed) => (placed ? [placed.token.box] : []));
  if (boxes.length === 0) return null;
  return [median(boxes.map(([x0]) => x0)) as number, 0, median(boxes.map(([, , x1]) => x1)) as number, 0];
}

/**
 * Rows in whose column of dates stands something that was not read as a date, and the rows under it: they have another's.
 *
 *     26 Jun  GROCER            12.00
 *     77 Jun  SALARY         1,200.00
 *             CAFE               4.50
 */
export function rowsWithLostDate(rows: readonly Row[], places: Places): number[] {
  const own = rows.map((row) => {
    const placed = row.date ? places.ofDate(row.date) : undefined;
    return placed && isOn(row, placed) ? placed : null;
  });
  const tables = [...new Set(rows.map(({ table }) => table))];
  const columns = new Map(
    tables.map((table) => [table, columnOf(own.filter((_, at) => rows[at]?.table === table))] as const),
  );
  let lost = false;
  return rows.flatMap((row, at) => {
    const column = columns.get(row.table);
    const date = own[at] ?? null;
    const under = date !== null && (!column || isIn(date.token.box, column));
    const unread = [row.spot, ...row.more]
      .flatMap((spot) => places.within(spot))
      .filter((placed) => column && isUnread(placed, column));
    // Below a date stand words of the row; another date may stand above it
    if (unread.some((placed) => !under || isAbove(placed, date))) lost = true;
    else if (under) lost = false;
    return lost ? [at] : [];
  });
}

const isAbove = (one: Placed, other: Placed): boolean =>
  one.page < other.page || (one.page === other.page && one.token.box[1] <= other.token.box[1] + 1);

const isUnread = ({ token }: Placed, column: Box): boolean =>
  token.date === null &&
  token.words.some((word) => isInk(word) && MAY_BE_DATE.test(word.text) && isIn(word.box, column));
