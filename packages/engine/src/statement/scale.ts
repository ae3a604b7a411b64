import type { Item } from '../shapes/row.ts';
import { type DecimalMark, type PrintedAmount, readingIn } from '../values/amount.ts';
import { isSmallestCoinUsed } from '../values/currency.ts';
import type { DraftContext } from './draft-context.ts';

const THOUSANDTHS = 3;

/** The mark of a figure that is whole units in groups or thousandths (`34.195`); null for figures that are one of them only. */
function openMark({ readings }: PrintedAmount): DecimalMark {
  const grouped = readings.some(({ decimals, grouped }) => decimals === 0 && grouped);
  return grouped ? (readings.find(({ decimals }) => decimals === THOUSANDTHS)?.decimalMark ?? null) : null;
}

/** Figures of the account itself, as its rows and the names of its balances and totals have them. */
const amountsOf = (items: readonly Item[]): PrintedAmount[] =>
  items.flatMap((item) =>
    'figures' in item ? item.figures.flatMap(({ role, amount }) => (role === 'other' ? [] : [amount])) : [],
  );

/** What a figure that can be read in one way says: thousandths, whole units, or decimals fewer than three. */
function saysThousandths({ readings, bare }: PrintedAmount): boolean | null {
  const [reading, ...others] = readings;
  if (!reading || others.length > 0) return null;
  if (reading.decimals === 0 && reading.units === 0n) return null;
  return reading.decimals === THOUSANDTHS && !bare;
}

/**
 * Whether the scale is open: figures such as `34.195` may be thousands or thousandths, sums hold either way, and nothing printed decides.
 * A figure with one reading decides (`1,250.000`, `0.750`; `1.250.000`, `500`). So does the printed currency, if it has no decimals or
 * three. A currency with two decimals does not decide: no figure shows them, so it may be the currency of a purchase abroad.
 */
export function isScaleOpen({ draft, money, currency }: Pick<DraftContext, 'draft' | 'money' | 'currency'>): boolean {
  const amounts = amountsOf(draft.items);
  const read = amounts.filter((amount) => readingIn(amount, { ...money.form, decimals: money.decimals }) !== null);
  const marks = new Set<DecimalMark>(read.map(openMark).filter((mark) => mark !== null));
  if (marks.size === 0) return false;
  const small = money.decimals === THOUSANDTHS && marks.has(money.form.decimalMark);
  if (!small && money.decimals === 0 && !currency.assumed) return false;
  const told = amounts.flatMap((amount) => saysThousandths(amount) ?? []);
  if (told.includes(true)) return !small;
  if (told.includes(false)) return small;
  return !small || currency.assumed || !isSmallestCoinUsed(currency.code);
}
