import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import { type Run, runsOfMarks, SURE_OF_INK } from './runs-of-marks.ts';
import type { KnownWord } from './words.ts';

/** A dot for a hidden digit, in heights of a capital: fonts draw `•` 0.37 to 0.5 wide and high, in a capital's middle. */
const SMALLEST = 0.2;
const LARGEST = 0.6;
const MIDDLE = { lowest: 0.33, highest: 0.67 } as const;
/** A dot is about as wide as it is high, and filled: a disc fills 0.79 of its box. */
const ROUND = 1.35;
const FILLED = 0.65;
/** Dots that touch are this high, in heights of a capital; a dash is a tenth, a bold one less than a quarter. */
const THICK = 0.3;
/** Dots of a run stand nearer to each other than this, in their own height. */
const APART = 1.2;
/** So many dots of one kind hide a number; one or two stand before an item of a list, or between words. */
const FEWEST = 3;

/** How many dots a component is: several where they touch each other, 0 where it is none. */
function dotsIn({ x0, x1, y0, y1, area }: Component, { baseline, height }: Piece): number {
  const [wide, high] = [x1 - x0, y1 - y0];
  const middle = (baseline - (y0 + y1) / 2) / height;
  const sized = high > SMALLEST * height && high < LARGEST * height && high < ROUND * wide;
  if (!sized || middle < MIDDLE.lowest || middle > MIDDLE.highest || area < FILLED * wide * high) return 0;
  if (wide < ROUND * high) return 1;
  return high > THICK * height ? Math.round(wide / high) : 0;
}

/** The runs of dots in a piece's ink. */
const runsOf = (piece: Piece): Run[] =>
  runsOfMarks(piece, dotsIn, (before, { x0, y0, y1 }) => x0 - before.x1 < APART * (y1 - y0)).filter(
    ({ count }) => count >= FEWEST,
  );

/** A word without what its reader made of the dots; null where that is all. */
function withoutDots(word: KnownWord, { x0, x1 }: Run): KnownWord | null {
  const [from, to] = [Math.max(word.x0, x0), Math.min(word.x1, x1)];
  if (to <= from) return word;
  if (to - from > (word.x1 - word.x0) / 2 && !/\d/.test(word.text)) return null;
  const ahead = word.x0 < x1 && word.x1 > x1;
  const bare = (text: string): string =>
    ahead ? text.replace(/^[^\p{L}\p{N}]+/u, '') : text.replace(/[^\p{L}\p{N}]+$/u, '');
  const text = bare(word.text);
  if (text === '') return null;
  const readings = [...new Set(word.readings.map(bare))].filter((other) => other !== '' && other !== text);
  return { ...word, text, readings, ...(ahead ? { x0: x1 } : { x1: x0 }) };
}

/**
 * A piece's words with dots for the dots that hide a number's digits, whatever letters their reader took them for:
 *
 *     e... 7115    as    •••• 7115
 */
export function withHiddenDigits(words: readonly KnownWord[], piece: Piece): readonly KnownWord[] {
  if (!words.some(({ text }) => /\d/.test(text))) return words;
  let all = words;
  for (const run of runsOf(piece)) {
    const { x0, x1, count } = run;
    const dots = { text: '•'.repeat(count), x0, x1, sureness: SURE_OF_INK, readings: [] };
    all = [...all.flatMap((word) => withoutDots(word, run) ?? []), dots].sort((a, b) => a.x0 - b.x0);
  }
  return all;
}
