import { dateAt, type PrintedDate } from '../values/date.ts';
import { withWholeRanges } from '../values/date-range.ts';

/** A date in a text: its first word, and the one behind its last. */
export interface Mention {
  readonly date: PrintedDate;
  readonly at: number;
  readonly end: number;
}

/** A sign between the first and the last day of a range. */
export const DASH = /^[~–—-]$/u;

/** Every date that a text mentions, in order. A dash behind a date is none of it. */
function mentions(words: readonly string[], cells: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (let at = 0; at < words.length; ) {
    const date = withinCell(dateAt(words, at), words, at, cells);
    let end = at + (date?.words ?? 1);
    while (date && end > at + 1 && DASH.test(words[end - 1] ?? '')) end--;
    if (date) found.push({ date, at, end });
    at = end;
  }
  return found;
}

/**
 * A year of two figures stands in the cell of its day; another cell's figure may be anything:
 *
 *     October 1     October 31     30     9.45%
 */
function withinCell(
  date: PrintedDate | null,
  words: readonly string[],
  at: number,
  cells: readonly string[],
): PrintedDate | null {
  if (cells.length < 2 || !date?.words || !date.readings.some(({ yearDigits }) => yearDigits === 2)) return date;
  const text = words.slice(at, at + date.words).join(' ');
  return cells.some((cell) => cell.includes(text)) ? date : dateAt(words, at, at + date.words - 1);
}

export interface Part {
  readonly text: string;
  /** The cells of a line. */
  readonly cells?: readonly { readonly text: string }[];
}

/** A text's words, and the dates among them. */
export interface Read {
  readonly words: readonly string[];
  readonly found: readonly Mention[];
}

/** The words of a text, and the dates among them. */
export function datesIn(text: string, cells: Part['cells'] = []): Read {
  const words = spaced(text);
  return { words, found: mentions(words, cells.length > 1 ? cells.map((cell) => spaced(cell.text).join(' ')) : []) };
}

const known = new WeakMap<Part, Read>();

/** The words of a remark or a cell of one, and the dates among them. They are read once, however many accounts there are. */
export function datesOf(part: Part): Read {
  const before = known.get(part);
  if (before) return before;
  const read = datesIn(part.text, part.cells);
  known.set(part, read);
  return read;
}

/** `1 July 2023 [GMT+01:00] - 31 July 2023 [GMT+01:00]`: where a day's clock stands is no part of it. */
const ZONE = / ?[[(](?:GMT|UTC)[^\])]{0,7}[\])]/gu;

/** `2023-09-01 00:00:00 - 2023-09-30 23:59:59`: the time of a day parts no days. */
const CLOCK = /(\d{4}([-/.])\d\d\2\d\d|\d\d([-/.])\d\d\3\d{4}) \d\d:\d\d(?::\d\d)?(?!\d)/gu;

/** `11.05.2022 г. - 10.06.2022 г.`: that a figure is a year may be said behind it. */
const YEAR = /(?<=\d[./-]\d{4}) [гр](?:\.|(?![\p{L}\d.]))/gu;

/**
 * A picture's reader closes the gap between East Asian characters and what follows, and reads a day's nought twice:
 *
 *     結單期間01 Mar 2025 - 31 Mar 2025      账单周期2025/04/06-2025/05/05      O01 Apr 2025 to 30 Apr 2025
 */
const unglued = (text: string): string =>
  text
    .replace(/(?<=\p{Script=Han})(?=\d{4}[/.-]\d{1,2}[/.-]\d|\d{1,2} \p{Script=Latin}{3,9} \d{4})/gu, ' ')
    .replace(/(?<![\p{L}\d])[Oo](?=[0-3]\d \p{L}{3,9} \d{4})/gu, '');

/** Hebrew words of one letter are written with what follows, with a dash before figures: `מ-3.6.2025 ל-2.7.2025`. */
const PREFIX = /(?<!\p{L})([ולמבה])[-–־]?(?=\d{1,2}[./]\d{1,2}[./]\d)/gu;

/** Signs between two dates glued to them would hide them: `01.01.2025–31.01.2025`, `20250101-20250131`, `(2025/05/16～2025/06/15)`. */
const spaced = (text: string): string[] =>
  withWholeRanges(
    unglued(text.normalize('NFKC'))
      .replace(ZONE, '')
      .replace(YEAR, '')
      .replace(CLOCK, '$1')
      .replace(PREFIX, '$1 ')
      .replace(/(?<= )[–—](?= )/gu, '-')
      .replace(/[()（）:：、]/gu, ' : ')
      .replace(
        /(?<=[\d日年\p{L}])[~〜～–—](?=[\d\p{L}])|(?<=\d{4})-(?=\d{1,2}[./]\d)|(?<=日)-(?=\p{L}|\d)|至|(?<=日)から/gu,
        ' ~ ',
      )
      .replace(
        /(?<=\d[/.]\d{1,4}\.?)-(?=\d{1,4}[/.])|(?<=\b\d{8})-(?=\d{8}\b)|(?<=\b\d{4}-\d\d-\d\d)-(?=\d{4}-\d\d-\d\d\b)/gu,
        ' ~ ',
      )
      .replace(/(?<=\d[./]\d{1,2}[./]\d{1,4}\.?)(?: -|- )(?=\d{1,4}[./]\d{1,2}[./]\d)/gu, ' ~ ')
      .replace(/(?<=日)(?=[^\s~])/gu, ' ')
      .replace(/\s+/gu, ' '),
  )
    .split(' ')
    .filter((word) => word !== '');
