import { exactRoles } from '../languages/match.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { readDate } from '../values/date.ts';
import { toLine } from './lines.ts';

/** Text on either side of a stroke that parts the two halves of a word, where these are what `are` says. */
function halves(text: string, are: (half: string) => boolean): readonly [string, string] | null {
  for (const { index } of text.matchAll(/(?<=.)\/(?=.)/gu)) {
    const [first, last] = [text.slice(0, index), text.slice(index + 1)];
    if (are(first) && are(last)) return [first, last];
  }
  return null;
}

const isDay = (text: string): boolean => readDate(text)?.weak === false;
const isNameOfDay = (text: string): boolean =>
  exactRoles(text).some((role) => role === 'date' || role === 'value-date');

/** A word of two days, or of two names of days, as the two and the stroke between them: `08.04./09.04.`, `Booked/Value`. */
function loose(word: Word): Word[] {
  const parts = halves(word.text, isDay) ?? halves(word.text, isNameOfDay);
  if (!parts) return [word];
  const [x0, y0, x1, y1] = word.box;
  const cut = (letters: number): number => x0 + ((x1 - x0) * letters) / word.text.length;
  const before = parts[0].length;
  return [
    { ...word, text: parts[0], box: [x0, y0, cut(before), y1] },
    { ...word, text: '/', box: [cut(before), y0, cut(before + 1), y1], spaceBefore: false },
    { ...word, text: parts[1], box: [cut(before + 1), y0, x1, y1], spaceBefore: false },
  ];
}

/** A line whose first cell is two days in one word, or that names them so, with these apart. */
function loosened(line: Line): Line {
  const { words, size } = line;
  const at = words.findIndex(({ text }) => text.length > 2 && text.includes('/') && !readDate(text));
  const word = words[at];
  const before = words[at - 1];
  if (!word || (before && word.box[0] - before.box[2] <= CELL_BLANK * size)) return line;
  const parts = loose(word);
  return parts.length === 1 ? line : toLine(line.page, [...words.slice(0, at), ...parts, ...words.slice(at + 1)]);
}

/** A heading's words before and behind the slash are no more than these. */
const MOST_WORDS = 3;

const namesDays = (words: readonly Word[]): boolean => isNameOfDay(words.map(({ text }) => text).join(' '));

/** Where on a line slashes stand that have a blank on either side. */
const slashesOn = ({ words }: Line): number[] =>
  words.flatMap(({ text }, at) => (text === '/' && at > 0 && at < words.length - 1 ? [at] : []));

/** Whether names of days end and begin at a slash: `Value / Posting date`. */
function partsNames({ words, size }: Line, at: number): boolean {
  const close = (a: number, b: number): boolean =>
    (words[b] as Word).box[0] - (words[a] as Word).box[2] <= CELL_BLANK * size;
  let from = at - 1;
  while (from > 0 && at - from < MOST_WORDS && close(from - 1, from)) from--;
  let to = at + 1;
  while (to + 1 < words.length && to - at < MOST_WORDS && close(to, to + 1)) to++;
  return namesDays(words.slice(from, at)) && namesDays(words.slice(at + 1, to + 1));
}

/** Whether a slash parts two whole dates: `04.05.2022 / 02.05.2022`. */
const partsDates = ({ words }: Line, at: number): boolean =>
  [words[at - 1], words[at + 1]].every((word) => word && readDate(word.text)?.weak === false);

const without = (line: Line, slashes: readonly number[]): Line =>
  slashes.length === 0
    ? line
    : toLine(
        line.page,
        line.words.filter((_, at) => !slashes.includes(at)),
      );

/** So many lines on which two dates stand so are a table's, though no heading names them. */
const FEWEST = 2;

/** Where on a line its first date stands, if that begins a cell: a period in a text is no pair of days. */
function firstDay(line: Line): number | null {
  const at = line.words.findIndex(({ text }) => readDate(text)?.weak === false);
  const [before, date] = [line.words[at - 1], line.words[at]];
  return date && (!before || date.box[0] - before.box[2] > CELL_BLANK * line.size) ? at : null;
}

/** The slash that parts a line's first two dates. */
function slashOfPair(line: Line): number[] {
  const at = firstDay(line);
  return at !== null && line.words[at + 1]?.text === '/' && partsDates(line, at + 1) ? [at + 1] : [];
}

/** Whether two dates begin a cell, whatever parts them. */
function beginsWithPair(line: Line): boolean {
  const at = firstDay(line);
  if (at === null) return false;
  return readDate(line.words[at + 1]?.text ?? '')?.weak === false || slashOfPair(line).length > 0;
}

/**
 * Two dates in one cell, parted by a slash as their names are in the heading, stand in two columns: the slashes go.
 *
 *     No.    Value / Posting date          Details          EUR
 *     01     04.05.2022 / 02.05.2022       TRANSFER       31.04
 *     02     09.05.2022 08.05.2022         RENT          810.00
 *
 * No blank may stand beside it: `08.04./09.04.` below `Booked/Value`.
 */
export function partPairedDays(pages: readonly (readonly Line[])[]): (readonly Line[])[] {
  const loose = pages.map((page) => page.map(loosened));
  const lines = loose.flat();
  const named = lines.some((line) => slashesOn(line).some((at) => partsNames(line, at)));
  const pairs = lines.filter(beginsWithPair).length;
  if (pairs < (named ? 1 : FEWEST)) return [...pages];
  const names = (line: Line): number[] => slashesOn(line).filter((at) => partsNames(line, at));
  return loose.map((page) => page.map((line) => without(line, [...names(line), ...slashOfPair(line)])));
}
