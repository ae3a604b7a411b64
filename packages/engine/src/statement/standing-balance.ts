import type { Minor } from '@tallyleaf/contract';
import { headingsIn } from '../languages/match.ts';
import type { PrintedFigure } from '../shapes/reading.ts';
import type { Item, Remark } from '../shapes/row.ts';
import { isCurrencyCode } from '../values/currency.ts';
import { figuresOutsideRows, type LooseFigure, overlaps } from './figures-outside-rows.ts';
import { datesIn } from './mentioned-dates.ts';
import { balanceUnits, type Money, type SignScheme } from './signs.ts';

/** A word for balances, or a currency and a day: `Balance (1 March 2025, 09:00)`, `EUR on 31 May 2025`. */
const namesBalance = (text: string): boolean =>
  headingsIn(text).some(({ role }) => role === 'balance') ||
  (isCurrencyCode(text.split(' ')[0] ?? '') && datesIn(text).found.length === 1);

/** The words that name a figure's balance: before it, on the line above it or on the one below it; null where none do. */
function nameOf({ figure, label, line }: LooseFigure, lines: readonly Remark[]): string | null {
  if (namesBalance(label)) return label;
  const at = lines.indexOf(line);
  const near = [lines[at - 1], lines[at + 1]].filter((other) => other?.spot.page === line.spot.page);
  const cells = near.flatMap((other) => other?.cells.filter(({ box }) => overlaps({ box }, figure)) ?? []);
  return cells.find(({ text }) => namesBalance(text))?.text ?? null;
}

/**
 * The balance that stands outside the rows, named no more than that:
 *
 *     Everyday account        Balance (1 March 2025, 09:00)         EUR 1,150.00
 *     Account no. 5550001                          1,150.00         Balance at 1 March
 *
 * Accounts have several (available, yesterday's), so only what the last booking led to is the one that closes.
 */
export function standingBalance(
  items: readonly Item[],
  last: Minor,
  money: Money,
  scheme: SignScheme,
): PrintedFigure | null {
  const lines = items.filter((item): item is Remark => item.kind === 'remark');
  for (const loose of figuresOutsideRows(items)) {
    const label = balanceUnits(loose.figure, money, scheme) === last ? nameOf(loose, lines) : null;
    const { spot } = loose.line;
    if (label !== null) return { value: last, label, where: { page: spot.page, box: [...spot.box] } };
  }
  return null;
}

/**
 * What an account ends with: its closing balance, or where none is printed and its table begins with the opening one, the
 * balance beside its last row, or below its last day, where all rows make it of the opening one.
 */
export function endOf(
  opening: PrintedFigure | null,
  closing: PrintedFigure | null,
  rows: readonly { readonly amount: Minor; readonly balance: Minor | null }[],
): PrintedFigure | null {
  if (closing || !opening) return closing;
  const end = rows.reduce((total, { amount }) => total + amount, opening.value);
  return rows.at(-1)?.balance === end ? { value: end, label: '', where: null } : null;
}
