/** The character that parts whole units from decimals; null: no decimals printed. */
export type DecimalMark = '.' | ',' | null;
/** The character that groups thousands; null: not grouped. */
export type GroupMark = '.' | ',' | "'" | ' ' | null;

/** One way to read printed digits: 1.234,56 is 123456 units of 2 decimals. */
export interface NumberReading {
  /** All digits as one integer, without sign. */
  readonly units: bigint;
  /** How many of the digits are decimals. */
  readonly decimals: number;
  readonly decimalMark: DecimalMark;
  readonly grouped: boolean;
  readonly groupMark: GroupMark;
}

/** The digits of a whole number beyond which it is a reference and no amount. */
const MOST_DIGITS = 15;
/** Exchange rates and crypto-currencies print up to eight decimals. */
const MOST_DECIMALS = 8;

/** Groups of three; India's groups of two before the last three. */
const THOUSANDS = /^[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*$/;
const LAKHS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;
/** Andean and Mexican millions: 1'234,567. */
const MILLIONS = /^[1-9]\d{0,2}'\d{3}([.,])\d{3}$/;

/**
 * Every way to read digits with what groups and parts them, the likeliest first: `1,234` is 1234 or 1.234, `12,34` is
 * 12.34 only. Null for digits that no country groups so (`1.23.4`), with leading zeros, or too many of them.
 */
export function readNumber(
  text: string,
): { readonly readings: readonly NumberReading[]; readonly bare: boolean } | null {
  const bare = /^\d+$/.test(text);
  const readings = [whole(text), parted(text)].filter((reading) => reading !== null);
  return readings.length > 0 ? { readings, bare } : null;
}

/** The text as a whole number, grouped or not. */
function whole(text: string): NumberReading | null {
  const groupMark = groupingOf(text);
  return groupMark === undefined ? null : reading(text, '', null, groupMark);
}

/** The text as a number with decimals after its last point or comma. */
function parted(text: string): NumberReading | null {
  const match = /^(.*)([.,])(\d+)$/.exec(text);
  if (!match) return null;
  const [, units = '', mark, decimals = ''] = match;
  if (decimals.length > MOST_DECIMALS) return null;
  const decimalMark = mark as '.' | ',';
  if (units === '') return reading('', decimals, decimalMark, null);
  const groupMark = groupingOf(units);
  if (groupMark === undefined || groupMark === decimalMark || units.includes(decimalMark)) return null;
  return reading(units, decimals, decimalMark, groupMark);
}

/** The grouping of whole units: a mark, null for none; undefined where it is no number. */
function groupingOf(units: string): GroupMark | undefined {
  if (/^(?:0|[1-9]\d*)$/.test(units)) return units.length <= MOST_DIGITS ? null : undefined;
  if (units.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  const thousands = THOUSANDS.exec(units);
  if (thousands) return thousands[1] as GroupMark;
  if (LAKHS.test(units)) return ',';
  const millions = MILLIONS.exec(units);
  return millions ? (millions[1] as GroupMark) : undefined;
}

function reading(units: string, decimals: string, decimalMark: DecimalMark, groupMark: GroupMark): NumberReading {
  const digits = units.replace(/\D/g, '') + decimals;
  return { units: BigInt(digits), decimals: decimals.length, decimalMark, grouped: groupMark !== null, groupMark };
}
