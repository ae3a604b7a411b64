import type { KnownLine } from './figure-line.ts';

const SUMS: ReadonlySet<string> = new Set(['subtotal', 'total', 'total-in', 'total-out']);
/** A name with a number of so many digits is one of a card or an account. */
const NUMBER = /\d{4}/u;

/** What a total is of: the words at its end, from a number's last word for what it numbers. */
function nameOf({ view, kind }: KnownLine): string | null {
  if (kind.kind !== 'labelled' || !SUMS.has(kind.phrase)) return null;
  const words = view.text.split(' ').slice(-3).join(' ');
  return NUMBER.test(words) ? words : null;
}

/**
 * Lines that name the rows below them, as the total under these does. One alone does so: what each row says again is
 * its own text.
 *
 *                J. SMITH card ending 4711
 *     03 MAR     GROCER                          12.50
 *                Total for card ending 4711      12.50
 */
export function groupTitles(lines: readonly KnownLine[]): ReadonlySet<KnownLine> {
  const titles = new Set<KnownLine>();
  let above: KnownLine[] = [];
  for (const line of lines) {
    const name = nameOf(line);
    if (line.kind.kind === 'text') above.push(line);
    if (name === null) continue;
    const [title, ...others] = above.filter(({ view }) => view.text.endsWith(name));
    if (title && others.length === 0) titles.add(title);
    above = [];
  }
  return titles;
}
