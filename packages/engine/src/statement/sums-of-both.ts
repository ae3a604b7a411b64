import type { Minor, Place } from '@tallyleaf/contract';
import type { PrintedTotal } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readAmount } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { phrasesOf } from './phrases.ts';
import { type Money, unitsOf } from './signs.ts';

interface SignedRow {
  readonly amount: Minor;
}

/** The figures behind a cell that begins with a word for totals, where a line has nothing else. */
function figuresOfTotal({ cells }: Remark, money: Money): Minor[] {
  const [name, ...others] = cells;
  if (!name || !phrasesOf(name).some(({ phrase, at }) => phrase === 'total' && at === 0)) return [];
  const figures = others.map(({ text, box }) => {
    const amount = readAmount(text);
    const units = amount ? unitsOf({ role: 'amount', amount, mark: null, box }, money) : null;
    return units === null ? null : magnitude(units);
  });
  return figures.every((units) => units !== null) ? figures : [];
}

/**
 * A summary by kinds of booking has its sums at its foot, told by what the rows make alone:
 *
 *     Kind           Paid in    Paid out
 *     Transfers       250.00       30.00
 *     Cards             0.00       12.50
 *     Total           250.00       42.50
 *
 * Both must come out, one for what came in and one for what went out: other tables have totals of other things.
 */
export function sumsOfBoth(items: readonly Item[], rows: readonly SignedRow[], money: Money): PrintedTotal[] {
  const [gained, spent] = [true, false].map((isIn) => [...rows.keys()].filter((i) => isWay(rows[i], isIn)));
  if (!gained?.length || !spent?.length) return [];
  const sum = (covered: readonly number[]): Minor =>
    magnitude(covered.reduce((total, i) => total + (rows[i]?.amount ?? 0n), 0n));
  const [sumIn, sumOut] = [sum(gained), sum(spent)];
  for (const item of items) {
    if (item.kind !== 'remark') continue;
    const [first, second, ...more] = figuresOfTotal(item, money);
    if (more.length > 0 || !(first === sumIn ? second === sumOut : first === sumOut && second === sumIn)) continue;
    const [kind, label] = ['printed-totals' as const, item.cells[0]?.text ?? ''];
    const where: Place = { page: item.spot.page, box: [...item.spot.box] };
    return [
      { kind, direction: 'in', label, expected: sumIn, rows: gained, where },
      { kind, direction: 'out', label, expected: sumOut, rows: spent, where },
    ];
  }
  return [];
}

const isWay = (row: SignedRow | undefined, isIn: boolean): boolean =>
  row !== undefined && row.amount !== 0n && row.amount > 0n === isIn;
