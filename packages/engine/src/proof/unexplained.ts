import type { Layout, Line } from '../shapes/layout.ts';
import type { FigureRole, Item, Row } from '../shapes/row.ts';
import { CELL_BLANK } from '../tolerances.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';

/** What a document prints and a reading makes nothing of. */
export interface Unexplained {
  /** Lines with a date and a figure that are neither a row's nor named. */
  readonly lines: number;
  /** Figures on rows that were taken for nothing. */
  readonly figures: number;
}

/** Lines that look like bookings on types alone: a date at the beginning of a cell, and a figure. */
export function bookingLines({ pages, form }: Layout): Line[] {
  const looks = ({ tokens, size }: Line): boolean =>
    tokens.some((token) => token.date !== null && token.gapBefore > CELL_BLANK * size) &&
    tokens.some(({ date, amount }) => date === null && amount && !amount.bare && readingIn(amount, form) !== null);
  return pages.flatMap(({ lines }) => lines.filter(looks));
}

interface Band {
  readonly top: number;
  readonly bottom: number;
}

/** Where rows and named figures stand, by page. */
function bandsOf(items: readonly Item[]): ReadonlyMap<number, readonly Band[]> {
  const bands = new Map<number, Band[]>();
  for (const item of items) {
    if (item.kind !== 'row' && item.kind !== 'labelled') continue;
    const spots = item.kind === 'row' ? [item.spot, ...item.more] : [item.spot];
    for (const { page, box } of spots) {
      const list = bands.get(page) ?? [];
      list.push({ top: box[1], bottom: box[3] });
      bands.set(page, list);
    }
  }
  for (const list of bands.values()) list.sort((a, b) => a.top - b.top);
  return bands;
}

/** Whether some band holds the middle of a line. Bands are sorted by their tops; rows seldom overlap. */
function isHeld(bands: readonly Band[], middle: number): boolean {
  let [low, high] = [0, bands.length];
  while (low < high) {
    const at = (low + high) >> 1;
    if ((bands[at] as Band).top <= middle) low = at + 1;
    else high = at;
  }
  return bands.slice(Math.max(0, low - NEAR_BANDS), low).some(({ bottom }) => bottom >= middle);
}

/** Bands looked at above a line: tables side by side have rows that overlap. */
const NEAR_BANDS = 8;

/**
 * The figures of a row that were taken for nothing; none where what is booked is their sum:
 *
 *     Date     Details         Amount     Fees      Total
 *     03 Mar   SALE            109.43    -4.30     105.13
 */
function takenForNothing({ figures }: Row, form: NumberForm): number {
  const others = figures.filter(({ role, amount }) => role === 'other' && !amount.bare);
  const booked = figures.filter(({ role }) => role === 'amount');
  const [whole] = booked.map(({ amount }) => readingIn(amount, form));
  const parts = others.map(({ amount }) => readingIn(amount, form) ?? 0n);
  const summed = booked.length === 1 && parts.length > 1 && parts.reduce((sum, part) => sum + part, 0n) === whole;
  return summed ? 0 : others.length + besideFirst(figures, form);
}

const MOVES: ReadonlySet<FigureRole> = new Set(['amount', 'money-in', 'money-out']);

/**
 * Figures beside the first that is booked: a booking moves by one, so that they are taken for nothing, whatever their column
 * is taken for.
 *
 *     Date     Details         Points     Amount
 *     03 Mar   GROCER            1.20     120.00
 */
function besideFirst(figures: Row['figures'], form: NumberForm): number {
  const moving = figures.filter(
    ({ role, amount }) => MOVES.has(role) && !amount.bare && (readingIn(amount, form) ?? 0n) !== 0n,
  );
  return Math.max(0, moving.length - 1);
}

/** What a reading leaves unexplained of the lines that look like bookings. */
export function unexplained(items: readonly Item[], lines: readonly Line[], form: NumberForm): Unexplained {
  const bands = bandsOf(items);
  const left = lines.filter(({ page, box }) => !isHeld(bands.get(page) ?? [], (box[1] + box[3]) / 2));
  const figures = items.map((item) => (item.kind === 'row' ? takenForNothing(item, form) : 0));
  return { lines: left.length, figures: figures.reduce((sum, count) => sum + count, 0) };
}
