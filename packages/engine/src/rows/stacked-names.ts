import { phrasesIn } from '../languages/match.ts';
import type { Line } from '../shapes/layout.ts';
import type { Labelled, Remark } from '../shapes/row.ts';
import { LINE_STEP } from '../tolerances.ts';
import type { NumberForm } from '../values/amount.ts';
import { isNext, usable } from './figures-of-names.ts';
import { NAMING, toFigure } from './labelled-figures.ts';

type Cell = Remark['cells'][number];

const overlaps = (a: Pick<Cell, 'box'>, b: Pick<Cell, 'box'>): boolean => a.box[0] < b.box[2] && a.box[2] > b.box[0];

/** The one cell of a line over a box; none where several are. */
function over(cells: readonly Cell[], below: Pick<Cell, 'box'>): Cell | undefined {
  const [cell, ...others] = cells.filter((each) => overlaps(each, below));
  return others.length === 0 ? cell : undefined;
}

/**
 * Figures under names that are printed on two lines, neither of which is one alone:
 *
 *     Beginning     Deposits and        Ending
 *     balance       other credits      balance
 *      5,492.67          8,584.12     5,491.78
 */
export function stackedNames(
  { line, cells }: { readonly line: Line; readonly cells: readonly Cell[] },
  above: { readonly line: Line; readonly cells: readonly Cell[] },
  below: Line,
  form: NumberForm,
): Labelled[] {
  const parted = line.baseline - above.line.baseline > LINE_STEP * line.size || above.line.page !== line.page;
  const figured = [above.line, line].some(({ tokens }) => tokens.some((token) => usable(token, form)));
  if (parted || figured || !isNext(line, below)) return [];
  return below.tokens.flatMap((token) => {
    const figure = usable(token, form) ? toFigure(token) : null;
    const last = over(cells, token);
    const first = last && over(above.cells, last);
    if (!figure || !first || !last) return [];
    const text = `${first.text} ${last.text}`;
    const goesOn = ({ at, length }: { at: number; length: number }): boolean =>
      at < first.text.length && at + length > first.text.length;
    const found = phrasesIn(text).find((each) => NAMING.has(each.phrase) && goesOn(each));
    if (!found) return [];
    const label = text.slice(found.at, found.at + found.length);
    const spot = { page: line.page, box: line.box };
    return [
      { kind: 'labelled' as const, spot, phrase: found.phrase, label, date: null, figures: [figure], inTable: false },
    ];
  });
}
