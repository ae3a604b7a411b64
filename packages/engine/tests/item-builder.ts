import type { Phrase } from '../src/languages/language.ts';
import type { Figure, FigureRole, Labelled, Remark, Row, Section, Spot } from '../src/shapes/row.ts';
import { type PrintedAmount, readAmount } from '../src/values/amount.ts';
import { type PrintedDate, readDate } from '../src/values/date.ts';

/** Rows, labelled figures, sections and remarks for tests, from texts as printed. */

export function amountOf(text: string): PrintedAmount {
  const amount = readAmount(text);
  if (!amount) throw new RangeError(`no amount: ${text}`);
  return amount;
}

export function dateOf(text: string): PrintedDate {
  const date = readDate(text);
  if (!date) throw new RangeError(`no date: ${text}`);
  return date;
}

const BOX = [400, 100, 440, 110] as const;

export const figure = (role: FigureRole, text: string, mark: string | null = null): Figure => ({
  role,
  amount: amountOf(text),
  mark,
  box: BOX,
});

export const spot = (page = 1, y = 100): Spot => ({ page, box: [50, y, 540, y + 10] });

/** A row: its date, and its figures by role. */
export const row = (date: string, figures: readonly Figure[], more: Partial<Row> = {}): Row => ({
  kind: 'row',
  spot: spot(),
  more: [],
  date: dateOf(date),
  valueDate: null,
  description: 'CARD PAYMENT',
  reference: null,
  figures,
  table: 0,
  ...more,
});

/** A row of a table with one column of amounts, and perhaps one of balances. */
export const booking = (date: string, amount: string, balance?: string, more: Partial<Row> = {}): Row =>
  row(date, [figure('amount', amount), ...(balance === undefined ? [] : [figure('balance', balance)])], more);

export const labelled = (
  phrase: Phrase,
  figures: readonly (Figure | string)[],
  more: Partial<Labelled> = {},
): Labelled => ({
  kind: 'labelled',
  spot: spot(),
  phrase,
  label: phrase,
  date: null,
  figures: figures.map((one) => (typeof one === 'string' ? figure('amount', one) : one)),
  inTable: true,
  ...more,
});

export const section = (...phrases: readonly Phrase[]): Section => ({
  kind: 'section',
  spot: spot(),
  phrases,
  text: phrases.join(' '),
});

/** A line outside the rows; `|` parts its cells. */
export function remark(text: string, more: Partial<Remark> = {}): Remark {
  const cells = text.split('|').map((part, i) => ({
    text: part.trim(),
    box: [50 + i * 150, 100, 150 + i * 150, 110] as const,
    size: 9,
  }));
  return { kind: 'remark', spot: spot(), text: cells.map((cell) => cell.text).join(' '), cells, ...more };
}
