import { dateAt } from '../values/date.ts';
import { type DateScheme, dateBy, daysOutside, type Period } from './dates.ts';
import type { DatedRow } from './ground.ts';

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
 * A date within a text is the day of the purchase, so that the other one is the booking's:
 *
 *     18 Mar   17 Mar   CARD PAYMENT STOEP 5073 17 Mar
 */
function byTexts(rows: readonly DatedRow[], scheme: DateScheme): Votes {
  let [kept, exchanged] = [0, 0];
  for (const row of rows) {
    const days = mentioned(row, scheme);
    const [booked, valued] = [days.includes(row.day ?? ''), days.includes(row.valueDay ?? '')];
    if (valued && !booked) kept++;
    if (booked && !valued) exchanged++;
  }
  return { kept, exchanged };
}

/** What the witnesses say: the columns stand, are exchanged, or nothing tells. */
export function settleBooking(
  rows: readonly DatedRow[],
  scheme: DateScheme,
  period: Period,
): 'kept' | 'exchanged' | null {
  const unsure = rows.filter(isUnsure);
  const votes = [byPeriod(unsure, period), byTexts(unsure, scheme)];
  const kept = votes.reduce((sum, vote) => sum + vote.kept, 0);
  const exchanged = votes.reduce((sum, vote) => sum + vote.exchanged, 0);
  if (kept >= FEWEST && exchanged === 0) return 'kept';
  return exchanged >= FEWEST && kept === 0 ? 'exchanged' : null;
}

/** On a card's bill the purchase comes first: the later of two dates is the posting's. */
export function postsLater(rows: readonly DatedRow[]): 'kept' | 'exchanged' | null {
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
  const settled = settleBooking(rows, scheme, period);
  if (!settled) return card && postsLater(rows) === 'exchanged' ? exchange(rows) : rows;
  const told = settled === 'exchanged' ? exchange(rows) : rows;
  return told.map((each) => ({ ...each, columnUnsure: false }));
}
