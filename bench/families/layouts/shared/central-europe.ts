import type { Random } from '../../../../corpus/generator/random.ts';
import { dayAfter } from '../../markup.ts';

/** What the layouts of the German-, Dutch- and French-speaking countries share. */

/** Words by name: a list to pick from (which may hold places of its own) or what makes one. */
export type Words = Readonly<Record<string, readonly string[] | ((random: Random, day: string) => string)>>;

/** Code, text (`|` parts its lines), and the amount's bounds in minor units. */
export type Template = readonly [code: string, body: string, low: number, high: number];

export interface Entry {
  readonly date: string;
  readonly code: string;
  readonly lines: readonly string[];
  readonly minor: bigint;
}

/** A template with its places filled: `{#4}` is four digits, `{shop}` one of the words. */
export function filled(template: string, words: Words, random: Random, day: string): string {
  return template.replaceAll(/\{([^}]+)\}/g, (_, key: string) => {
    if (/^#\d+$/.test(key)) return random.digits(Number(key.slice(1)));
    const source = words[key];
    if (!source) throw new Error(`no words for ${key}`);
    return typeof source === 'function' ? source(random, day) : filled(random.pick(source), words, random, day);
  });
}

/** An IBAN with its check digits. */
export function ibanOf(country: string, bban: string): string {
  const spelt = `${bban}${country}00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `${country}${String(98n - (BigInt(spelt) % 97n)).padStart(2, '0')}${bban}`;
}

export const spaced = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Mostly many rows, sometimes few, now and then none. */
export function rowCount(random: Random, low: number, high: number): number {
  if (random.chance(0.05)) return 0;
  return random.chance(0.12) ? random.integer(1, 4) : random.integer(low, high);
}

/** `count` days from `start` to `end`, in order. */
export function daysBetween(random: Random, start: string, end: string, count: number): string[] {
  const span = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000);
  return Array.from({ length: count }, () => dayAfter(start, random.integer(0, span))).sort();
}

export function makeEntries(
  random: Random,
  days: readonly string[],
  templates: readonly Template[],
  words: Words,
): Entry[] {
  return days.map((date) => {
    const [code, body, low, high] = random.pick(templates);
    const lines = filled(body, words, random, date).split('|');
    return { date, code, lines, minor: BigInt(random.integer(low, high)) };
  });
}

/** The first and last day of a month, `months` after January 2023. */
export function monthOf(months: number, length = 1): { start: string; end: string } {
  const day = (month: number) => new Date(Date.UTC(2023, month, 1)).toISOString().slice(0, 10);
  return { start: day(months), end: dayAfter(day(months + length), -1) };
}

/** Parts items among pages of so many units; the last page keeps `tail` units free. */
export function breakPages<T>(
  items: readonly T[],
  unitsOf: (item: T) => number,
  [first, rest, tail]: readonly [number, number, number],
): T[][] {
  const pages: T[][] = [[]];
  let used = 0;
  for (const item of items) {
    const room = pages.length === 1 ? first : rest;
    if (used + unitsOf(item) > room) {
      pages.push([]);
      used = 0;
    }
    used += unitsOf(item);
    pages.at(-1)?.push(item);
  }
  if (used + tail > (pages.length === 1 ? first : rest)) pages.push([]);
  return pages;
}

/** Greedy lines of at most `width` characters. */
export function wrapped(value: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of value.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export const total = (minors: readonly bigint[]): bigint => minors.reduce((sum, minor) => sum + minor, 0n);

/** A wrong figure in the place of a right one: two digits changed places, or a digit misread. */
export const misprinted = (minor: bigint, random: Random): bigint =>
  minor + BigInt(random.pick([9, -9, 90, -270, 1000, 10_000]));
