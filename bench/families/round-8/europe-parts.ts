import type { Random } from '../../../corpus/generator/random.ts';
import { account, type Move, type Plan, pack, table } from '../kit.ts';
import { dayAfter, type FigureForm, figure, partsOf } from '../markup.ts';

/** What the European layouts of this round share: signs, months, blocks that flow over pages, card purchases. */

export type Money = (value: bigint) => string;

export const before =
  (form: FigureForm, minus = '-', plus = ''): Money =>
  (value) =>
    `${value < 0n ? minus : plus}${figure(value, form)}`;

export const behind =
  (form: FigureForm, minus = '-', plus = ''): Money =>
  (value) =>
    `${figure(value, form)}${value < 0n ? minus : plus}`;

export const BLANKED: FigureForm = { group: '\u00a0', decimal: ',' };
export const APOSTROPHE: FigureForm = { group: "'", decimal: '.' };
export const UNGROUPED: FigureForm = { group: '', decimal: ',' };
export const POINT_UNGROUPED: FigureForm = { group: '', decimal: '.' };

/** The day and a month's name out of twelve: `07 mrt`. */
export const named = (iso: string, names: string, padded = true): string => {
  const { dd, d, m } = partsOf(iso);
  return `${padded ? dd : d} ${names.split(' ')[Number(m) - 1]}`;
};

/** An account with its IBAN as printed, and its BIC. */
export const accountOf = (
  facts: string,
  number: string | null,
  printedIban: string | null,
  bic: string | null = null,
) => ({
  ...account(facts, number),
  iban: printedIban?.replace(/\s/g, '') ?? null,
  bic,
});

export interface Block {
  readonly h: number;
  readonly html: string;
  readonly balance?: bigint;
}

interface Flow {
  readonly first: number;
  readonly rest: number;
  readonly table: (rows: string, index: number) => string;
  readonly page: (body: string, index: number, count: number) => string;
  /** The lines at a page's end and at the next one's start, with the balance so far. */
  readonly over?: readonly [end: (balance: bigint) => string, start: (balance: bigint) => string];
  readonly opening?: bigint;
}

/** Blocks dealt out to pages; those next to each other that are rows of a table share one. */
export function flow(
  blocks: readonly Block[],
  { first, rest, table: inTable, page, over, opening = 0n }: Flow,
): string[] {
  const parts = pack(blocks, ({ h }) => h, first, rest);
  let balance = opening;
  return parts.map((part, index) => {
    const rows: string[] = index > 0 && over ? [over[1](balance)] : [];
    const out: string[] = [];
    const close = () => {
      if (rows.length > 0) out.push(inTable(rows.splice(0).join(''), index));
    };
    for (const block of part) {
      if (block.html.startsWith('<tr')) rows.push(block.html);
      else {
        close();
        out.push(block.html);
      }
      balance = block.balance ?? balance;
    }
    if (index < parts.length - 1 && over) rows.push(over[0](balance));
    close();
    return page(out.join(''), index, parts.length);
  });
}

/** A table of fixed columns with headings that are rows already. */
export const columns =
  (widths: readonly number[], head: string, kind = '') =>
  (rows: string): string =>
    table(widths, `${head}${rows}`, kind);

/** Something at a place of its own on the page. */
export const at = (left: number, top: number, html: string, style = ''): string =>
  `<div style="position:absolute;left:${left}pt;top:${top}pt;${style}">${html}</div>`;

export const foot = (html: string, bottom = 22, side = 40): string =>
  `<div class="foot" style="position:absolute;left:${side}pt;right:${side}pt;bottom:${bottom}pt">${html}</div>`;

/** When a thing was bought that is booked on a day. */
export const bought = (random: Random, { date }: Pick<Move, 'date'>, days = 3): string =>
  dayAfter(date, -random.integer(0, days));

/** A bill's days: from the one after the last cut to this one, in a month by chance. */
export function billOf(random: Random, cut: number): { start: string; end: string } {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const iso = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10);
  return { start: iso(month, cut + 1), end: iso(month + 1, cut) };
}

export type Sorts = Plan['sorts'];

export const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';

/** Days in texts written as `07@03` with a month's name: `07 Mar`. */
export const withMonths = (lines: readonly string[], names = MONTHS, gap = ' '): string[] =>
  lines.map((line) =>
    line.replace(/(\d+)@(\d\d)/g, (_, dd: string, mm: string) => `${dd}${gap}${names.split(' ')[Number(mm) - 1]}`),
  );
