import { countLetters } from '../languages/letters.ts';
import { headingRoles, phrasesIn, titlesIn } from '../languages/match.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { isRowLike } from './unread-rows.ts';

/** How many lines from the top titles are looked for in; another document says early what it is. */
const HEADLINES = 40;
const FIRST_LINES = 12;

/** A word that names a cell makes up this share of its letters: all words stand in running text somewhere. */
const NAMING_SHARE = 0.6;

/** Whether a word makes up most of a text. */
export const names = (text: string, { at, length }: { readonly at: number; readonly length: number }): boolean =>
  countLetters(text.slice(at, at + length)) >= countLetters(text) * NAMING_SHARE;

/** The last words of a paragraph stand alone on its last line, as a title does. */
const SENTENCE_END = /[.。!]$/u;

/** Words that name a figure or a column of a statement (`Balance`) are no title of another document, but for parts of one. */
const isTitle = (text: string, { length }: { readonly length: number }): boolean =>
  phrasesIn(text).every((phrase) => phrase.length < length) &&
  !headingRoles(text).some(({ exact }) => exact) &&
  !SENTENCE_END.test(text);

/** So many words are running text where a sentence ends among them; a title has points behind shortened words. */
const PROSE_WORDS = 10;
const ENDS_WITHIN = /\p{L}{4}[.。!] \p{Lu}\p{Ll}/u;

/** `This table is no statement of account.`, or a line of several sentences, of which the last may go on below. */
function isSentence(text: string): boolean {
  const words = text.split(' ').length;
  return (SENTENCE_END.test(text) && words > 5) || (words > PROSE_WORDS && ENDS_WITHIN.test(text));
}

/** Titles that a cell holds. */
const titlesOfCell = (text: string): ('statement' | 'other')[] =>
  titlesIn(text).flatMap((place) =>
    (place.title === 'statement' && !isSentence(text)) || (isTitle(text, place) && names(text, place))
      ? [place.title]
      : [],
  );

const isNamedStatement = (text: string): boolean =>
  titlesIn(text).some((place) => place.title === 'statement' && isTitle(text, place) && names(text, place));

interface Titles {
  readonly statement: boolean;
  readonly alone: boolean;
  readonly other: boolean;
}

/**
 * Titles near the top of the document, and of no line of a day and a figure: `03/03  Payslip transfer  900.00` titles none. One of
 * another paper stands above the rows: `Contract 022050` below one is a part of its text.
 */
export function titlesOf(items: readonly Item[]): Titles {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const [all, above] = [items, first < 0 ? items : items.slice(0, first)].map(topLines) as [string[][], string[][]];
  const holds = (lines: readonly string[][], title: 'statement' | 'other'): boolean =>
    lines.some((texts) => texts.flatMap(titlesOfCell).includes(title));
  return {
    statement: holds(all, 'statement'),
    alone: all.slice(0, FIRST_LINES).flat().some(isNamedStatement),
    other: holds(above.slice(0, FIRST_LINES), 'other'),
  };
}

/** The cells of the lines near the top. */
const topLines = (items: readonly Item[]): string[][] =>
  items
    .filter((item): item is Remark => item.kind === 'remark')
    .slice(0, HEADLINES)
    .filter((remark) => !isRowLike(remark))
    .map((remark) => remark.cells.map(({ text }) => text));
