import type { Minor, Place } from '@tallyleaf/contract';
import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
import type { Item, Row } from '../shapes/row.ts';
import { figuresOutsideRows } from './figures-outside-rows.ts';
import { namesLimit } from './limits.ts';
import type { OpeningAndClosing } from './opening-and-closing.ts';
import { balanceUnits, type Money, type SignScheme } from './signs.ts';

/**
 * Opening and closing balance by arithmetic, where no known word names them: of the figures printed outside the rows, the
 * two that the rows connect.
 *
 *     Disponibilità iniziale  € 1.031,92
 *     12 apr   Ricarica         107,72
 *      …
 *     Disponibilità finale      € 814,47
 */

/** Figures looked at; a page with more lists something else. */
const MOST_FIGURES = 24;
/** So many rows at least: the sum of one row is printed in many places. */
const FEWEST_ROWS = 3;
/**
 * Pairs tried, times this, must be less than the rows' sum in minor units: of figures as large as that, fewer than one
 * pair in a thousand fits by chance.
 */
const CHANCE = 1000n;

const size = (value: Minor): Minor => (value < 0n ? -value : value);

/** The rows' sums of money in and of money out. Printed, they differ by the rows' sum as the balances do. */
const sidesOf = (rows: readonly SummedRow[]): Minor[] =>
  [1n, -1n].map((way) => rows.reduce((sum, { amount }) => (amount * way > 0n ? sum + amount * way : sum), 0n));

const TOTALS: ReadonlySet<string> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** Where totals stand between a table's rows: they are no balances. */
const totalLines = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'labelled' && item.inTable && TOTALS.has(item.phrase) ? [lineOf(item)] : [],
    ),
  );

const lineOf = ({ spot }: Item): string => `${spot.page} ${spot.box.join()}`;

/**
 * Figures outside the rows and their totals, but limits (what is left of one differs from it by what was spent, as balances
 * do), as far as they differ or stand apart; none where there are too many.
 */
function printedFigures(
  items: readonly Item[],
  rows: readonly SummedRow[],
  money: Money,
  scheme: SignScheme,
): PrintedFigure[] {
  const sides = sidesOf(rows);
  const totals = totalLines(items);
  const named = figuresOutsideRows(items).filter(
    ({ label, line }) => /\p{L}/u.test(label) && !namesLimit(label) && !totals.has(lineOf(line)),
  );
  const all = named.flatMap(({ figure, label, line }) => {
    const value = balanceUnits(figure, money, scheme);
    return value === null || sides.includes(size(value))
      ? []
      : [{ value, label, where: { page: line.spot.page, box: [...figure.box] as Place['box'] } }];
  });
  const seen = new Set<string>();
  const distinct = all.filter(({ value, where }) => {
    const key = `${value} ${where.page} ${where.box}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.length > MOST_FIGURES ? [] : distinct;
}

/**
 * Two figures on either side of nothing beside rows that all go one way may as well be totals of money in and out, whose
 * rows' signs were not read:
 *
 *     Purchases / Charges    Payments / Credits
 *         + 24,019.88           - 19,840.35
 */
const mayBeTotals = (
  { opening, closing }: { readonly opening: PrintedFigure; readonly closing: PrintedFigure },
  rows: readonly SummedRow[],
): boolean => opening.value < 0n !== closing.value < 0n && new Set(rows.map(({ amount }) => amount < 0n)).size === 1;

/**
 * The items without what stands between rows of the tables that some rows are kept of. Where the others may be left out,
 * those above a balance of the day always come to it, and that closes nothing:
 *
 *     3   SALARY            3,172.72
 *         Balance           6,198.88
 *     4   TRANSFER           -251.70
 */
export function withoutAmidRows(items: readonly Item[], kept: ReadonlySet<Row>): readonly Item[] {
  const tables = new Set([...kept].map(({ table }) => table));
  const isRow = (item: Item): boolean => item.kind === 'row' && tables.has(item.table);
  const [first, last] = [items.findIndex(isRow), items.findLastIndex(isRow)];
  return items.filter((item, at) => item.kind === 'row' || at < first || at > last);
}

/**
 * The ends that the rows' sum connects, one of them named or none; null where no two figures fit, or several pairs do.
 * `rows` are in the order of time.
 */
export function openingAndClosingBySum(
  items: readonly Item[],
  rows: readonly SummedRow[],
  named: OpeningAndClosing,
  money: Money,
  scheme: SignScheme,
): OpeningAndClosing | null {
  if (rows.length < FEWEST_ROWS || (named.opening && named.closing)) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0n);
  const figures = printedFigures(items, rows, money, scheme);
  const first = rows[0]?.balance == null ? null : rows[0].balance - rows[0].amount;
  const openings = named.opening ? [named.opening] : figures.filter(({ value }) => first === null || value === first);
  const closings = named.closing ? [named.closing] : figures;
  const tried = BigInt((named.opening ? 1 : figures.length) * (named.closing ? 1 : figures.length));
  if (sum === 0n || tried * CHANCE > size(sum)) return null;
  const pairs = openings
    .flatMap((opening) =>
      closings.flatMap((closing) => (opening.value + sum === closing.value ? [{ opening, closing }] : [])),
    )
    .filter((pair) => !mayBeTotals(pair, rows));
  const [pair, ...others] = pairs;
  const alike = others.every(({ opening }) => opening.value === pair?.opening.value);
  return pair && alike ? pair : null;
}
