import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { cleanFigure, withDigits } from './lookalikes.ts';
import type { PieceWord } from './sheet.ts';
import type { KnownWord } from './words.ts';

/** One reading of a piece of print. */
export interface PieceReading {
  readonly words: readonly PieceWord[];
  /** How much it counts beside others, for figures: 1 for data that reads digits well. */
  readonly weight: number;
}

/** Text that may be a figure or a date: mostly digits and what stands between them. */
const FIGURES = /^[-+−–(*¥\\]?[\p{Sc}]?[\d.,'’/:()\s*+\-−–%]+(?:[A-Z]{2,3}|[\p{Sc}]|\p{L}{1,2})?$/u;

const isWellFormed = (text: string): boolean => readAmount(text) !== null || readDate(text) !== null;

/** A piece no longer than this that has a digit may be a date with its month's name, or a figure with its mark. */
const SHORT = 12;

/** So short a piece may be a mark that says which way a figure goes: `C`, `DR`. */
const MARK = 2;

const IDEOGRAPHS = /[\u3041-\u30ff\u3400-\u9fff]/;

/**
 * Whether a piece deserves a second look: what it says is a figure or a date, or is mostly made of digits. The second
 * reader knows no ideographs.
 */
export function holdsFigures(words: readonly PieceWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (IDEOGRAPHS.test(text)) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  const others = text.match(/\p{L}/gu)?.length ?? 0;
  const isMark = /^[A-Z€£$]+$/i.test(text) && text.length <= MARK;
  return isMark || (digits > 0 && (digits >= others || text.length <= SHORT));
}

/** The words of several readings that share ink: of each reading, those that lie there. */
type Spot = PieceWord[][];

/** Words overlap less than this, in pixels and of the narrower one, where they only touch. */
const TOUCHING = 0.15;
const MOST_TOUCHING = 6;

/** Matches readings of one piece by where their words stand. */
function spotsOf(readings: readonly PieceReading[]): Spot[] {
  const all = readings.flatMap(({ words }, from) => words.map((word) => ({ word, from })));
  const spots: Spot[] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { word, from } of all.sort((a, b) => a.word.x0 - b.word.x0)) {
    const slack = Math.min(TOUCHING * (word.x1 - word.x0), MOST_TOUCHING);
    if (spots.length === 0 || word.x0 > end - slack) spots.push(readings.map(() => []));
    spots.at(-1)?.[from]?.push(word);
    end = Math.max(end, word.x1);
  }
  return spots;
}

const textOf = (words: readonly PieceWord[]): string => words.map(({ text }) => text).join(' ');
const surenessOf = (words: readonly PieceWord[]): number => Math.min(...words.map(({ sureness }) => sureness));

/** What one text has for it among the readings of a spot. */
interface Standing {
  readonly words: readonly PieceWord[];
  score: number;
  sureness: number;
}

/** What a text that is a figure has over one that is none, where figures are looked for. */
const FORMED = 1.2;

/** The different texts of a spot, the one with most for it first. */
function standingsOf(spot: Spot, readings: readonly PieceReading[]): [string, Standing][] {
  const standings = new Map<string, Standing>();
  for (const [from, words] of spot.entries()) {
    if (words.length === 0) continue;
    const text = textOf(words);
    const sureness = surenessOf(words);
    const standing = standings.get(text) ?? { words, score: 0, sureness: 0 };
    standing.score += (readings[from]?.weight ?? 1) * (0.5 + sureness);
    standing.sureness = Math.max(standing.sureness, sureness);
    standings.set(text, standing);
  }
  const figures = [...standings.keys()].some((text) => FIGURES.test(text));
  if (figures) for (const [text, standing] of standings) if (isWellFormed(text)) standing.score += FORMED;
  return [...standings].sort(([, a], [, b]) => b.score - a.score);
}

/** Readings that differ leave a doubt, however sure each was. */
const DISPUTED = 0.75;

const inDigits = (reading: PieceReading): PieceReading => ({
  ...reading,
  words: reading.words.map((word) => ({ ...word, text: cleanFigure(withDigits(word.text)) })),
});

/** Several readings of a piece made one: of each place the text with most for it, the others kept beside it. */
export function agreedWords(all: readonly PieceReading[]): KnownWord[] {
  const readings = all.map(inDigits);
  return spotsOf(readings).flatMap((spot) => {
    const [best, ...others] = standingsOf(spot, readings);
    if (!best) return [];
    const [, { words, sureness }] = best;
    if (others.length === 0)
      return words.map((word) => ({ ...word, sureness: Math.max(word.sureness, sureness), readings: [] }));
    const doubtful = words.map((word) => ({ ...word, sureness: Math.min(word.sureness, DISPUTED), readings: [] }));
    const [word] = doubtful;
    return doubtful.length === 1 && word ? [{ ...word, readings: others.map(([text]) => text) }] : doubtful;
  });
}

/** A figure is read surely from this on. */
const SURE = 0.93;

/** Whether readings of a piece leave its figures in doubt: they differ, or none was sure. */
export const isDoubtful = (words: readonly KnownWord[]): boolean =>
  words.some(
    ({ text, sureness, readings }) =>
      (/\d/.test(text) || text.length <= MARK) && (readings.length > 0 || sureness < SURE),
  );
