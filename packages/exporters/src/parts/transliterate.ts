import type { Conversion } from '@tallyleaf/contract';
import { inKana } from './japanese-words.ts';

/**
 * Letters of other scripts in Latin ones: Москва is Moskva, 北京 is BeiJing. In Japanese documents a Chinese character has
 * several readings, none of them the Chinese one, and which is meant the page does not say: only words that are read in one
 * way stand in the file, and kana. By a kept table (any-ascii) of half a megabyte,
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

/** Whether the document that is being written is Japanese. */
let japanese = false;

/** Kana, or an account in yen: nowhere else is either printed. */
const isJapanese = ({ statements }: Conversion): boolean =>
  statements.some(
    ({ account, transactions }) =>
      account.currency === 'JPY' ||
      [account.institution, account.holder, ...transactions.map(({ description }) => description)].some(hasKana),
  );

const hasKana = (text: string | null): boolean => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text ?? '');

/** Does work on a conversion, which must be done when it returns, with Chinese characters read as the document's language does. */
export function readAsIn<T>(conversion: Conversion, work: () => T): T {
  const before = japanese;
  japanese = isJapanese(conversion);
  try {
    return work();
  } finally {
    japanese = before;
  }
}

/** The text with Japanese words that are read in one way only in kana, for a file that holds no Chinese characters. */
export const withReadings = (text: string): string => (japanese ? inKana(text) : text);

/** A letter of another script in Latin letters; '' for one that has none or whose reading is not known, and for signs. */
export function inLatin(character: string): string {
  if (toLatin === null || !/\p{L}/u.test(character) || !OTHER_SCRIPT.test(character)) return '';
  return japanese && /\p{Script=Han}/u.test(character) ? '' : toLatin(character);
}
