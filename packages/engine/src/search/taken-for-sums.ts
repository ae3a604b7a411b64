import type { Phrase } from '../languages/language.ts';
import { isSummed } from '../proof/compare-readings.ts';
import type { Layout, Line } from '../shapes/layout.ts';
import type { Box } from '../shapes/page.ts';
import type { Item, Labelled, Row } from '../shapes/row.ts';
import { sumsAmong } from '../statement/sum-rows.ts';
import type { Reading } from './reading.ts';

/** Lines that a reading takes for bookings and arithmetic for balances and sums, and for which. */
export type Sums = ReadonlyMap<Line, Phrase>;

/** So many ways to take rows for sums are tried of one reading. */
const MOST_WAYS = 3;
/** So many ways to read a statement's signs are asked for sums. */
const MOST_CANDIDATES = 6;

/** Each line by the boxes of what stands on it. */
export const linesByBox = ({ pages }: Layout): ReadonlyMap<Box, Line> =>
  new Map(pages.flatMap(({ lines }) => lines.flatMap((line) => line.tokens.map(({ box }) => [box, line] as const))));

function linesOf(items: ReadonlyMap<Row | Labelled, Phrase>, lines: ReadonlyMap<Box, Line>): [Line, Phrase][] {
  return [...items].flatMap(([{ figures }, phrase]) => {
    const [line] = figures.flatMap(({ box }) => lines.get(box) ?? []);
    return line ? [[line, phrase] as [Line, Phrase]] : [];
  });
}

/** What of a reading's rows may be balances and sums, in the statements whose own sums do not come out; the likeliest ways first. */
export function takenForSums(
  { candidates, chosen, statements }: Reading,
  items: readonly Item[],
  lines: ReadonlyMap<Box, Line>,
): Sums[] {
  const ways = statements.map(({ reconciliation }, i) => {
    if (isSummed(reconciliation)) return [];
    const first = chosen[i];
    const others = [...(candidates[i] ?? [])].slice(0, MOST_CANDIDATES);
    return [...(first ? [first] : []), ...others].flatMap((candidate) => sumsAmong(candidate, items));
  });
  const found = new Map<string, Sums>();
  for (let at = 0; ways.some((each) => at < each.length); at++) {
    // Statements that have fewer ways keep their likeliest
    const rows = ways.flatMap((each) => [...(each[at] ?? each[0] ?? [])]);
    const sums = linesOf(new Map(rows), lines);
    const key = sums
      .map(([{ page, box }, phrase]) => `${page} ${box[1]} ${phrase}`)
      .sort()
      .join();
    if (sums.length > 0 && !found.has(key)) found.set(key, new Map(sums));
  }
  return [...found.values()].slice(0, MOST_WAYS);
}
