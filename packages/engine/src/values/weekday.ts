import { languages } from '../languages/index.ts';

const names: ReadonlySet<string> = new Set(languages.flatMap((language) => language.weekdays));

/** Abbreviations that are words as well ("to 31/03", "do 31.03", "la 3") count with their point or comma only. */
const WORDS_TOO = new Set([
  'to',
  'do',
  'di',
  'la',
  'su',
  'so',
  'za',
  'me',
  'sa',
  'on',
  'ti',
  'ma',
  'man',
  'mi',
  'dom',
  'fre',
]);

/** Whether this word (any case) is a day of the week, abbreviated or not: `mon`, `fr.`, `środa`, `周一`. */
export const isWeekday = (word: string): boolean => names.has(word.toLowerCase().replace(/[.,]+$/u, ''));

/** Lower-case text without a day of the week before or after it: `mon, 3 mar` → `3 mar`, `3/3(月)` → `3/3`. */
export function withoutWeekday(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const bracketed = text.replace(/ ?\(([^()]{1,12})\)$/u, (all, inner: string) => (isWeekday(inner) ? '' : all));
  const before = /^(\p{L}[\p{L}-]*[.,]{0,2}) ?(?=.*\d)(.+)$/u.exec(bracketed);
  if (before && isWeekday(before[1] as string) && !WORDS_TOO.has(before[1] as string)) return before[2] as string;
  // A date has one: what comes last after another is a month, `mon 3 mar`.
  if (bracketed !== text) return bracketed;
  const after = /^(.*[\d日].*?),? ?([\p{L}-]+\.?)$/u.exec(text);
  const cut = after && isWeekday(after[2] as string) && after[2] !== '日' && !WORDS_TOO.has(after[2] as string);
  return cut ? (after[1] as string).trim() : text;
}
