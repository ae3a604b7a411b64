/** Days and months of ISO dates. */

const DAY_MS = 86_400_000;

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The day after: `2025-02-28` gives `2025-03-01`. */
export const dayAfter = (iso: string): string => isoOf(Date.parse(iso) + DAY_MS);

/** The calendar months that lie wholly between two days, neither of which is in them: `2025-05`. */
export function wholeMonthsBetween(after: string, before: string): string[] {
  const months: string[] = [];
  let [year = 0, month = 0] = dayAfter(after).split('-').map(Number);
  if (!dayAfter(after).endsWith('-01')) month += 1;
  for (;;) {
    if (month > 12) [year, month] = [year + 1, 1];
    const first = `${year}-${String(month).padStart(2, '0')}-01`;
    const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
    if (next > before) return months;
    months.push(first.slice(0, 7));
    month += 1;
  }
}
