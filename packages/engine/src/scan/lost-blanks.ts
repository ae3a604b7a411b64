import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

/** Digits of print stand evenly: their middles are as far apart, but for so large a share. */
const UNEVEN = 0.25;
/** A blank is half a digit wide: two digits beside one stand so much farther apart than others. */
const WIDER = 1.3;
/** A sign lower than this, in heights of a capital, is no digit. */
const LOW = 0.6;

const FIGURES = /^\d{4,}$/;

const middle = ({ x0, x1 }: Component): number => (x0 + x1) / 2;

/** The digits of a word on the page, from left to right; null where its ink is not one component a digit. */
function digitsOf({ text, x0, x1 }: KnownWord, { components, height }: Piece): readonly Component[] | null {
  const slack = 0.15 * height;
  const own = components.filter((part) => middle(part) > x0 - slack && middle(part) < x1 + slack);
  const isDigit = ({ y0, y1 }: Component): boolean => y1 - y0 > LOW * height;
  return own.length === text.length && own.every(isDigit) ? [...own].sort((a, b) => a.x0 - b.x0) : null;
}

/** Behind how many digits a blank stands among digits that stand evenly; null where none does. */
function blankAmong(digits: readonly Component[]): number | null {
  const steps = digits.slice(1).map((digit, at) => middle(digit) - middle(digits[at] as Component));
  const widest = Math.max(...steps);
  const others = steps.filter((step) => step !== widest);
  const [least, most] = [Math.min(...others), Math.max(...others)];
  if (others.length !== steps.length - 1 || most > (1 + UNEVEN) * least || widest < WIDER * most) return null;
  return steps.indexOf(widest) + 1;
}

function parted(word: KnownWord, piece: Piece): readonly KnownWord[] {
  const digits = FIGURES.test(word.text) ? digitsOf(word, piece) : null;
  const at = digits && blankAmong(digits);
  const [before, behind] = [digits?.[(at ?? 0) - 1], digits?.[at ?? 0]];
  if (!at || !before || !behind) return [word];
  const as = (cut: (text: string) => string, extent: Pick<KnownWord, 'x0' | 'x1'>): KnownWord => {
    const text = cut(word.text);
    const same = word.readings.filter((other) => FIGURES.test(other) && other.length === word.text.length);
    return { ...word, ...extent, text, readings: [...new Set(same.map(cut))].filter((other) => other !== text) };
  };
  return [
    as((text) => text.slice(0, at), { x0: word.x0, x1: before.x1 }),
    as((text) => text.slice(at), { x0: behind.x0, x1: word.x1 }),
  ];
}

/** The words with the blanks that their ink shows among digits and their reader left out: `1116` where `11 16` is printed. */
export const withLostBlanks = (words: readonly KnownWord[], piece: Piece): KnownWord[] =>
  words.flatMap((word) => parted(word, piece));
