import { readDate } from './date.ts';
import { isMonthName } from './date-named.ts';

/** What stands between the first day and the last: signs, and words of many languages. */
const UP_TO =
  '-|~|to|through|thru|until|till|bis|au|al|a|até|t/m|tot|til|till|do|at|до|по|έως|līdz|iki|kuni|עד|إلى|الى|حتى';
const JOINS = new RegExp(`^(?:${UP_TO}|hasta|al)$`, 'iu');

/** True for what stands between the first day of a range and the last, and may begin a line of its own. */
export const joinsDays = (word: string): boolean => JOINS.test(word);

const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|\.)?`;
const OF = '(?:de |del |of |di )?';

/** `1 to 31 March`, `1er au 31 mars`, `1-31 March`. */
const DAYS_BEFORE_MONTH = new RegExp(
  String.raw`(?<![\p{L}\d./-])${DAY} ?(${UP_TO}) ?${DAY} ?${OF}(\p{L}[\p{L}\p{M}]+)`,
  'giu',
);
/** `March 1-31, 2025`, `Mar. 1 to 31 2025`. */
const DAYS_BEHIND_MONTH = new RegExp(
  String.raw`(?<!\p{L})(\p{L}[\p{L}\p{M}]+)(\.?) ${DAY} ?(${UP_TO}) ?${DAY}(?=,? ?\d{4}(?!\d))`,
  'giu',
);
/** `01 a 31/03/2025`, `1.-31.03.2025`. */
const DAYS_OF_FIGURES = new RegExp(
  String.raw`(?<![\d./-])${DAY} ?(${UP_TO}) ?(\d{1,2})([./]) ?(\d{1,2})\4 ?(\d{4})(?!\d)`,
  'giu',
);

const inOrder = (first: string, last: string): boolean =>
  Number(first) >= 1 && Number(first) < Number(last) && Number(last) <= 31;

/**
 * A word of two dates with nothing but a dash or a stroke between them: `01MAR25-31MAR25`, `2024-12-22/2025-01-21`. The first may be
 * one only because of the last: `MAR.16-APR.15,2024`.
 */
function parted(word: string): string {
  if (word.length < 9 || !/\d/u.test(word) || readDate(word)) return word;
  for (const { index } of word.matchAll(/[-/]/gu)) {
    const [first, last] = [readDate(word.slice(0, index)), readDate(word.slice(index + 1))];
    if (first && last && !last.weak) return `${word.slice(0, index)} ~ ${word.slice(index + 1)}`;
  }
  return word;
}

/** A dash with no blanks between the words of two dates that name their months. */
const GLUED =
  /(?<=\d)-(?=\p{L}{3,}\.? \d)|(?<=\p{L}{3}\.? \d{4})-(?=\d{1,2} \p{L}{3})|(?<=\d \p{L}{3,})-(?=\d{1,2} \p{L}{3})/gu;

/** The word that begins or ends at a place in a text. */
const wordAt = (text: string, at: number): string => /^\p{L}*/u.exec(text.slice(at))?.[0] ?? '';
const wordsBefore = (text: string, at: number): string[] =>
  text.slice(Math.max(0, at - 20), at).match(/\p{L}+/gu) ?? [];

function ungluedMonths(text: string): string {
  return text.replace(GLUED, (dash: string, at: number) => {
    const behind = text.slice(at + 1);
    const next = wordAt(behind, 0) || wordAt(behind, /\p{L}/u.exec(behind)?.index ?? behind.length);
    return isMonthName(next) && wordsBefore(text, at).some(isMonthName) ? ' ~ ' : dash;
  });
}

/**
 * A text in which the first and the last day of each range are two whole dates with a `~` between them. What a range
 * prints once stands with both: `March 1-31, 2025` → `March 1 ~ March 31, 2025`. Plain hyphens in, no long dashes.
 */
export function withWholeRanges(text: string): string {
  if (!/\d/u.test(text)) return text;
  const glued = ungluedMonths(text).split(' ').map(parted).join(' ');
  return glued
    .replace(DAYS_BEFORE_MONTH, (all, first: string, _: string, last: string, month: string, at: number) =>
      isMonthName(month) && inOrder(first, last) && !isMonthName(wordsBefore(glued, at).at(-1) ?? '')
        ? `${first} ${month} ~ ${last} ${month}`
        : all,
    )
    .replace(DAYS_BEHIND_MONTH, (all, month: string, point: string, first: string, _: string, last: string) =>
      isMonthName(month) && inOrder(first, last) ? `${month}${point} ${first} ~ ${month}${point} ${last}` : all,
    )
    .replace(
      DAYS_OF_FIGURES,
      (all, first: string, _: string, last: string, sign: string, month: string, year: string) =>
        inOrder(first, last) && Number(month) <= 12
          ? `${first}${sign}${month}${sign}${year} ~ ${last}${sign}${month}${sign}${year}`
          : all,
    );
}
