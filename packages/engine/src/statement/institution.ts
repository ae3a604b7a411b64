import { titlesIn } from '../languages/match.ts';
import {
  ACCOUNT_WORD,
  ADDRESS_FORM,
  INSTITUTION_WORD,
  LEGAL_FORM,
  NAME_PARTICLE,
  TITLE_BEFORE,
} from '../languages/names.ts';
import type { Item } from '../shapes/row.ts';
import { addressBelow, bodySize, pageTops, saidShare, type TopCell } from './page-top.ts';

const LONGEST = 60;
const MOST_WORDS = 8;

/** A letterhead that no word tells to be a bank's is so much larger than other text, or somewhat and on every page. */
const LARGER = 1.25;
const MUCH_LARGER = 1.5;

/** Letterheads stand above this, in points from the top edge; those that no word tells higher still. */
const LETTERHEAD = 200;
const HIGH = 110;

/** `松風商業銀行 綜合對帳單`: the document's title behind, or in front of, the name. */
function withoutTitle(text: string): string {
  const title = titlesIn(text).find((place) => place.title === 'statement');
  if (!title) return text;
  const before = text.slice(0, title.at).trim();
  const after = text.slice(title.at + title.length).trim();
  return (before.length >= after.length ? before : after).replace(/^[-–—|·:]+|[-–—|·:]+$/gu, '').trim();
}

/** Words in small letters within a text of others, as sentences have them: `Important changes to your card`. */
function isProse(text: string): boolean {
  const words = text.split(' ').filter((word) => /^\p{L}/u.test(word));
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !NAME_PARTICLE.test(word));
  return small.length > 1 && small.length < words.length;
}

const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !/\d{3}|[@:：|%?!]|www\.|\d[.,]\d\d\b/u.test(text) &&
  text.length < LONGEST &&
  text.split(' ').length <= MOST_WORDS &&
  !ACCOUNT_WORD.test(text) &&
  !ADDRESS_FORM.test(text) &&
  !TITLE_BEFORE.test(text) &&
  !isProse(text) &&
  saidShare(text) < 0.5;

interface Rated {
  readonly cell: TopCell;
  readonly name: string;
  readonly rating: number;
}

/** How much a cell looks like a letterhead; null where it is none. */
function rate(cell: TopCell, cells: readonly TopCell[], body: number, repeated: boolean): Rated | null {
  const name = withoutTitle(cell.text);
  if (cell.box[1] > LETTERHEAD || !isName(name)) return null;
  const bank = INSTITUTION_WORD.test(name);
  const larger = cell.size / body;
  const enough = larger >= (repeated ? LARGER : MUCH_LARGER) && cell.box[1] < HIGH;
  if (!bank && (!enough || (larger < MUCH_LARGER && addressBelow(cell, cells) > 1))) return null;
  const rating = Math.min(3, larger) + (bank ? 1.5 : 0) + (repeated ? 0.5 : 0) - cell.box[1] / (2 * LETTERHEAD);
  return { cell, name, rating };
}

/** `L A R K M O O R` under a larger word: its letters are cells of their own. */
function spacedLine(cell: TopCell, cells: readonly TopCell[]): string {
  const line = cells.filter(
    (other) =>
      other.box[1] >= cell.box[3] - 2 &&
      other.box[1] < cell.box[3] + cell.size &&
      other.box[0] >= cell.box[0] - 3 &&
      other.box[2] <= cell.box[2] + 3,
  );
  const single = line.length > 2 && line.every(({ text }) => /^\p{Lu}$/u.test(text));
  return single ? line.map(({ text }) => text).join('') : '';
}

/** Small print has so many more words than the name that it begins with. */
const SENTENCE = 3;

const isOneCase = (text: string): boolean => text === text.toUpperCase() || text === text.toLowerCase();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * The name as the small print has it: there a lettered logo stands in its usual capitals, and whole
 * (`Vale & Moor` over the page, `Vale & Moor Bank plc. Registered in …` under it).
 */
function inSmallPrint(name: string, items: readonly Item[]): string {
  const begin = new RegExp(`^${escaped(name)}(?![\\p{L}\\d])`, 'iu');
  for (const item of items) {
    if (item.kind !== 'remark' || item.text.split(' ').length < name.split(' ').length + SENTENCE) continue;
    const found = begin.exec(item.text)?.[0];
    if (!found) continue;
    const longer = /^(?: (?:&|\p{Lu}[\p{L}'’]+)){1,3}/u.exec(item.text.slice(found.length))?.[0] ?? '';
    const whole =
      INSTITUTION_WORD.test(name) || LEGAL_FORM.test(longer) || !INSTITUTION_WORD.test(longer) ? '' : longer;
    if (whole) return found + whole;
    if (isOneCase(name) && !isOneCase(found)) return found;
  }
  return name;
}

/** Names of companies have no more words than this. */
const NAME_WORDS = 6;

/** `Vale Bank plc. Registered in …`: the name that begins the small print, where the letterhead is a picture. */
function namedBySmallPrint(items: readonly Item[]): string | null {
  for (const item of items) {
    if (item.kind !== 'remark') continue;
    const words = item.text.split(' ').slice(0, NAME_WORDS + 1);
    const end = words.findIndex((word, i) => i > 0 && i < words.length - 1 && LEGAL_FORM.test(` ${word}`));
    const name = words
      .slice(0, end + 1)
      .join(' ')
      .replace(/[,;.](?<!\p{Lu}\.)$/u, '');
    const capital = words
      .slice(0, Math.max(0, end))
      .every((word) => /^[\p{Lu}&]/u.test(word) || NAME_PARTICLE.test(word));
    if (end > 0 && capital && INSTITUTION_WORD.test(name) && isName(name)) return name;
  }
  return null;
}

/**
 * The institution as its letterhead names it: what is named a bank, or is much larger than all else, near the top. Where
 * there is none, the name in the small print; null where nothing tells.
 */
export function findInstitution(items: readonly Item[]): string | null {
  const body = bodySize(items);
  const tops = pageTops(items);
  const pages = new Map<string, number>();
  for (const cells of tops)
    for (const text of new Set(cells.map((cell) => cell.text))) pages.set(text, (pages.get(text) ?? 0) + 1);
  for (const cells of tops) {
    const rated = cells.flatMap((cell) => rate(cell, cells, body, (pages.get(cell.text) ?? 0) > 1) ?? []);
    const [best] = rated.sort((a, b) => b.rating - a.rating);
    if (!best) continue;
    const more = spacedLine(best.cell, cells);
    return inSmallPrint(more ? `${best.name} ${more}` : best.name, items);
  }
  return namedBySmallPrint(items);
}
