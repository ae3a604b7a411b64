import { overlapX } from '../geometry/box.ts';
import type { Layout, Line, TableColumn, Token } from '../shapes/layout.ts';
import type { Box, Word } from '../shapes/page.ts';
import { type NumberForm, readAmount, readingIn } from '../values/amount.ts';
import { dateAt } from '../values/date.ts';
import { asNamedDate } from '../values/misread-date.ts';
import { isDirectionMark } from '../values/sign.ts';
import { type Change, joined, parted, readAs, supposed } from './changes.ts';
import { isInk } from './ink.ts';
import { commonYear, withYear } from './same-year.ts';

/**
 * What stands where figures and dates do, and was read as neither, is read as one of its other readings that is one:
 *
 *     O3/03  GROCER          1,2S0.10        O3/03: 03/03        1,2S0.10: 1,250.10
 *
 * Where none of them is, letters that look like digits, and points and commas, are taken for each other. What is right
 * among figures and dates is for sums and days to say; here only the form counts.
 */

/** A figure as the document prints its figures: in its form, with all of its decimals, or grouped where it has none. */
function isFigure(text: string, form: NumberForm, bare: boolean): boolean {
  const amount = readAmount(text);
  if (!amount || readingIn(amount, form) === null) return false;
  if (form.decimals === 0) return !amount.bare || bare;
  return amount.readings.some(
    (reading) => reading.decimals === form.decimals && reading.decimalMark === form.decimalMark,
  );
}

const isWhole = (text: string, form: NumberForm): boolean => isFigure(text, form, true);

/** Points or commas for each other: their ink is alike, and the form says which of them can stand there. */
function withMarks(text: string, { decimalMark, decimals }: NumberForm): string | null {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0 || !/^[^\p{L}]*$/u.test(text)) return null;
  const group = decimalMark === ',' ? '.' : ',';
  const after = /^\d*/.exec(text.slice(last + 1))?.[0].length ?? 0;
  const ends = decimals > 0 && after === decimals;
  const marked = [...text].map((letter, at) => {
    if (letter !== '.' && letter !== ',') return letter;
    return ends && at === last ? (decimalMark ?? letter) : group;
  });
  return marked.join('');
}

/** Letters that look like digits. */
const DIGITS: Readonly<Record<string, string>> = {
  ...{ O: '0', o: '0', Q: '0', D: '0', I: '1', l: '1', i: '1', '|': '1', '!': '1', ']': '1', T: '1' },
  ...{ Z: '2', z: '2', A: '4', S: '5', s: '5', G: '6', B: '8', g: '9', q: '9' },
};
const ALIKE = new RegExp(`[${Object.keys(DIGITS).join('').replace(']', '\\]')}]`, 'gu');
/** A month's name, and figures behind it: `JUNO4`. */
const NAMED_MONTH = /^(\p{L}{3}[.]?)(.{1,2})$/u;

/** The word with digits for letters that look like them, where it has digits too; null where it has none of these. */
function withDigits(text: string): string | null {
  const [, month = '', rest = text] = NAMED_MONTH.exec(text) ?? [];
  const digits = rest.replace(ALIKE, (letter) => DIGITS[letter] ?? letter);
  return digits === rest || !/\d/u.test(rest) || /[^\d.,'’/:-]/u.test(digits) ? null : month + digits;
}

const LETTERS: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '5': 'S', '8': 'B' };
/** Three signs of a month's name, and its day: `0CT07`. */
const MISREAD_MONTH = /^([\p{L}0158]{3})([.]?\d{1,2})$/u;

/** A month's name with letters for digits that look like them, two of its letters being read; null where it has none of these. */
function withMonth(text: string): string | null {
  const [, month = '', day = ''] = MISREAD_MONTH.exec(text) ?? [];
  const letters = month.replace(/\d/gu, (digit) => LETTERS[digit] ?? digit);
  return month.replace(/\d/gu, '').length !== 2 ? null : letters + day;
}

/** Figures of two columns that were read as one word: `12.0088.00`. */
function touching(text: string, form: NumberForm): string[] | null {
  if (form.decimals === 0 || form.decimalMark === null) return null;
  const mark = form.decimalMark === '.' ? '[.]' : ',';
  const match = new RegExp(
    `^(-?[\\d.,']*${mark}\\d{${form.decimals}}-?)(-?\\d[\\d.,']*${mark}\\d{${form.decimals}}-?)$`,
  ).exec(text);
  const parts = match ? match.slice(1) : [];
  return parts.length === 2 && parts.every((part) => isFigure(part as string, form, false))
    ? (parts as string[])
    : null;
}

/** A column of figures or of dates, and what nearly all of its figures have. */
interface Column {
  readonly box: Box;
  readonly tokens: ReadonlySet<Token>;
  /** All of their decimals. */
  readonly whole: boolean;
  /** A sign of currency before them. */
  readonly sign: string | null;
  /** Or the year that its dates are of. */
  readonly year: string | null;
}

interface Place {
  readonly line: Line;
  readonly form: NumberForm;
  /** The column of figures that it stands in. */
  readonly column: Column | undefined;
  /** It stands under or over figures, under or over dates. */
  readonly figures: boolean;
  readonly dates: Column | undefined;
}

/** Of a column's figures nearly all have this, and not only a few. */
const NEARLY_ALL = 0.85;
const MANY = 6;

/** What nearly all of a column's figures have. */
function columnOf({ box, tokens }: TableColumn, form: NumberForm): Column {
  const has = (test: (token: Token) => boolean): boolean =>
    tokens.length >= MANY && tokens.filter(test).length >= NEARLY_ALL * tokens.length;
  const signs = tokens.flatMap(({ text }) => /^[-+]?(\p{Sc})/u.exec(text)?.[1] ?? []);
  const [sign = null] = signs;
  return {
    box,
    tokens: new Set(tokens),
    whole: form.decimals > 0 && has(({ text }) => isFigure(text, form, false)),
    sign: sign !== null && has(({ text }) => text.includes(sign)) ? sign : null,
    year: commonYear(tokens.map(({ text }) => text)),
  };
}

/** What a sign of currency is read as. */
const LIKE_SIGN = /^(?:[S§5869B£Y](?=\d)|S\$)/u;

/** A figure whose sign of currency was read as a digit, in a column where all have one: `529,823` under `$30,642`. */
function withSign(text: string, { form, column }: Place): string | null {
  const sign = column?.sign;
  if (!sign || text.startsWith(sign) || !LIKE_SIGN.test(text)) return null;
  const signed = text.replace(LIKE_SIGN, () => sign);
  return isFigure(signed, form, true) ? signed : null;
}

/** A figure without its decimal mark, in a column where all have one: `-11495€` under `-33,00€`. */
const WITHOUT_MARK = /^([-+]?\p{Sc}?\d+)(\d\d)( ?\p{Sc}?)$/u;

function withPoint(text: string, token: Token, { form, column }: Place): string | null {
  if (!column?.whole || !column.tokens.has(token) || form.decimals !== 2 || form.decimalMark === null) return null;
  return WITHOUT_MARK.test(text) ? text.replace(WITHOUT_MARK, `$1${form.decimalMark}$2$3`) : null;
}

/** Dirt before a figure, or a minus that was read as something like it too: `"-136,85`, `.27.757,64`, `-=5,17`. */
const DIRT_BEFORE = /^([-+−–]?)["'„“”‘’‚.,:;|_=~*]+(?=[-+−–]?[\d])/u;

/** What the word says without dirt before it, where that is a figure with all its decimals; one with a sign first. */
function withoutDirt({ text, readings = [] }: Word, form: NumberForm): string | null {
  const clean = [text, ...readings]
    .filter((each) => DIRT_BEFORE.test(each))
    .map((each) => each.replace(DIRT_BEFORE, '$1'))
    .filter((each) => isFigure(each, form, false));
  return clean.find((each) => /^[-+−–]/u.test(each)) ?? clean[0] ?? null;
}

/** The word as one figure, or as several that stand close. */
function asFigure(word: Word, token: Token, place: Place): Word[] | null {
  const { form, figures } = place;
  const readings = word.readings ?? [];
  const marked = figures ? withMarks(word.text, form) : null;
  const isMarked = marked !== null && marked !== word.text && isFigure(marked, form, false);
  const figuresRead = readings.filter((text) => isFigure(text, form, figures));
  // A comma for a point: what most readers have, and the others' digits beside it.
  if (isMarked && figuresRead.every((text) => text.length === marked.length)) return [readAs(word, marked)];
  const other = figuresRead.find((text) => text.startsWith('-') === word.text.startsWith('-')) ?? figuresRead[0];
  if (other !== undefined) return [readAs(word, other)];
  for (const text of readings) {
    const parts = text.split(' ');
    if (parts.length > 1 && parts.every((part) => isFigure(part, form, false))) return parted(word, parts);
  }
  const parts = touching(word.text, form);
  if (parts) return parted(word, parts);
  const clean = figures ? withoutDirt(word, form) : null;
  if (clean !== null) return [readAs(word, clean)];
  const alike = figures ? withDigits(word.text) : null;
  if (alike !== null && isFigure(alike, form, true)) return [readAs(word, alike)];
  if (isMarked) return [readAs(word, marked)];
  const pointed = withPoint(word.text, token, place);
  return pointed === null ? null : [supposed(word, pointed)];
}

/** Whether a date that takes in the word at `at` begins there or at one of the two words before it. */
function makesDate(texts: readonly string[], at: number, dates: boolean): boolean {
  return [at, at - 1, at - 2].some((from) => {
    const date = from < 0 ? null : dateAt(texts, from);
    return date !== null && from + date.words > at && (dates || !date.weak);
  });
}

function asDate(word: Word, { line, dates }: Place): Word[] | null {
  const dated = dates?.year ? withYear(word.text, dates.year) : null;
  const at = line.words.indexOf(word);
  const texts = line.words.map(({ text }) => text);
  const alike = dates
    ? [withDigits, withMonth, asNamedDate].map((as) => as(word.text)).filter((text) => text !== null)
    : [];
  const readings = [...(word.readings ?? []), ...alike];
  const other = readings.find((text) => makesDate(texts.with(at, text), at, dates !== undefined));
  if (dated !== null && (other === undefined || !other.includes(dates?.year ?? ''))) return [supposed(word, dated)];
  return other === undefined ? null : [readAs(word, other)];
}

const isSign = (text: string): boolean => /^[-+−–]$/u.test(text);

/** A mark of direction beside a figure: `12.00 o`, which is `12.00 +`. */
function asMark(word: Word, { line, form }: Place): Word[] | null {
  if (word.text.length > 3 || isSign(word.text)) return null;
  const at = line.tokens.findIndex(({ words }) => words.includes(word));
  const isBeside = [line.tokens[at - 1], line.tokens[at + 1]].some(
    (token) => token && isFigure(token.text, form, true),
  );
  const known = isDirectionMark(word.text);
  const mark = isBeside
    ? (word.readings ?? []).find((text) => isSign(text) || (!known && isDirectionMark(text)))
    : undefined;
  return mark === undefined ? null : [readAs(word, mark)];
}

const PART_OF_FIGURE = /^[-+]?[\d.,']+-?$/;
/** Digits of one figure stand no farther apart than this many font sizes, however they were read. */
const WITHIN_FIGURE = 0.6;

/** A figure that was read with blanks inside: `1, 250.10`, `12 .00`. */
function asOne(word: Word, next: Word | undefined, form: NumberForm): Word | null {
  if (!next || !isInk(next) || next.box[0] - word.box[2] > WITHIN_FIGURE * word.size) return null;
  if (![word, next].every(({ text }) => PART_OF_FIGURE.test(text)) || isFigure(word.text, form, false)) return null;
  const one = joined([word, next]);
  return isFigure(one.text, form, false) && !isWhole(`${word.text} ${next.text}`, form) ? one : null;
}

/** The column of figures, or of dates, that something stands among. */
const columnAt = (box: Box, columns: readonly Column[]): Column | undefined =>
  columns.find((column) => overlapX(box, column.box) > 0.5 * (box[2] - box[0]));

function changesOn(line: Line, form: NumberForm, figures: readonly Column[], dates: readonly Column[]): Change[] {
  const changes: Change[] = [];
  const taken = new Set<Word>();
  const change = (words: readonly Word[], by: readonly Word[]): void => {
    changes.push({ page: line.page, words, by, because: 'form' });
    for (const word of words) taken.add(word);
  };
  const isRead = ({ amount, date, text }: Token, year: string | null): boolean =>
    // `09/04/2` is a date of some calendar, too
    (date !== null && (year === null || /\d{4}/u.test(text) || withYear(text, year) === null)) ||
    (amount !== null && readingIn(amount, form) !== null && !(amount.bare && form.decimals > 0));
  for (const token of line.tokens) {
    const column = columnAt(token.box, figures);
    const place = { line, form, column, figures: column !== undefined, dates: columnAt(token.box, dates) };
    // What stands over a table is none of its figures: the year of its period, the number of its account.
    const whole = !column?.whole || !column.tokens.has(token) || isFigure(token.text, form, false);
    const read = isRead(token, place.dates?.year ?? null) && (token.amount === null || whole);
    for (const word of token.words) {
      if (!isInk(word) || taken.has(word)) continue;
      const signed = withSign(word.text, place);
      // Its sign may have been left out, too: sums choose.
      const isOther = signed !== null && read && /^\d/u.test(word.text);
      if (isOther) change([word], [{ ...word, readings: [...(word.readings ?? []), signed] }]);
      else if (signed !== null) change([word], [readAs(word, signed)]);
      if (read || signed !== null) continue;
      const next = line.words[line.words.indexOf(word) + 1];
      const one = asOne(word, next, form);
      if (one && next) change([word, next], [one]);
      else {
        const alone = token.amount?.bare && !place.figures;
        const by = (alone ? null : asFigure(word, token, place)) ?? asDate(word, place) ?? asMark(word, place);
        if (by) change([word], by);
      }
    }
  }
  return changes;
}

/** What is to be read otherwise for the sake of its form. */
export function settleForms({ pages, tables, form }: Layout): Change[] {
  const columnsOn = (page: number, kind: 'figures' | 'dates'): Column[] =>
    tables
      .filter(({ blocks }) => blocks.some((block) => block.page === page))
      .flatMap((table) => table[kind].filter(({ tokens }) => tokens.length > 1))
      .map((column) => columnOf(column, form));
  return pages.flatMap(({ page, lines }) => {
    if (!page.words.some(isInk)) return [];
    const [figures, dates] = [columnsOn(page.number, 'figures'), columnsOn(page.number, 'dates')];
    return lines.flatMap((line) => changesOn(line, form, figures, dates));
  });
}
