import { hullOf } from '../geometry/box.ts';
import { exactRoles } from '../languages/match.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK, DRIFTING_EDGE, LINE_STEP } from '../tolerances.ts';
import { readDate } from '../values/date.ts';
import { toLine } from './lines.ts';

/** `Value date 03/03`, `Data di valuta 03/03`: no name of a value date has more words. */
const MOST_NAMING = 3;

const isDay = (word: Word | undefined): boolean => word !== undefined && readDate(word.text)?.weak === false;

const hasFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => amount && !date && !amount.bare);

const namesValue = (words: readonly Word[]): boolean =>
  exactRoles(
    words
      .map(({ text }) => text)
      .join(' ')
      .replace(/[ ]*[:：]$/u, ''),
  ).includes('value-date');

/** How many words of a line's first cell name a day of value, where the cell holds them, that day and nothing else; 0 elsewhere. */
function namingWords({ words, size }: Line): number {
  const at = words.slice(0, MOST_NAMING + 1).findIndex(isDay);
  if (at < 1) return 0;
  const [day, next] = [words[at] as Word, words[at + 1]];
  const within = words.slice(0, at).every(({ box }, i) => (words[i + 1] as Word).box[0] - box[2] <= CELL_BLANK * size);
  const ends = next === undefined || next.box[0] - day.box[2] > CELL_BLANK * size;
  return within && ends && namesValue(words.slice(0, at)) ? at : 0;
}

/** Whether a line begins with a day, and another right below it at the same edge. */
const isBelow = (line: Line, above: Line | undefined): boolean =>
  above !== undefined &&
  isDay(above.words[0]) &&
  Math.abs(above.box[0] - line.box[0]) < DRIFTING_EDGE &&
  line.baseline - above.baseline <= LINE_STEP * Math.max(line.size, above.size);

/**
 * A day of value that its own line names so, right below the day of its row, stands in the same column as that: the name goes, for
 * it is of no text.
 *
 *     Date                Details                 Amount
 *     04/11/2023          TRANSFER                795.40
 *     val. 05/11/2023     L. NOBODY
 */
export function withoutNamesOfValueDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  return pages.map((page) =>
    page.map((line, i) => {
      const count = isBelow(line, page[i - 1]) && !hasFigure(line) ? namingWords(line) : 0;
      const [first, last] = [line.words[0], line.words[count]];
      if (count === 0 || !first || !last) return line;
      const named = line.words.slice(0, count + 1);
      const day = { ...last, box: hullOf(named), spaceBefore: first.spaceBefore };
      return { ...toLine(line.page, [day, ...line.words.slice(count + 1)]), valueDay: true };
    }),
  );
}
