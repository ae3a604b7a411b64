/** Fields of records with fixed positions. What does not fit is a fault of the caller: `hold` refuses or cuts before. */

/** Right-justified, filled with zeros. @throws {RangeError} when it is longer than the field, or no whole number */
export function zeroFilled(value: bigint | number | string, width: number): string {
  const digits = `${value}`;
  if (!/^\d+$/.test(digits) || digits.length > width) throw new RangeError(`not a number of ${width} digits`);
  return digits.padStart(width, '0');
}

/** Left-justified, filled with blanks. @throws {RangeError} when it is longer than the field */
export function blankFilled(text: string, width: number): string {
  const characters = [...text].length;
  if (characters > width) throw new RangeError(`longer than ${width} characters`);
  return text + ' '.repeat(width - characters);
}

/** Fields one after the other. @throws {RangeError} when they do not make a record of this length */
export function record(length: number, ...fields: readonly string[]): string {
  const line = fields.join('');
  if ([...line].length !== length) throw new RangeError(`a record of ${[...line].length} characters, not ${length}`);
  return line;
}

export const absolute = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** An ISO date without its century: `2025-03-31` is `250331` in the order `ymd`, `310325` in `dmy`. */
export function shortDate(iso: string, order: 'ymd' | 'dmy'): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  return order === 'ymd' ? year.slice(2) + month + day : day + month + year.slice(2);
}
