import { buddhistYear, looksLikeBuddhistYear } from '../calendars/buddhist.ts';
import { fullYear } from '../calendars/gregorian.ts';
import { languages } from '../languages/index.ts';
import { type DateFound, type DateReading, found } from './date-reading.ts';

/** Each printed name (lower case, no point), and the months that it means in some language. */
const months = new Map<string, Set<number>>();
/** Names of two words, as they are printed: `كانون الثاني`. In `months` they stand without their blank. */
const ofTwoWords: string[] = [];
for (const language of languages) {
  language.months.forEach((names, index) => {
    for (const printed of names) {
      const name = printed.replace(' ', '');
      if (name !== printed) ofTwoWords.push(printed);
      for (const spelling of [name, withoutAccents(name)]) {
        months.set(spelling, (months.get(spelling) ?? new Set()).add(index + 1));
      }
    }
  });
}

/** `Setiem.`, `Novemb`: a long name is cut to its first letters, no fewer than these. */
const FEWEST_LETTERS = 5;
const LONG = 7;

const names = new Map(months);
for (const [name, meant] of [...names].filter(([{ length }]) => length >= LONG)) {
  for (let to = FEWEST_LETTERS; to < name.length; to++) {
    const cut = name.slice(0, to);
    if (!names.has(cut)) months.set(cut, new Set([...(months.get(cut) ?? []), ...meant]));
  }
}

/** Months' names that are words or amounts' marks as well: "OUT 12", "SET 3", "MAY 5". */
const WORDS_TOO = new Set([
  'out',
  'set',
  'ago',
  'may',
  'march',
  'mag',
  'gen',
  'lis',
  'lip',
  'led',
  'list',
  'sie',
  'mar',
  'dec',
  'sen',
  'august',
  'mac',
  'dis',
  'ara',
  'mars',
]);

/** What may stand between the parts: 3 de marzo de 2025, 3rd of March, den 3. marts, 3 mars 2025 r. */
const BETWEEN = new Set([
  'de',
  'del',
  'of',
  'di',
  'do',
  'da',
  'den',
  'le',
  'el',
  'il',
  'the',
  'der',
  'am',
  'á',
  'rd',
  'r',
  'roku',
  'г',
  'a',
  'dia',
  'lo',
  'd',
  'po',
  'm',
  'года',
  'год',
  'року',
  'р',
  'година',
  'م',
]);
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|ère|re|º|ª|°|e|o|a|:a|:e)$/u;

/** Figures and words, in order. */
const TOKEN = /'?\d+(?:st|nd|rd|th|er|[oae]|°|:a|:e)?(?![\p{L}\d])|\d+|\p{L}[\p{L}\p{M}]*/gu;
const ALLOWED = /^[\d\p{L}\p{M} .,'/\-º°ª:]+$/u;

/** Whether this word (any case, a point at its end or not) names a month in some language. */
export const isMonthName = (word: string): boolean => months.has(withoutPoint(withoutInnerPoints(word.toLowerCase())));

/** Whether this word is a part of a month's name of two words: `كانون`, `الثاني`. */
export const isPartOfMonthName = (word: string): boolean => partsOfNames.has(word);

const partsOfNames: ReadonlySet<string> = new Set(ofTwoWords.flatMap((name) => name.split(' ')));

/** A text in which months' names of two words are one. */
const withWholeNames = (text: string): string =>
  ofTwoWords.reduce((joined, name) => joined.replace(name, name.replace(' ', '')), text);

/** Whether this word may stand between the parts of a date: `de`, `of`, `r.` */
export const isBetweenParts = (word: string): boolean => BETWEEN.has(withoutPoint(word.toLowerCase()));

/** Thai's abbreviated months have a point in their middle: `ม.ค.` */
const withoutInnerPoints = (text: string): string => text.replace(/(?<=\p{Script=Thai})\.(?=\p{Script=Thai})/gu, '');

const withoutPoint = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** Dates that name their month: `12 Mar`, `03MAR25`, `Mar 03, 2025`, `2025-Mar-03`, `3 de marzo de 2025`. Lower-case plain text in. */
export function namedDate(printed: string): DateFound | null {
  if (!ALLOWED.test(printed) || !/\d/.test(printed) || !/\p{L}/u.test(printed)) return null;
  const text = withWholeNames(printed);
  const tokens = (withoutInnerPoints(text).match(TOKEN) ?? []).filter((token) => !BETWEEN.has(token));
  if (tokens.length < 2 || tokens.length > 3 || isRange(text, tokens.length)) return null;
  const at = tokens.findIndex((token) => months.has(token));
  if (at < 0) return null;
  const name = tokens[at] as string;
  const parts = partsAround(tokens, at);
  if (!parts) return null;
  const { day, year } = parts;
  const weak = at === 0 && year === null && WORDS_TOO.has(name);
  const readings = [...(months.get(name) ?? [])].map((month) => reading(year, month, day, THAI.test(name)));
  return found(readings, weak);
}

/** Dashes between blanks part all parts of a date or none: `1 - 31 March` and `22 Dec - 21` are parts of two dates. */
const SPACED_DASH = / -+ /gu;
/** `04 jun a 03`: up to the third. */
const UP_TO = /\p{L}\.? (?:a|do|po|am) '?\d{1,2}$/u;

const isRange = (text: string, parts: number): boolean => {
  const dashes = text.match(SPACED_DASH)?.length ?? 0;
  return (dashes > 0 && dashes < parts - 1) || UP_TO.test(text);
};

/** Day and year: D M [Y], M D [Y], Y M D. */
function partsAround(tokens: readonly string[], at: number): { day: number; year: string | null } | null {
  const others = tokens.filter((_, index) => index !== at);
  const [first, second = null] = others as [string, string?];
  if (at === 1 && second !== null && /^\d{4}$/.test(first)) {
    const day = dayOf(second);
    return day === null ? null : { day, year: first };
  }
  // A year before day and month: "2025 Mar 3" (above) and, in some ledgers, "2025 3 Mar"
  if (at === 2) {
    const day = /^\d{4}$/.test(first) && second !== null ? dayOf(second) : null;
    return day === null ? null : { day, year: first };
  }
  const day = dayOf(first);
  if (day === null || (second !== null && !/^(?:'?\d{2}|\d{4})$/.test(second))) return null;
  return { day, year: second === null ? null : second.replace("'", '') };
}

function dayOf(token: string): number | null {
  const figures = /^\d{1,2}$/.test(token) ? token : ORDINAL.exec(token)?.[1];
  return figures === undefined ? null : Number(figures);
}

const THAI = /\p{Script=Thai}/u;

/** A year of two figures is one of its language's calendar: `3 มี.ค. 68` is of 2568. */
function reading(printed: string | null, month: number, day: number, thai: boolean): DateReading {
  const common = { month, day, order: 'named' } as const;
  if (printed === null) return { ...common, year: null, calendar: 'gregorian', yearDigits: 0 };
  const year = Number(printed) + (thai && printed.length === 2 ? 2500 : 0);
  const yearDigits = printed.length === 2 ? 2 : 4;
  if (printed.length === 2 && !thai) return { ...common, year: fullYear(year), calendar: 'gregorian', yearDigits };
  if (!looksLikeBuddhistYear(year)) return { ...common, year, calendar: 'gregorian', yearDigits };
  return { ...common, year: buddhistYear(year), calendar: 'buddhist', yearDigits };
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replaceAll('ł', 'l')
    .normalize('NFC');
}
