import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import type { DatePattern } from './grammar.ts';

/** Reiwa 1 is 2019, Heisei 1 is 1989 (statements before May 2019 are not drawn). */
const ERAS = [
  { from: 2019, name: '令和', letter: 'R' },
  { from: 1989, name: '平成', letter: 'H' },
] as const;

const weekdayOf = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(new Date(iso));

/** An ISO day as a pattern prints it in a language. */
export function printDate(iso: string, pattern: DatePattern, vocabulary: Vocabulary): string {
  const [yyyy = '', MM = '', dd = ''] = iso.split('-');
  const year = Number(yyyy);
  const month = Number(MM) - 1;
  const era = ERAS.find(({ from }) => year >= from) ?? ERAS[1];
  const parts: Record<string, string> = {
    yyyy,
    yy: yyyy.slice(2),
    MM,
    M: String(month + 1),
    dd,
    d: String(Number(dd)),
    EEE: weekdayOf(iso, vocabulary.language),
    MMM: vocabulary.monthsShort[month] ?? '',
    MMMM: vocabulary.months[month] ?? '',
    roc: String(year - 1911),
    era: era.name,
    eraLetter: era.letter,
    ey: String(year - era.from + 1),
  };
  return pattern.replace(/\{(\w+)\}/g, (_, key: string) => {
    const part = parts[key];
    if (part === undefined) throw new RangeError(`no such part of a date: ${key}`);
    return part;
  });
}
