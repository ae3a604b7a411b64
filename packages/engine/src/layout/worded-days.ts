import { hullOf } from '../geometry/box.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { readDate } from '../values/date.ts';
import { toLine } from './lines.ts';

/** Small letters alone: the text of a booking begins with a large one, or is longer. */
const SMALL_WORD = /^\p{Ll}{1,3}$/u;
/** On two lines, a text may begin with the same word by chance. */
const FEWEST = 3;

/** The small word that a line's first cell says before a day, and the day, where the cell holds nothing else. */
function wordedDay({ words: [word, day, next], size }: Line): { readonly word: Word; readonly day: Word } | null {
  if (!word || !day || !next || !SMALL_WORD.test(word.text) || readDate(day.text)?.weak !== false) return null;
  const blankAfter = (a: Word, b: Word): boolean => b.box[0] - a.box[2] > CELL_BLANK * size;
  return blankAfter(word, day) || !blankAfter(day, next) ? null : { word, day };
}

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

/**
 * A word that stands before the day of each row says nothing but that a day follows, and is of no column:
 *
 *     le 04/10/23    GROCER          8,37
 *     le 05/10/23    BOOKS         108,76
 */
export function withoutWordsOfDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const found = pages.flat().flatMap((line) => (hasFigure(line) ? (wordedDay(line) ?? []) : []));
  const words = new Set(found.map(({ word }) => word.text));
  if (found.length < FEWEST || words.size > 1) return [...pages];
  return pages.map((page) =>
    page.map((line) => {
      const said = wordedDay(line);
      if (!said) return line;
      const day = { ...said.day, box: hullOf([said.word, said.day]), spaceBefore: said.word.spaceBefore };
      return toLine(line.page, [day, ...line.words.slice(2)]);
    }),
  );
}
