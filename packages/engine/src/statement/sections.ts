import type { Phrase } from '../languages/language.ts';
import { saysPaid } from '../languages/owed-words.ts';
import type { Item, Labelled, Row, Section } from '../shapes/row.ts';
import { TITLE_EDGE } from '../tolerances.ts';
import { magnitude } from '../values/magnitude.ts';
import { datesOf } from './mentioned-dates.ts';
import { isTotal, partTitles, standsAt } from './part-titles.ts';
import { headsFigures } from './pending-titles.ts';
import { hasRole, withSigns } from './section-signs.ts';
import type { Direction } from './signs.ts';
import { goesOn, OVERVIEWS, titlesOfNone } from './titles-of-none.ts';

/** A row with the section that it stands in. */
export interface SectionedRow {
  readonly row: Row;
  readonly section: Direction;
  readonly sectionIndex: number;
  /** Counts the titles above it that name no day, and the parts that totals end: within one group the days run in one direction. */
  readonly group: number;
  /** The section prints its figures with their signs or in columns of both directions, so that its title turns none. */
  readonly signed: boolean;
}

/** Sections whose rows are not booked, or are told elsewhere again. */
const NOT_BOOKED: ReadonlySet<Phrase> = new Set(['pending', 'summary', 'interest-rates']);

/** What is called payments is paid to a card's issuer by the holder; an account pays it out. */
const directionOfSection = (item: Section, card: boolean): Direction => {
  if (card && saysPaid(item.text)) return 'in';
  if (item.phrases.includes('section-in')) return 'in';
  return item.phrases.includes('section-out') ? 'out' : null;
};

/** The section's own total, under its rows, ends it: what follows without a title goes no longer its way. */
const endsSection = (item: Item, section: Direction): boolean =>
  item.kind === 'labelled' && item.inTable && section !== null && item.phrase === `total-${section}`;

/** A line that gives the day of the rows below it, alone or behind one word, parts no group: `Booked 4 March 2025`. */
const isDayTitle = ({ phrases, text }: Section): boolean =>
  phrases.length === 1 && phrases[0] === 'section-booked' && /^\p{L}*[,.:]?$/u.test(text);

/**
 * The booked rows, each with its section's direction; those of pending and other sections aside are left out. Where an
 * overview's title would leave out all rows that there are, its overview ended before them; and where one would leave out all,
 * each with a balance beside it, its list did: nothing has a balance before it is booked.
 */
export function bookedRows(items: readonly Item[], card = false): SectionedRow[] {
  const titled = rowsBut(items, NOT_BOOKED, card);
  const aside = new Set([...NOT_BOOKED].filter((phrase) => !OVERVIEWS.has(phrase)));
  const rows = titled.length > 0 ? titled : rowsBut(items, aside, card);
  if (rows.length > 0) return rows;
  const all = allRows(items, card);
  return all.every(({ row }) => hasRole(row, 'balance')) ? all : [];
}

/** All rows, those as well that stand below titles of what is pending or told elsewhere again. */
export const allRows = (items: readonly Item[], card = false): SectionedRow[] => rowsBut(items, new Set(), card);

const movedBy = ({ figures }: Row): bigint => {
  const { amount } = figures.find(({ role }) => role !== 'balance' && role !== 'other') ?? {};
  const units = amount?.readings[0]?.units ?? 0n;
  return amount?.sign === '-' ? -units : units;
};

/** A total of the rows of its section, all of them. */
function sumsUp(item: Item, rows: readonly Row[]): boolean {
  const units = item.kind === 'labelled' ? item.figures[0]?.amount.readings[0]?.units : undefined;
  return rows.length > 0 && units === magnitude(rows.reduce((sum, row) => sum + movedBy(row), 0n));
}

/** Titles of one rank begin at one edge and are set as high, to so many points. */
const AS_HIGH = 0.6;

const isOfRank = (title: Item, { spot: { box } }: Section): boolean =>
  Math.abs(title.spot.box[0] - box[0]) < TITLE_EDGE &&
  Math.abs(title.spot.box[3] - title.spot.box[1] - box[3] + box[1]) < AS_HIGH;

/**
 * Sections whose rows were summed up end with a title of the same rank, whatever this says:
 *
 *     Payments
 *     03 Mar     THANK YOU               50.00
 *                Subtotal                50.00
 *     Card 5678 A. Nobody
 *     04 Mar     GROCER                  12.00
 */
class SectionEnd {
  private title: Section | null = null;
  private rows: Row[] = [];
  private summed = false;

  /** Whether the section ends at this item. */
  take(item: Item, isTitle: boolean): boolean {
    if (item.kind === 'section') [this.title, this.rows] = [item, []];
    if (item.kind === 'row') this.rows.push(item);
    if (item.kind === 'row' || item.kind === 'section') this.summed = false;
    if (isTotal(item)) this.summed = sumsUp(item, this.rows);
    const ends = isTitle && this.summed && this.title !== null && isOfRank(item, this.title);
    if (ends) [this.title, this.rows] = [null, []];
    return ends;
  }
}

/** So many points more than between rows stand above a title of rows. */
const BLANK_MORE = 3;

const blankBetween = (item: Item | undefined, below: Item): number | null =>
  item?.kind === 'row' && item.spot.page === below.spot.page ? below.spot.box[1] - item.spot.box[3] : null;

/**
 * Titles of unknown words that begin at the edge of a section's own title, are set as high, and stand apart from the rows
 * above, or begin at the edge of the rows' days, where no text of a row does: the section does not go on below them.
 *
 *     Payments
 *     03 Mar     THANK YOU             - 50.00
 *
 *     Whatever you bought, and instalments
 *     01 Mar     GROCER                  12.00
 */
function titlesOfRank(items: readonly Item[]): ReadonlySet<Item> {
  const alone = items.filter((item, i) => item.kind !== 'remark' || !standsAt(item, items[i - 1]));
  const found = new Set<Item>();
  let title: Section | null = null;
  for (const [i, item] of alone.entries()) {
    if (item.kind === 'section') title = directionOfSection(item, true) === null ? null : item;
    const [above, below] = [alone[i - 1], alone[i + 1]];
    if (item.kind !== 'remark' || title === null || !isOfRank(item, title) || datesOf(item).found.length > 0) continue;
    if (above?.kind !== 'row' || below?.kind !== 'row') continue;
    const { page, box } = item.spot;
    const onPage = above.spot.page === page && below.spot.page === page;
    const blank = box[1] - above.spot.box[3];
    const usual = blankBetween(alone[i - 2], above);
    const atDays = [above, below].every((row) => !row.undated && Math.abs(row.spot.box[0] - box[0]) < TITLE_EDGE);
    const apart = blank > below.spot.box[1] - box[3] || (usual !== null && blank > usual + BLANK_MORE);
    if (onPage && (apart || atDays)) found.add(item);
  }
  return found;
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '');

/**
 * Totals of all rows since the one before, each under a name of its own: what they sum up is a list of its own, though no
 * title stands over it. Totals under one name are those of days or pages, which part no list.
 *
 *     04 Nov     THANK YOU                   -119.00
 *                Total of payments           -119.00
 *     26 Oct     GROCER                        53.00
 *     31 Oct     BOOKS                          3.00
 *                Total of purchases            56.00
 */
function listEnds(items: readonly Item[]): ReadonlySet<Item> {
  const ends: Labelled[] = [];
  let rows: Row[] = [];
  for (const item of items) {
    if (item.kind === 'row') rows.push(item);
    if (item.kind !== 'labelled' || !isTotal(item) || item.heads || !sumsUp(item, rows)) continue;
    ends.push(item);
    rows = [];
  }
  const names = ends.map(({ label }) => lettersOf(label));
  return new Set(ends.length > 1 && new Set(names).size === names.length ? ends : []);
}

function rowsBut(items: readonly Item[], notBooked: ReadonlySet<Phrase>, card: boolean): SectionedRow[] {
  const rows: Omit<SectionedRow, 'signed'>[] = [];
  let section: Direction = null;
  let sectionIndex = 0;
  let group = 0;
  let booked = true;
  let open: Section | null = null;
  const parts = partTitles(items);
  const ofRank = titlesOfRank(items);
  const end = new SectionEnd();
  const others = titlesOfNone(items);
  const ends = listEnds(items);
  for (const [at, item] of items.entries()) {
    if (others.has(item) || (item.kind === 'section' && goesOn(open, item))) continue;
    if (parts.has(item) || ofRank.has(item) || ends.has(item)) group++;
    if (end.take(item, parts.has(item)) || ofRank.has(item)) {
      [section, open] = [null, null];
      sectionIndex++;
    }
    if (item.kind === 'section') {
      [section, open] = [directionOfSection(item, card), item];
      booked = !item.phrases.some(
        (phrase) => notBooked.has(phrase) && !(phrase === 'pending' && headsFigures(items, at)),
      );
      sectionIndex++;
      if (!isDayTitle(item)) group++;
    }
    if (item.kind === 'row' && booked) rows.push({ row: item, section, sectionIndex, group });
    if (rows.at(-1)?.sectionIndex === sectionIndex && endsSection(item, section)) {
      [section, open] = [null, null];
      sectionIndex++;
    }
  }
  return withSigns(rows);
}
