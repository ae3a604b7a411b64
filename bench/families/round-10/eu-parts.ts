import type { Random } from '../../../corpus/generator/random.ts';
import { COMMAED, type Move, pack } from '../kit.ts';
import { dayAfter, type FigureForm, figure } from '../markup.ts';
import { iban } from '../stranger-parts.ts';

/** What the European layouts of this round share: forms of figures, accounts with an IBAN, misprints. */

export const SPACED: FigureForm = { group: '\u00a0', decimal: ',' };
export const SWISS: FigureForm = { group: "'", decimal: '.' };

export const dots = (value: bigint): string => figure(value, COMMAED);
export const blanks = (value: bigint): string => figure(value, SPACED);
export const swiss = (value: bigint): string => figure(value, SWISS);

/** A sign before the figure. */
export const before = (value: bigint, form: (value: bigint) => string, plus = ''): string =>
  `${value < 0n ? '-' : plus}${form(value)}`;

/** A mark behind the figure. */
export const behind = (value: bigint, form: (value: bigint) => string, out = '-', into = '+'): string =>
  `${form(value)}${value < 0n ? out : into}`;

/** An account with its IBAN (printed in groups) and BIC. */
export const banked = <T extends object>(facts: T, printed: string, bic: string | null = null) => ({
  ...facts,
  iban: printed.replaceAll(' ', ''),
  bic,
});

export const ibanOf = (random: Random, country: string, bank: string, digits: number): string =>
  iban(country, `${bank}${random.digits(digits)}`);

/** A figure that is not the right one. */
export const misprinted = (random: Random, value: bigint): bigint =>
  value + BigInt(random.pick([9, 90, 100, 270, 1000, 3600]));

/** Moves dealt out to pages by their lines. */
export const dealt = (
  rows: readonly Move[],
  lead: number,
  gap: number,
  first: number,
  rest: number,
): (readonly (readonly [Move, number])[])[] =>
  pack(
    rows.map((row, at) => [row, at] as const),
    ([{ lines }]) => lines.length * lead + gap,
    first,
    rest,
  );

/** A value day: the day itself, or some days off it. */
export const valued = (random: Random, iso: string, low: number, high: number): string =>
  random.chance(0.5) ? iso : dayAfter(iso, random.integer(low, high));

export const html = (page: string): string => `<section class="page">${page}</section>`;
