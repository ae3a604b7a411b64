import type { Minor } from '@tallyleaf/contract';
import { headingsIn } from '../languages/match.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { readAmount, readingIn } from '../values/amount.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { datesOf } from './mentioned-dates.ts';
import type { Money } from './signs.ts';

type Cell = Remark['cells'][number];

/** Cells that a word for balances begins, or that say a currency and a day: `Balance (1 March 2025, 09:00)`, `EUR on 31 May 2025`. */
const namesBalance = (cell: Cell): boolean =>
  headingsIn(cell.text).some(({ role, at }) => role === 'balance' && at === 0) ||
  (isCurrencyCode(cell.text.split(' ')[0] ?? '') && datesOf(cell).found.length === 1);

const isUnder = (cell: Cell, above: Cell): boolean => cell.box[0] < above.box[2] && cell.box[2] > above.box[0];

/**
 * The balance that a listing shows above its bookings, named no more than that:
 *
 *     Everyday account        Balance (1 March 2025, 09:00)
 *     Account no. 5550001                          1,150.00
 *
 * Accounts have several (available, yesterday's), so only what the last booking led to is the one that closes.
 */
export function standingBalance(items: readonly Item[], last: Minor, { form }: Money): PrintedFigure | null {
  const remarks = items.filter((item): item is Remark => item.kind === 'remark');
  for (const [i, remark] of remarks.entries()) {
    const name = remark.cells.findIndex(namesBalance);
    if (name < 0) continue;
    const below = remarks[i + 1]?.spot.page === remark.spot.page ? (remarks[i + 1]?.cells ?? []) : [];
    const label = remark.cells[name] as Cell;
    const values = [...remark.cells.slice(name + 1, name + 2), ...below.filter((cell) => isUnder(cell, label))];
    const found = values.find(({ text }) => {
      const amount = readAmount(text);
      return amount !== null && readingIn(amount, form) === last;
    });
    if (found) return { value: last, label: label.text, where: { page: remark.spot.page, box: [...remark.spot.box] } };
  }
  return null;
}
