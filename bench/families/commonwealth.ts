import type { Random } from '../../corpus/generator/random.ts';
import type { TrueStatement } from './family.ts';
import { dayAfter } from './markup.ts';

/** What the layouts of the English-speaking countries outside America share: entries drawn from templates, and pages packed by height. */

/** A sort of entry: `#` is a digit, `~` a letter, `{word}` one of the family's words. Minor units, money in positive. */
export interface Sort {
  readonly code: string;
  readonly lines: readonly string[];
  readonly low: number;
  readonly high: number;
}

export interface Entry {
  readonly date: string;
  readonly code: string;
  readonly lines: readonly string[];
  readonly amount: bigint;
  /** After this entry, as it truly is. */
  readonly balance: bigint;
  readonly last: boolean;
}

export type Words = Readonly<Record<string, readonly string[]>>;

export const sort = (code: string, lines: string, low: number, high: number): Sort => ({
  code,
  lines: lines.split('|'),
  low,
  high,
});

export const fill = (random: Random, template: string, words: Words): string =>
  template
    .replace(/\{(\w+)\}/g, (_, key: string) => random.pick(words[key] ?? ['']))
    .replace(/#/g, () => random.digits(1))
    .replace(/~/g, () => random.pick([...'ABCDEFGHJKLMNPRSTUVWXYZ']));

/** How many rows: seldom none, now and then very few, mostly pages of them. */
export const rowCount = (random: Random, low: number, high: number): number => {
  if (random.chance(0.04)) return 0;
  return random.chance(0.12) ? random.integer(1, 5) : random.integer(low, high);
};

interface Plan {
  readonly sorts: readonly Sort[];
  readonly words: (date: string) => Words;
  readonly start: string;
  readonly days: number;
  readonly count: number;
  readonly opening: bigint;
}

const isSunday = (iso: string) => new Date(`${iso}T00:00:00Z`).getUTCDay() === 0;

/** Entries in the order of time, none on a Sunday but the period's own ends. */
export function drawEntries(random: Random, { sorts, words, start, days, count, opening }: Plan): Entry[] {
  const dates = Array.from({ length: count }, () => {
    const date = dayAfter(start, random.integer(0, days - 2));
    return isSunday(date) ? dayAfter(date, 1) : date;
  }).sort();
  let balance = opening;
  return dates.map((date, index) => {
    const { code, lines, low, high } = random.pick(sorts);
    const near = Math.abs(low) < Math.abs(high) ? low : high;
    const far = near === low ? high : low;
    const amount = BigInt(Math.round(near + (far - near) * random.unit() ** 2));
    balance += amount;
    const filled = lines.map((line) => fill(random, line, words(date)));
    return { date, code, lines: filled, amount, balance, last: dates[index + 1] !== date };
  });
}

/** Items by page, each page filled up to its height. */
export function pack<T>(items: readonly T[], height: (item: T) => number, first: number, rest: number): T[][] {
  const pages: T[][] = [[]];
  let left = first;
  for (const item of items) {
    const page = pages.at(-1);
    if (page && (left >= height(item) || page.length === 0)) page.push(item);
    else {
      pages.push([item]);
      left = rest;
    }
    left -= height(item);
  }
  return pages;
}

/** Words broken into lines of at most `width` characters. */
export function wrap(line: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const sumOf = (entries: readonly Entry[], wanted: (amount: bigint) => boolean): bigint =>
  entries.reduce((total, { amount }) => (wanted(amount) ? total + amount : total), 0n);

export const isIn = (amount: bigint): boolean => amount > 0n;
export const isOut = (amount: bigint): boolean => amount < 0n;

/** Figures that a misprint may touch; about one draw in six has one. */
export type Flaw = 'closing' | 'balance' | 'total' | null;

export const drawFlaw = (random: Random, count: number, flaws: readonly Flaw[]): Flaw =>
  count > 1 && random.chance(1 / 6) ? random.pick(flaws) : null;

/** A figure as a misprint leaves it. */
export const misprinted = (random: Random, minor: bigint): bigint =>
  minor + BigInt(random.pick([90, -900, 270, 10_000]));

export const verdict = (flaw: Flaw): TrueStatement['reconciliation'] => ({
  status: flaw === null ? 'verified' : 'failed',
});

/** An IBAN with its right check digits. */
export function ibanOf(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((char) => Number.parseInt(char, 36).toString()).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

export const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
