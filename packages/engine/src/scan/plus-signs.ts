import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

/** A plus is this high, in heights of a capital, and about as wide as high. */
const LOWEST = 0.35;
const HIGHEST = 0.8;
const SQUARE = 1.35;
/** Its head lies this far below that of digits, and its foot above theirs: figures that hang stand on their line. */
const BELOW = 0.12;
const ABOVE = 0.04;
/** Digits are this high. */
const DIGIT = 0.85;
/** So much of its box is ink at most: the rest is the four corners. */
const THIN = 0.62;

/** A figure that begins with a digit that a plus is taken for. */
const FIGURE = /^[147]\d{0,3}(?:[.,]\d{3})*(?:[.,]\d{1,2})?$/u;

/** The parts of a word on the page, from left to right. */
function partsOf({ x0, x1 }: KnownWord, { components, height }: Piece): Component[] {
  const slack = 0.15 * height;
  const isIn = (part: Component): boolean =>
    (part.x0 + part.x1) / 2 > x0 - slack && (part.x0 + part.x1) / 2 < x1 + slack;
  return components.filter(isIn).sort((a, b) => a.x0 - b.x0);
}

/** Whether a part has a plus sign's extent beside a digit. */
function isPlus({ x0, y0, x1, y1, area }: Component, digit: Component): boolean {
  const [width, height, whole] = [x1 - x0, y1 - y0, digit.y1 - digit.y0];
  const isSquare = width < SQUARE * height && height < SQUARE * width;
  const isSized = height > LOWEST * whole && height < HIGHEST * whole && area < THIN * width * height;
  return isSquare && isSized && y0 - digit.y0 > BELOW * whole && digit.y1 - y1 > ABOVE * whole;
}

/** Whether the first sign of a figure is a plus by its ink, and each other one has its own. */
function beginsWithPlus(word: KnownWord, piece: Piece): boolean {
  const [first, second, ...others] = partsOf(word, piece);
  if (!first || !second || others.length + 2 !== word.text.length) return false;
  return second.y1 - second.y0 > DIGIT * piece.height && isPlus(first, second);
}

/**
 * The words with a plus for a digit that their ink shows to be one: `+6.477.852`, read `16.477.852`. A digit reaches from its line to the
 * heads of the others, a plus stands between.
 */
export const withPluses = (words: readonly KnownWord[], piece: Piece): readonly KnownWord[] =>
  words.map((word) => {
    if (!FIGURE.test(word.text) || !beginsWithPlus(word, piece)) return word;
    const text = `+${word.text.slice(1)}`;
    return { ...word, text, readings: word.readings.filter((other) => other !== text && other.startsWith('+')) };
  });
