import { readAmount } from '../values/amount.ts';
import { readDate } from '../values/date.ts';
import { cleanFigure, withDateMarks, withDay, withDigits, withMinus } from './lookalikes.ts';
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

const IDEOGRAPHS = /[\u3041-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Whether a text has ideographs, kana or Hangul. */
export const hasIdeographs = (text: string): boolean => IDEOGRAPHS.test(text);

/**
 * Whether a piece deserves a second look: what it says is a figure or a date, or is mostly made of digits. The second
 * reader knows no ideographs and no Hangul.
 */
export function holdsFigures(words: readonly PieceWord[]): boolean {
  const text = words.map((word) => word.text).join(' ');
  if (hasIdeographs(text)) return false;
  const digits = text.match(/\d/g)?.length ?? 0;
  const others = text.match(/\p{L}/gu)?.length ?? 0;
  const isMark = /^[A-Z€£$]+$/i.test(text) && text.length <= MARK;
  return isMark || (digits > 0 && (digits >= others || text.length <= SHORT));
}

/** The words of several readings that share ink: of each reading, those that lie there. */
type Spot = CleanWord[][];

/** Words overlap less than this, in pixels and of the narrower one, where they only touch. */
const TOUCHING = 0.15;
const MOST_TOUCHING = 6;

/** Matches readings of one piece by where their words stand. */
function spotsOf(readings: readonly ReturnType<typeof inDigits>[]): Spot[] {
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

/** More than all others have together. */
const OTHERS = 10;

const behindFirst = (text: string): string => text.replace(/^[-+]?./u, '');

/** Whether a text has a digit where another reading has a sign of currency: `854,185.13` beside `₦54,185.13`. */
const hidesSign = (text: string, all: readonly string[]): boolean =>
  /^[-+]?\d/u.test(text) && all.some((other) => /^[-+]?₦/u.test(other) && behindFirst(other) === behindFirst(text));

/** A word of a script that data for Latin print do not know. */
const OTHER_WORD = /^(?:(?!\p{Script=Latin})[\p{L}\p{M}]){3,}$/u;
/** Its own reader is so sure of it, and all readers of Latin print are so much less sure of what they take it for. */
const OWN_SURE = 0.82;
const LESS_SURE = 0.2;

/** Whether a text is a word of another script than Latin that data for Latin print took for figures: `ანგარიში` read as `6306080`. */
function isOtherWord(text: string, { sureness }: Standing, standings: ReadonlyMap<string, Standing>): boolean {
  if (sureness < OWN_SURE || !OTHER_WORD.test(text)) return false;
  return [...standings].every(([other, one]) => other === text || one.sureness < sureness - LESS_SURE);
}

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
  const texts = [...standings.keys()];
  for (const [text, standing] of standings) {
    if (figures && isWellFormed(text)) standing.score += FORMED;
    if (hidesSign(text, texts)) standing.score = 0;
    if (isOtherWord(text, standing, standings)) standing.score += OTHERS;
  }
  return [...standings].sort(([, a], [, b]) => b.score - a.score);
}

/** Readings that differ leave a doubt, however sure each was. */
const DISPUTED = 0.75;

/** A figure's beginning that ends with a mark, and its end: `$90,` `950`. */
const BEGINS = /^[-+]?\p{Sc}?\d{1,3}(?:[.,]\d{3})*[.,]$/u;
const ENDS = /^\d{3}(?:[.,]\d{2,3})*$/;
/** The same cut before its mark: `544`, `.07+`. */
const BEGINS_WHOLE = /^[-+]?\p{Sc}?\d{1,3}(?:[.,]\d{3})*$/u;
const ENDS_WITH_DECIMALS = /^[.,]\d{2}[-+]?$/u;
/** The same cut behind its decimal mark, which is a comma, or follows groups that commas part: `496,`, `60-`. */
const BEGINS_BEFORE_DECIMALS = /^[-+]?\p{Sc}?\d{1,3}(?:(?:[. ]?\d{3})*,|(?:,\d{3})+\.)$/u;
const DECIMALS = /^\d{2}[-+]?$/u;
const NAMES = /\p{L}{2}/u;

const areCut = (before: string, after: string): boolean =>
  (BEGINS.test(before) && ENDS.test(after)) ||
  (BEGINS_WHOLE.test(before) && ENDS_WITH_DECIMALS.test(after)) ||
  (BEGINS_BEFORE_DECIMALS.test(before) && DECIMALS.test(after));

/** Words of a cell that are one figure: no blank stands behind a mark within it. */
function joinMarks(words: readonly PieceWord[]): readonly PieceWord[] {
  if (words.some(({ text }) => NAMES.test(text))) return words;
  const all: PieceWord[] = [];
  for (const word of words) {
    const before = all.at(-1);
    const [text, sureness] = [`${before?.text}${word.text}`, Math.min(before?.sureness ?? 1, word.sureness)];
    const one = before && areCut(before.text, word.text) && readAmount(text) !== null;
    if (one) all[all.length - 1] = { ...before, text, x1: word.x1, sureness };
    else all.push(word);
  }
  return all;
}

/** A word as printed in figures, and as it was read where that says another value. */
interface CleanWord extends PieceWord {
  readonly raw?: string;
}

/** A cell is a figure alone, or with its currency. */
const CELL = 2;
/** A figure's first group, and those behind it that blanks part: `—1 052,27 kr`. */
const FIRST_GROUP = /^\D*\d{1,3}$/u;
const NEXT_GROUP = /^\d{3}(?:[.,]\d{2})?$/u;

/** How many words stand in a cell, the groups of one figure being one. */
function wordsInCell([first, ...others]: readonly PieceWord[]): number {
  const end = others.findIndex(({ text }) => !NEXT_GROUP.test(text));
  const groups = first && FIRST_GROUP.test(first.text) ? (end < 0 ? others.length : end) : 0;
  return 1 + others.length - groups;
}

function inDigits(reading: PieceReading): PieceReading & { readonly words: readonly CleanWord[] } {
  const joined = joinMarks(reading.words);
  const words = joined.map((word, at): CleanWord => {
    const signed = at === 0 && wordsInCell(joined) <= CELL ? withMinus(word.text) : word.text;
    const text = cleanFigure(withDigits(withDay(withDateMarks(signed))));
    return signed === word.text ? { ...word, text } : { ...word, text, raw: cleanFigure(word.text) };
  });
  return { ...reading, words };
}

/** Several readings of a piece made one: of each place the text with most for it, the others kept beside it. */
export function agreedWords(all: readonly PieceReading[]): KnownWord[] {
  const readings = all.map(inDigits);
  return spotsOf(readings).flatMap((spot) => {
    const [best, ...others] = standingsOf(spot, readings);
    if (!best) return [];
    const [, { words, sureness }] = best;
    const known = (word: PieceWord, sure: number): KnownWord => {
      const { text, x0, x1 } = word;
      return { text, x0, x1, sureness: sure, readings: [] };
    };
    const raw = spot.flat().flatMap((word) => word.raw ?? []);
    const texts = [...new Set([...others.map(([text]) => text), ...raw])].filter((text) => text !== textOf(words));
    if (texts.length === 0) return words.map((word) => known(word, Math.max(word.sureness, sureness)));
    const doubtful = words.map((word) => known(word, Math.min(word.sureness, DISPUTED)));
    const [word] = doubtful;
    return doubtful.length === 1 && word ? [{ ...word, readings: texts }] : doubtful;
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
