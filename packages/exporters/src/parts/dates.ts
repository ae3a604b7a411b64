/** Dates as formats write them. */

/** `y`, `m`, `d` stand for the year in four digits, the month and the day in two. */
export type DatePattern = 'y-m-d' | 'y/m/d' | 'd.m.y' | 'd/m/y' | 'd-m-y' | 'm/d/y' | 'ymd';

/** An ISO date in a pattern: `2025-12-31` is `31.12.2025` for `d.m.y`. */
export function writtenDate(iso: string, pattern: DatePattern): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return pattern.replace('y', year).replace('m', month).replace('d', day);
}

/** The year before the first of the Republic of China. */
const BEFORE_REPUBLIC = 1911;

/** Whether the calendar of the Republic of China has a year for this date. */
export const hasRepublicYear = (iso: string): boolean => Number(iso.slice(0, 4)) > BEFORE_REPUBLIC;

/**
 * An ISO date in the calendar of the Republic of China: `2025-12-31` is `114/12/31`. The year has three digits, so that
 * `099/12/31` is not taken for 1999. A date before the Republic stays as it is.
 */
export function republicDate(iso: string): string {
  if (!hasRepublicYear(iso)) return iso;
  const year = Number(iso.slice(0, 4)) - BEFORE_REPUBLIC;
  return `${String(year).padStart(3, '0')}${iso.slice(4).replaceAll('-', '/')}`;
}
