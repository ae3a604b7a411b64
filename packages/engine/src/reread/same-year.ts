/** Of dates nearly all have this, and not only a few: they are of one year. */
const NEARLY_ALL = 0.85;
const MANY = 6;

/** The year that nearly all of some dates name, each with all of its digits; null where they do not. */
export function commonYear(dates: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const date of dates) {
    const [year] = /(?<!\d)(?:19|20)\d\d(?!\d)/u.exec(date) ?? [];
    if (year) counts.set(year, (counts.get(year) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && dates.length >= MANY && most[1] >= NEARLY_ALL * dates.length ? most[0] : null;
}

const YEAR_LAST = /^(\d{1,2}([./-])\d{1,2}\2)(\S{1,4})$/u;
const YEAR_FIRST = /^(\S{4})(([./-])\d{1,2}\3\d{1,2})$/u;

/** Whether what was read may be a year of which a sign or two were misread, or its end is lost. */
const isNear = (read: string, year: string): boolean =>
  [...read].filter((sign, at) => sign !== year[at]).length <= (read.length === year.length ? 2 : 1);

/**
 * A date with the year that nearly all dates beside it have, where its own was misread; null where it has that year, or another
 * altogether:
 *
 *     01/03/2072   or   01/03/2   among dates of 2025
 */
export function withYear(text: string, year: string): string | null {
  const [, before, , last] = YEAR_LAST.exec(text) ?? [];
  const [, first, behind] = YEAR_FIRST.exec(text) ?? [];
  const [read, whole] = before !== undefined ? [last, before + year] : [first, `${year}${behind}`];
  return read !== undefined && read !== year && isNear(read, year) ? whole : null;
}
