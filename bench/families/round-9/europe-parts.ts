import type { Random } from '../../../corpus/generator/random.ts';
import type { Drawn, TrueStatement } from '../family.ts';
import { type Move, pack } from '../kit.ts';
import { dayAfter } from '../markup.ts';

/** What the layouts of Europe share: things at a place of the page, pages of rows, an IBAN in the truth, misprints. */

export const put = (left: number, top: number, html: string, style = ''): string =>
  `<div style="position:absolute;left:${left}pt;top:${top}pt;${style}">${html}</div>`;

/** Pages of things that take room. */
export const leaves = <T>(
  things: readonly T[],
  height: (thing: T) => number,
  first: number,
  rest: number,
  page: (part: readonly T[], index: number, count: number) => string,
): string[] => {
  const parts = pack(things, height, first, rest);
  return parts.map((part, index) => page(part, index, parts.length));
};

/** The same of things that know their height. */
export const sheets = <T extends { readonly height: number }>(
  things: readonly T[],
  first: number,
  rest: number,
  page: (part: readonly T[], index: number, count: number) => string,
): string[] => leaves(things, ({ height }) => height, first, rest, page);

export const bare = (value: string): string => value.replaceAll(' ', '');

export const withIban = (statement: TrueStatement, iban: string, bic: string | null = null): TrueStatement => ({
  ...statement,
  account: { ...statement.account, iban: bare(iban), bic },
});

export const drawnWith = (
  pages: readonly string[],
  css: string,
  statements: TrueStatement | readonly TrueStatement[],
): Drawn => ({ pages, css, statements: [statements].flat() as readonly TrueStatement[] });

/** By how much a printed figure is wrong: mostly by nothing. */
export const slip = (random: Random, odds: number): bigint =>
  random.chance(odds) ? BigInt(random.pick([90, -90, 100, -270, 1000, -1800, 45_00])) : 0n;

export const statusOf = (off: bigint): { readonly status?: 'failed' } => (off === 0n ? {} : { status: 'failed' });

/** Small print of a last page: paragraphs of a list. */
export const legal = (paragraphs: readonly string[], size = 6.5): string =>
  `<div style="font-size:${size}pt;line-height:${size * 1.25}pt;text-align:justify">${paragraphs.map((one) => `<p style="margin-bottom:3pt;white-space:normal">${one}</p>`).join('')}</div>`;

/** The value date of a movement: mostly the day itself, else one before or after it. */
export const valueDay = ({ date, ref }: Pick<Move, 'date' | 'ref'>): string =>
  dayAfter(date, ref < '2' ? -1 : ref > '9' ? 2 : 0);
