import { dateAt } from '../values/date.ts';
import { type DateScheme, dateBy, daysOutside, type Period } from './dates.ts';
import type { DatedRow } from './draft-context.ts';

/**
 * Which of two dates beside a row is the booking date, where no heading says so: witnesses that fit one assignment only.
 */

/** Fewer rows may agree by chance. */
const FEWEST = 2;

/** What speaks for the columns as they were taken, and for their exchange. */
interface Votes {
  readonly kept: number;
  readonly exchanged: number;
}

const isUnsure = ({ columnUnsure, day, valueDay }: DatedRow): boolean =>
  columnUnsure && day !== null && valueDay !== null && day !== valueDay;

/** Rows are booked within the printed period; the day of a purchase or of value may lie outside. */
function byPeriod(rows: readonly DatedRow[], period: Period): Votes {
  if (!period.start || !period.end) return { kept: 0, exchanged: 0 };
  const out = (pick: (row: DatedRow) => string | null): number =>
    rows.filter((row) => daysOutside(pick(row) ?? '', period) > 0).length;
  const [booked, valued] = [out(({ day }) => day), out(({ valueDay }) => valueDay)];
  return { kept: booked === 0 ? valued : 0, exchanged: valued === 0 ? booked : 0 };
}

/** The dates that a row's text mentions, by the statement's scheme. */
function mentioned({ row }: DatedRow, scheme: DateScheme): string[] {
  const words = row.description.split(' ');
  return words.flatMap((_, at) => {
    const date = dateAt(words, at);
    const day = date ? dateBy(scheme, date) : null;
    return day ? [day] : [];
  });
}

/**
 * A date within a text is the day of a purchase or an order: nothing is booked before it. On a card's bill it is the
 * purchase's own, which the other column gives as well:
 *
 *     05 Mar   04 Mar   DIRECT DEBIT BOOKSHOP 05 Mar 11:17     (booked on 5 March, value of the 4th)
 *     18 Mar   17 Mar   STOEP CAFE 17 Mar                      (a card's: posted on 18 March)
 */
function byTexts(rows: readonly DatedRow[], scheme: DateScheme, card: boolean): Votes {
  let [kept, exchanged] = [0, 0];
  for (const row of rows) {
    const [day, valueDay] = [row.day ?? '', row.valueDay ?? ''];
    for (const told of new Set(mentioned(row, scheme))) {
      if ((valueDay < told && told <= day) || (card && told === valueDay)) kept++;
      else if ((day < told && told <= valueDay) || (card && told === day)) exchanged++;
    }
  }
  return { kept, exchanged };
}

/** What the witnesses say: the columns stand, are exchanged, or nothing tells. */
function settleBooking(
  rows: readonly DatedRow[],
  scheme: DateScheme,
  period: Period,
  card: boolean,
): 'kept' | 'exchanged' | null {
  const unsure = rows.filter(isUnsure);
  const votes = [byPeriod(unsure, period), byTexts(unsure, scheme, card)];
  const kept = votes.reduce((sum, vote) => sum + vote.kept, 0);
  const exchanged = votes.reduce((sum, vote) => sum + vote.exchanged, 0);
  if (kept >= FEWEST && exchanged === 0) return 'kept';
  return exchanged >= FEWEST && kept === 0 ? 'exchanged' : null;
}

/** On a card's bill the purchase comes first: the later of two dates is the posting's. */
function postsLater(rows: readonly DatedRow[]): 'kept' | 'exchanged' | null {
  const unsure = rows.filter(isUnsure);
  const later = unsure.filter(({ day, valueDay }) => (day ?? '') > (valueDay ?? '')).length;
  if (unsure.length === 0 || (later > 0 && later < unsure.length)) return null;
  return later > 0 ? 'kept' : 'exchanged';
}

/** The rows with their two dates exchanged, where they have two. */
const exchange = (rows: readonly DatedRow[]): DatedRow[] =>
  rows.map((each) =>
    each.columnUnsure && each.valueDay !== null
      ? { ...each, exchanged: true, day: each.valueDay, valueDay: each.day }
      : each,
  );

/** The rows with their booking dates told, as sure as witnesses make them. */
export function withBooking(
  rows: readonly DatedRow[],
  scheme: DateScheme,
  period: Period,
  card: boolean,
): readonly DatedRow[] {
  if (!rows.some(({ columnUnsure }) => columnUnsure)) return rows;
  const settled = settleBooking(rows, scheme, period, card);
  if (!settled) return card && postsLater(rows) === 'exchanged' ? exchange(rows) : rows;
  const told = settled === 'exchanged' ? exchange(rows) : rows;
  return told.map((each) => ({ ...each, columnUnsure: false }));
}
