import type { Conversion } from '@tallyleaf/contract';

/**
 * Letters of other scripts in Latin ones: Москва is Moskva, 北京 is BeiJing. By a kept table (any-ascii) of half a megabyte,
 * which is fetched only when a statement holds such a letter.
 */

let toLatin: ((text: string) => string) | null = null;

/** A letter that is neither Latin nor a sign of all scripts. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Makes `inLatin` know the letters of a conversion and of the words that stand around it: every export waits for that, so
 * that the same input gives the same bytes, whatever was written before.
 * @param words headings, and what was chosen of the format
 */
export async function prepareLatin({ statements }: Conversion, words: readonly string[]): Promise<void> {
  if (toLatin !== null || !(words.some(isOther) || statements.some(holdsOtherScript))) return;
  toLatin = (await import('any-ascii')).default;
}

const holdsOtherScript = ({ account, transactions }: Conversion['statements'][number]): boolean =>
  [account.institution, account.holder, account.number].some(isOther) ||
  transactions.some((row) => [row.description, row.reference, row.category].some(isOther));

const isOther = (text: string | null | undefined): boolean => typeof text === 'string' && OTHER_SCRIPT.test(text);

/** A letter of another script in Latin letters; '' for one that has none, and for signs. */
export const inLatin = (character: string): string =>
  toLatin !== null && /\p{L}/u.test(character) && OTHER_SCRIPT.test(character) ? toLatin(character) : '';
