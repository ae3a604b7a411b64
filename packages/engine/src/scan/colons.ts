import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

/** A point of a colon is no wider and no higher than this, in heights of a capital. */
const POINT = 0.35;
/** What is not read from letters is as sure as its ink. */
const SURE = 0.95;

const middle = ({ x0, x1 }: Component): number => (x0 + x1) / 2;

/** Whether a word's ink is two points, one above the other. */
function isColon({ x0, x1 }: KnownWord, { components, height }: Piece): boolean {
  const slack = 0.15 * height;
  const own = components.filter((part) => middle(part) > x0 - slack && middle(part) < x1 + slack);
  const [one, other] = own;
  if (!one || !other || own.length !== 2) return false;
  const isPoint = (part: Component): boolean => Math.max(part.x1 - part.x0, part.y1 - part.y0) < POINT * height;
  const isAbove = one.y1 <= other.y0 || other.y1 <= one.y0;
  return own.every(isPoint) && isAbove && Math.abs(middle(one) - middle(other)) < slack;
}

/** The words with colons for signs by themselves that their ink shows to be one: `: 7,73,610.92`, read `1 7,73,610.92`. */
export const withColons = (words: readonly KnownWord[], piece: Piece): readonly KnownWord[] =>
  words.map((word) => {
    const isSign = /^[\p{L}\p{N}]$/u.test(word.text) && isColon(word, piece);
    return isSign ? { ...word, text: ':', sureness: SURE, readings: [] } : word;
  });
