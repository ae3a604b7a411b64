import { overlapX } from '../geometry/box.ts';
import type { Block, Layout, Line } from '../shapes/layout.ts';
import type { Item } from '../shapes/row.ts';
import { linesBelow } from './labelled-figures.ts';
import { looseItems } from './remarks.ts';

/** The lines that a block's heading is printed on. */
function headingLines({ page: number, heading, lines }: Block, { pages }: Layout): Line[] {
  if (!heading) return [];
  const [, top, , bottom] = heading.box;
  const onPage = pages.find(({ page }) => page.number === number)?.lines ?? [];
  return onPage.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2;
    return middle > top && middle < bottom && overlapX(line.box, heading.box) > 0 && !lines.includes(line);
  });
}

/**
 * The heading of a table that holds no bookings, as lines outside the rows: it names the figures beneath it.
 *
 *     Holder          Account             Current balance
 *     A. NOBODY       Everyday account       1,150.00 EUR
 */
export function headingItems(block: Block, layout: Layout): Item[] {
  const own = headingLines(block, layout);
  const all = [...own, ...block.lines];
  return own.flatMap((line, i) => looseItems(line, linesBelow(all, i), layout.form, own[i - 1]));
}
