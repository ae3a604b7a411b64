import type { Minor } from '@tallyleaf/contract';
import type { Figure, Row } from '../shapes/row.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { directionOf } from '../values/sign.ts';

/** How a statement's signs are read. */
export interface SignScheme {
  /** The figures are the bank's, as on card bills: what is owed is printed without a sign. */
  readonly owed: boolean;
  /** What a figure without sign, mark, column or section of its own means. */
  readonly unsigned: 'in' | 'out';
}

/** A row's section, where its title says a direction. */
export type Direction = 'in' | 'out' | null;

const magnitude = (value: Minor): Minor => (value < 0n ? -value : value);

/** The document's form, with the currency's number of decimals. */
export interface Money {
  readonly form: NumberForm;
  readonly decimals: number;
}

/** A figure in minor units with its printed sign; null where it is not written in the document's form. */
export function unitsOf(figure: Figure, { form, decimals }: Money): Minor | null {
  return readingIn(figure.amount, { decimalMark: form.decimalMark, decimals });
}

const markOf = (figure: Figure): Direction => {
  const mark = figure.mark ?? figure.amount.mark;
  return mark ? directionOf(mark) : null;
};

/** A balance as the account holder's: marks and signs as printed; what is owed is negative. */
export function balanceUnits(figure: Figure, money: Money, scheme: SignScheme): Minor | null {
  const units = unitsOf(figure, money);
  if (units === null) return null;
  const mark = markOf(figure);
  if (mark) return mark === 'out' ? -magnitude(units) : magnitude(units);
  return scheme.owed ? -units : units;
}

function amountUnits(figure: Figure, units: Minor, scheme: SignScheme, section: Direction): Minor {
  const mark = markOf(figure);
  if (mark) return mark === 'out' ? -magnitude(units) : magnitude(units);
  if (figure.amount.sign) return scheme.owed ? -units : units;
  if (section) return section === 'out' ? -magnitude(units) : magnitude(units);
  const out = (scheme.unsigned === 'out') !== scheme.owed;
  return out ? -magnitude(units) : magnitude(units);
}

/**
 * A row's amount as the account holder's, in minor units; null where no figure of it moves the balance.
 * `minusIsUsual` says that a column of money out prints its figures with a minus, which then takes nothing back.
 */
export function rowUnits(
  row: Row,
  money: Money,
  scheme: SignScheme,
  section: Direction,
  minusIsUsual: boolean,
): Minor | null {
  let zero: Minor | null = null;
  for (const figure of row.figures) {
    if (figure.role === 'balance' || figure.role === 'other') continue;
    const units = unitsOf(figure, money);
    if (units === null) continue;
    if (units === 0n) {
      zero = 0n;
      continue;
    }
    if (figure.role === 'money-in') return units;
    if (figure.role === 'money-out') return minusIsUsual ? -magnitude(units) : -units;
    return amountUnits(figure, units, scheme, section);
  }
  return zero;
}

/** True where most figures in columns of money out carry a minus. */
export function minusInOutColumn(rows: readonly Row[]): boolean {
  const out = rows.flatMap((row) => row.figures.filter((figure) => figure.role === 'money-out'));
  return out.filter((figure) => figure.amount.sign === '-').length * 2 > out.length;
}

/** The schemes that a statement's figures allow, likeliest first. `owed`: of a card or a loan, whose figures are what is owed. */
export function signSchemes(rows: readonly Row[], owed: boolean): [SignScheme, ...SignScheme[]] {
  const plain = rows.flatMap((row) => row.figures.filter((figure) => figure.role === 'amount'));
  const minus = plain.some((figure) => figure.amount.sign === '-');
  const plus = plain.some((figure) => figure.amount.sign === '+');
  const usual: 'in' | 'out' = plus && !minus ? 'out' : 'in';
  const schemes: [SignScheme, ...SignScheme[]] = [{ owed, unsigned: usual }];
  // Where signs are printed, a figure without one says the other way; only where none is, it may say either.
  if (!plus && !minus) schemes.push({ owed, unsigned: usual === 'in' ? 'out' : 'in' });
  return [...schemes, { owed: !owed, unsigned: usual }];
}
