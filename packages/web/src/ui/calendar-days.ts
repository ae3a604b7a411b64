/** Days as `2025-03-31`, reckoned in UTC: a day of a statement has no time and no zone. */

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** So many days later, or earlier. */
export const addDays = (day: string, count: number): string => dayOf(new Date(dateOf(day).getTime() + count * DAY_MS));

/** The same day so many months later, or that month's last: `('2025-01-31', 1)` → `2025-02-28`. */
export function addMonths(day: string, count: number): string {
  const date = dateOf(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return dayOf(date);
}

/** Where weeks begin on Sunday among our languages (CLDR 47, weekData); elsewhere on Monday. */
const FROM_SUNDAY = new Set(['en-US', 'ja-JP', 'pt-PT', 'zh-TW']);

/** The first day of the week in which a day lies. */
export function weekStart(day: string, tag: string): string {
  const first = FROM_SUNDAY.has(tag) ? 0 : 1;
  return addDays(day, -((dateOf(day).getUTCDay() - first + WEEK) % WEEK));
}

/** The weeks of the month in which a day lies; days of its neighbours are `null`. */
export function weeksOf(day: string, tag: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7);
  const weeks: (string | null)[][] = [];
  for (let start = weekStart(`${month}-01`, tag); start.slice(0, 7) <= month; start = addDays(start, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, index) => addDays(start, index));
    weeks.push(days.map((one) => (one.startsWith(month) ? one : null)));
  }
  return weeks;
}

/** The longest name that the head of a column has room for on a phone: `lun.` */
const ROOM = 4;

/**
 * Names of the seven days, in the order of the week: short for the heads of columns, and in full. What Intl calls short in
 * Portuguese is `segunda`; calendars there write `seg`.
 */
export function weekdayNames(tag: string): readonly { readonly short: string; readonly long: string }[] {
  const start = weekStart('2025-01-15', tag);
  return Array.from({ length: WEEK }, (_, index) => {
    const day = dateOf(addDays(start, index));
    const name = (weekday: 'short' | 'long') => new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' }).format(day);
    const short = name('short');
    return { short: short.length > ROOM ? short.slice(0, ROOM - 1) : short, long: name('long') };
  });
}

/** `March 2025` */
export const monthName = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(dateOf(day));

/** `Monday, March 31, 2025` */
export const dayName = (day: string, tag: string): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' }).format(dateOf(day));

/** The day to which a key leads from another; `null`: the key is not ours. */
export function dayByKey(key: string, shift: boolean, day: string, tag: string): string | null {
  const start = weekStart(day, tag);
  const days: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -WEEK),
    ArrowDown: addDays(day, WEEK),
    Home: start,
    End: addDays(start, WEEK - 1),
    PageUp: addMonths(day, shift ? -12 : -1),
    PageDown: addMonths(day, shift ? 12 : 1),
  };
  return days[key] ?? null;
}
