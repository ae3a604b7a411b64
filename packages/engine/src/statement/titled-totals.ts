import type { Minor } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { TITLE_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { type Money, unitsOf } from './signs.ts';
import type { PlacedRow } from './total-coverage.ts';

/**
 * Sums in the titles of sections, above the rows that they are of:
 *
 *     Transfers received                + 50.00
 *     03/03  EMPLOYER                     30.00
 *     04/03  FAMILY                       20.00
 *     Cheques                           - 12.00
 *     05/03  CHEQUE 4711                  12.00
 */

/** A line that names one figure at its end, and the rows between it and the next one like it. */
interface Titled {
  readonly line: Remark;
  readonly label: string;
  readonly units: Minor;
  readonly rows: number[];
}

function titleOf(line: Remark, money: Money): Titled | null {
  const last = line.cells.at(-1);
  const amount = last && line.cells.length > 1 ? readAmount(last.text) : null;
  if (!last || !amount || amount.bare || !/^\p{L}/u.test(line.text)) return null;
  const units = unitsOf({ role: 'amount', amount, mark: null, box: last.box }, money);
  return units === null ? null : { line, label: line.cells[0]?.text ?? '', units: magnitude(units), rows: [] };
}

const isLike = ({ line: a }: Titled, { line: b }: Titled): boolean =>
  Math.abs(a.spot.box[0] - b.spot.box[0]) < TITLE_EDGE && Math.abs(a.spot.box[2] - b.spot.box[2]) < TITLE_EDGE;

const placeOf = ({ spot }: Item): string => `${spot.page} ${spot.box.join()}`;

/** Lines alike, each with the rows down to the next of them. A total that was found to head its rows is counted as one. */
function kindsOf(items: readonly Item[], rows: readonly PlacedRow[], money: Money): Titled[][] {
  const position = new Map(rows.map((row, i) => [row.row, i]));
  const heads = new Set(items.flatMap((item) => (item.kind === 'labelled' && item.heads ? [placeOf(item)] : [])));
  const kinds: Titled[][] = [];
  for (const item of items) {
    const at = item.kind === 'row' ? position.get(item) : undefined;
    if (at !== undefined) for (const kind of kinds) kind.at(-1)?.rows.push(at);
    const title = item.kind === 'remark' && !heads.has(placeOf(item)) ? titleOf(item, money) : null;
    if (!title) continue;
    const kind = kinds.find(([first]) => first && isLike(first, title));
    if (kind) kind.push(title);
    else kinds.push([title]);
  }
  return kinds;
}

/** So many sums of the rows below them are no accident. */
const ENOUGH = 2;

/** The sums in titles, where most lines of their kind are the sum of the rows below them: then the others should be. */
export function titledTotals(items: readonly Item[], rows: readonly PlacedRow[], money: Money): PrintedTotal[] {
  const sum = ({ rows: covered }: Titled): Minor => covered.reduce((total, i) => total + (rows[i]?.amount ?? 0n), 0n);
  return kindsOf(items, rows, money).flatMap((kind) => {
    const titles = kind.filter(({ rows: covered }) => covered.length > 0);
    const right = titles.filter((title) => magnitude(sum(title)) === title.units);
    if (right.length < ENOUGH || right.length * 2 <= titles.length || right.every(({ rows: r }) => r.length < 2))
      return [];
    return titles.map(({ line: { spot }, label, units, rows: covered }) => ({
      kind: 'printed-totals',
      direction: null,
      label,
      expected: units,
      rows: covered,
      where: { page: spot.page, box: [...spot.box] },
    }));
  });
}
