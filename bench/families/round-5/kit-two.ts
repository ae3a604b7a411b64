import type { Random } from '../../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from '../family.ts';
import { contractAmount, dayAfter, figure, partsOf, rowAttribute, text } from '../markup.ts';

/** What the European layouts of this round share: movements in words of their own, rows of cells, pages and the truth. */

/** A template with the bounds of its amount: `|` parts lines, `#` is a digit, `[a;b]` one of several, `{dd}` the day. */
export type Wording = readonly [template: string, low: number, high: number];

export interface Move {
  readonly date: string;
  readonly value: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
  readonly after: bigint;
}

export interface Span {
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

const DAY = 86_400_000;

export function monthsFrom(year: number, month: number, count = 1): Span {
  const start = Date.UTC(year, month - 1, 1);
  const end = Date.UTC(year, month - 1 + count, 0);
  const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { start: iso(start), end: iso(end), days: Math.round((end - start) / DAY) + 1 };
}

export const someMonths = (random: Random, count = 1): Span =>
  monthsFrom(random.integer(2022, 2026), random.integer(1, 12), count);

/** Fills a template; `{time}` is a time of day, `{fx}` the amount in a foreign currency at 0,9512. */
export function fill(random: Random, template: string, iso: string, amount: bigint): string {
  const foreign = ((amount < 0n ? -amount : amount) * 10_000n) / 9_512n;
  const time = `${random.integer(10, 21)}:${random.integer(10, 59)}`;
  const parts: Record<string, string> = { ...partsOf(iso), time, fx: figure(foreign, { group: '', decimal: ',' }) };
  return template
    .replace(/\[([^\]]+)\]/g, (_, choices: string) => random.pick(choices.split(';')))
    .replace(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? '')
    .replace(/#/g, () => random.digits(1));
}

export interface Wanted {
  readonly span: Span;
  readonly count: number;
  readonly opening: bigint;
  readonly wordings: readonly Wording[];
  /** Days from the booking to the value date, one of them. */
  readonly lag?: readonly number[];
  /** The balance stays above it. */
  readonly floor?: bigint;
}

export function movesOf(random: Random, { span, count, opening, wordings, lag = [0], floor = 0n }: Wanted): Move[] {
  const offsets = Array.from({ length: count }, () => random.integer(0, span.days - 1)).sort((a, b) => a - b);
  const incoming = wordings.filter(([, low]) => low > 0);
  const outgoing = wordings.filter(([, low]) => low < 0);
  let after = opening;
  return offsets.map((offset) => {
    const date = dayAfter(span.start, offset);
    const draw = ([template, low, high]: Wording) => ({ template, amount: BigInt(random.integer(low, high)) });
    let drawn = draw(
      random.pick(outgoing.length === 0 || (incoming.length > 0 && random.chance(0.25)) ? incoming : outgoing),
    );
    if (after + drawn.amount < floor && incoming.length > 0) drawn = draw(random.pick(incoming));
    after += drawn.amount;
    const lines = fill(random, drawn.template, date, drawn.amount).split('|');
    return { date, value: dayAfter(date, random.pick(lag)), lines, amount: drawn.amount, after };
  });
}

export const total = (moves: readonly { readonly amount: bigint }[], sign = 0): bigint =>
  moves.reduce((sum, { amount }) => (sign === 0 || amount > 0n === sign > 0 ? sum + amount : sum), 0n);

/** Figures without a sign. */
export const form =
  (group: string, decimal: string, decimals = 2) =>
  (minor: bigint): string =>
    figure(minor, { group, decimal, decimals });

export interface Item {
  readonly html: string;
  readonly h: number;
  /** The balance after it, for a page's carry-over. */
  readonly after?: bigint;
}

export function pagesOf<T extends Item>(items: readonly T[], first: number, rest: number): T[][] {
  const pages: T[][] = [[]];
  let room = first;
  for (const item of items) {
    if (item.h > room) {
      pages.push([]);
      room = rest;
    }
    pages.at(-1)?.push(item);
    room -= item.h;
  }
  return pages;
}

export const html = (items: readonly Item[]): string => items.map((item) => item.html).join('');
export const br = (lines: readonly string[]): string => lines.map(text).join('<br>');

/** A row of cells (HTML each), aligned by a letter each: `l`, `r` or `c`. */
export const tr = (align: string, cells: readonly string[], attribute = ''): string =>
  `<tr ${attribute}>${cells.map((cell, c) => `<td class="${align[c] ?? 'l'}">${cell}</td>`).join('')}</tr>`;
export const head = (align: string, cells: readonly string[]): string =>
  tr(align, cells, 'class="th"').replaceAll('<td', '<th').replaceAll('</td', '</th');
export const at = rowAttribute;
export const CELLS =
  'table{width:100%}td,th{white-space:nowrap;vertical-align:top;padding:1pt 4pt;font-weight:inherit}.l{text-align:left}.r{text-align:right}.c{text-align:center}.th{font-weight:bold}';

/** A row's truth; `more` gives what is printed besides. */
export const trueRow = (move: Move, more: Partial<TrueRow> = {}, decimals = 2): TrueRow => ({
  date: move.date,
  valueDate: null,
  description: move.lines.join(' '),
  reference: null,
  amount: contractAmount(move.amount, decimals),
  balance: null,
  ...more,
});

type Account = TrueStatement['account'];

export const accountOf = (facts: Partial<Account> & Pick<Account, 'type' | 'currency'>): Account => ({
  institution: null,
  holder: null,
  number: null,
  iban: null,
  bic: null,
  ...facts,
});

export const between = ({ start, end }: Span): { start: string; end: string } => ({ start, end });
export const NO_PERIOD = { start: null, end: null } as const;
export const VERIFIED = { status: 'verified' } as const;

/** What a paper of one statement is. */
export interface One {
  readonly pages: readonly string[];
  readonly css: string;
  readonly account: Account;
  readonly span?: Span;
  readonly opening: bigint | null;
  readonly closing: bigint | null;
  readonly rows: readonly TrueRow[];
  readonly reconciliation?: TrueStatement['reconciliation'];
  readonly decimals?: number;
}

export function statementOf(one: Omit<One, 'pages' | 'css'>): TrueStatement {
  const { account, span, opening, closing, rows, reconciliation = VERIFIED, decimals = 2 } = one;
  return {
    account,
    period: span ? between(span) : NO_PERIOD,
    opening: opening === null ? null : contractAmount(opening, decimals),
    closing: closing === null ? null : contractAmount(closing, decimals),
    transactions: rows,
    reconciliation,
  };
}

export const single = (one: One): Drawn => ({ pages: one.pages, css: one.css, statements: [statementOf(one)] });

/** A figure's balance as the truth writes it. */
export const balanceOf = (move: Move): { balance: string } => ({ balance: contractAmount(move.after) });

/** An IBAN in groups of four and its form without blanks. */
export const bare = (printed: string): string => printed.replaceAll(/\s/g, '');

export const family = (
  name: string,
  language: string,
  type: Family['type'],
  difficulties: readonly string[],
  draw: (random: Random) => Drawn,
  size: Family['size'] = A4,
): Family => ({ name, country: name.slice(0, 2).toUpperCase(), language, type, difficulties, size, draw });

/** What goes out and what comes in, in columns apart. */
export const inOut = (amount: bigint, money: (minor: bigint) => string): [out: string, into: string] =>
  amount < 0n ? [money(amount), ''] : ['', money(amount)];

export const dots = form('.', ',');

export const DEEP = -1_000_000_000n;
