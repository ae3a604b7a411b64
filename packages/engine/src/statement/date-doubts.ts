import type { Row } from '../shapes/row.ts';
import { daysOutside, type Period } from './dates.ts';

/** A row with its day, in order of print. */
interface Dated {
  readonly row: Row;
  readonly day: string;
  readonly sectionIndex: number;
  readonly columnUnsure: boolean;
}

/** Bookings that lie farther outside the period, in days, are likelier misread than posted late. */
const FAR = 60;
/** Rows of a section are in order where no more than this share of them stands against it. */
const FEW = 0.1;

/** True where no reading of a row's date has a year of its own. */
export const lacksYear = ({ date }: Row): boolean => date?.readings.every((reading) => reading.year === null) === true;

/** Rows of one section, of which all but few are in the order of their days: those that are not. */
function strays(rows: readonly Dated[]): Dated[] {
  const [first, last] = [rows[0]?.day ?? '', rows.at(-1)?.day ?? ''];
  const down = rows.length > 1 && first > last;
  const against = (a: Dated | undefined, b: Dated | undefined): boolean =>
    a !== undefined && b !== undefined && a.day !== b.day && a.day > b.day !== down;
  const found = rows.flatMap((row, i) => {
    const [before, after] = [rows[i - 1], rows[i + 1]];
    if (against(before, row)) return against(before, after) && !against(row, after) ? [] : [row];
    return against(row, after) && !against(before, after) ? [row] : [];
  });
  return found.length <= rows.length * FEW ? found : [];
}

/**
 * Rows whose day may be another. No sum guards a day; what speaks against one is that two dates stand side by side and
 * nothing tells which is the booking's, that its year is printed nowhere, that it lies far outside the period, or that the
 * days above and below it are in order without it. `rows` are in order of print.
 */
export function doubtfulDays<Row extends Dated>(
  rows: readonly Row[],
  period: Period,
  yearAssumed: boolean,
): ReadonlySet<Row> {
  const sections = [...new Set(rows.map(({ sectionIndex }) => sectionIndex))];
  const astray = new Set<Dated>(
    sections.flatMap((section) => strays(rows.filter(({ sectionIndex }) => sectionIndex === section))),
  );
  return new Set(
    rows.filter(
      (each) =>
        each.columnUnsure ||
        (yearAssumed && lacksYear(each.row)) ||
        daysOutside(each.day, period) > FAR ||
        astray.has(each),
    ),
  );
}
