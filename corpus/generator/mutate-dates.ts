import type { Statement } from '@tallyleaf/contract';

/**
 * Changes that leave all sums right and the dates wrong: what a misread day, the other order of day and month, a wrong
 * year, rows out of their order, or two statements taken for one would leave. None may still be `verified`. A day that
 * moves only between the days of its neighbours is not among them: nothing that is printed could show it.
 */

export interface DateMutation {
  /** What was changed, for a test's name: `day of row 3: 9 later`. */
  readonly what: string;
  readonly days: readonly string[];
}

const MS_A_DAY = 86_400_000;
const shifted = (iso: string, by: number): string =>
  new Date(Date.parse(iso) + by * MS_A_DAY).toISOString().slice(0, 10);

const withDay = (days: readonly string[], row: number, day: string): string[] =>
  days.map((one, i) => (i === row ? day : one));

const daysBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / MS_A_DAY;

/** One row's day, moved past the days of the rows around it. */
function dayMutations(days: readonly string[]): DateMutation[] {
  return days.flatMap((day, row) => {
    const [before, after] = [days[row - 1], days[row + 1]];
    const moves: number[] = [];
    if (after && after > day) moves.push(daysBetween(day, after) + 1);
    if (before && before < day) moves.push(daysBetween(day, before) - 1);
    return moves.map((by) => ({
      what: `day of row ${row}: moved by ${by}`,
      days: withDay(days, row, shifted(day, by)),
    }));
  });
}

const swapped = (iso: string): string | null => {
  const [year, month, day] = iso.split('-') as [string, string, string];
  return Number(day) > 12 || day === month ? null : `${year}-${day}-${month}`;
};

/** Day and month exchanged in one row. */
const orderMutations = (days: readonly string[]): DateMutation[] =>
  days.flatMap((day, row) => {
    const other = swapped(day);
    return other ? [{ what: `day and month of row ${row}`, days: withDay(days, row, other) }] : [];
  });

const withYear = (iso: string, by: number): string => `${Number(iso.slice(0, 4)) + by}${iso.slice(4)}`;

/** Another year in one row, and in all. */
const yearMutations = (days: readonly string[]): DateMutation[] =>
  [-1, 1].flatMap((by) => [
    ...days.map((day, row) => ({ what: `year of row ${row}: ${by}`, days: withDay(days, row, withYear(day, by)) })),
    { what: `year of all rows: ${by}`, days: days.map((day) => withYear(day, by)) },
  ]);

/** The days of two rows exchanged. */
const exchangeMutations = (days: readonly string[]): DateMutation[] =>
  days.flatMap((day, row) => {
    const other = days.findIndex((one, i) => i > row && one !== day);
    const moved = days[other];
    return moved
      ? [{ what: `days of rows ${row} and ${other}`, days: withDay(withDay(days, row, moved), other, day) }]
      : [];
  });

/** The rows again, as those of another statement: a month later, or begun anew. */
const joinMutations = (days: readonly string[]): DateMutation[] => [
  { what: 'joined with a statement two months later', days: [...days, ...days.map((day) => shifted(day, 61))] },
  { what: 'joined with itself', days: [...days, ...days] },
];

/** Every change of a statement's booking dates. Days of a statement on one day cannot be out of order. */
export function dateMutations({ transactions }: Pick<Statement, 'transactions'>): DateMutation[] {
  const days = transactions.map(({ date }) => date);
  const all = [
    ...dayMutations(days),
    ...orderMutations(days),
    ...yearMutations(days),
    ...exchangeMutations(days),
    ...joinMutations(days),
  ];
  return all.filter(({ days: changed }) => changed.length !== days.length || changed.some((day, i) => day !== days[i]));
}
