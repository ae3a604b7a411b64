import type { Phrase } from '../languages/language.ts';
import type { Candidate } from '../shapes/candidate.ts';
import type { Item, Row } from '../shapes/row.ts';

/** A list of bookings has so many rows at least, and more than what is listed below it. */
const FEWEST = 3;

/**
 * The last rows, which are no bookings but a list of something else, whatever it is called: something stands between it and the
 * bookings, or its days begin anew, and without it the sum is what the printed ends say:
 *
 *     Opening balance 500.00                 Closing balance 1,370.00
 *     03/03   GROCER                              30.00-
 *     04/03   SALARY                             900.00+
 *     05/03   BOOKS                                0.00
 *     Your savings pot (not in the above)
 *     01/03   Balance                          1,204.88+
 *
 * Empty where the ends do not say so.
 */
export function listedBelow({ rows, reading }: Candidate, items: readonly Item[]): ReadonlyMap<Row, Phrase> {
  const { opening, closing, dates } = reading;
  if (!opening || !closing || rows.length <= FEWEST) return new Map();
  const indexOf = new Map(rows.map(({ figures }, i) => [figures, i]));
  const moved = closing.value - opening.value;
  const above: number[] = [];
  let sum = 0n;
  let apart = false;
  let end = -1;
  for (const item of items) {
    const at = item.kind === 'row' ? indexOf.get(item.figures) : undefined;
    if (at === undefined) {
      apart ||= item.kind !== 'row';
      continue;
    }
    const last = above.at(-1);
    const goesBack = last !== undefined && turns(dates?.days ?? [], above[0] ?? last, last, at);
    if ((apart || goesBack) && sum === moved) end = above.length;
    above.push(at);
    sum += reading.rows[at]?.amount ?? 0n;
    apart = false;
  }
  const below = end < 0 ? [] : above.slice(end);
  if (end < FEWEST || below.length >= end || sum === moved) return new Map();
  return new Map(below.flatMap((at) => (rows[at] ? [[rows[at], 'not-a-transaction'] as const] : [])));
}

/** Whether a row's day goes against the order of the days from the first row to the last before it. */
function turns(days: readonly string[], first: number, last: number, at: number): boolean {
  const [begin = '', before = '', day = ''] = [days[first], days[last], days[at]];
  return begin <= before ? day < before : day > before;
}
