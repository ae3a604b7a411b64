import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';
import type { KnownWord } from './words.ts';

/** How long and how high a dash is, in print heights. */
const LONGEST = 0.9;
const SHORTEST = 0.2;
const HIGHEST = 0.3;
/** It is longer than high by this. */
const LEVEL = 1.5;
/** Signs of one column stand this near to each other, in print heights. */
const NEAR = 0.4;
/** So many plus signs below each other are a column of signs. */
const ENOUGH = 3;
/** A minus stands in the middle of the letters beside it: this share of their height above or below it, or less. */
const ASIDE = 0.35;
/** How sure a dash is a minus there. */
const SURE = 0.9;

/** A piece with what was read of it. */
type Read = readonly [Piece, readonly KnownWord[]];

const middleOf = ({ x0, x1 }: Pick<Component, 'x0' | 'x1'>): number => (x0 + x1) / 2;

function isDash({ x0, y0, x1, y1 }: Component, print: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  return width <= LONGEST * print && width >= SHORTEST * print && height <= HIGHEST * print && width >= LEVEL * height;
}

/** The dashes that stand in no piece of print: nothing is beside them, and they are no letters. */
export function loneDashes(components: readonly Component[], pieces: readonly Piece[], print: number): Component[] {
  const taken = new Set(pieces.flatMap((piece) => piece.components));
  return components.filter((component) => isDash(component, print) && !taken.has(component));
}

/** The piece nearest to a dash of those in whose line it stands. */
function besideOf(dash: Component, pieces: readonly Piece[]): Piece | null {
  const y = (dash.y0 + dash.y1) / 2;
  const beside = pieces.filter(({ baseline, height }) => Math.abs(baseline - height / 2 - y) < ASIDE * height);
  const apart = ({ x0, x1 }: Piece): number => Math.max(x0 - dash.x1, dash.x0 - x1);
  return beside.reduce<Piece | null>((best, one) => (best && apart(best) <= apart(one) ? best : one), null);
}

/**
 * The dashes that are minus signs: those that stand by themselves in a column of plus signs, on a line of print.
 *
 *     CINEMA         +    347.05
 *     YOUR PAYMENT   -  3,704.83
 *     BOOKS          +    610.10
 */
export function loneMinuses(read: readonly Read[], dashes: readonly Component[]): Read[] {
  const plus = read.flatMap(([piece, words]) => (words.length === 1 && words[0]?.text === '+' ? [piece] : []));
  if (plus.length < ENOUGH || dashes.length === 0) return [];
  const letters = read.flatMap(([piece, words]) =>
    words.some(({ text }) => /[\p{L}\p{N}]/u.test(text)) ? [piece] : [],
  );
  return dashes.flatMap((dash): Read[] => {
    const beside = besideOf(dash, letters);
    if (!beside) return [];
    const column = plus.filter((sign) => Math.abs(middleOf(sign) - middleOf(dash)) < NEAR * beside.height);
    if (column.length < ENOUGH) return [];
    const { x0, y0, x1, y1 } = dash;
    const piece = { x0, y0, x1, y1, components: [dash], baseline: beside.baseline, height: beside.height };
    return [[piece, [{ text: '-', x0, x1, sureness: SURE, readings: [] }]]];
  });
}
