import { overlapX } from '../geometry/box.ts';
import { median } from '../geometry/sorted.ts';
import type { Heading, Line, Token } from '../shapes/layout.ts';
import { FIGURE_EDGE } from '../tolerances.ts';
import { FIGURE_ROLES } from './heading-roles.ts';

/** So many times as far from a list as its own lines stand apart, something else begins. */
const FURTHER = 3;
/** So many figures and days tell of columns. */
const ENOUGH = 3;
/** Of a list's lines, those with a figure. */
const MOSTLY = 0.8;
/** Of the figures below, those that stand by accident where a list's do. */
const FEW = 0.1;

const isFigure = ({ amount, date }: Token): boolean => amount !== null && !amount.bare && date === null;
const figuresOf = (lines: readonly Line[]): Token[] => lines.flatMap(({ tokens }) => tokens.filter(isFigure));
/** A day and words: what is listed without any are other days' balances. */
const isBooking = ({ tokens: [first, ...others] }: Line): boolean =>
  first?.date != null && others.some(({ date, amount }) => date === null && amount === null);

/** Whether none of some figures stands in a list's columns, or under those that its heading names. */
function standApart(figures: readonly Token[], list: readonly Token[], { cells }: Heading): boolean {
  const heads = cells.filter(({ roles }) => roles.some((role) => FIGURE_ROLES.has(role)));
  const within = figures.filter(
    ({ box }) =>
      list.some((other) => Math.abs(other.box[2] - box[2]) < FIGURE_EDGE) ||
      heads.some((head) => overlapX(head.box, box) > 0),
  );
  return within.length <= figures.length * FEW;
}

/** Texts, what moved and balances are named over an account's own rows: what stands below them is no other account's. */
const headsRows = ({ cells }: Heading): boolean =>
  ['description', 'balance'].every((role) => cells.some(({ roles }) => roles[0] === role)) && cells.length > 3;

/**
 * Where a list under a heading ends and bookings without one begin: far below it, with days and figures, and these in none of
 * its columns. Null where the lines are all of one table.
 *
 *     Day        Balance
 *     01 Mar      500.00
 *     02 Mar      420.00
 *
 *     03 Mar  GROCER               80.00
 *     05 Mar  SALARY                        900.00
 */
export function listEnd(heading: Heading, lines: readonly Line[]): number | null {
  if (headsRows(heading)) return null;
  const blanks = lines.map(({ box }, i) => Math.max(0, box[1] - (lines[i - 1]?.box[3] ?? heading.box[3])));
  const found = lines.findIndex(({ size }, at) => {
    const blank = blanks[at] ?? 0;
    if (at === 0 || blank <= (FURTHER * size) / 2 || blank <= FURTHER * (median(blanks.slice(0, at)) ?? 0))
      return false;
    const [list, below] = [lines.slice(0, at), lines.slice(at)];
    const [own, others] = [figuresOf(list), figuresOf(below)];
    if (list.filter(({ tokens }) => tokens.some(isFigure)).length < at * MOSTLY) return false;
    if (others.length < ENOUGH || below.filter(isBooking).length < ENOUGH) return false;
    return standApart(others, own, heading);
  });
  return found < 0 ? null : found;
}
