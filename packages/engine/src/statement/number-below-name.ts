import type { Box } from '../shapes/page.ts';
import type { Item } from '../shapes/row.ts';
import { leadingNumber } from './identifiers.ts';
import { isAccountName } from './title-number.ts';

/** A number of an account that stands alone has so many digits. */
const DIGITS = 8;
/** Edges of lines that stand below each other lie within this part of their height, and no further than so many heights apart. */
const ALIGNED = 0.5;
const NEXT_LINE = 2;

const heightOf = (box: Box): number => box[3] - box[1];

/** Whether a box stands right below another, flush with its left or its right edge. */
function standsBelow(below: Box, above: Box): boolean {
  const near = heightOf(above);
  const gap = below[1] - above[1];
  const flush = [0, 2].some((edge) => Math.abs((below[edge] ?? 0) - (above[edge] ?? 0)) <= ALIGNED * near);
  return flush && gap > 0 && gap <= NEXT_LINE * near;
}

/**
 * A number that stands alone right below what the account is called, above its rows:
 *
 *     CUENTA DIGITAL SOLES
 *        193-55500044-0-89
 */
export function numberBelowName(items: readonly Item[]): string | null {
  const first = items.findIndex(({ kind }) => kind === 'row');
  const above = first < 0 ? items : items.slice(0, first);
  const cells = above.flatMap((item) =>
    item.kind === 'remark' ? item.cells.map((cell) => ({ ...cell, page: item.spot.page })) : [],
  );
  const isNamed = (number: (typeof cells)[number]): boolean =>
    cells.some(
      (cell) =>
        cell.page === number.page &&
        !/\d/u.test(cell.text) &&
        isAccountName(cell.text) &&
        standsBelow(number.box, cell.box),
    );
  const numbers = cells.flatMap((cell) => {
    const number = leadingNumber(cell.text);
    const alone = number !== null && number === cell.text.replace(/\s+/gu, '');
    return alone && number.replace(/\D/gu, '').length >= DIGITS && isNamed(cell) ? [number] : [];
  });
  const [only = null, ...others] = new Set(numbers);
  return others.length === 0 ? only : null;
}
