import { dateAt } from '../values/date.ts';

/** Forms of accounts' numbers that hold more than digits and what parts them. */

/** `53848-S1`, `77Q-41902`, `KZ16722C35904`: letters within or at the end of a number that no blank parts are of it. */
const LETTERED = /^[A-Z]{0,4}\d[A-Z\d]*(?:[-/.][A-Z\d]+)*(?![\p{L}\d]|[-/.][\p{L}\d])/u;
const FEWEST_OF_LETTERED = 5;
/** `RONCRT0003215403`: a currency and a kind of account, and right behind them the number. */
const LETTERS_FIRST = /^[A-Z]{5,7}\d{8,}(?![\p{L}\d]|[-/.][\p{L}\d])/u;

/** `0410666338 K`: a letter that checks a number stands behind it, and nothing else. */
const CHECKED = /^\d{9,12} [A-Z]$/u;

/** The number with letters in it that a text begins with; null for masks, dates and what has few digits. */
export function letteredNumber(text: string): string | null {
  const whole = LETTERS_FIRST.exec(text)?.[0] ?? text.match(CHECKED)?.[0].replace(' ', '');
  if (whole) return whole;
  const found = LETTERED.exec(text)?.[0] ?? '';
  if (!/\d.*[A-WYZ]/u.test(found) || (found.match(/\d/gu)?.length ?? 0) < FEWEST_OF_LETTERED) return null;
  return dateAt([found], 0) === null && !/^\d{1,2}[-/. ]?[A-Z]{3}/u.test(found) ? found : null;
}

/** `8327-9,956 561 086-4`: the clearing number of a Swedish bank, a comma, and the account's own. */
const CLEARED = /^\d{4}(?:-\d)?, ?\d(?:[\d ]*\d)?(?:-\d)?(?![\p{L}\d.,])/u;
const FEWEST_CLEARED = 10;

/** The number of a bank and an account, parted by a comma, that a text begins with, blanks removed; null for none. */
export function clearedNumber(text: string): string | null {
  const found = CLEARED.exec(text)?.[0].replace(/ /gu, '') ?? '';
  return (found.match(/\d/gu)?.length ?? 0) >= FEWEST_CLEARED ? found : null;
}

/** So many digits between names are no year and no branch. */
const FEWEST_IN_PARTS = 8;

/** The one number between names that dashes part, whose it is and of what kind: `ACME TRADING LTD - 082830006612 - QAR CURRENT`. */
export function numberInParts(text: string): string | null {
  const parts = text.split(/\s+[-–—]\s+/u);
  const isNumber = (part: string): boolean =>
    /^\d[\d -]*\d$/u.test(part) && part.replace(/\D/gu, '').length >= FEWEST_IN_PARTS;
  const [only, ...others] = parts.filter(isNumber);
  const worded = parts.filter((part) => /\p{L}/u.test(part)).length;
  return only && others.length === 0 && worded > 0 && worded === parts.length - 1 ? only.replace(/\s+/gu, '') : null;
}
