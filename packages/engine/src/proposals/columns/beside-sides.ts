import type { Line, Table } from '../../shapes/layout.ts';
import { lineOfToken } from '../../shapes/line-of-token.ts';
import type { FigureRole } from '../../shapes/row.ts';
import { datedLines, exclusiveButForSums, type Filled } from './used-columns.ts';

/** Fewer rows on either side show no habit. */
const FEWEST_ON_A_SIDE = 2;

/**
 * Where two columns part the rows by direction, every booking is in one of them: amounts beside them are the same figures
 * again, or what was paid abroad.
 *
 *     Date    Details       Orig. amount      Debit     Credit
 *     03 Mar  GROCER             681,851    681,851
 *     04 Mar  HOTEL ABROAD      5.12 USD    130,133
 *     05 Mar  PAYMENT          1,777,563              1,777,563
 */
export function besideSides(table: Table, roles: readonly FigureRole[]): FigureRole[] {
  const lineOf = lineOfToken(table);
  const dated = datedLines(table, lineOf);
  const linesOf = (role: FigureRole): Filled[] =>
    table.figures.flatMap((column, i) =>
      roles[i] === role ? [{ column, lines: new Set(column.tokens.flatMap((token) => lineOf.get(token) ?? [])) }] : [],
    );
  const [out, ...outs] = linesOf('money-out');
  const [into, ...ins] = linesOf('money-in');
  if (!out || !into || outs.length + ins.length > 0 || !exclusiveButForSums(out, into)) return [...roles];
  const rowsOf = ({ lines }: Filled): Line[] => [...lines].filter((line) => dated.has(line));
  if (Math.min(rowsOf(out).length, rowsOf(into).length) < FEWEST_ON_A_SIDE) return [...roles];
  const sided = new Set([...rowsOf(out), ...rowsOf(into)]);
  const amounts = linesOf('amount').filter((amount) => rowsOf(amount).every((line) => sided.has(line)));
  return roles.map((role, i) => (amounts.some(({ column }) => column === table.figures[i]) ? 'other' : role));
}
