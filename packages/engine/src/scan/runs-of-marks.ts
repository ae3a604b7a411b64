import type { Component } from './components.ts';
import type { Piece } from './pieces.ts';

/** Marks beside each other that hide a number's digits, across, and how many they are. */
export interface Run {
  readonly x0: number;
  readonly x1: number;
  readonly count: number;
}

/** What is not read from letters is as sure as its ink. */
export const SURE_OF_INK = 0.95;

/**
 * The runs of marks in a piece's ink, with nothing between them. `marksIn`: how many marks a component is, 0 where it is none.
 * `follows`: whether a mark stands near enough behind the one before it.
 */
export function runsOfMarks(
  piece: Piece,
  marksIn: (part: Component, piece: Piece) => number,
  follows: (before: Component, part: Component) => boolean,
): Run[] {
  const runs: Run[] = [];
  let last: Component | null = null;
  for (const part of [...piece.components].sort((a, b) => a.x0 - b.x0)) {
    const { x0, x1 } = part;
    const count = marksIn(part, piece);
    const before = last && follows(last, part) ? runs.at(-1) : undefined;
    last = count > 0 ? part : null;
    if (count > 0 && before) runs[runs.length - 1] = { x0: before.x0, x1, count: before.count + count };
    else if (count > 0) runs.push({ x0, x1, count });
  }
  return runs;
}
