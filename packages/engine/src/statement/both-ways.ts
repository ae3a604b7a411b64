import type { Figure, Row } from '../shapes/row.ts';
import { directionOf } from '../values/sign.ts';

/** So many rows go either way at least where money comes in and goes out: one may be a correction. */
const FEWEST_EITHER_WAY = 2;

/**
 * Money comes in and goes out, as printed signs, marks or the columns of figures say, or all but few figures have a minus:
 * bills and lists of prices go one way, and print none.
 */
export function goesBothWays(rows: readonly Row[]): boolean {
  const minus = rows.filter(hasMinus).length;
  if (minus >= FEWEST_WITH_MINUS && minus > rows.length * MOST) return true;
  const figures = rows.flatMap((row) => row.figures);
  const ways = figures.flatMap((figure) => wayOf(figure) ?? []);
  const [moneyIn, moneyOut] = [ways.filter((way) => way === 'in').length, ways.filter((way) => way === 'out').length];
  return Math.min(moneyIn, moneyOut) >= FEWEST_EITHER_WAY || marksOneWay(figures);
}

/**
 * Marks of one direction beside some amounts: those without go the other way. No price list prints them.
 *
 *     23 Aug   PAYMENT - THANK YOU     899.15 CR
 *     25 Aug   CORNER STORE             61.79
 */
function marksOneWay(figures: readonly Figure[]): boolean {
  const amounts = figures.filter(({ role }) => role === 'amount');
  const marked = amounts.flatMap(({ amount, mark }) => directionOf(mark ?? amount.mark ?? '') ?? []);
  const others = amounts.length - marked.length;
  return new Set(marked).size === 1 && Math.min(marked.length, others) >= FEWEST_EITHER_WAY;
}

const signOf = ({ figures }: Row): string | null => figures.find(({ role }) => role === 'amount')?.amount.sign ?? null;

/** Each figure has a sign, a plus where money came in: a list of prices prints none. */
export function signsEach(rows: readonly Row[]): boolean {
  const signs = rows.map(signOf);
  const count = (sign: '+' | '-'): number => signs.filter((each) => each === sign).length;
  return !signs.includes(null) && Math.min(count('+'), count('-')) >= FEWEST_EITHER_WAY;
}

/** So many figures have a minus at least, and such a share of all, where it is what usually moves. */
const FEWEST_WITH_MINUS = 5;
const MOST = 0.75;

const hasMinus = ({ figures }: Row): boolean =>
  figures.some(({ role, amount }) => role === 'amount' && amount.sign === '-');

function wayOf({ role, amount, mark }: Figure): 'in' | 'out' | null {
  if (amount.readings.every(({ units }) => units === 0n)) return null;
  if (role === 'money-in') return 'in';
  if (role === 'money-out') return 'out';
  if (role !== 'amount') return null;
  const printed = mark ?? amount.mark;
  if (amount.sign === '-') return 'out';
  return (printed === null ? null : directionOf(printed)) ?? 'in';
}
