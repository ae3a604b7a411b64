import type { Picture } from '../shapes/picture.ts';
import type { Component } from './components.ts';
import type { Ink } from './ink.ts';

/** A leader's dot is no higher than this, in print heights: a full stop is a fifth of a capital high, a dot for a hidden digit two fifths. */
const DOT = 0.3;
/** Dots that touch are one mark, no wider than this. */
const JOINED = 1.2;
/** A dash of a rule that is printed in dashes is no longer, and no higher than a dot. */
const DASH = 0.9;
/** Dots of a leader stand on one line, and no farther apart than this, in print heights: set with blanks between them, three quarters. */
const LEVEL = 0.12;
const REACH = 1;
/** The fewest marks of a leader or a dotted line; shorter runs are ellipses, hidden digits, or fields to fill in. */
const FEWEST = 14;
/** The share of steps that must be equal, and the tolerance of equal; dots of letters and specks of dirt are spaced irregularly. */
const EVEN = 0.75;
const NEARLY = 0.3;
/** Width of the grey rim around a dot's ink, in pixels. */
const RIM = 2;

interface Chain {
  readonly dots: Component[];
  x1: number;
  /** The last dot's middle, down. */
  level: number;
}

const middleOf = ({ y0, y1 }: Component): number => (y0 + y1) / 2;

/** Whether most lengths are about as large as each other. */
function areAlike(lengths: readonly number[]): boolean {
  const middle = [...lengths].sort((a, b) => a - b)[lengths.length >> 1] as number;
  const slack = Math.max(1, NEARLY * middle);
  return lengths.filter((length) => Math.abs(length - middle) <= slack).length >= EVEN * lengths.length;
}

/** Whether the blanks between marks are equal: leaders in which some dots touch. */
const hasEvenBlanks = (dots: readonly Component[]): boolean =>
  areAlike(dots.slice(1).map(({ x0 }, at) => x0 - (dots[at] as Component).x1));

/** Whether the centres of marks are equally spaced, and dashes equally long. */
function hasEvenSteps(dots: readonly Component[], print: number): boolean {
  const steps = dots
    .slice(1)
    .map((dot, at) => (dot.x0 + dot.x1 - (dots[at] as Component).x0 - (dots[at] as Component).x1) / 2);
  const lengths = dots.map(({ x0, x1 }) => x1 - x0);
  const longest = Math.max(...lengths);
  return areAlike(steps) && (longest <= DOT * print || (longest <= DASH * print && areAlike(lengths)));
}

/** Dots that follow each other on a line, from left to right. */
function chainsOf(dots: readonly Component[], print: number): Chain[] {
  const slack = Math.max(1.5, LEVEL * print);
  const open = new Map<number, Chain[]>();
  const all: Chain[] = [];
  for (const dot of [...dots].sort((a, b) => a.x0 - b.x0)) {
    const level = middleOf(dot);
    const band = Math.floor(level / slack);
    const near = [band - 1, band, band + 1].flatMap((one) => open.get(one) ?? []);
    const before = near.find((one) => Math.abs(one.level - level) <= slack && dot.x0 - one.x1 <= REACH * print);
    const chain = before ?? { dots: [], x1: 0, level };
    const bandBefore = Math.floor(chain.level / slack);
    Object.assign(chain, { x1: dot.x1, level });
    chain.dots.push(dot);
    if (!before) all.push(chain);
    if (before && bandBefore === band) continue;
    if (before)
      open.set(
        bandBefore,
        (open.get(bandBefore) ?? []).filter((one) => one !== before),
      );
    const within = (open.get(band) ?? []).filter((one) => dot.x0 - one.x1 <= REACH * print);
    open.set(band, [...within, chain]);
  }
  return all;
}

/**
 * The marks of a page's leaders, which lead from a text across to its figure, and of dotted or dashed lines between rows.
 * @param print the print's height in pixels
 */
export function leaderDots(components: readonly Component[], print: number): Component[] {
  const dots = components.filter(({ x0, y0, x1, y1 }) => x1 - x0 <= JOINED * print && y1 - y0 <= DOT * print);
  const leads = chainsOf(dots, print).filter(
    (chain) => chain.dots.length >= FEWEST && (hasEvenBlanks(chain.dots) || hasEvenSteps(chain.dots, print)),
  );
  return leads.flatMap((chain) => chain.dots);
}

/** Wipes a dot and its grey rim; other ink beside it stays. */
function wipeDot({ bits, width, height }: Ink, grey: Uint8Array, { x0, y0, x1, y1 }: Component): void {
  for (let y = y0; y < y1; y += 1) bits.fill(0, y * width + x0, y * width + x1);
  for (let y = Math.max(0, y0 - RIM); y < Math.min(height, y1 + RIM); y += 1)
    for (let p = y * width + Math.max(0, x0 - RIM); p < y * width + Math.min(width, x1 + RIM); p += 1)
      if (bits[p] === 0) grey[p] = 255;
}

/**
 * Wipes dotted leaders, and lines of dots or dashes, in place: readers take long rows of dots for letters of any script, and spoil the
 * words beside them; dashes that run close above a line would be parts of its words.
 *
 *     Account Service Fee ..............................        10.00
 *
 * @returns the components that are left
 */
export function wipeLeaders(
  ink: Ink,
  picture: Picture,
  components: readonly Component[],
  print: number,
): readonly Component[] {
  const leaders = new Set(leaderDots(components, print));
  if (leaders.size === 0) return components;
  for (const dot of leaders) wipeDot(ink, picture.grey, dot);
  return components.filter((component) => !leaders.has(component));
}
