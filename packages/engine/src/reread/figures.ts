import type { Minor } from '@tallyleaf/contract';
import type { Word } from '../shapes/page.ts';
import { type NumberForm, type PrintedAmount, readAmount, readingIn } from '../values/amount.ts';
import { directionOf } from '../values/sign.ts';
import { type Change, readAs } from './changes.ts';
import { isInk, type Placed } from './ink.ts';

/** Another value that a figure's ink may have, and how likely it is beside the one that it was read as. */
export interface Other {
  readonly value: Minor;
  readonly weight: number;
  readonly change: Change;
}

/** A figure as sums see it. Weights are relative to that of its value as read, which is 1. */
export interface Figure {
  readonly value: Minor;
  readonly others: readonly Other[];
  /** How likely it is that none of its readings is right. */
  readonly unknown: number;
}

/**
 * Where readings of a figure differ, the one that has most for it is right in two of three cases, and another in one of
 * fifteen; where all are wrong, the scan is too coarse. Counted on scans of our own and others', about 60 figures. The
 * second of the others is half as likely as the first.
 */
const OTHER = 0.15;
const EACH_NEXT = 0.5;
const UNKNOWN_OF_MANY = 0.25;
/** Where they agree, a figure is wrong this often, by how sure the least sure of its words was. */
const UNKNOWN_SURE = 0.003;
const UNKNOWN_UNSURE = 0.05;
const SURE = 0.8;
/** Text that was not read from a picture is as printed. */
const UNKNOWN_TEXT = 1e-6;

/** The figure's value as another reading has it, signed as the first one is taken: its sign turns where the printed one does. */
function signedAs(value: Minor, was: PrintedAmount, now: PrintedAmount, units: Minor): Minor {
  const magnitude = units < 0n ? -units : units;
  const turns = ({ sign, mark }: PrintedAmount): boolean =>
    (sign === '-') !== (mark !== null && directionOf(mark) === 'out');
  const negative = value < 0n !== (turns(was) !== turns(now));
  return negative ? -magnitude : magnitude;
}

/** Each text that the words may have, when one of them is read otherwise. */
function textsOf(
  words: readonly Word[],
): { readonly text: string; readonly word: Word; readonly by: Word; readonly rank: number }[] {
  return words.flatMap((word, at) =>
    (word.readings ?? []).map((reading, rank) => ({
      text: words.map(({ text }, i) => (i === at ? reading : text)).join(' '),
      word,
      by: readAs(word, reading),
      rank,
    })),
  );
}

/** A printed figure with what else its ink may be. `value` is what it was taken for, signed as the holder's. */
export function figureOf(value: Minor, placed: Placed | undefined, form: NumberForm): Figure {
  const words = placed?.token.words ?? [];
  const was = placed?.token.amount;
  if (!placed || !was || !words.some(isInk)) return { value, others: [], unknown: UNKNOWN_TEXT };
  const found = new Map<Minor, Other>();
  for (const { text, word, by, rank } of textsOf(words)) {
    const now = readAmount(text);
    const units = now ? readingIn(now, form) : null;
    if (!now || units === null || (now.bare && form.decimals > 0)) continue;
    const other = signedAs(value, was, now, units);
    const weight = OTHER * EACH_NEXT ** Math.min(rank, found.size);
    if (other === value || found.has(other)) continue;
    found.set(other, { value: other, weight, change: { page: placed.page, words: [word], by: [by], because: 'sums' } });
  }
  const sureness = Math.min(...words.map((word) => word.sureness ?? 1));
  const unknown = found.size > 0 ? UNKNOWN_OF_MANY : sureness >= SURE ? UNKNOWN_SURE : UNKNOWN_UNSURE;
  return { value, others: [...found.values()], unknown };
}

/** True for a figure that all readers read alike, and were sure of. */
export const agree = ({ others, unknown }: Figure): boolean => others.length === 0 && unknown <= UNKNOWN_SURE;
