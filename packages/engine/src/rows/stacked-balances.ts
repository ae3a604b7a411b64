import { exactRoles } from '../languages/match.ts';
import type { Line, Table, TableColumn, Token } from '../shapes/layout.ts';
import type { FigureRole } from '../shapes/row.ts';
import { type NumberForm, type PrintedAmount, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { directionOf } from '../values/sign.ts';

/** This share of a column's figures must pair up as amount and balance. */
const ENOUGH = 0.6;
/** Two figures and the total below them make one sum that comes out; balances make several, each from the one before. */
const LINKS = 2;
/** A second column holds amounts of theirs where with it so many times as many balances follow. */
const ADDS = 1.2;
/** Columns looked at, at most. */
const MOST_COLUMNS = 6;

/** `BALANCE 03.02.  1,204.50`: a day's balance on a line that says so, whatever stands above it. */
function saysBalance({ tokens }: Line): boolean {
  const text = tokens.flatMap(({ amount, text }) => (amount ? [] : [text])).join(' ');
  const words = text.replace(/[\p{Nd}./-]+/gu, ' ').trim();
  return words !== '' && exactRoles(words).includes('balance');
}

/** A figure that stands alone among those of some columns; null beside another of them. */
function figuresInOrder(lines: readonly Line[], columns: readonly TableColumn[]): (Token | null)[] {
  const inColumns = new Set(columns.flatMap(({ tokens }) => tokens));
  return lines.flatMap((line) => {
    const tokens = line.tokens.filter((token) => inColumns.has(token));
    return tokens.length > 1 ? tokens.map(() => null) : tokens;
  });
}

/** A figure's units: a printed sign applied, and a letter mark. */
function unitsOf(amount: PrintedAmount, form: NumberForm): bigint {
  const units = readingIn(amount, form) ?? 0n;
  const direction = amount.mark ? directionOf(amount.mark) : null;
  return direction === null ? units : direction === 'out' ? -magnitude(units) : magnitude(units);
}

/**
 * Does a balance follow from the next pair, read downwards or upwards? What moves by nothing or from nothing proves nothing. Where only
 * some figures have a mark, a balance without one is of the other sign.
 */
function continues(values: readonly bigint[], at: number, marked: boolean): boolean {
  const [amount, balance, nextAmount, nextBalance] = values.slice(at, at + 4) as [bigint, bigint, bigint, bigint];
  const deltas = [magnitude(nextBalance - balance), ...(marked ? [magnitude(nextBalance) + magnitude(balance)] : [])];
  if (balance === 0n || nextBalance === 0n) return false;
  return [amount, nextAmount].some((by) => by !== 0n && deltas.includes(magnitude(by)));
}

/**
 * Whether most balances stand on lines of their own, each with its day and under one name:
 *
 *     03 Mar   SHOP        35.50
 *     03 Mar   Standing             1,204.50
 */
function standApart({ blocks, dates }: Table, balances: ReadonlySet<Token>): boolean {
  const days = new Set(dates.flatMap(({ tokens }) => tokens));
  const names = blocks
    .flatMap(({ lines }) => lines)
    .filter(({ tokens }) => tokens.some((token) => balances.has(token)) && tokens.some((token) => days.has(token)))
    .map(({ tokens }) => tokens.flatMap(({ amount, date, text }) => (amount || date ? [] : [text])).join(' '))
    .filter((name) => name !== '');
  return names.length * 2 > balances.size && new Set(names).size * 2 <= names.length;
}

/** Balances below the amounts of some columns; none where these hold amounts only. `lines`: those of the table that name no balance. */
function stackedIn(
  table: Table,
  lines: readonly Line[],
  columns: readonly TableColumn[],
  form: NumberForm,
): ReadonlySet<Token> {
  const tokens = figuresInOrder(lines, columns);
  const values = tokens.map((token) => (token?.amount ? unitsOf(token.amount, form) : 0n));
  const marked = tokens.some((token) => token?.amount?.mark) && tokens.some((token) => token?.amount?.mark === null);
  const balances = new Set<Token>();
  let [links, most] = [0, 0];
  for (let at = 0; at + 3 < values.length; at++) {
    const pairs = tokens.slice(at, at + 4);
    if (pairs.includes(null) || !continues(values, at, marked)) {
      links = 0;
      continue;
    }
    balances.add(pairs[1] as Token);
    balances.add(pairs[3] as Token);
    most = Math.max(most, ++links);
    at++;
  }
  const enough = most >= LINKS && balances.size * 2 >= tokens.length * ENOUGH;
  return enough && !standApart(table, balances) ? balances : new Set();
}

/** Columns of amounts, and the balances that stand among them. */
export interface Stacked {
  readonly columns: readonly TableColumn[];
  readonly balances: ReadonlySet<Token>;
}

/**
 * Balances printed below the amounts, in the same column, or in one of the two that amounts stand in:
 *
 *     SHOP     -35.50            SHOP       35.50
 *            1,204.50                                1,204.50
 *
 * Told by the sums alone: each pair must continue in the next. What a line names as a balance is one without. Null where the
 * table's columns hold amounts only, or a heading names another column as that of the balances.
 */
export function stackedBalances(table: Table, form: NumberForm): Stacked | null {
  const several = table.figures.filter(({ tokens }) => tokens.length > 1).slice(0, MOST_COLUMNS);
  const pairs = several.flatMap((column, i) => several.slice(i + 1).map((other) => [column, other]));
  if (several.length > 1 && several.some(({ heading }) => heading?.roles.includes('balance'))) return null;
  if (several.length === 0) return null;
  const lines = table.blocks.flatMap((block) => block.lines).filter((line) => !saysBalance(line));
  let best: Stacked | null = null;
  for (const columns of [...several.map((column) => [column]), ...pairs]) {
    const balances = stackedIn(table, lines, columns, form);
    const most = best?.balances.size ?? 0;
    if (balances.size > (columns.length > 1 ? most * ADDS : most)) best = { columns, balances };
  }
  return best;
}

/** The roles of columns among whose amounts balances stand; a column beside them that no heading names holds neither. */
export function rolesAmong({ figures }: Table, { columns }: Stacked, roles: readonly FigureRole[]): FigureRole[] {
  const sides = ['money-out', 'money-in'] as const;
  const isSide = (role: FigureRole): boolean => role === 'money-in' || role === 'money-out';
  return roles.map((role, i) => {
    const column = figures[i] as TableColumn;
    const at = columns.indexOf(column);
    const named = (column.heading?.roles.length ?? 0) > 0 && role !== 'balance';
    if (at < 0) return named ? role : 'other';
    if (columns.length > 1) return isSide(role) ? role : (sides[at] as FigureRole);
    return named && isSide(role) ? role : 'amount';
  });
}
