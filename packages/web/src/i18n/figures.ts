/** Moments, days and counts as the reader's language writes them, in the reader's own time zone. */

const moments = new Map<string, Intl.DateTimeFormat>();

function formatter(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.timeStyle ?? ''}`;
  const known = moments.get(key) ?? new Intl.DateTimeFormat(tag, options);
  moments.set(key, known);
  return known;
}

/** A day and a time: `Mar 3, 2026, 2:05 PM`. */
export const formatMoment = (iso: string, tag: string): string =>
  formatter(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

/** A day: `Mar 3, 2026`. */
export const formatDay = (iso: string, tag: string): string =>
  formatter(tag, { dateStyle: 'medium' }).format(new Date(iso));

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** A file's size in the unit that fits: `1.4 MB`. Decimal units, as file managers of today count. */
export function formatSize(bytes: number, tag: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: UNITS[step] ?? 'megabyte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
