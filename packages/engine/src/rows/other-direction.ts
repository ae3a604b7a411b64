import type { Figure, Item, Labelled, Remark, Row } from '../shapes/row.ts';
import { LINE_STEP, SET_EDGE } from '../tolerances.ts';
import { readAmount } from '../values/amount.ts';
import { directionOf, isDirectionMark } from '../values/sign.ts';

/**
 * A total of one direction, and below it that of the other, which the name is not printed with again:
 *
 *     Turnover in total     D     5 012.46
 *                           C     7 156.40
 */
export function withOtherDirection(items: readonly Item[]): Item[] {
  return items.flatMap((item, i): Item[] => {
    const total = totalAbove(items, i);
    const figure = total && figureAlone(item);
    if (!total || !figure || !isOther(figure, total.figures[0])) return [item];
    const other: Labelled = { ...total, spot: item.spot, figures: [figure] };
    return item.kind === 'row' ? [other] : [item, other];
  });
}

/** The total on the line right above, with one figure. */
function totalAbove(items: readonly Item[], at: number): Labelled | null {
  const { page, box } = (items[at] as Item).spot;
  const above = items
    .slice(Math.max(0, at - 2), at)
    .find((item): item is Labelled => item.kind === 'labelled' && item.inTable && item.phrase === 'total');
  if (above?.figures.length !== 1 || above.spot.page !== page) return null;
  const step = box[1] - above.spot.box[1];
  return step > 0 && step < LINE_STEP * (above.spot.box[3] - above.spot.box[1]) ? above : null;
}

/** The figure of a line that holds nothing else but its mark. */
function figureAlone(item: Item): Figure | null {
  if (item.kind === 'row') return ofRow(item);
  return item.kind === 'remark' ? ofCells(item) : null;
}

const ofRow = ({ undated, description, figures: [figure, ...others] }: Row): Figure | null =>
  undated && description === '' && others.length === 0 ? (figure ?? null) : null;

function ofCells({ cells: [mark, cell, ...others] }: Remark): Figure | null {
  const amount = cell && others.length === 0 ? readAmount(cell.text) : null;
  if (!mark || !cell || !amount || !isDirectionMark(mark.text)) return null;
  return { role: 'amount', amount, mark: mark.text.toUpperCase(), box: cell.box };
}

/** A figure below another one, with another mark. */
function isOther(figure: Figure, above: Figure | undefined): boolean {
  if (!above?.mark || !figure.mark || figure.mark === above.mark) return false;
  const [own, other] = [directionOf(figure.mark), directionOf(above.mark)];
  return (own === null || own !== other) && Math.abs(figure.box[2] - above.box[2]) < SET_EDGE;
}
