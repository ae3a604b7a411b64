import type { Random } from '../../corpus/generator/random.ts';
import { contractAmount, dayAfter } from './markup.ts';

/** What the Asian statements share beneath their layouts: texts, days, sums, pages and misprints. Nothing that is printed. */

export type Words = Readonly<Record<string, readonly string[]>>;

/** `{4}` becomes four digits, `{n}` a digit that is not nought, `{name}` one of the words of that name. */
export const fill = (random: Random, template: string, words: Words): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    if (/^\d+$/.test(key)) return random.digits(Number(key));
    return key === 'n' ? String(random.integer(1, 9)) : random.pick(words[key] ?? ['']);
  });

export interface Period {
  readonly start: string;
  readonly end: string;
}

/** A month, a month from its middle, or a quarter; one in eight goes over New Year. */
export function drawPeriod(random: Random): Period {
  const year = random.integer(2022, 2025);
  const overNewYear = random.chance(0.125);
  const month = overNewYear ? 12 : random.integer(1, 11);
  const day = overNewYear || random.chance(0.25) ? random.pick([6, 11, 16, 21]) : 1;
  const months = random.chance(0.25) ? 3 : 1;
  const start = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const after = new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
  return { start, end: dayAfter(after, -1) };
}

export const daysBetween = ({ start, end }: Period): number => (Date.parse(end) - Date.parse(start)) / 86_400_000;

/** Mostly pages full, sometimes few rows, now and then none. */
export function rowCount(random: Random, most = 110): number {
  const part = random.unit();
  if (part < 0.05) return 0;
  return part < 0.25 ? random.integer(1, 12) : random.integer(30, most);
}

export interface Move {
  readonly date: string;
  readonly text: string;
  readonly amount: bigint;
  readonly balance: bigint;
}

export interface Plan {
  readonly period: Period;
  readonly count: number;
  readonly opening: bigint;
  /** The smallest and the largest of common sums, in minor units. */
  readonly sums: readonly [low: number, high: number];
  readonly round?: number;
  readonly outs: readonly string[];
  readonly ins: readonly string[];
  readonly inShare: number;
  readonly words: Words;
}

/** Movements in the order of time, never overdrawn. */
export function moves(random: Random, plan: Plan): Move[] {
  const span = daysBetween(plan.period);
  const days = Array.from({ length: plan.count }, () => random.integer(0, span)).sort((one, other) => one - other);
  let balance = plan.opening;
  return days.map((day) => {
    const [low, high] = plan.sums;
    const round = plan.round ?? 1;
    const sum = Math.ceil((random.integer(low, high) * random.pick([1, 1, 1, 3, 12, 40])) / round) * round;
    const isIn = random.chance(plan.inShare) || balance < BigInt(sum);
    const amount = BigInt(isIn ? sum * 2 : -sum);
    balance += amount;
    const template = random.pick(isIn ? plan.ins : plan.outs);
    return { date: dayAfter(plan.period.start, day), text: fill(random, template, plan.words), amount, balance };
  });
}

/** A figure as a slip of the press would have it. */
export const misprint = (random: Random, figure: bigint, unit = 1n): bigint =>
  figure + unit * random.pick([9n, 90n, 900n, 270n]);

/** Which figure is misprinted, in one draw of six. */
export function drawFault<T extends string>(random: Random, kinds: readonly T[], rows: number): T | 'closing' | null {
  if (!random.chance(1 / 6)) return null;
  return rows === 0 ? 'closing' : random.pick(kinds);
}

/** The balances that are printed: one of them wrong where that is the fault. */
export function printedBalances(random: Random, rows: readonly Move[], wrong: boolean, unit = 1n): bigint[] {
  const at = wrong ? random.integer(0, rows.length - 1) : -1;
  return rows.map(({ balance }, index) => (index === at ? misprint(random, balance, unit) : balance));
}

export const sumOf = (rows: readonly Move[], sign: 1 | -1): bigint =>
  rows.reduce((total, { amount }) => (amount > 0n === sign > 0 ? total + amount : total), 0n);

/** Items onto pages by height; `tail` is what stands after the last, on a page of its own if need be. */
export function paginate<T>(
  items: readonly T[],
  heightOf: (item: T) => number,
  room: (page: number) => number,
  tail = 0,
): T[][] {
  const pages: T[][] = [[]];
  let used = 0;
  for (const item of items) {
    const height = heightOf(item);
    if (used + height > room(pages.length - 1)) {
      pages.push([]);
      used = 0;
    }
    pages.at(-1)?.push(item);
    used += height;
  }
  if (used + tail > room(pages.length - 1)) pages.push([]);
  return pages;
}

/** A text cut after so many characters, wherever that is, as machines do. */
export const cutAt = (value: string, width: number): string[] =>
  (value.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []).map((part) => part.trim()).filter((part) => part !== '');

export const yen = (minor: bigint): string => contractAmount(minor, 0);
