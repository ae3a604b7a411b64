import type { Random } from '../../corpus/generator/random.ts';
import type { TrueStatement } from './family.ts';
import { dayAfter, partsOf } from './markup.ts';

/** What layouts of countries with Romance languages share: wordings with gaps, movements in time, rows spread over pages. */

/** A text with gaps, and the least and the most it moves in minor units (below zero: out). */
export type Wording = readonly [text: string, low: number, high: number];
export type Words = Readonly<Record<string, readonly string[]>>;

export interface Period {
  readonly start: string;
  readonly end: string;
  readonly days: number;
}

export interface Movement {
  readonly date: string;
  readonly valueDate: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
  /** The balance after it. */
  readonly after: bigint;
}

/** An IBAN with its check digits. */
export function iban(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => String(Number.parseInt(char, 36))).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

export const inFours = (value: string): string => value.replace(/(.{4})(?=.)/g, '$1 ');

/** `#` is a digit, `{word}` one of the list of that name, `{dd}`, `{mm}`, `{yy}` and `{yyyy}` the parts of a day shortly before. */
export function fill(random: Random, template: string, words: Words, iso: string): string {
  const parts: Readonly<Record<string, string>> = partsOf(dayAfter(iso, -random.integer(0, 2)));
  const once = template.replace(/\{(\w+)\}/g, (_, key: string) => parts[key] ?? random.pick(words[key] ?? []));
  return once.replaceAll('#', () => random.digits(1));
}

/** Lines of at most `width` characters; `|` breaks one wherever it stands. */
export function wrap(value: string, width: number): string[] {
  return value.split('|').flatMap((part) => {
    const lines: string[] = [];
    for (const word of part.split(' ')) {
      const last = lines.at(-1);
      if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    return lines;
  });
}

/** Mostly a month, at times three, at times from the middle of one to the middle of the next. */
export function drawPeriod(random: Random, longest = 3): Period {
  const first = random.pick([1, 1, 1, 11, 16]);
  const month = random.chance(0.2) ? 11 : random.integer(0, 11);
  const year = random.integer(2022, 2025);
  const months = random.chance(0.2) ? longest : 1;
  const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
  const from = Date.UTC(year, month, first);
  const to = Date.UTC(year, month + months, first) - 86_400_000;
  return { start: iso(from), end: iso(to), days: Math.round((to - from) / 86_400_000) };
}

/** Mostly enough for several pages; at times a handful, now and then none. */
export function drawCount(random: Random, least = 0): number {
  const unit = random.unit();
  if (unit < 0.05) return least;
  if (unit < 0.16) return random.integer(Math.max(1, least), 5);
  return unit < 0.42 ? random.integer(6, 28) : random.integer(30, 115);
}

export interface Plan {
  readonly period: Period;
  readonly count: number;
  readonly opening: bigint;
  readonly wordings: readonly Wording[];
  readonly words: Words;
  /** Characters of a line. */
  readonly width: number;
  /** Below it money comes in. */
  readonly floor?: bigint;
}

/** A day within the period, mostly a working day. */
function workday(period: Period, offset: number): string {
  const iso = dayAfter(period.start, offset);
  const weekday = new Date(`${iso}T00:00:00Z`).getUTCDay();
  return (weekday === 0 || weekday === 6) && offset >= 2 ? dayAfter(iso, weekday === 0 ? -2 : -1) : iso;
}

export function drawMovements(random: Random, plan: Plan): Movement[] {
  const { period, count, opening, wordings, words, width, floor = 0n } = plan;
  const incomes = wordings.filter(([, low]) => low > 0);
  const spending = wordings.filter(([, low]) => low < 0);
  const days = Array.from({ length: count }, () => workday(period, random.integer(0, period.days))).sort();
  let balance = opening;
  return days.map((date) => {
    const income = incomes.length > 0 && (balance < floor || random.chance(0.17));
    const [template, low, high] = random.pick(income ? incomes : spending);
    const amount = BigInt(random.integer(low, high));
    balance += amount;
    return {
      date,
      valueDate: dayAfter(date, random.pick([-1, 0, 0, 0, 0, 1, 2])),
      lines: wrap(fill(random, template, words, date), width),
      amount,
      after: balance,
    };
  });
}

/** Items page by page: `room` of the first page, of each other, and what the last must have left for its foot. */
export function spread<T>(
  items: readonly T[],
  weight: (item: T) => number,
  room: { readonly first: number; readonly other: number; readonly foot: number },
): T[][] {
  const pages: T[][] = [[]];
  let left = room.first;
  for (const item of items) {
    if (weight(item) > left) {
      pages.push([]);
      left = room.other;
    }
    pages.at(-1)?.push(item);
    left -= weight(item);
  }
  if (left < room.foot) pages.push([]);
  return pages;
}

/** A figure misprinted by a slip of a digit. */
export const slip = (random: Random, minor: bigint): bigint => minor + random.pick([90n, -900n, 1_000n, 27n, -9n]);

export const sumOf = (movements: readonly Movement[], sign: 1 | -1): bigint =>
  movements.reduce((sum, { amount }) => (amount > 0n === sign > 0 ? sum + amount : sum), 0n);

export const verdict = (misprinted: boolean): TrueStatement['reconciliation'] => ({
  status: misprinted ? 'failed' : 'verified',
});
