import { hullOf, overlapX, union } from '../geometry/box.ts';
import { exactRoles } from '../languages/match.ts';
import type { ColumnRole, HeadingCell, Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { SET_EDGE } from '../tolerances.ts';
import { joinedAsRead } from '../values/right-to-left.ts';
import { rolesOf } from './heading-roles.ts';

/** Headings printed on several lines, as one. */

/** Longer runs of words are texts, not headings set close together. */
export const LONGEST_RUN = 6;
export const LATIN = /^[\p{Script=Latin}.]+$/u;

export const textOf = (words: readonly Word[]): string => joinedAsRead(words.map((word) => word.text));
export const isExact = (text: string): boolean => exactRoles(text).length > 0;

export function cellOf(words: readonly Word[]): HeadingCell {
  const text = textOf(words);
  return { text, box: hullOf(words), roles: rolesOf(text), words };
}

/** A line that may head columns, with its cells and how many of them are known. */
export interface Rated {
  readonly line: Line;
  readonly cells: readonly HeadingCell[];
  readonly known: number;
}

/** Texts that say whom or what a booking is for, and those that may stand on a line of their own among them. */
const TEXTS: ReadonlySet<ColumnRole> = new Set(['description', 'counterparty', 'counterparty-account']);
const BESIDE_TEXTS: ReadonlySet<ColumnRole> = new Set([...TEXTS, 'type', 'reference', 'note', 'category']);

/** `Beleg-` over `datum` is one word, cut at the line's end; of `Konto-` over `Nr.` the hyphen stays. */
function stackedText(above: string, below: string): string {
  const word = /\p{L}-$/u.test(above) ? above.slice(0, -1) + below : null;
  return word !== null && isExact(word) ? word : `${above} ${below}`;
}

/**
 * What two lines of a heading name: together, or else each, as where it is printed in two scripts, or where each names a line
 * of the rows. The kind of a booking is then one line of its text:
 *
 *     Date           Transaction type       Amount
 *     Value date     Counterparty
 *     03.02.2025     Card payment           -12.00
 *     04.02.2025     GREEN GROCER
 */
function stackedRoles(above: HeadingCell, below: HeadingCell, text: string): readonly ColumnRole[] {
  const kindLast = (role: ColumnRole): number => (role === 'type' ? 1 : 0);
  const both = [...new Set([...above.roles, ...below.roles])].sort((a, b) => kindLast(a) - kindLast(b));
  const [first, second] = [above, below].map((cell) => LATIN.test(cell.text.replace(/[ -]/gu, '')));
  const texts = both.some((role) => TEXTS.has(role)) && both.every((role) => BESIDE_TEXTS.has(role));
  if ((first !== second || (texts && !isExact(text))) && isExact(above.text) && isExact(below.text)) return both;
  const together = rolesOf(text);
  return together.length > 0 ? together : both;
}

const wordsIn = ({ line }: Pick<Rated, 'line'>, { box }: HeadingCell): Word[] =>
  line.words.filter((word) => word.box[0] >= box[0] && word.box[2] <= box[2]);

/**
 * Headings set close together are cut where the first goes on from the line above it:
 *
 *     Cheque
 *     Number Description
 */
function cutUnder(above: readonly HeadingCell[], row: Rated): HeadingCell[] {
  return row.cells.flatMap((cell) => {
    const over = above.filter((other) => overlapX(other.box, cell.box) > 0);
    const words = wordsIn(row, cell);
    const [first] = over;
    if (!first || over.length > 1 || words.length > LONGEST_RUN || isExact(cell.text)) return [cell];
    for (let at = 1; at < words.length; at++) {
      const [left, right] = [cellOf(words.slice(0, at)), cellOf(words.slice(at))];
      const joins = isExact(`${first.text} ${left.text}`) && overlapX(first.box, right.box) <= 0;
      if (joins && isExact(right.text)) return [left, right];
    }
    return [cell];
  });
}

/** A heading's lines as one: parts above each other belong together (`Transaction` over `Date`). */
function stackCells(rows: readonly (readonly HeadingCell[])[]): HeadingCell[] {
  let cells: HeadingCell[] = [...(rows[0] ?? [])];
  for (const row of rows.slice(1)) {
    const free = new Set(row);
    cells = cells.map((cell) => {
      const below = row.filter((part) => overlapX(cell.box, part.box) > 0);
      if (below.length !== 1) return cell;
      const part = below[0] as HeadingCell;
      if (cells.filter((other) => overlapX(other.box, part.box) > 0).length > 1) return cell;
      free.delete(part);
      const text = stackedText(cell.text, part.text);
      return { text, box: union(cell.box, part.box), roles: stackedRoles(cell, part, text) };
    });
    cells = joinLines(cells, [...free]).filter((cell, _, all) => !spans(cell, all));
  }
  return cells.sort((a, b) => a.box[0] - b.box[0]);
}

/**
 * Names of texts as close together as words are, below one of them, are one with it: each line of the heading names a line of
 * the rows.
 *
 *     Date      Counterparty
 *               Reference Message        Amount
 */
function joinLines(cells: readonly HeadingCell[], row: readonly HeadingCell[]): HeadingCell[] {
  const joined = new Set<HeadingCell>();
  const whole = cells.map((cell) => {
    const under = row.filter(({ box }) => overlapX(cell.box, box) > 0);
    if (under.length < 2 || !namesLines(cell, under)) return cell;
    for (const one of under) joined.add(one);
    const text = [cell, ...under].map((each) => each.text).join(' ');
    return { text, box: hullOf([cell, ...under]), roles: cell.roles };
  });
  return [...whole, ...row.filter((one) => !joined.has(one))];
}

function namesLines(cell: HeadingCell, under: readonly HeadingCell[]): boolean {
  const close = (a: HeadingCell, b: HeadingCell | undefined): boolean =>
    b === undefined || b.box[0] - a.box[2] < a.box[3] - a.box[1];
  const areTexts = under.every(({ roles: [role] }) => role !== undefined && BESIDE_TEXTS.has(role));
  return areTexts && cell.roles.some((role) => TEXTS.has(role)) && under.every((one, i) => close(one, under[i + 1]));
}

/** A heading over several others (`SALDO` over `OPERACION` and `LIQUIDACION`) gives them its meaning and goes. */
function spans(cell: HeadingCell, all: HeadingCell[]): boolean {
  const under = all.filter(
    (other) => other !== cell && other.box[1] > cell.box[1] && overlapX(cell.box, other.box) > 0,
  );
  if (under.length < 2) return false;
  for (const other of under) {
    if (other.roles.length > 0) continue;
    all[all.indexOf(other)] = { ...other, text: `${cell.text} ${other.text}`, roles: cell.roles };
  }
  return true;
}

/** One stands below the other, as two lines of a narrow heading do. */
export const isSetUnder = (above: HeadingCell, below: HeadingCell): boolean =>
  Math.abs(above.box[0] - below.box[0]) < SET_EDGE || Math.abs(above.box[2] - below.box[2]) < SET_EDGE;

/** `Date   Date`: only what stands below tells one from the other. */
export const isNamedAgain = (text: string, cells: readonly HeadingCell[]): boolean =>
  cells.filter((cell) => cell.text === text).length > 1;

/** Whether two cells of a heading's lines are exactly one name. */
const isOne = (upper: HeadingCell, lower: HeadingCell): boolean =>
  isExact(`${upper.text} ${lower.text}`) && isSetUnder(upper, lower);

/**
 * Words set close together, cut so that each part stands right over its own heading below; null where none of them is one name with
 * it, or a part stands over nothing:
 *
 *     Posting Effectv                     (which day `Effectv` is, nobody knows: that of posting is the other)
 *     Date    Date     Details
 */
function cutByEdges(words: readonly Word[], [first, ...others]: readonly HeadingCell[]): HeadingCell[] | null {
  if (!first) return null;
  if (others.length === 0) return isSetUnder(cellOf(words), first) ? [cellOf(words)] : null;
  for (let at = 1; at < words.length; at++) {
    const left = cellOf(words.slice(0, at));
    const right = isSetUnder(left, first) ? cutByEdges(words.slice(at), others) : null;
    if (right) return [left, ...right];
  }
  return null;
}

/**
 * Headings set close together are cut where the first goes on in the line below it, and the other is known as it stands or stands
 * right over another one there:
 *
 *     Abroad Amount (£)          Bought Processed    Details
 *     amount                     on     on
 */
export function cutOver(row: Pick<Rated, 'line' | 'cells'>, below: readonly HeadingCell[]): HeadingCell[] {
  return row.cells.flatMap((cell) => {
    const under = below.filter((other) => overlapX(other.box, cell.box) > 0);
    const words = wordsIn(row, cell);
    const [part] = under;
    if (!part || words.length > LONGEST_RUN) return [cell];
    if (under.length > 1) {
      const cut = cutByEdges(words, under);
      return cut?.some((upper, i) => isOne(upper, under[i] as HeadingCell)) ? cut : [cell];
    }
    for (let at = 1; at < words.length; at++) {
      const [left, right] = [cellOf(words.slice(0, at)), cellOf(words.slice(at))];
      if (isOne(left, part) && overlapX(part.box, right.box) <= 0 && right.roles.length > 0) return [left, right];
    }
    return [cell];
  });
}

/** The lines of a heading as one. */
export function stack(rows: readonly Rated[]): HeadingCell[] {
  const under = rows.map((row, i) => ({
    ...row,
    cells: i === 0 ? row.cells : cutUnder(rows[i - 1]?.cells ?? [], row),
  }));
  return stackCells(under.map((row, i) => cutOver(row, under[i + 1]?.cells ?? [])));
}
