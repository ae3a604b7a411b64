/**
 * The only arithmetic on money. Amounts travel as decimal strings (contract, "Amounts") and are reckoned with as
 * integers of the currency's minor unit, so that nothing is ever rounded.
 */

/** Currencies whose minor unit is not a hundredth (ISO 4217, table A.1). */
const DECIMALS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};

/** An integer count of a currency's smallest unit: cents, yen, fils. */
export type Minor = bigint;

/** How many decimals an amount of this currency (ISO 4217 code) has. */
export const decimalsOf = (currency: string): number => DECIMALS[currency] ?? 2;

/**
 * A decimal string as minor units: `toMinor('-23.40', 2)` is `-2340n`.
 * @throws {RangeError} when the string is no amount or has more significant decimals than the currency.
 */
export function toMinor(amount: string, decimals: number): Minor {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) throw new RangeError('not an amount');
  const [, sign = '', whole = '', fraction = ''] = match;
  if (/[1-9]/.test(fraction.slice(decimals))) throw new RangeError('more decimals than the currency has');
  const digits = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign ? -digits : digits;
}

/** Minor units as the contract's decimal string: `fromMinor(-2340n, 2)` is `'-23.40'`; never `-0`. */
export function fromMinor(minor: Minor, decimals: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  const sign = minor < 0n ? '-' : '';
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The exact sum of decimal strings of one currency. */
export function sumAmounts(amounts: Iterable<string>, decimals: number): string {
  let sum = 0n;
  for (const amount of amounts) sum += toMinor(amount, decimals);
  return fromMinor(sum, decimals);
}
