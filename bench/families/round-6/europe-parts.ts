import type { Family } from '../family.ts';
import { account, COMMAED, type Move, pack, total } from '../kit.ts';
import { dayAfter, type FigureForm, figure, partsOf } from '../markup.ts';

/** What the European layouts of this round share: movements dealt to pages with what came before, signs, shifted days. */

export type Placed = Move & { readonly at: number };

export interface Sheet {
  readonly part: readonly Placed[];
  readonly index: number;
  readonly count: number;
  readonly first: boolean;
  readonly last: boolean;
  /** The balance before the page's first row and after its last. */
  readonly before: bigint;
  readonly after: bigint;
}

export const placed = (rows: readonly Move[]): Placed[] => rows.map((row, at) => ({ ...row, at }));

/** Movements dealt to pages by their height in points. */
export function sheets(
  rows: readonly Placed[],
  opening: bigint,
  height: (row: Placed) => number,
  room: readonly [first: number, rest: number],
  draw: (sheet: Sheet) => string,
): string[] {
  const parts = pack(rows, height, ...room);
  let before = opening;
  return parts.map((part, index) => {
    const after = before + total(part);
    const page = draw({
      ...{ part, index, count: parts.length, before, after },
      ...{ first: index === 0, last: index === parts.length - 1 },
    });
    before = after;
    return page;
  });
}

/** A day some days off the booking, the same whenever asked. */
export const shifted = (row: Move, low: number, high: number): string =>
  dayAfter(row.date, low + (Number(row.ref.slice(-2)) % (high - low + 1)));

export const SPACED: FigureForm = { group: '\u00a0', decimal: ',' };

export const comma = (value: bigint): string => figure(value, COMMAED);
export const space = (value: bigint): string => figure(value, SPACED);

/** A minus in front of what is below zero. */
export const minus =
  (form: FigureForm, sign = '-') =>
  (value: bigint): string =>
    `${value < 0n ? sign : ''}${figure(value, form)}`;

/** A sign behind. */
export const behind =
  (form: FigureForm, out = '-', into = '') =>
  (value: bigint): string =>
    `${figure(value, form)}${value < 0n ? out : into}`;

/** As `account`, with an IBAN and a BIC that are printed. */
export const accountIn = (facts: string, number: string | null, iban: string, bic: string | null = null) => ({
  ...account(facts, number),
  iban: iban.replaceAll(/\s/g, ''),
  bic,
});

export const longDay = (iso: string, months: string): string => {
  const { d, yyyy, m } = partsOf(iso);
  return `${d} ${months.split(' ')[Number(m) - 1]} ${yyyy}`;
};

export type Kind = Family['type'];

/** Drawn again until something is owed at the end: a card bill that prints what is owed without a sign must not end above zero. */
export function untilOwed(opening: bigint, draw: () => Move[]): Move[] {
  for (;;) {
    const some = draw();
    if (opening + total(some) < 0n) return some;
  }
}
