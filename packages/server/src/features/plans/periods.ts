/** Stretches of months: billing periods, and the months in which credits are granted. All in UTC. */

export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/**
 * So many months later, at the same time of the day; a day that the month lacks becomes its last one: 31 January and
 * one month is 28 or 29 February. Counted from the first day of a series, the 31st comes back in March; payment
 * services count the same way.
 */
export function addMonths(from: Date, months: number): Date {
  const year = from.getUTCFullYear();
  const month = from.getUTCMonth() + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/** The period of so many months, in the series that begins at `first`, in which a time lies; at the earliest the first. */
export function periodAround(first: Date, time: Date, months = 1): Period {
  const between = (time.getUTCFullYear() - first.getUTCFullYear()) * 12 + (time.getUTCMonth() - first.getUTCMonth());
  let count = Math.max(0, Math.floor(between / months));
  // Within the month the day decides: at most one period back.
  if (count > 0 && addMonths(first, count * months) > time) count -= 1;
  return { start: addMonths(first, count * months), end: addMonths(first, (count + 1) * months) };
}
