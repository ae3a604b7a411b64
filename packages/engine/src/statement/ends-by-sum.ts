import type { Minor } from '@tallyleaf/contract';
import type { PrintedFigure, SummedRow } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readAmount, readingIn } from '../values/amount.ts';
import type { Ends } from './ends.ts';
import type { Money } from './signs.ts';

/**
 * Opening and closing balance by arithmetic, where no known word names them: of the figures printed outside the rows, the
 * two that the rows connect.
 *
 *     Disponibilità iniziale  € 1.031,92
 *     12 apr   Ricarica         107,72
 *      …
 *     Disponibilità finale      € 814,47
 */

/** Words of the longest figure: a sign, a currency, two groups. */
const MOST_WORDS = 4;
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

/** The figure that a cell ends with, and the words before it. */
function figureAtEnd(text: string, { form, decimals }: Money): { value: Minor; label: string } | null {
  const words = text.split(' ');
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count--) {
    const amount = readAmount(words.slice(-count).join(' '));
    if (!amount || amount.bare) continue;
    const value = readingIn(amount, { decimalMark: form.decimalMark, decimals });
    if (value !== null) return { value, label: words.slice(0, -count).join(' ') };
  }
  return null;
}

/** The figures that a line outside the rows prints, each with the words before it. */
function figuresOn(remark: Remark, money: Money): PrintedFigure[] {
  return remark.cells.flatMap((cell, i) => {
    const found = figureAtEnd(cell.text, money);
    if (!found) return [];
    const label = found.label || (remark.cells[i - 1]?.text ?? '');
    return /\p{L}/u.test(label)
      ? [{ value: found.value, label, where: { page: remark.spot.page, box: [...cell.box] } }]
      : [];
  });
}

const TOTALS: ReadonlySet<string> = new Set(['subtotal', 'total', 'total-in', 'total-out']);

/** Where totals stand between a table's rows: they are no balances. */
const totalLines = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((item) =>
      item.kind === 'labelled' && item.inTable && TOTALS.has(item.phrase) ? [lineOf(item)] : [],
    ),
  );

const lineOf = ({ spot }: Item): string => `${spot.page} ${spot.box.join()}`;

/** Figures outside the rows and their totals, as far as they differ or stand apart; none where there are too many. */
function printedFigures(items: readonly Item[], money: Money): PrintedFigure[] {
  const totals = totalLines(items);
  const all = items.flatMap((item) =>
    item.kind === 'remark' && !totals.has(lineOf(item)) ? figuresOn(item, money) : [],
  );
  const seen = new Set<string>();
  const distinct = all.filter(({ value, where }) => {
    const key = `${value} ${where?.page} ${where?.box}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.length > MOST_FIGURES ? [] : distinct;
}

/**
 * The ends that the rows' sum connects, one of them named or none; null where no two figures fit, or several pairs do.
 * `rows` are in the order of time.
 */
export function endsBySum(items: readonly Item[], rows: readonly SummedRow[], named: Ends, money: Money): Ends | null {
  if (rows.length < FEWEST_ROWS || (named.opening && named.closing)) return null;
  const sum = rows.reduce((total, { amount }) => total + amount, 0n);
  const figures = printedFigures(items, money);
  const first = rows[0]?.balance == null ? null : rows[0].balance - rows[0].amount;
  const openings = named.opening ? [named.opening] : figures.filter(({ value }) => first === null || value === first);
  const closings = named.closing ? [named.closing] : figures;
  const tried = BigInt((named.opening ? 1 : figures.length) * (named.closing ? 1 : figures.length));
  if (sum === 0n || tried * CHANCE > size(sum)) return null;
  const pairs = openings.flatMap((opening) =>
    closings.flatMap((closing) => (opening.value + sum === closing.value ? [{ opening, closing }] : [])),
  );
  const [pair, ...others] = pairs;
  const alike = others.every(({ opening }) => opening.value === pair?.opening.value);
  return pair && alike ? pair : null;
}
