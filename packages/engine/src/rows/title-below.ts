import type { Block, Line } from '../shapes/layout.ts';

/** A title has so many points more blank above it than stand between the lines above. */
const BLANK_MORE = 2;

const saysFigure = ({ tokens }: Line): boolean => tokens.some(({ amount, date }) => date !== null || amount !== null);

/**
 * The title of the table below: a block's last line, where it stands nearer to that table's heading than to the line above,
 * and further from that than lines stand apart there.
 *
 *     30 Jun   CARD 0700 54799813              21.80-
 *              STREAM 555 0458
 *
 *                Cheques in order of numbers
 *     Date     No.      Amount      Date     No.      Amount
 */
export function titleOfNext({ page, lines }: Block, next: Block | undefined): Line | null {
  const [before, above, title] = lines.slice(-3);
  if (!before || !above || !title || !next?.ownHeading || !next.heading || next.page !== page) return null;
  if (saysFigure(title)) return null;
  const blank = title.box[1] - above.box[3];
  const below = next.heading.box[1] - title.box[3];
  return blank > below && blank > above.box[1] - before.box[3] + BLANK_MORE ? title : null;
}
