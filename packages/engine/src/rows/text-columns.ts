import { hullOf, overlapX } from '../geometry/box.ts';
import { exactRoles, phrasesIn } from '../languages/match.ts';
import { roleByContent, share } from '../proposals/columns/text-content.ts';
import type { ColumnRole, HeadingCell, SetTable, Table, Token } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { DRIFTING_EDGE, SET_EDGE } from '../tolerances.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { isReadFromRight, joinedAsRead } from '../values/right-to-left.ts';
import { type Band, textBands } from './text-bands.ts';
import { DESCRIBES, type TextColumn, toldTogether } from './text-roles.ts';

/** Columns of dates and figures, which hold no texts. Foreign amounts have their currency beside them (`USD   75,89`). */
const VALUES: ReadonlySet<ColumnRole> = new Set([
  'date',
  'value-date',
  'transaction-date',
  'amount',
  'money-in',
  'money-out',
  'balance',
  'net',
  'gross',
  'fee',
]);

/** A table's columns of texts, from left to right. */
export interface TextColumns {
  readonly columns: readonly TextColumn[];
  /** Left edges at which a text that runs on is cut. */
  readonly starts: readonly number[];
  /** Whether the table's texts, and so its columns, are read from right to left. */
  readonly fromRight?: true;
  /** Of columns that a person set, which of them a token stands in. */
  readonly setAt?: ReadonlyMap<Token, number>;
}

/** A heading is this far from its column's texts at most, in points. */
const REACH = 30;

/** So many figures under a heading are a column of its own. */
const FIGURES = 2;

/** What a text under a heading is, where the heading's words allow several meanings: text is no date and no figure. */
const textRole = (roles: readonly ColumnRole[]): ColumnRole =>
  roles.find((role) => DESCRIBES.includes(role)) ?? roles.find((role) => !VALUES.has(role)) ?? 'description';

/** A heading of dates or figures alone. */
const namesValues = ({ roles }: HeadingCell): boolean => roles.length > 0 && roles.every((role) => VALUES.has(role));

/** How well a heading stands over a band: it may begin where texts do, end where they do, or stand in their middle. */
function fit({ left, right }: Band, cell: HeadingCell): number {
  const [from, , to] = cell.box;
  const shared = overlapX([left, 0, right, 0], cell.box);
  if (shared <= 0) return namesValues(cell) ? 0 : Math.max(0, 0.5 * (1 + shared / REACH));
  const begins = Math.abs(left - from) < SET_EDGE ? 1 : 0;
  const within = shared / Math.max(1, Math.min(right - left, to - from));
  // Most of what stands under a heading of values is claimed by their column
  return (1 + begins + within) * (namesValues(cell) ? 0.05 : 1);
}

/** The headings over bands, in order, so that together they fit best; null for a band without one. */
function headingsOver(bands: readonly Band[], cells: readonly HeadingCell[]): (HeadingCell | null)[] {
  const most = Math.max(1, ...bands.map((band) => band.cells.length));
  const weight = (band: Band): number => 0.2 + (0.8 * band.cells.length) / most;
  // best[i][j]: of the bands from i on and the headings from j on
  const best = Array.from({ length: bands.length + 1 }, () => new Float64Array(cells.length + 1));
  const at = (i: number, j: number): number => best[i]?.[j] ?? 0;
  const joined = (i: number, j: number): number => {
    const rating = fit(bands[i] as Band, cells[j] as HeadingCell);
    return rating > 0 ? rating * weight(bands[i] as Band) + at(i + 1, j + 1) : -1;
  };
  for (let i = bands.length - 1; i >= 0; i--) {
    for (let j = cells.length - 1; j >= 0; j--) {
      (best[i] as Float64Array)[j] = Math.max(at(i + 1, j), at(i, j + 1), joined(i, j));
    }
  }
  const over: (HeadingCell | null)[] = [];
  for (let i = 0, j = 0; i < bands.length; ) {
    if (j < cells.length && at(i, j) === at(i, j + 1)) j++;
    else if (j < cells.length && at(i, j) === joined(i, j)) {
      over.push(cells[j++] ?? null);
      i++;
    } else {
      over.push(null);
      i++;
    }
  }
  return over;
}

/**
 * The headings that may stand over texts. One over a column of figures that no text stands under is theirs alone:
 *
 *     Date    Details                          Foreign amount    Amount
 *     03 Mar  GROCER        LISBON    PRT           12.00 USD     11.00
 */
function headingsFor(bands: readonly Band[], table: Table): HeadingCell[] {
  const taken = new Set(
    table.figures.flatMap(({ heading, tokens }) => (heading && tokens.length >= FIGURES ? [heading] : [])),
  );
  const isOver = ({ box }: HeadingCell): boolean =>
    bands.some(({ left, right }) => overlapX([left, 0, right, 0], box) > 0);
  const cells = table.heading?.cells.flatMap((cell) => (taken.has(cell) ? [cell] : cutOver(bands, cell))) ?? [];
  return cells.filter((cell) => !taken.has(cell) || isOver(cell));
}

/** Headings set as close as words of one are cut where bands begin right below them, if one of them is known: `DOCUMT DETAILS`. */
function cutOver(bands: readonly Band[], cell: HeadingCell): HeadingCell[] {
  const { words = [], text } = cell;
  const parts: Word[][] = [];
  for (const word of words) {
    const begins = bands.some(({ left }) => Math.abs(left - word.box[0]) < SET_EDGE);
    if (parts.length === 0 || begins) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  const cells = parts.map((part) => {
    const name = joinedAsRead(part.map(({ text }) => text));
    return { text: name, box: hullOf(part), roles: exactRoles(name), words: part };
  });
  const isOver = ({ box }: HeadingCell): boolean =>
    bands.some(({ left, right }) => overlapX([left, 0, right, 0], box) > 0);
  const cut = exactRoles(text).length === 0 && cells.some(({ roles }) => roles.length > 0) && cells.every(isOver);
  return cut ? cells : [cell];
}

const namesAccount = ({ text }: HeadingCell): boolean =>
  phrasesIn(text).some(({ phrase }) => phrase === 'account-number');

/** A column that repeats one number for every row names the account or the card that the pages are of, not a booking. */
const repeatsNumber = ({ cells: [first = '', ...others] }: Band, cell: HeadingCell): boolean =>
  /\d/u.test(first) && others.every((text) => text === first) && namesAccount(cell);

const isUnknown = (cell: HeadingCell | null): boolean => cell === null || cell.roles.length === 0;

/** What a band holds by its content, where no heading that we know names it; null for words. */
function contentOf({ cells }: Band, cell: HeadingCell | null): ColumnRole | null {
  if (isUnknown(cell)) return roleByContent(cells, cell !== null);
  const role = roleByContent(cells, false);
  // Whatever a heading says, times are no words, and codes that differ count no rows
  return role === 'time' || (role === 'reference' && cell?.roles[0] === 'sequence') ? role : null;
}

/** Letters that are no currency's code, and not one alone: among figures, `21.7160 CZK/USD` is a rate, `09/11/1444H` a day. */
const saysWords = (text: string): boolean =>
  /\p{L}{2}|[\u2e80-\uffff]/u.test(text.replace(/\p{L}+/gu, (word) => (isCurrencyCode(word) ? '' : word)));

/** What a band's texts are under its heading. */
function roleUnder(band: Band, cell: HeadingCell): ColumnRole {
  if (repeatsNumber(band, cell)) return 'card-number';
  const content = namesAccount(cell) ? null : contentOf(band, cell);
  if (content) return content;
  if (!namesValues(cell)) return textRole(cell.roles);
  return share(band.cells, saysWords) > 0.5 ? 'description' : 'other';
}

/** Bands with a heading as columns; those without one go on with the column at their left. */
function columnsOf(bands: readonly Band[], over: readonly (HeadingCell | null)[]): TextColumn[] {
  const columns: TextColumn[] = [];
  bands.forEach((band, i) => {
    const cell = over[i] ?? null;
    const last = columns.at(-1);
    const content = cell ? null : contentOf(band, cell);
    if (content) columns.push({ heading: null, role: content, left: band.left, cells: band.cells });
    else if (cell) columns.push({ heading: cell, role: roleUnder(band, cell), left: band.left, cells: band.cells });
    else if (last && DESCRIBES.includes(last.role))
      columns[columns.length - 1] = { ...last, cells: [...last.cells, ...band.cells] };
    else columns.push({ heading: null, role: 'description', left: band.left, cells: band.cells });
  });
  return columns;
}

/** The columns of texts that a person set. What stands in none of them runs on from the one at its left. */
function setTexts(table: Table, set: SetTable): TextColumns {
  const tokens = table.blocks.flatMap(({ lines }) => lines.flatMap((line) => line.tokens));
  const columns = set.texts.map((column): TextColumn & { readonly own: readonly Token[] } => {
    const own = tokens.filter((token) => set.columnOf.get(token) === column);
    const left = own.reduce((x, { box }) => Math.min(x, box[0]), Infinity);
    const role = column.role === 'description' || column.role === 'reference' ? column.role : 'other';
    return { heading: null, role, left, cells: own.map(({ text }) => text), own };
  });
  const filled = columns.filter(({ own }) => own.length > 0);
  const setAt = new Map(filled.flatMap(({ own }, i) => own.map((token) => [token, i] as const)));
  return { columns: filled, starts: [], setAt };
}

/** Without a heading, columns whose content tells what they hold stand apart from the rows' texts. */
function bareColumns(bands: readonly Band[]): TextColumns {
  const columns = columnsOf(
    bands,
    bands.map(() => null),
  );
  if (columns.every(({ role }) => role === 'description')) return { columns: [], starts: [] };
  return { columns, starts: columns.slice(1).map(({ left }) => left) };
}

/** Whether a table's texts, and so its columns, are read from right to left. */
export const tableFromRight = ({ blocks }: Table): boolean =>
  isReadFromRight(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)));

/** A table's columns of texts. `claimed` are the tokens of its columns of dates and figures. */
export function textColumns(table: Table, claimed: ReadonlySet<Token>): TextColumns {
  return { ...columnsFound(table, claimed), ...(tableFromRight(table) && { fromRight: true as const }) };
}

function columnsFound(table: Table, claimed: ReadonlySet<Token>): TextColumns {
  if (table.set && table.set.texts.length > 0) return setTexts(table, table.set);
  const bands = textBands(table, claimed);
  if (!table.heading) return bareColumns(bands);
  const headed = columnsOf(bands, headingsOver(bands, headingsFor(bands, table)));
  const columns = toldTogether(headed);
  return { columns, starts: columns.slice(1).map(({ left }) => left) };
}

type Run = Pick<Token, 'box'> & { readonly tokens: readonly Token[] };

/** The column that a text begins in, counted from the left; -1 where there are none. */
export const textColumnAt = ({ box, tokens: [first] }: Run, { columns, setAt }: TextColumns): number =>
  (first && setAt?.get(first)) ??
  Math.max(
    Math.min(0, columns.length - 1),
    columns.findLastIndex(({ left }) => left <= box[0] + DRIFTING_EDGE),
  );

/** What a text in a table is, by the column that it stands in. */
export const textRoleAt = (run: Run, texts: TextColumns): ColumnRole =>
  texts.columns[textColumnAt(run, texts)]?.role ?? 'description';
