import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import type { PieceWord } from './sheet.ts';
import type { KnownWord } from './words.ts';

/** Text that may be a figure or a date: mostly digits and what stands between them. */
const FIGURES = /^[-+−–(]?[\p{Sc}]?[\d.,'’/:()\s*+\-−–%]+(?:[A-Z]{2,3}|[\p{Sc}]|\p{L}{1,2})?$/u;

const isWellFormed = (text: string): boolean => readAmount(text) !== null || readDate(text) !== null;

/** Whether a piece deserves a second look: what it says is a figure or a date, or holds one that ends it. */
export function holdsFigures(words: readonly PieceWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  const digits = text.match(/\d/g)?.length ?? 0;
  const others = text.match(/\p{L}/gu)?.length ?? 0;
  return digits > 0 && digits >= others;
}

/** Words of two readings that share ink. */
interface Pair {
  readonly first: PieceWord[];
  readonly second: PieceWord[];
}

/** Matches two readings of one piece by where their words stand. */
function paired(first: readonly PieceWord[], second: readonly PieceWord[]): Pair[] {
  const pairs: Pair[] = [];
  let end = Number.NEGATIVE_INFINITY;
  const all = [
    ...first.map((word) => ({ word, from: 'first' as const })),
    ...second.map((word) => ({ word, from: 'second' as const })),
  ];
  for (const { word, from } of all.sort((a, b) => a.word.x0 - b.word.x0)) {
    const slack = 0.15 * Math.min(word.x1 - word.x0, 40);
    let pair = pairs.at(-1);
    if (!pair || word.x0 > end - slack) {
      pair = { first: [], second: [] };
      pairs.push(pair);
    }
    pair[from].push(word);
    end = Math.max(end, word.x1);
  }
  return pairs;
}

const textOf = (words: readonly PieceWord[]): string => words.map(({ text }) => text).join(' ');
const surenessOf = (words: readonly PieceWord[]): number =>
  words.length === 0 ? 0 : Math.min(...words.map(({ sureness }) => sureness));

/** Which of two readings of the same ink is taken: one that is a figure or a date before one that is none, then the surer. */
function better(pair: Pair, favour: number): 'first' | 'second' {
  if (pair.second.length === 0) return 'first';
  if (pair.first.length === 0) return 'second';
  const [one, other] = [textOf(pair.first), textOf(pair.second)];
  const [formedFirst, formedSecond] = [isWellFormed(one), isWellFormed(other)];
  if (formedFirst !== formedSecond && (FIGURES.test(one) || FIGURES.test(other)))
    return formedFirst ? 'first' : 'second';
  return surenessOf(pair.second) + favour > surenessOf(pair.first) ? 'second' : 'first';
}

const known = (word: PieceWord, readings: readonly string[] = []): KnownWord => ({ ...word, readings });

/** Words as they were read once. */
export const readOnce = (words: readonly PieceWord[]): KnownWord[] => words.map((word) => known(word));

/**
 * Two readings of a piece made one: of each place the better reading, the other kept beside it where it differs.
 * @param favour how much surer the first must be of itself than the second to be taken, both being figures
 */
export function readTwice(first: readonly PieceWord[], second: readonly PieceWord[], favour: number): KnownWord[] {
  return paired(first, second).flatMap((pair) => {
    const taken = better(pair, favour);
    const [own, other] = taken === 'first' ? [pair.first, pair.second] : [pair.second, pair.first];
    const [mine, theirs] = [textOf(own), textOf(other)];
    if (mine === theirs)
      return own.map((word) => ({ ...known(word), sureness: Math.max(surenessOf(own), surenessOf(other)) }));
    const [word] = own;
    if (own.length !== 1 || !word || theirs === '') return readOnce(own);
    return [known(word, [theirs])];
  });
}
