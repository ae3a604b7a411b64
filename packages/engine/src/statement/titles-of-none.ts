import type { Phrase } from '../languages/language.ts';
import type { Item, Row, Section } from '../shapes/row.ts';

/** Titles of overviews stand above them; what a table holds below is booked, though no other title follows. */
export const OVERVIEWS: ReadonlySet<Phrase> = new Set(['summary', 'interest-rates']);

/** A title this many points higher or lower stands where another one stood. */
const ON_HEIGHT = 4;

/** Nothing but texts, and figures outside tables, stands above a title on its page, and between it and the next row. */
function leads(items: readonly Item[], at: number): boolean {
  const page = items[at]?.spot.page;
  const [above, below] = [items.slice(0, at).reverse(), items.slice(at + 1)];
  const isText = (item: Item): boolean =>
    (item.kind === 'remark' || (item.kind === 'labelled' && !item.inTable)) && item.spot.page === page;
  return above.find((item) => !isText(item))?.spot.page !== page && below.find((item) => !isText(item))?.kind === 'row';
}

/**
 * A title that stands again where it stood on a page before, or higher and with nothing but texts between it and the page's
 * first row, is the document's own, at the head of each page: `Account summary`, `Account summary continued`.
 */
function runningTitles(items: readonly Item[]): ReadonlySet<Item> {
  const titles = items.filter((item): item is Section => item.kind === 'section' && item.text !== '');
  const isAgain = (item: Section, at: number): boolean =>
    titles.slice(0, at).some(({ text, spot }) => {
      const onHeight = Math.abs(spot.box[1] - item.spot.box[1]) < ON_HEIGHT;
      const higher = item.spot.box[1] <= spot.box[1] && leads(items, items.indexOf(item));
      const same = text === item.text && onHeight;
      return spot.page < item.spot.page && (same || (higher && item.text.startsWith(text)));
    });
  return new Set(
    titles.filter((item, at) => item.phrases.some((phrase) => OVERVIEWS.has(phrase)) && isAgain(item, at)),
  );
}

/** Where a row's own figures end, in points: what stands in a panel beside it may be on its line as well. */
function endOfRow({ figures, spot }: Row): number {
  const own = figures.filter(({ role }) => role !== 'other').map(({ box }) => box[2]);
  return own.length > 0 ? Math.max(...own) : spot.box[2];
}

/**
 * Titles right of all rows up to the next one on their page, which stand beside a table and not above it: those of a panel.
 *
 *     Date     Details      Amount      At a glance
 *     03 Mar   GROCER        12.00      Money in     90.00
 */
function titlesBeside(items: readonly Item[]): ReadonlySet<Item> {
  const found = new Set<Item>();
  let below: Row[] = [];
  for (const item of items.toReversed()) {
    if (item.kind === 'row') below.push(item);
    if (item.kind !== 'section') continue;
    const rows = below.filter(({ spot }) => spot.page === item.spot.page);
    if (rows.length > 0 && rows.every((row) => endOfRow(row) < item.spot.box[0])) found.add(item);
    else below = [];
  }
  return found;
}

/** `Withdrawals (continued)`: the title of the section that goes on over the page, again. */
export const goesOn = (title: Section | null, { text, spot }: Section): boolean =>
  title !== null && title.text !== '' && title.spot.page < spot.page && text.startsWith(title.text);

/** Titles that begin no section of the rows below them. */
export const titlesOfNone = (items: readonly Item[]): ReadonlySet<Item> =>
  new Set([...runningTitles(items), ...titlesBeside(items)]);
