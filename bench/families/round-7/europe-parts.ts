import type { Random } from '../../../corpus/generator/random.ts';
import type { Family } from '../family.ts';
import { account, booked, COMMAED, type Move, pack, periodOf, type Sort, total } from '../kit.ts';
import { dayAfter, type FigureForm, figure, partsOf, rowAttribute, text } from '../markup.ts';
import { whoIn } from '../stranger-parts.ts';

/** What the European layouts of this round share: a drawn month, movements dealt to pages, signs, typed lines. */

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

interface MonthPlan {
  readonly count: readonly [low: number, high: number];
  readonly opening: readonly [low: number, high: number];
  readonly floor?: bigint | null;
  readonly from?: number;
  readonly months?: number;
  readonly step?: number;
}

/** A period, its movements and somebody whose they are. */
export function month(random: Random, language: string, sorts: readonly Sort[], plan: MonthPlan) {
  const { count, opening: from, floor = 0n, step = 1 } = plan;
  const period = periodOf(random, plan.from ?? 1, plan.months ?? 1);
  const drawn = booked(random, { ...period, sorts, floor, step }, count[0], count[1], from);
  return { ...drawn, ...period, period, rows: placed(drawn.rows), who: whoIn(random, language) };
}

/** A day some days off the booking, the same whenever asked. */
export const shifted = (row: Move, low: number, high: number): string =>
  dayAfter(row.date, low + (Number(row.ref.slice(-2)) % (high - low + 1)));

export const SPACED: FigureForm = { group: '\u00a0', decimal: ',' };

export const comma = (value: bigint): string => figure(value, COMMAED);
export const space = (value: bigint): string => figure(value, SPACED);

/** A minus in front of what is below zero. */
export const minus =
  (form: FigureForm, sign = '-', plus = '') =>
  (value: bigint): string =>
    `${value < 0n ? sign : plus}${figure(value, form)}`;

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

export const monthIn = (iso: string, months: string): string => months.split(' ')[Number(iso.slice(5, 7)) - 1] ?? '';

export type Kind = Family['type'];

/** Drawn again until something is owed at the end: a card bill that prints what is owed without a sign must not end above zero. */
export function untilOwed(opening: bigint, draw: () => Move[]): Move[] {
  for (;;) {
    const some = draw();
    if (opening + total(some) < 0n) return some;
  }
}

/** A movement that is not drawn but wanted. */
export const single = (date: string, words: string, amount: bigint): Move => ({
  ...{ date, lines: words.split('|'), amount, ref: '00000000' },
  ...{ balance: 0n, firstOfDay: true, lastOfDay: true },
});

/** A typed line; of a row where `at` says which, blanks in front of it being no part of it. */
export const typed = (line: string, at: readonly [statement: number, row: number] | null = null): string => {
  const shown = line.trimEnd();
  const inner = shown.trimStart();
  const lead = ' '.repeat(shown.length - inner.length);
  return `${lead}${at ? `<span ${rowAttribute(...at)}>${text(inner)}</span>` : text(inner)}\n`;
};

/** Fields set to columns of characters: `[start, text]`, or `[-end, text]` to end there. */
export const ruled = (...fields: readonly (readonly [number, string])[]): string => {
  let line = '';
  for (const [where, words] of fields) {
    if (where >= 0) line = `${line.padEnd(where)}${words}`;
    else line = `${line.padEnd(Math.max(line.length, -where - words.length))}${words}`;
  }
  return line;
};

export const pre = (body: string, kind = 't'): string => `<pre class="${kind}">${body}</pre>`;

/** The description without what a column of kinds holds, for layouts that have one. */
export const kindless = ({ lines }: Pick<Move, 'lines'>, from = 1, to = lines.length) => ({
  alsoAccepted: [lines.slice(from, to).join(' ')],
});
