import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';

/** Letters that look like digits, beside digits. */
const LIKE_ZERO = /[OoDQ](?=[\d.,:/-]*\d)|(?<=\d[\d.,:/-]*)[OoDQ]/g;
const LIKE_ONE = /[lI|](?=[\d.,:/-]*\d)|(?<=\d[\d.,:/-]*)[lI|]/g;

const isValue = (text: string): boolean => readAmount(text) !== null || readDate(text) !== null;

/** The text with digits for the letters that look like them, where only so it is a figure or a date: `JUNO2`, `1O.25`, `l2/04`. */
export function withDigits(text: string): string {
  if (!/\d/.test(text) || !/[OoDQlI|]/.test(text) || isValue(text)) return text;
  const digits = text.replace(LIKE_ZERO, '0').replace(LIKE_ONE, '1');
  return digits !== text && isValue(digits) ? digits : text;
}
