import type { Minor } from '@tallyleaf/contract';
import type { Candidate } from '../shapes/candidate.ts';
import type { PrintedFigure, PrintedTotal } from '../shapes/reading.ts';
import type { Figure as PrintedRowFigure, Row } from '../shapes/row.ts';
import { type NumberForm, readingIn } from '../values/amount.ts';
import { magnitude } from '../values/magnitude.ts';
import { type Figure, figureOf } from './figures.ts';
import type { Placed, Places } from './ink.ts';

/** A figure's part in an equation: an index into the figures, and whether it is added or taken off. */
export interface Term {
  readonly at: number;
  readonly factor: 1n | -1n;
}

/** Figures whose sum is nought where they are as printed. */
export type Equation = readonly Term[];

/** What a statement's figures have to fulfil. */
export interface Equations {
  readonly figures: readonly Figure[];
  /** From each printed balance to the next: opening, those beside rows, closing. */
  readonly links: readonly Equation[];
  /** Printed totals and the rows that they cover. */
  readonly totals: readonly Equation[];
}

/** The figure of a row that has a value: its balance, or what moves it. */
function figureIn(row: Row, value: Minor, isBalance: boolean, form: NumberForm): PrintedRowFigure | undefined {
  return row.figures.find(({ role, amount }) => {
    if (role === 'other' || (role === 'balance') !== isBalance) return false;
    const units = readingIn(amount, form);
    return units !== null && magnitude(units) === magnitude(value);
  });
}

/** Where a figure named elsewhere stands: on the line of its name, or right below it. */
function placeOf(
  { value, where }: Pick<PrintedFigure, 'value' | 'where'>,
  places: Places,
  form: NumberForm,
): Placed | undefined {
  if (!where) return undefined;
  const [x0, y0, x1, y1] = where.box;
  const at = (bottom: number): Placed | undefined =>
    places.within({ page: where.page, box: [x0, y0, x1, bottom] }).find(({ token }) => {
      const units = token.amount ? readingIn(token.amount, form) : null;
      return units !== null && magnitude(units) === magnitude(value);
    });
  return at(y1) ?? at(y1 + 2 * (y1 - y0));
}

/** A statement's figures under numbers, each with its other readings, and what binds them. */
export function equationsOf({ reading, rows, decimals }: Candidate, form: NumberForm, places: Places): Equations {
  const money = { decimalMark: form.decimalMark, decimals };
  const figures: Figure[] = [];
  const add = (value: Minor, placed: Placed | undefined): number => figures.push(figureOf(value, placed, money)) - 1;
  const named = (figure: PrintedFigure): number => add(figure.value, placeOf(figure, places, money));
  const ofRow = (i: number, value: Minor, isBalance: boolean): number => {
    const row = rows[i];
    const figure = row && figureIn(row, value, isBalance, money);
    return add(value, figure && places.ofAmount(figure.amount));
  };
  const amounts = reading.rows.map(({ amount }, i) => ofRow(i, amount, false));
  return {
    figures,
    links: linksOf(),
    totals: reading.totals.flatMap((total) => (total.kind === 'count' ? [] : [totalOf(total)])),
  };

  function linksOf(): Equation[] {
    const links: Term[][] = [];
    let open: Term[] | null = reading.opening ? [{ at: named(reading.opening), factor: 1n }] : null;
    const close = (at: number): void => {
      if (open) links.push([...open, { at, factor: -1n }]);
      open = [{ at, factor: 1n }];
    };
    reading.rows.forEach(({ balance }, i) => {
      open?.push({ at: amounts[i] as number, factor: 1n });
      if (balance !== null) close(ofRow(i, balance, true));
    });
    if (reading.closing) close(named(reading.closing));
    return links;
  }

  function totalOf(total: PrintedTotal): Equation {
    const found = total.rows.reduce((sum, i) => sum + (reading.rows[i]?.amount ?? 0n), 0n);
    const out = total.direction === 'out' || (total.direction === null && found < 0n);
    const size = magnitude(total.expected);
    const value = total.direction === 'net' ? total.expected : out ? -size : size;
    const at = add(value, placeOf({ value, where: total.where }, places, money));
    return [
      { at, factor: -1n },
      ...total.rows.flatMap((i): Term[] => (amounts[i] === undefined ? [] : [{ at: amounts[i], factor: 1n }])),
    ];
  }
}
