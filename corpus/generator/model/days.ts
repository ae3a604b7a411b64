/** Calendar days as ISO strings, reckoned in UTC so that no time zone moves them. */

const DAY = 86_400_000;

const toTime = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

/** The day `count` days after (or before, where negative) an ISO day. */
export const addDays = (iso: string, count: number): string =>
  new Date(toTime(iso) + count * DAY).toISOString().slice(0, 10);

/** How many days lie between two ISO days. */
export const daysBetween = (from: string, to: string): number => Math.round((toTime(to) - toTime(from)) / DAY);

/** The next Monday where the day is a Saturday or a Sunday: banks book on working days. */
export function workingDay(iso: string): string {
  const day = new Date(toTime(iso)).getUTCDay();
  if (day === 6) return addDays(iso, 2);
  return day === 0 ? addDays(iso, 1) : iso;
}
