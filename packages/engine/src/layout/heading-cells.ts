import { hullOf } from '../geometry/box.ts';
import { AND, exactRoles, headingsIn, holdsHeading } from '../languages/match.ts';
import type { HeadingCell, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { headedCurrencies } from '../values/headed-currency.ts';
import { withCurrencies } from './currency-headings.ts';
import { cutAtPoint } from './glued-headings.ts';
import { FIGURE_ROLES, isLegend, isQualifiedBalance } from './heading-roles.ts';
import { cellOf, isExact, LATIN, LONGEST_RUN, textOf } from './stacked-headings.ts';

/** A line's words as headings: cut where blanks are wide, and where names of columns are set close together. */

/** Words of two letters say something in some scripts, and where they name a column of figures: `In`, `Ut`, `Af`. */
export const says = (cell: HeadingCell): boolean =>
  cell.roles.length > 0 &&
  (cell.text.length > 2 || !LATIN.test(cell.text) || cell.roles.some((role) => FIGURE_ROLES.has(role)));

/** Whether `and` stands on either side of a cut. */
const isJoined = (words: readonly Word[], at: number): boolean =>
  [words[at - 1], words[at]].some((word) => word && AND.test(word.text));

/** A run of words as headings that are all known as they stand; null where it cannot be cut so. */
function cutExactly(words: readonly Word[]): HeadingCell[] | null {
  for (let at = words.length; at > 0; at--) {
    const part = words.slice(0, at);
    if (isJoined(words, at) || !isExact(textOf(part))) continue;
    const left = cellOf(part);
    if (!says(left)) continue;
    const right = at === words.length ? [] : cutExactly(words.slice(at));
    if (right) return [left, ...right];
  }
  return null;
}

/** `Amount in`, over `euros`: a figure's name that ends in the word before its currency, not one and a heading `In`. */
function goesOn(text: string): boolean {
  const [, name] = /^(.+) in$/iu.exec(text) ?? [];
  return name !== undefined && exactRoles(name).some((role) => role === 'amount' || role === 'balance');
}

/** `Posting date and code | Details`: what goes on with `and` is one heading, up to another one; null where nothing does. */
function cutBehindAnd(words: readonly Word[]): HeadingCell[] | null {
  const and = words.findIndex(({ text }) => AND.test(text));
  if (and < 1 || !isExact(textOf(words.slice(0, and)))) return null;
  const next = words.findIndex((_, at) => at > and + 1 && isExact(textOf(words.slice(at))));
  return next < 0 ? [cellOf(words)] : [cellOf(words.slice(0, next)), cellOf(words.slice(next))];
}

/**
 * `Amount Total` set close together is two headings: cut a run of words that means nothing as a whole where both parts
 * do, and where only the last part has a word more than we know (`In Booked balance`).
 */
function divide(words: readonly Word[]): HeadingCell[] {
  const text = textOf(words);
  // No heading stands in most runs, so that no part of them is one
  if (!holdsHeading(text)) return [{ text, box: hullOf(words), roles: [], words }];
  if (isLegend(text) || goesOn(text) || headedCurrencies(text).length > 0) return [cellOf(words)];
  if (isExact(text) || isQualifiedBalance(text) || words.length < 2 || words.length > LONGEST_RUN)
    return [cellOf(words)];
  const exact = cutExactly(words);
  if (exact) return exact;
  const joined = cutBehindAnd(words);
  if (joined) return joined;
  for (let at = words.length - 1; at > 0; at--) {
    if (!isExact(textOf(words.slice(0, at)))) continue;
    const parts = [cellOf(words.slice(0, at)), cellOf(words.slice(at))];
    if (parts.every(says)) return parts;
  }
  return [cellOf(words)];
}

/** Whether a stroke stands between two headings that are set close together. */
const isStroked = (left: HeadingCell, right: HeadingCell): boolean =>
  left.text.endsWith('/') || right.text.startsWith('/');

/** Names of two columns of figures stay apart, though a stroke stands between them: `Paid out / Paid in`. */
const namesOne = (left: HeadingCell, right: HeadingCell): boolean =>
  [left, right].every(({ roles }) => roles.every((role) => !FIGURE_ROLES.has(role))) ||
  left.roles.join() === right.roles.join();

/** `Details / Reference`: what a stroke joins is one column's heading, whose lines are of both kinds. */
function joinStroked(cells: readonly HeadingCell[]): HeadingCell[] {
  const joined: HeadingCell[] = [];
  for (const cell of cells) {
    const last = joined.at(-1);
    if (!last || !isStroked(last, cell) || !namesOne(last, cell)) joined.push(cell);
    else {
      const roles = [...new Set([...last.roles, ...cell.roles])];
      joined[joined.length - 1] = { ...cellOf([...(last.words ?? []), ...(cell.words ?? [])]), roles };
    }
  }
  return joined;
}

/** A line's words, cut where blanks are wide. */
export function runsOf(line: Line): Word[][] {
  const runs: Word[][] = [];
  for (const word of line.words.flatMap(cutAtPoint)) {
    const last = runs.at(-1)?.at(-1);
    if (last && word.box[0] - last.box[2] <= CELL_BLANK * line.size) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

/** Ideographs of one name are spread no wider than this many font sizes. */
const SPREAD = 4;
const IDEOGRAPH = /^\p{Script=Han}$/u;

/** Runs of which several are one ideograph each, closed up where these are a name together: `摘　　要`. */
function closedUp(runs: readonly Word[][], size: number): Word[][] {
  const closed: Word[][] = [];
  for (let at = 0; at < runs.length; ) {
    let end = at + 1;
    while (end < runs.length && goesOnSpread(runs[end - 1] as Word[], runs[end] as Word[], size)) end++;
    while (end > at + 1 && !isExact(textOf(runs.slice(at, end).flat()))) end--;
    closed.push(runs.slice(at, end).flat());
    at = end;
  }
  return closed;
}

function goesOnSpread([first, ...others]: readonly Word[], [next, ...more]: readonly Word[], size: number): boolean {
  if (!first || !next || others.length > 0 || more.length > 0) return false;
  return [first, next].every(({ text }) => IDEOGRAPH.test(text)) && next.box[0] - first.box[2] <= SPREAD * size;
}

/** The cells of one line, cut where blanks are wide and where headings are set close together. */
export const lineCells = (line: Line): HeadingCell[] =>
  withCurrencies(closedUp(runsOf(line), line.size).flatMap((words) => joinStroked(divide(words))));

/** `Foreign Currency Current    Account No. 0783-570381-01`, `CHECKING    ID S0080`: a title that gives an account's number, no columns. */
const NAMES_A_NUMBER =
  /\p{Nd}(?:[ ./-]?\p{Nd}){6}|(?<![\p{L}\d])(?:(?:[Xx*•]{4}[ -]?){2,3}\d{3,4}|\p{Lu}{1,2}\d{4,})(?![\p{L}\d])/u;

/** `Movements of card no. 5528`: the end of a card's number right behind its name. */
const isEndOfCard = (text: string): boolean =>
  headingsIn(text).some(
    ({ role, at, length }) =>
      role === 'card-number' && /^[ :：]*\p{Nd}{4}(?![\p{L}\p{Nd}])/u.test(text.slice(at + length)),
  );

/** True for a line that gives the number of an account or a card: a title, and no names of columns. */
export const namesNumber = (text: string): boolean => NAMES_A_NUMBER.test(text) || isEndOfCard(text);
