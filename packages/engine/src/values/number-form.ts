import type { DecimalMark, NumberReading } from './number.ts';
import type { PrintedAmount } from './printed-amount.ts';

/** How a document writes its numbers. */
export interface NumberForm {
  readonly decimalMark: DecimalMark;
  /** Decimals of its amounts: 2 for most currencies. */
  readonly decimals: number;
  /** Whole units are printed as well, in another currency: digits alone may be an amount. */
  readonly whole?: boolean;
}

/**
 * An amount in minor units of `form.decimals`, read as the document writes its numbers, its printed sign applied (a
 * letter mark is not). Null where no reading fits: the other mark, or decimals that the form has no room for.
 */
export function readingIn(amount: PrintedAmount, form: NumberForm): bigint | null {
  for (const reading of amount.readings) {
    const units = unitsIn(reading, form);
    if (units !== null) return amount.sign === '-' ? -units : units;
  }
  return null;
}

function unitsIn(reading: NumberReading, form: NumberForm): bigint | null {
  if (!isWrittenIn(reading, form)) return null;
  const missing = form.decimals - reading.decimals;
  if (missing >= 0) return reading.units * 10n ** BigInt(missing);
  const surplus = 10n ** BigInt(-missing);
  return reading.units % surplus === 0n && reading.decimals !== 3 ? reading.units / surplus : null;
}

const isWrittenIn = (reading: NumberReading, form: NumberForm): boolean =>
  reading.decimalMark === null
    ? reading.groupMark === null || reading.groupMark !== form.decimalMark
    : reading.decimalMark === form.decimalMark;

/**
 * The form most consistent over the amounts of a document or a column. Amounts that can be read in one form only
 * outweigh those that allow several; without any amount: no decimals. `usual`: decimals of the currency, where they tell what
 * figures leave open.
 */
export function numberForm(amounts: Iterable<PrintedAmount>, usual?: number): NumberForm {
  const all = [...amounts];
  const forms = new Map<string, NumberForm>([['null0', { decimalMark: null, decimals: 0 }]]);
  for (const { readings } of all) {
    for (const { decimalMark, decimals } of readings) {
      if (decimalMark !== null) forms.set(decimalMark + decimals, { decimalMark, decimals });
    }
  }
  let best: NumberForm = { decimalMark: null, decimals: 0 };
  let most = 0;
  for (const form of forms.values()) {
    const known = form.decimals === usual ? BY_CURRENCY : 1;
    const score = known * all.reduce((sum, amount) => sum + fit(amount, form), 0);
    if (score > most + 1e-9) [best, most] = [form, score];
  }
  return best;
}

/**
 * The form of a document, by its lines. Whole numbers on a line that prints a figure with decimals in no currency of its own
 * are of branches, lots and documents as likely as they are money, so that they do not speak for whole units there:
 *
 *     03/11    1487    13113    310 Tarifa       62.852.164     32,80 D
 */
export function numberFormOfLines(lines: Iterable<readonly PrintedAmount[]>): NumberForm {
  return numberForm([...lines].flatMap((line) => (line.some(hasCents) ? line.filter((each) => !isWhole(each)) : line)));
}

const isWhole = ({ readings }: PrintedAmount): boolean => readings.every(({ decimals }) => decimals === 0);

const hasCents = (amount: PrintedAmount): boolean =>
  amount.currency === null &&
  !mayBeDate(amount) &&
  amount.readings.length === 1 &&
  amount.readings[0]?.decimals === CENTS;

/** Most currencies have so many decimals; others than these are rates'. */
const CENTS = 2;

/** How much more a form with the decimals of the currency counts. */
const BY_CURRENCY = 1.25;

/** Weights: an amount in exactly the form 1; whole units in a form with decimals, which are mostly no money, little. */
function fit(amount: PrintedAmount, form: NumberForm): number {
  let best = 0;
  for (const reading of amount.readings) {
    if (!isWrittenIn(reading, form)) continue;
    if (reading.decimals === form.decimals) best = Math.max(best, amount.bare ? 0.4 : 1);
    else if (reading.decimals < form.decimals) best = Math.max(best, amount.bare ? 0.1 : 0.25);
  }
  if (mayBeDate(amount)) return best * 0.1;
  // What only one form can read says more than what several can
  return amount.readings.length === 1 ? best * 2 : best;
}

/** `12.03` is the twelfth of March in half of Europe, and stands twice in each of its rows. */
function mayBeDate(amount: PrintedAmount): boolean {
  const [reading] = amount.readings;
  if (reading?.decimalMark !== '.' || reading.decimals !== 2 || reading.grouped) return false;
  if (amount.sign !== null || amount.symbol !== null || amount.mark !== null) return false;
  const [a, b] = [reading.units / 100n, reading.units % 100n];
  return a >= 1n && b >= 1n && ((a <= 31n && b <= 12n) || (a <= 12n && b <= 31n));
}
