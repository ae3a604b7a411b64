import type { Random } from '../../corpus/generator/random.ts';
import { A4, type Drawn, type Family, type TrueRow, type TrueStatement } from './family.ts';
import { contractAmount, dayAfter, type FigureForm, figure, rowAttribute, text } from './markup.ts';
import { day, list } from './stranger-parts.ts';

/** What layouts share: movements in time, the truth about them, rows of cells, pages packed by height. */

/** A text with gaps and the least and the most it moves in minor units (below zero: out). `|` ends a line. */
export type Sort = readonly [text: string, low: number, high: number];

export interface Move {
  readonly date: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
  readonly balance: bigint;
  readonly ref: string;
  readonly firstOfDay: boolean;
  readonly lastOfDay: boolean;
}

export interface Plan {
  readonly start: string;
  readonly end: string;
  readonly count: number;
  readonly opening?: bigint;
  readonly sorts: readonly Sort[];
  readonly floor?: bigint | null;
  /** Amounts are multiples of it. */
  readonly step?: number;
}

/** `#` a digit, `~` a letter, `{a;b}` one of them, `{=mm/dd}` the day itself or the one before. */
export const fill = (random: Random, template: string, iso: string): string =>
  template
    .replace(/\{=([^}]*)\}/g, (_, pattern: string) => day(dayAfter(iso, -random.integer(0, 1)), pattern))
    .replace(/\{([^}]*)\}/g, (_, words: string) => random.pick(words.split(';')))
    .replace(/#/g, () => random.digits(1))
    .replace(/~/g, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']));

const daysIn = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000;

/** Movements in the order of time; an outgoing one that would break the floor becomes an incoming one. */
export function moves(random: Random, plan: Plan): Move[] {
  const { start, end, count, opening = 0n, sorts, floor = 0n, step = 1 } = plan;
  const dates = list(count, () => dayAfter(start, random.integer(0, daysIn(start, end)))).sort();
  const incoming = sorts.filter(([, low]) => low > 0);
  const draw = (from: readonly Sort[]) => {
    const [template, low, high] = random.pick(from);
    return { template, amount: BigInt(Math.round(random.integer(low, high) / step) * step) };
  };
  let balance = opening;
  return dates.map((date, at) => {
    let next = draw(sorts);
    if (floor !== null && balance + next.amount < floor && incoming.length > 0) next = draw(incoming);
    balance += next.amount;
    return {
      date,
      lines: fill(random, next.template, date).split('|'),
      amount: next.amount,
      balance,
      ref: random.digits(8),
      firstOfDay: date !== dates[at - 1],
      lastOfDay: date !== dates[at + 1],
    };
  });
}

export const total = (some: readonly { readonly amount: bigint }[], sign: 1 | -1 | 0 = 0): bigint =>
  some.reduce((all, { amount }) => (sign === 0 || amount > 0n === sign > 0 ? all + amount : all), 0n);

export const inOrOut = (some: readonly Move[], sign: 1 | -1): Move[] =>
  some.filter(({ amount }) => amount > 0n === sign > 0);

/** A whole month, or one from the middle of a month, as ISO days. */
export function periodOf(random: Random, from = 1, months = 1): { start: string; end: string } {
  const year = random.integer(2022, 2025);
  const month = random.integer(0, 11);
  const iso = (m: number, d: number) => new Date(Date.UTC(year, m, d)).toISOString().slice(0, 10);
  return { start: iso(month, from), end: iso(month + months, from - 1) };
}

const ENGLISH = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec';
export const SPANISH = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC';
export const mon = (iso: string, names = ENGLISH): string => names.split(' ')[Number(iso.slice(5, 7)) - 1] ?? '';

export const POINTED: FigureForm = { group: ',', decimal: '.' };
export const COMMAED: FigureForm = { group: '.', decimal: ',' };
export const WHOLE: FigureForm = { group: ',', decimal: '.', decimals: 0 };

/** A row's truth; what is not said is not printed. */
export const rowOf = (
  { date, lines, amount, balance }: Pick<Move, 'date' | 'lines' | 'amount'> & { readonly balance?: bigint },
  { decimals = 2, shows = false, ...more }: Partial<TrueRow> & { decimals?: number; shows?: boolean } = {},
): TrueRow => ({
  date,
  valueDate: null,
  description: lines.join(' '),
  reference: null,
  amount: contractAmount(amount, decimals),
  balance: shows && balance !== undefined ? contractAmount(balance, decimals) : null,
  ...more,
});

/** `institution|holder|type|currency`, a blank holder being none, and the number. */
export const account = (facts: string, number: string | null): Facts['account'] => {
  const [institution = '', holder = '', type = '', currency = ''] = facts.split('|');
  return { institution, holder: holder || null, number, type: type as Family['type'], currency };
};

interface Facts {
  readonly account: Pick<TrueStatement['account'], 'institution' | 'holder' | 'number' | 'type' | 'currency'>;
  readonly period?: { readonly start: string; readonly end: string };
  readonly opening?: bigint;
  readonly closing?: bigint;
  readonly rows: readonly TrueRow[];
  readonly status?: TrueStatement['reconciliation']['status'];
  readonly unbound?: readonly number[];
  readonly decimals?: number;
}

export const truthOf = ({ account, period, opening, closing, rows, ...more }: Facts): TrueStatement => ({
  account: { iban: null, bic: null, ...account },
  period: period ? { start: period.start, end: period.end } : { start: null, end: null },
  opening: opening === undefined ? null : contractAmount(opening, more.decimals),
  closing: closing === undefined ? null : contractAmount(closing, more.decimals),
  transactions: rows,
  reconciliation: { status: more.status ?? 'verified', ...(more.unbound ? { unbound: more.unbound } : {}) },
});

/** A table's row of cells that are HTML already (in a string, `|` between them), of a transaction where `at` says which. */
export const cells = (
  align: string,
  values: readonly string[] | string,
  at?: readonly [statement: number, row: number] | null,
  tag: 'td' | 'th' = 'td',
): string => {
  const all = typeof values === 'string' ? values.split('|') : values;
  return `<tr ${at ? rowAttribute(...at) : ''}>${all.map((value, c) => `<${tag} class="${align[c]}">${value}</${tag}>`).join('')}</tr>`;
};

/** Two cells, out before in, one of them empty. */
export const outIn = (amount: bigint, form: (value: bigint) => string, empty = ''): string =>
  amount < 0n ? `${form(amount)}|${empty}` : `${empty}|${form(amount)}`;

/** A table's headings, `|` between them. */
export const heads = (align: string, titles: string): string => cells(align, titles.split('|'), null, 'th');

export const joined = (lines: readonly string[]): string => lines.map(text).join('<br>');

/** The hour of the row at `at` of `count`: later rows are later in the day. */
export const hourOf = (at: number, count: number): string => {
  const minute = 480 + Math.floor((840 * at) / Math.max(1, count));
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
};

/** A table of fixed columns, in points. */
export const table = (widths: readonly number[], body: string, kind = ''): string =>
  `<table class="${kind}" style="table-layout:fixed;width:${widths.reduce((all, one) => all + one, 0)}pt"><colgroup>${widths.map((one) => `<col style="width:${one}pt">`).join('')}</colgroup>${body}</table>`;

/** Things that take room, dealt out to pages. */
export function pack<T>(things: readonly T[], height: (thing: T) => number, first: number, rest: number): T[][] {
  const parts: T[][] = [[]];
  let left = first;
  for (const thing of things) {
    if (height(thing) > left) {
      parts.push([]);
      left = rest;
    }
    left -= height(thing);
    parts.at(-1)?.push(thing);
  }
  return parts;
}

export const paper = (font: string, size: number, lead: number, padding: string, more: string): string =>
  `.page{font:${size}pt/${lead}pt ${font};padding:${padding}}.l{text-align:left}.r{text-align:right}.c{text-align:center}td,th{white-space:nowrap;vertical-align:top;font-weight:normal}.sp{display:flex;justify-content:space-between}${more}`;

/** `type and size|padding|rules` */
export const look = (all: string): string => {
  const [font = '', padding = '', rules = ''] = all.split('|');
  return paper(font, 8, 11, padding, rules).replace(/font:8pt\/11pt /, 'font:');
};

/** Pages with one statement in them. */
export const drawnOf = (pages: readonly string[], css: string, facts: Facts): Drawn => ({
  pages,
  css,
  statements: [truthOf(facts)],
});

/** Opening, movements and closing of a period. */
export function booked(random: Random, plan: Omit<Plan, 'count'>, low: number, high: number, from: readonly number[]) {
  const opening = BigInt(random.integer(from[0] ?? 0, from[1] ?? 0));
  const rows = moves(random, { ...plan, opening, count: random.integer(low, high) });
  return { opening, rows, closing: opening + total(rows) };
}

export const family = (
  name: string,
  language: string,
  type: Family['type'],
  difficulties: readonly string[],
  draw: (random: Random) => Drawn,
  size: Family['size'] = A4,
): Family => ({ name, country: name.slice(0, 2).toUpperCase(), language, type, difficulties, size, draw });

export const point = (value: bigint): string => figure(value, POINTED);

export const wordy = (iso: string): string => `${day(iso, 'd')} ${mon(iso)} ${day(iso, 'yyyy')}`;

export const span = (label: string, value: string): string =>
  `<div class="sp"><span>${label}</span><span>${value}</span></div>`;
