import type { KnownLine } from './figure-line.ts';

const SUMS: ReadonlySet<string> = new Set(['subtotal', 'total', 'total-in', 'total-out']);
/** A name with a number of so many digits is one of a card or an account. */
const NUMBER = /\d{4}/u;

/** `XXXX`, `****`: figures of a number that are not printed. */
const HIDDEN = /[*•x]{2,}/gu;

/** A line's words; of a number, hidden or not, the figures that it ends with. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(HIDDEN, ' ')
    .replace(/[,;:](?= |$)/gu, '')
    .split(' ')
    .flatMap((word) => word.replace(/^\d+(?=\d{4}$)/u, '') || []);

/** What a total is of: the words at its end, from a number's last word for what it numbers. */
function nameOf({ view, kind }: KnownLine): readonly string[] | null {
  if (kind.kind !== 'labelled' || !SUMS.has(kind.phrase)) return null;
  const words = wordsOf(view.text.split(' ').slice(-3).join(' '));
  return words.some((word) => NUMBER.test(word)) ? words : null;
}

/** Whether a line holds these words in their order; others may stand between them and behind: the card's holder. */
function holds(text: string, [...name]: readonly string[]): boolean {
  for (const word of wordsOf(text)) if (word === name[0]) name.shift();
  return name.length === 0;
}

/**
 * Lines that name the rows below them, as the total under these does. One alone does so: what each row says again is
 * its own text.
 *
 *                J. SMITH card ending 4711
 *     03 MAR     GROCER                          12.50
 *                Total for card ending 4711      12.50
 *                Card 5436 88XX XXXX 7005 A. NOBODY
 *     04 MAR     BAKERY                           3.00
 *                Total card XXXX 7005             3.00
 */
export function groupTitles(lines: readonly KnownLine[]): ReadonlySet<KnownLine> {
  const titles = new Set<KnownLine>();
  let above: KnownLine[] = [];
  for (const line of lines) {
    const name = nameOf(line);
    if (line.kind.kind === 'text') above.push(line);
    if (name === null) continue;
    const [title, ...others] = above.filter(({ view }) => holds(view.text, name));
    if (title && others.length === 0) titles.add(title);
    above = [];
  }
  return titles;
}
