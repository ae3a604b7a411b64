import { SET_EDGE } from '../tolerances.ts';
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

/** `5244 62XX XXXX 8065`, `**** 4711`: a card's number, of which some figures are not printed. */
const CARD = /(?<!\p{L})[*•X]{2,}[ -]?\d{4}(?!\d)/u;

/** Titles are fewer than this share of the rows: what stands below each row is its own. */
const FEW = 0.5;

/** Where the dates of the rows of each page begin. */
function datesLeft(lines: readonly KnownLine[]): ReadonlyMap<number, number> {
  const left = new Map<number, number>();
  for (const { view, kind } of lines) {
    if (kind.kind !== 'booked') continue;
    const { page, tokens } = view.line;
    const days = tokens.flatMap(({ date, box }) => (date ? [box[0]] : []));
    left.set(page, Math.min(left.get(page) ?? Infinity, ...days));
  }
  return left;
}

/**
 * Lines with a card's number right where the rows' dates begin, in the first of several cells: they name whose the rows below are.
 *
 *     13/03/2024   14/03/2024   GROCER DUBAI                        113.15
 *     Card No. 5244 62XX XXXX 8065   A. NOBODY (Supplementary)
 *     11/03/2024   13/03/2024   BAKERY SHARJAH                      171.85
 */
export function cardTitles(lines: readonly KnownLine[]): ReadonlySet<KnownLine> {
  const left = datesLeft(lines);
  const begins = ({ view: { line, date, figures, segments } }: KnownLine): boolean => {
    const [first, ...others] = segments;
    if (!first || others.length === 0 || date || figures.length > 0) return false;
    return CARD.test(first.text) && Math.abs(first.box[0] - (left.get(line.page) ?? Infinity)) < SET_EDGE;
  };
  const titles = lines.filter((line) => line.kind.kind === 'text' && begins(line));
  const rows = lines.filter(({ kind }) => kind.kind === 'booked').length;
  return new Set(titles.length < rows * FEW ? titles : []);
}
