import { hullOf, union } from '../geometry/box.ts';
import type { Line } from '../shapes/layout.ts';
import type { Word } from '../shapes/page.ts';
import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { joinedAsRead } from '../values/right-to-left.ts';
import { withMarksBelow } from './marks-below.ts';
import { lineTokens } from './tokens.ts';

/** Words whose baselines differ by less than this share of the font size stand on one line. */
const SAME_LINE = 0.35;

/** The size that most of the letters have. */
function commonSize(words: readonly Word[]): number {
  const letters = new Map<number, number>();
  for (const word of words) {
    const size = Math.round(word.size * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + word.text.length);
  }
  return [...letters].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
}

/** `期初余额：4,210.65`: a name and its value set as one word; `2025-04-08T11:07:32` is a time. */
const NAMED_VALUE = /^(.*\p{L}.*(?:[:：](?!(?<=\d.)\d\d(?![\d.,]))))([-+−(\p{Sc}]*\d.*)$/u;
/** `0.00-1,318.27`: figures of two columns that touch. */
const TOUCHING = /^([-+]?\d[\d.,]*[.,]\d\d)([-+]\d[\d.,]*[.,]\d\d)$/u;
/** Letters of East Asian scripts are about twice as wide as digits. */
const breadth = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);

/** What every such word has. */
const MAY_BE_TWO = /[:：]|\d[-+]\d/;

/** A word that holds a name and its value, or two figures, as two. */
function partWord(word: Word): Word[] {
  if (!MAY_BE_TWO.test(word.text)) return [word];
  const match = NAMED_VALUE.exec(word.text) ?? TOUCHING.exec(word.text);
  if (!match) return [word];
  const [, name = '', value = ''] = match;
  const [x0, y0, x1, y1] = word.box;
  const cut = x0 + ((x1 - x0) * breadth(name)) / breadth(word.text);
  return [
    { ...word, text: name, box: [x0, y0, cut, y1] },
    { ...word, text: value, box: [cut, y0, x1, y1], spaceBefore: false },
  ];
}

/** Words that stand no farther apart than this many font sizes touch: no blank of a font is as narrow. */
const TOUCH = 0.1;

/** The seam of two words inside a figure or a day: `8,` `879.01`, `(420,0` `0)`, `20` `25/03/03`, `12 M` `ar`. */
const SEAM = /[\p{Nd}.,/-]\|[\p{Nd}.,/)-]|\p{Ll}\|\p{Ll}|\p{Lu}\|\p{Lu}/u;

/** True where two words touch that make one text, figure or day, of which either is none alone. */
function areOneWord(word: Word, next: Word): boolean {
  const gap = (next.box[0] - word.box[2]) / Math.min(word.size, next.size);
  if (gap > TOUCH || gap < -TOUCH || word.sureness !== undefined) return false;
  if (!SEAM.test(`${word.text.slice(-1)}|${next.text.slice(0, 1)}`)) return false;
  const [one, other, both] = [word.text, next.text, word.text + next.text];
  if (/^\p{L}+$/u.test(both)) return true;
  const isFigure = (text: string): boolean => readAmount(text)?.bare === false;
  const isDay = (text: string): boolean => readDate(text) !== null;
  if (isDay(both)) return one === '20' || ![one, other].some((text) => isDay(text) || isFigure(text));
  return isFigure(both) && (![one, other].every((text) => readAmount(text)) || CUT.test(`${one}|${other}`));
}

/** Two figures that are one: `4.58` `8,64`, `296` `,78`, `876,5` `4`, `10,6` `40`. */
const CUT = /[.]\d+\|\d*,|,\d+\|\d*[.]|\|[.,]|[.,]\d\|\d\d?(?!\d)/u;

/** Words of one line from left to right, those whole that a blank without room parts: `8, 879.01`, `Closi ng balance`. */
function wholeWords(words: readonly Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words.toSorted((a, b) => a.box[0] - b.box[0])) {
    const last = whole.at(-1);
    if (!last || !areOneWord(last, word)) whole.push(word);
    else whole[whole.length - 1] = { ...last, text: last.text + word.text, box: union(last.box, word.box) };
  }
  return whole;
}

/** Words of one line, in any order. */
export function toLine(page: number, words: Word[]): Line {
  words.sort((a, b) => a.box[0] - b.box[0]);
  const size = commonSize(words);
  return {
    page,
    box: hullOf(words),
    baseline: words.reduce((sum, word) => sum + word.baseline, 0) / words.length,
    size,
    words,
    tokens: lineTokens(words, size),
    text: joinedAsRead(words.map((word) => word.text)),
  };
}

/** Words of one region as lines from top to bottom, each from left to right. */
export function wordsToLines(page: number, words: readonly Word[]): Line[] {
  const sorted = words.flatMap(partWord).sort((a, b) => a.baseline - b.baseline || a.box[0] - b.box[0]);
  const lines: Line[] = [];
  let open: Word[] = [];
  let baseline = 0;
  for (const word of sorted) {
    const first = open[0];
    if (first && word.baseline - baseline > SAME_LINE * Math.min(word.size, first.size)) {
      lines.push(toLine(page, wholeWords(open)));
      open = [];
    }
    if (open.length === 0) baseline = word.baseline;
    open.push(word);
  }
  if (open.length > 0) lines.push(toLine(page, wholeWords(open)));
  return withMarksBelow(lines, (all) => toLine(page, all));
}
