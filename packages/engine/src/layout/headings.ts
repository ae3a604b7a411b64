import { hullOf, overlapX } from '../geometry/box.ts';
import type { Phrase } from '../languages/language.ts';
import { countLetters } from '../languages/letters.ts';
import { type Found, phrasesIn } from '../languages/match.ts';
import type { ColumnRole, Heading, HeadingCell, Line } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import { LINE_STEP } from '../tolerances.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { isBoldLastLine } from './bold-headings.ts';
import { lineCells, namesNumber, runsOf, says } from './heading-cells.ts';
import { FIGURES_SEEN, isInsideTable } from './heading-inside-table.ts';
import { FIGURE_ROLES } from './heading-roles.ts';
import { isInterleaved } from './interleaved-headings.ts';
import { cutOver, isExact, isNamedAgain, isSetUnder, type Rated, stack } from './stacked-headings.ts';

/** A heading has no more lines than these. */
const MOST_LINES = 3;

const NAMES: ReadonlySet<ColumnRole> = new Set([
  'date',
  'value-date',
  'description',
  'counterparty',
  'type',
  'reference',
]);

const DAYS: ReadonlySet<ColumnRole> = new Set(['date', 'value-date', 'transaction-date']);

const holdsValues = (line: Line): boolean =>
  line.tokens.some((token) => (token.amount && !token.amount.bare) || (token.date && !token.date.weak));

/** `Currency: EURO` names a value, not a column. */
const NAMES_A_VALUE = /[:：]\s*\S/u;

/** `Page 2 / 2` beside a name that is a heading elsewhere is the page's head. */
const COUNTS_PAGES = /(?:^| )\p{Nd}{1,3} ?\/ ?\p{Nd}{1,3}(?: |$)/u;

/**
 * Words set as a sentence are no heading (`Card payment`, `Debit Card Transaction`), unless each of them names a column, one
 * of them that of days, and they are a whole one.
 */
function isSentence(line: Line, cells: readonly HeadingCell[]): boolean {
  if (cells.length < 2 || runsOf(line).length > 1) return false;
  const ofDays = cells.some(({ roles }) => roles.some((role) => DAYS.has(role)) && !roles.includes('description'));
  return !(ofDays && isHeading(cells) && cells.every(({ text }) => isExact(text)));
}

/** More words than these are a text, unless wide blanks part them as columns: papers set out of a table's export have twenty of them. */
const MOST_HEADING_WORDS = 24;
const WORDS_OF_COLUMN = 2;

const isLong = (line: Line): boolean =>
  line.words.length > MOST_HEADING_WORDS && line.words.length > runsOf(line).length * WORDS_OF_COLUMN;

function rate(line: Line): Rated | null {
  if (holdsValues(line) || isLong(line)) return null;
  if (NAMES_A_VALUE.test(line.text) || COUNTS_PAGES.test(line.text) || namesNumber(line.text)) return null;
  const cells = lineCells(line);
  if (isSentence(line, cells)) return null;
  const known = cells.filter((cell) => cell.roles.length > 0).length;
  return known > 0 && known * 2 >= cells.length ? { line, cells, known } : null;
}

const OF_A_BILL: ReadonlySet<Phrase> = new Set(['credit-limit', 'minimum-payment', 'payment-due', 'statement-date']);
/** A cell says a phrase where it says little else. */
const SAYS_SHARE = 0.8;

const saysOfBill = (text: string, { phrase, at, length }: Found): boolean =>
  OF_A_BILL.has(phrase) && countLetters(text.slice(at, at + length)) >= countLetters(text) * SAYS_SHARE;

/**
 * An opening balance heads a summary, and so does what a bill names once, such as its limit; but not beside days, texts and
 * figures (`Posted | As of | Description | Amount`).
 */
function headsSummary(cells: readonly HeadingCell[]): boolean {
  const phrases = cells.flatMap(({ text }) => phrasesIn(text).map((found) => ({ text, found })));
  if (phrases.some(({ found }) => found.phrase === 'opening')) return true;
  const has = (...some: readonly ColumnRole[]): boolean =>
    cells.some(({ roles }) => roles.some((role) => some.includes(role)));
  const rows = has('date', 'transaction-date') && has('description') && has('amount', 'money-in', 'money-out');
  return !rows && phrases.some(({ text, found }) => saysOfBill(text, found));
}

/** `Booked  Value  Details`, over figures without a name or under their currency's: days of both kinds and texts are named by rows of bookings alone. */
function namesRows(cells: readonly HeadingCell[]): boolean {
  const has = (role: ColumnRole): boolean => cells.some(({ roles }) => roles[0] === role);
  return (
    cells.every(({ text }) => isExact(text) || isCurrencyCode(text)) &&
    has('date') &&
    has('value-date') &&
    has('description')
  );
}

/** The first row stands within so many lines below its heading: a title, or an opening balance, may come between. */
const ROWS_SEEN = 4;

/**
 * Names of days and of texts over a row that has a day under the first, and figures under words that nobody knows:
 *
 *     Date           Details                Qwertz      Asdfg
 *     03.08.2024     Card payment            21.12
 */
function standsOverRow(cells: readonly HeadingCell[], below: readonly Line[]): boolean {
  const over = (box: Box): HeadingCell | undefined => cells.find((cell) => overlapX(cell.box, box) > 0);
  const named = (role: ColumnRole): boolean => cells.some(({ roles }) => roles[0] === role);
  if (!named('description')) return false;
  return below.some(({ tokens }) => {
    const days = tokens.filter(({ date }) => date && !date.weak);
    const figures = tokens.filter(({ amount, date }) => amount && !amount.bare && date?.weak !== false);
    const ofDays = days.some(({ box }) => over(box)?.roles.some((role) => DAYS.has(role)));
    return ofDays && figures.length > 0 && figures.every(({ box }) => over(box)?.roles.length === 0);
  });
}

/** A heading says what stands in at least two columns, one of them figures. That of a summary is none. */
function isHeading(cells: readonly HeadingCell[], below: readonly Line[] = []): boolean {
  const known = cells.filter((cell) => cell.roles.length > 0);
  const figures = known.filter((cell) => cell.roles.some((role) => FIGURE_ROLES.has(role)));
  const names = known.filter((cell) => cell.roles.some((role) => NAMES.has(role)));
  if (headsSummary(cells)) return false;
  if (namesRows(cells) || standsOverRow(cells, below)) return true;
  const apart = figures.some((figure) => names.some((name) => name !== figure));
  return apart && known.length * 2 >= cells.length;
}

/**
 * Words alone on their line, at the left edge of the heading below them, are its table's title, though they may hold
 * words of headings:
 *
 *     Movements booked in the period
 *            DATE                              BALANCE
 *     BOOKED  VALUE  DETAILS   AMOUNT     BOOKED   AVAILABLE
 */
function isTitle([first, second]: readonly Rated[]): boolean {
  if (!first || runsOf(first.line).length > 1 || isHeading(first.cells)) return false;
  if (second && titlesSection(first, second)) return true;
  const below = second?.cells[0];
  return below !== undefined && first.line.box[0] < below.box[0] + 8 && !namesTogether(first, below);
}

const OF_SECTIONS: ReadonlySet<Phrase> = new Set(['section-in', 'section-out']);

/**
 * Nothing but a section's name, over no column of figures of a heading that is whole without it, is that section's title,
 * wherever it is centred:
 *
 *                     Deposits and other credits
 *     DATE          AMOUNT   DESCRIPTION
 */
function titlesSection({ line }: Rated, { cells }: Rated): boolean {
  const named = phrasesIn(line.text).some(
    ({ phrase, length }) => OF_SECTIONS.has(phrase) && length === line.text.length,
  );
  const overFigures = cells.some(
    ({ box, roles }) => overlapX(line.box, box) > 0 && roles.some((role) => FIGURE_ROLES.has(role)),
  );
  return named && !overFigures && isHeading(cells);
}

/**
 * Words that name a column only together with those right below them are its heading's first line:
 *
 *     Posting
 *     day       Details     Amount     Balance
 */
const namesTogether = ({ line }: Rated, below: HeadingCell): boolean =>
  below.roles.length === 0 && overlapX(line.box, below.box) > 0 && isExact(`${line.text} ${below.text}`);

/**
 * Words below a heading's line that name columns only together with those right above them are its last line, and no
 * text of the first row:
 *
 *     Date    Details     Amount     Balance     Init.
 *                                                 Br
 */
function lastLine(line: Line, [above, top]: readonly (Rated | null | undefined)[], below?: Line): Rated | null {
  if (!above || holdsValues(line)) return null;
  const cells = lineCells(line);
  const completes = (cell: HeadingCell): boolean => {
    const over = above.cells.filter((other) => overlapX(other.box, cell.box) > 0);
    const isOpen = ({ text, roles }: HeadingCell): boolean => roles.length === 0 || isNamedAgain(text, above.cells);
    return over.length === 1 && over.every((head) => isOpen(head) && isExact(`${head.text} ${cell.text}`));
  };
  const isUnder = standUnder(cells, above.cells) || isBoldLastLine(line, cells, above, below);
  const goesOn = cells.every(completes) || isUnder || isInterleaved(line, cells, above, top);
  return cells.length > 0 && goesOn ? { line, cells, known: cells.filter(says).length } : null;
}

/**
 * Words above a heading's line, or above its middle one, that name columns only together with those below them are its
 * first line, and what else stands right over a heading there, goes on with it, known or not:
 *
 *              Booking   Effct.
 *     Bought             day       Details     Amount
 *              day
 */
function firstLine(line: Line, below: readonly (Rated | null | undefined)[]): Rated | null {
  if (holdsValues(line) || !below[0]) return null;
  const cells = cutOver({ line, cells: lineCells(line) }, below[0].cells);
  const rows = below.flatMap((row) => row?.cells ?? []);
  const pairs = cells.map((cell) => ({ cell, under: rows.filter((other) => overlapX(other.box, cell.box) > 0) }));
  const known = pairs.filter(({ cell, under }) => isExact(`${cell.text} ${under[0]?.text}`)).length;
  const fits = pairs.every(({ cell, under: [first, second] }) => {
    if (!first || second) return false;
    return isExact(`${cell.text} ${first.text}`) || isSetUnder(cell, first);
  });
  return fits && known > 0 && known * 2 >= cells.length ? { line, cells, known: cells.length } : null;
}

/** So many words under headings are no text of a row. */
const FEWEST_UNDER = 3;

/**
 * Words of which several stand under one heading each, some of them where rows have days or figures, go on with the heading,
 * known or not:
 *
 *     DATE     DATE      DETAILS     UNIT      BALANCE
 *     PROC.    VALUE                  NO.     AVAILABLE
 */
function standUnder(cells: readonly HeadingCell[], above: readonly HeadingCell[]): boolean {
  const over = cells.map((cell) => above.filter((other) => overlapX(other.box, cell.box) > 0));
  const under = over.filter(({ length }) => length > 0);
  const ofValues = under.filter(([head]) => head?.roles.some((role) => FIGURE_ROLES.has(role) || DAYS.has(role)));
  return under.length >= FEWEST_UNDER && ofValues.length > 1 && under.every(({ length }) => length === 1);
}

/** Words below a heading that stand under its descriptions alone begin the first row's text. */
const isText = ({ cells }: Rated, { cells: heads }: Heading): boolean =>
  cells.every(({ box }) =>
    heads.every(({ box: head, roles }) => overlapX(head, box) <= 0 || roles[0] === 'description'),
  );

const knownIn = (cells: readonly HeadingCell[]): number => cells.filter(({ roles }) => roles.length > 0).length;

/** Headings of a run of lines, with the index of their first line, from top to bottom. */
export function findHeadings(lines: readonly Line[]): { readonly at: number; readonly heading: Heading }[] {
  const rated = lines.map(rate);
  for (const [i, line] of lines.entries()) rated[i] ??= lastLine(line, [rated[i - 1], rated[i - 2]], lines[i + 1]);
  for (const [i, line] of lines.entries()) rated[i] ??= firstLine(line, rated.slice(i + 1, i + MOST_LINES));
  const rowsBelow = (from: number): readonly Line[] => lines.slice(from, from + ROWS_SEEN);
  const found: { at: number; heading: Heading }[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!rated[at]?.known) continue;
    let best: { at: number; heading: Heading } | null = null;
    for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count++) {
      const part = rated[at + count - 1];
      const before = rated[at + count - 2];
      if (!part) break;
      if (count > 1 && before && part.line.baseline - before.line.baseline > LINE_STEP * part.line.size) break;
      const rows = rated.slice(at, at + count) as Rated[];
      if (count > 1 && isTitle(rows)) continue;
      const cells = stack(rows);
      if (
        !isHeading(cells, rowsBelow(at + count)) ||
        (best && isText(part, best.heading) && knownIn(cells) <= knownIn(best.heading.cells))
      )
        continue;
      const box = hullOf(rows.map((row) => row.line));
      if (!best || knownIn(cells) >= knownIn(best.heading.cells)) {
        best = { at, heading: { cells, box, lines: count } };
      }
    }
    const below = lines.slice(at + (best?.heading.lines ?? 0), at + FIGURES_SEEN);
    if (!best || isInsideTable(best.heading, found.at(-1)?.heading, below)) continue;
    found.push(best);
    at += best.heading.lines - 1;
  }
  return found;
}
