import type { Ruling } from '../shapes/page.ts';
import type { Component } from './components.ts';

/** A stretch of print on one line that no wide blank parts: a cell of a table, or a run of text. In pixels. */
export interface Piece {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly components: readonly Component[];
  /** Where its letters stand, and how high its capitals are. */
  readonly baseline: number;
  readonly height: number;
}

/** Letters of one piece stand no farther apart than this many print heights: more than any blank between words, less than columns. */
const WITHIN_PIECE = 1.1;
/** What is smaller is dirt, what is larger is no print: in print heights. */
const SMALLEST = 0.1;
const LARGEST = 4;
/** A mark is a letter, not a dot or a dash, from this height on. */
const LETTER = 0.45;

interface Open {
  components: Component[];
  x1: number;
  /** The band in which the last letters stand. */
  top: number;
  bottom: number;
}

/** Letters that touch are one mark as high as a line of print: on a highlighted line whole words are. */
const isRunOfLetters = (height: number, print: number): boolean => height > 0.7 * print && height < 1.7 * print;

function isPrint({ x0, y0, x1, y1, area }: Component, print: number): boolean {
  const [width, height] = [x1 - x0, y1 - y0];
  if (Math.max(width, height) < SMALLEST * print || area < 0.006 * print * print) return false;
  return height <= LARGEST * print && (width <= 12 * print || isRunOfLetters(height, print));
}

/** How much of the lower one of two bands lies within the other. */
function shared(a: Open, b: Pick<Component, 'y0' | 'y1'>): number {
  const common = Math.min(a.bottom, b.y1) - Math.max(a.top, b.y0);
  return common / Math.max(1, Math.min(a.bottom - a.top, b.y1 - b.y0));
}

function crossed(verticals: readonly Ruling[], x0: number, x1: number, y: number): boolean {
  return verticals.some(({ box }) => box[0] >= x0 - 1 && box[0] <= x1 + 1 && box[1] <= y && box[3] >= y);
}

/** Letters are gathered from left to right, each to the piece whose last letters stand beside it. */
function gather(components: readonly Component[], verticals: readonly Ruling[], print: number): Open[] {
  const done: Open[] = [];
  let open: Open[] = [];
  for (const component of [...components].sort((a, b) => a.x0 - b.x0)) {
    const reach = WITHIN_PIECE * Math.max(print, Math.min(component.y1 - component.y0, 2.5 * print));
    const past = open.filter((piece) => component.x0 - piece.x1 > WITHIN_PIECE * 2.5 * print);
    if (past.length > 0) {
      done.push(...past);
      open = open.filter((piece) => component.x0 - piece.x1 <= WITHIN_PIECE * 2.5 * print);
    }
    let best: Open | null = null;
    let most = 0.4;
    for (const piece of open) {
      if (component.x0 - piece.x1 > reach) continue;
      const share = shared(piece, component);
      const middle = (component.y0 + component.y1) / 2;
      if (share > most && !crossed(verticals, piece.x1, component.x0, middle)) [best, most] = [piece, share];
    }
    if (best) extend(best, component, print);
    else open.push({ components: [component], x1: component.x1, top: component.y0, bottom: component.y1 });
  }
  return [...done, ...open];
}

function extend(piece: Open, component: Component, print: number): void {
  piece.components.push(component);
  piece.x1 = Math.max(piece.x1, component.x1);
  const height = component.y1 - component.y0;
  // Dots and dashes say little about the band; a piece that began with one takes the first letter's.
  if (height < LETTER * print) return;
  const small = piece.bottom - piece.top < LETTER * print;
  piece.top = small ? component.y0 : 0.5 * piece.top + 0.5 * Math.min(component.y0, piece.top + 0.2 * print);
  piece.bottom = small ? component.y1 : 0.5 * piece.bottom + 0.5 * Math.max(component.y1, piece.bottom - 0.2 * print);
}

const left = ({ components }: Open): number => Math.min(...components.map(({ x0 }) => x0));

/** Pieces that were begun twice (letters of several parts, a letter above the others) become one where they lie in each other's line. */
function merge(pieces: readonly Open[], verticals: readonly Ruling[], print: number): Open[] {
  const merged: Open[] = [];
  for (const piece of [...pieces].sort((a, b) => left(a) - left(b))) {
    const x0 = left(piece);
    const before = merged.find(
      (other) =>
        other.x1 + 0.6 * print > x0 &&
        shared(other, { y0: piece.top, y1: piece.bottom }) > 0.5 &&
        !crossed(verticals, other.x1, x0, (piece.top + piece.bottom) / 2),
    );
    if (!before) {
      merged.push(piece);
      continue;
    }
    const larger = piece.bottom - piece.top > before.bottom - before.top ? piece : before;
    [before.top, before.bottom] = [larger.top, larger.bottom];
    before.components.push(...piece.components);
    before.x1 = Math.max(before.x1, piece.x1);
  }
  return merged;
}

/**
 * A sign and what stands below it in the same sign are no higher than this together, in print heights: Hangul is 0.92 of a font's size high,
 * a capital 0.72, a page's print of parts of signs somewhat lower. Two lines of print, set solid, are 2.4 high.
 */
const ONE_SIGN = 1.5;

/** Feet of signs that were gathered apart, as Hangul's are, become parts of the piece right above them. */
function withFeet(pieces: readonly Open[], print: number): Open[] {
  const isLetter = ({ y0, y1 }: Component): boolean => y1 - y0 >= LETTER * print;
  const below = (upper: Open, foot: Open): boolean =>
    upper !== foot &&
    foot.top > upper.top + SMALLEST * print &&
    Math.max(foot.bottom, upper.bottom) - upper.top < ONE_SIGN * print &&
    left(foot) > left(upper) - LETTER * print &&
    foot.x1 < upper.x1 + WITHIN_PIECE * print;
  const bandOf = (y: number): number => Math.floor(y / (ONE_SIGN * print));
  const bands = new Map<number, Open[]>();
  for (const piece of pieces) bands.set(bandOf(piece.top), [...(bands.get(bandOf(piece.top)) ?? []), piece]);
  const near = ({ top }: Open): Open[] => [bandOf(top) - 1, bandOf(top)].flatMap((band) => bands.get(band) ?? []);
  const feet = new Map<Open, Open>();
  for (const foot of pieces.filter(({ components }) => components.some(isLetter))) {
    const upper = near(foot).find((one) => below(one, foot));
    if (upper && !feet.has(upper)) feet.set(foot, upper);
  }
  for (const [foot, upper] of feet) {
    upper.components.push(...foot.components);
    upper.x1 = Math.max(upper.x1, foot.x1);
  }
  return pieces.filter((piece) => !feet.has(piece));
}

const quantile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/** The bottom on which most letters stand: those with a tail hang below it. */
function baselineOf(letters: readonly Extent[], height: number): number {
  const bottoms = letters.map(({ y1 }) => y1);
  const reach = Math.max(1, 0.08 * height);
  let [best, most] = [quantile(bottoms, 0.5), 0];
  for (const bottom of bottoms) {
    const near = bottoms.filter((other) => Math.abs(other - bottom) <= reach).length;
    if (near > most) [best, most] = [bottom, near];
  }
  return best;
}

/** A sign's extent; its parts may be several components. */
type Extent = Pick<Component, 'x0' | 'y0' | 'x1' | 'y1'>;

/** The signs of a line: what stands right above each other is one, of two parts, as in Hangul. */
function signsOf(letters: readonly Component[]): Extent[] {
  const signs: Extent[] = [];
  for (const { x0, x1, y0, y1 } of [...letters].sort((a, b) => a.x0 - b.x0)) {
    const over = signs.findLast((sign) => Math.min(sign.x1, x1) - x0 > 0.5 * Math.min(sign.x1 - sign.x0, x1 - x0));
    if (!over) signs.push({ x0, x1, y0, y1 });
    else Object.assign(over, { x1: Math.max(over.x1, x1), y0: Math.min(over.y0, y0), y1: Math.max(over.y1, y1) });
  }
  return signs;
}

/** So many of a piece's letters tell its baseline; a line has no need of all. */
const ENOUGH = 80;

function toPiece({ components }: Open, print: number): Piece | null {
  const letters = components.filter(({ y0, y1 }) => y1 - y0 >= LETTER * print).slice(0, ENOUGH);
  if (letters.length === 0) return null;
  const signs = signsOf(letters);
  const height = quantile(
    signs.map(({ y0, y1 }) => y1 - y0),
    0.7,
  );
  return {
    x0: Math.min(...components.map(({ x0 }) => x0)),
    y0: Math.min(...components.map(({ y0 }) => y0)),
    x1: Math.max(...components.map(({ x1 }) => x1)),
    y1: Math.max(...components.map(({ y1 }) => y1)),
    components,
    baseline: baselineOf(signs, height),
    height,
  };
}

/**
 * The pieces of print on a page, from top to bottom.
 * @param rulings ruled lines in pixels: no piece goes through one that stands upright
 * @param print the print's height in pixels
 */
export function findPieces(components: readonly Component[], rulings: readonly Ruling[], print: number): Piece[] {
  const verticals = rulings.filter(({ direction }) => direction === 'vertical');
  const printed = components.filter((component) => isPrint(component, print));
  return withFeet(merge(gather(printed, verticals, print), verticals, print), print)
    .flatMap((open) => toPiece(open, print) ?? [])
    .sort((a, b) => a.baseline - b.baseline || a.x0 - b.x0);
}
