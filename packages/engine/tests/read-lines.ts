import { findLayout } from '../src/layout/find-layout.ts';
import { wordsToLines } from '../src/layout/lines.ts';
import { readRows } from '../src/rows/read-rows.ts';
import type { Line } from '../src/shapes/layout.ts';
import { columns, type Placed, pageOf } from './page-builder.ts';
import { type ReadOut, readOut } from './read-out.ts';

export type Lines = readonly (readonly Placed[])[];

/** Pages of lines, read by the rules alone. */
export function readLines(...pages: readonly Lines[]): ReadOut {
  const layout = findLayout(pages.map((lines, i) => pageOf(lines, { number: i + 1 })));
  return readOut(readRows(layout), layout);
}

/** A line of a day, a text, an amount and a balance. */
export const dayTextAmountBalance = columns([50], [110], [400, 'right'], [500, 'right']);

/** The texts of one page's lines, after a step that changes the words of lines; a line is given as the texts of its cells. */
export const textsAfter =
  (step: (pages: readonly (readonly Line[])[]) => readonly (readonly Line[])[], cells: ReturnType<typeof columns>) =>
  (...rows: readonly (readonly string[])[]): string[] =>
    step([wordsToLines(1, pageOf(rows.map((row) => cells(...row))).words)]).flatMap((lines) =>
      lines.map(({ text }) => text),
    );
