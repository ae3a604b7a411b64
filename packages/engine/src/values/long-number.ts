/**
 * A number with more digits than a sum has, and not in a sum's groups: `01027199000041`, `01.027.199/0000-41`. It is known to
 * name someone, or an account.
 */
const LONG_NUMBER = /(?<![\d.,])(?:\d{10,}|(?=(?:[./-]?\d){10})\d+(?:\.\d+)*[/-]\d[\d/-]*)(?![\d.,])/gu;

/** A text without such numbers. */
export const withoutLongNumbers = (text: string): string => text.replace(LONG_NUMBER, '');
