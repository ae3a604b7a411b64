import type { KnownLine } from './figure-line.ts';

/** A year, and nothing else on its line. */
const YEAR = /^(?:19|20)\d\d$/u;

/** The month of a line's day that prints no year; null for none. */
function monthOf({ view: { date } }: KnownLine): number | null {
  const [first] = date?.date?.readings ?? [];
  return first && first.year === null ? (first.month ?? null) : null;
}

/**
 * Lines that name the year of the rows below, which print none: above the first row, and where the months begin anew. What stands
 * there is no text of the row above.
 *
 *     28 DEC    TRANSFER           324.87
 *               2025
 *     05 JAN    REPAYMENT          898.37
 */
export function yearLines(lines: readonly KnownLine[]): ReadonlySet<KnownLine> {
  const found = new Set<KnownLine>();
  let above: number | null = null;
  lines.forEach((line, i) => {
    above = monthOf(line) ?? above;
    const { view, kind } = line;
    if (kind.kind !== 'text' || view.date || view.figures.length > 0 || !YEAR.test(view.text)) return;
    const below =
      lines
        .slice(i + 1)
        .map(monthOf)
        .find((month) => month !== null) ?? null;
    if (below !== null && (above === null || below < above)) found.add(line);
  });
  return found;
}
