import { findLayout } from '../src/layout/find-layout.ts';
import { readRows } from '../src/rows/read-rows.ts';
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
