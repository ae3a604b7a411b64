import type { Phrase } from '../languages/language.ts';
import { phrasesIn } from '../languages/match.ts';
import type { Line } from '../shapes/layout.ts';
import { runsOf } from './heading-cells.ts';
import { textOf } from './stacked-headings.ts';

const ENDS: readonly Phrase[] = ['opening', 'closing'];

/** Whether a line names both ends of an account in cells of their own, over their figures. */
function headsEnds(line: Line): boolean {
  if (line.tokens.some(({ amount }) => amount)) return false;
  const named = runsOf(line).map((words) => phrasesIn(textOf(words)).find(({ at }) => at === 0)?.phrase);
  return ENDS.every((end) => named.includes(end));
}

/**
 * Where the summary of an account begins at a page's top, above the heading of its rows: the table of the page before does not go on
 * below it. Null for none.
 *
 *     Pending
 *     Date        Details                       Paid out    Paid in
 *     30 Sep      GROCER                           30.19
 *     (next page)
 *     Product     Opening balance    Paid out    Paid in    Closing balance
 *     Account              306.94      136.57    2005.97            2176.34
 *     Date        Details                       Paid out    Paid in    Balance
 */
export function summaryHead(lines: readonly Line[]): number | null {
  const found = lines.findIndex(headsEnds);
  return found < 0 ? null : found;
}
