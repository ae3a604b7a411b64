import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import { type Run, runsOfMarks, SURE_OF_INK } from './runs-of-marks.ts';
import type { KnownWord } from './words.ts';

/** An asterisk, in heights of a capital: fonts draw it 0.35 to 0.6 wide and high, its middle above two thirds, its foot far above the line. */
const SMALLEST = 0.26;
const LARGEST = 0.64;
const ROUND = 1.35;
const MIDDLE = 0.6;
const FOOT = 0.28;
/** Those that touch each other step on by so much of their height, and are a whole number of steps wide, nearly. */
const STEP = 0.88;
const NEARLY = 0.3;
/** So much of its box is ink. */
const FILLED = { least: 0.35, most: 0.8 } as const;
/** Asterisks of a run are level, but for so much of a capital's height, and stand no farther apart. */
const ALIKE = 0.1;
const APART = 0.35;
/** So many tell that a piece has asterisks; then two beside each other are some, too. */
const FEWEST = 3;
const SHORTEST = 2;
/** Signs of one word stand no farther apart, in heights of a capital. */
const CLOSE = 0.3;

/** Parts of an ideograph's ink are as large and as round as asterisks. */
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** How many asterisks a component is: several where they touch each other, 0 where it is none. */
function asterisksIn({ x0, x1, y0, y1, area }: Component, { baseline, height }: Piece): number {
  const [wide, high] = [x1 - x0, y1 - y0];
  const raised = baseline - (y0 + y1) / 2 > MIDDLE * height && baseline - y1 > FOOT * height;
  if (!raised || high < SMALLEST * height || high > LARGEST * height || wide * ROUND < high) return 0;
  if (area < FILLED.least * wide * high || area > FILLED.most * wide * high) return 0;
  if (wide < ROUND * high) return 1;
  const count = wide / (STEP * high);
  return Math.abs(count - Math.round(count)) <= NEARLY ? Math.round(count) : 0;
}

/** The runs of asterisks in a piece's ink; none where no run is long enough to tell that these are asterisks. */
function runsOf(piece: Piece): Run[] {
  const slack = ALIKE * piece.height + 1;
  const isLevel = (a: Component, b: Component): boolean =>
    Math.abs(a.y0 - b.y0) < slack && Math.abs(a.y1 - b.y1) < slack;
  const follows = (before: Component, part: Component): boolean =>
    isLevel(before, part) && part.x0 - before.x1 < APART * piece.height;
  const runs = runsOfMarks(piece, asterisksIn, follows);
  return runs.some(({ count }) => count >= FEWEST) ? runs.filter(({ count }) => count >= SHORTEST) : [];
}

const middleOf = ({ x0, x1 }: { readonly x0: number; readonly x1: number }): number => (x0 + x1) / 2;

/** How many of a piece's signs a word has from one place to another; a sign's parts that stand above each other are one. */
function signsIn({ components }: Piece, from: number, to: number): number {
  let [count, end] = [0, Number.NEGATIVE_INFINITY];
  for (const part of components
    .filter((one) => middleOf(one) > from && middleOf(one) < to)
    .sort((a, b) => a.x0 - b.x0)) {
    if (middleOf(part) > end) count += 1;
    end = Math.max(end, part.x1);
  }
  return count;
}

/** What of a word stands before a run, and what behind it: as many of its signs as have ink there. */
function besideRun(word: KnownWord, piece: Piece, x0: number, x1: number): KnownWord[] {
  if (word.x1 <= x0 || word.x0 >= x1) return [word];
  const before = signsIn(piece, word.x0 - 1, x0);
  const behind = signsIn(piece, x1, word.x1 + 1);
  const clean = { ...word, readings: [] };
  const first = before > 0 ? [{ ...clean, text: word.text.slice(0, before), x1: x0 }] : [];
  return behind > 0 ? [...first, { ...clean, text: word.text.slice(-behind), x0: x1 }] : first;
}

/** Words that stand close to asterisks are one word with them. */
function joined(words: readonly KnownWord[], height: number): KnownWord[] {
  const all: KnownWord[] = [];
  for (const word of words) {
    const before = all.at(-1);
    const stars = before?.text.endsWith('*') || word.text.startsWith('*');
    if (!before || !stars || word.x0 - before.x1 > CLOSE * height) all.push(word);
    else
      all[all.length - 1] = {
        text: before.text + word.text,
        x0: before.x0,
        x1: word.x1,
        sureness: Math.min(before.sureness, word.sureness),
        readings: [],
      };
  }
  return all;
}

/**
 * A piece's words with as many asterisks as its ink has, for those that hide a number's digits, whatever their reader took them for:
 *
 *     5278 905: '''' 0455    as    5278 90** **** 0455
 */
export function withAsterisks(words: readonly KnownWord[], piece: Piece): readonly KnownWord[] {
  if (!words.some(({ text }) => /\d/u.test(text))) return words;
  let all = words;
  for (const run of runsOf(piece)) {
    const { x0, x1, count } = run;
    const over = all.filter((word) => word.x0 < x1 && word.x1 > x0);
    if (over.some(({ text }) => IDEOGRAPH.test(text))) continue;
    if (over.length === 1 && over[0]?.text.match(/\*+/gu)?.some(({ length }) => length === count)) continue;
    const stars = { text: '*'.repeat(count), x0, x1, sureness: SURE_OF_INK, readings: [] };
    const beside = all.flatMap((word) => besideRun(word, piece, x0, x1));
    all = joined(
      [...beside, stars].sort((a, b) => a.x0 - b.x0),
      piece.height,
    );
  }
  return all;
}
