import type { Word } from '../shapes/page.ts';
import { withVoicedKana } from './kana.ts';
import type { Piece } from './pieces.ts';

/** A word of a piece, with what else was read from its ink. Across in pixels of the picture. */
export interface KnownWord {
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly sureness: number;
  readonly readings: readonly string[];
}

/** Ideographs, kana, hangul and their punctuation: they stand without blanks between words. */
const CJK_END = /[\u2e80-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]$/;
const CJK_START = /^[\u2e80-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uffef]/;
/** Words of such a script are one where less than this stands between them, in letter heights. */
const CLOSE = 0.6;

function joined(a: KnownWord, b: KnownWord): KnownWord {
  return {
    text: a.text + b.text,
    x0: a.x0,
    x1: b.x1,
    sureness: Math.min(a.sureness, b.sureness),
    readings: [],
  };
}

/** A blank between a Latin word and ideographs, in letter heights. */
const BLANK = 0.22;
const LATIN_WORD = /^\p{Script=Latin}{2,}$/u;

/** How near words of such a script, or beside such, are one. */
const reachOf = (a: KnownWord, b: KnownWord): number =>
  LATIN_WORD.test(a.text) || LATIN_WORD.test(b.text) ? BLANK : CLOSE;

/** The words as a page sets them: a reader parts ideographs where no blank stands. */
function joinIdeographs(words: readonly KnownWord[], height: number): KnownWord[] {
  const all: KnownWord[] = [];
  for (const word of words) {
    const before = all.at(-1);
    const near = before && word.x0 - before.x1 < reachOf(before, word) * height;
    if (near && (CJK_END.test(before.text) || CJK_START.test(word.text))) all[all.length - 1] = joined(before, word);
    else all.push(word);
  }
  return all;
}

/** A capital's or a digit's share of the font's size; an ideograph's; a small letter's without stem or tail. */
const CAPITAL = 0.72;
const IDEOGRAPH = 0.9;
const SMALL = 0.52;
/** How far an ideograph hangs below the line that Latin letters stand on, of its height. */
const HANGS = 0.09;
/** A font's ascent and descent, of its size. */
const ASCENT = 0.92;
const DESCENT = 0.22;

const isIdeographic = (text: string): boolean =>
  (text.match(/[\u2e80-\u9fff\uff66-\uff9f]/g)?.length ?? 0) * 2 > text.length;

/** Hangul is made of parts: only all of them are as high as the sign. */
const isHangul = (text: string): boolean => (text.match(/[\uac00-\ud7af]/g)?.length ?? 0) * 2 > text.length;

/** The font's size in pixels, and where its letters stand. */
function fontOf(piece: Piece, text: string): { readonly size: number; readonly baseline: number } {
  if (isIdeographic(text)) return { size: piece.height / IDEOGRAPH, baseline: piece.baseline - HANGS * piece.height };
  if (isHangul(text)) {
    const height = piece.y1 - piece.y0;
    return { size: height / IDEOGRAPH, baseline: piece.y1 - HANGS * height };
  }
  const small = /^[acemnorsuvwxz\s.,:-]+$/.test(text);
  return { size: piece.height / (small ? SMALL : CAPITAL), baseline: piece.baseline };
}

/** What is left of a box around a text, or of dirt: bars and brackets at an end, a punched hole (`®`), and what nobody could read. */
const BAR = /^[|[\]{}¦‖_—~`´'‘’"“”.,:;°^©®]+$/;
const UNREADABLE = 0.35;
/** A word of so few letters that its reader was not sure of, far larger or smaller than the page's print, is no print. */
const FEW = 3;
const UNSURE = 0.65;

/** Print so much larger or smaller than the page's is a drawing, or a part of a letter, if it says so little. */
const isDrawing = ({ text }: KnownWord, height: number, print: number): boolean =>
  !/\d/.test(text) && text.length <= FEW && (height > 2.4 * print || height < 0.45 * print);

const isDirt = ({ text, sureness }: KnownWord, strange: boolean): boolean =>
  (BAR.test(text) && sureness < 0.9 + (strange ? 1 : 0)) ||
  (!/\d/.test(text) && text.length <= FEW && sureness < (strange ? UNSURE : UNREADABLE));

/** Where readers see three signs, and one of them no letter or digit, there is none: a punched hole is `©`, `O` and `e`. */
const isNoSign = ({ text, readings }: KnownWord): boolean =>
  readings.length > 1 &&
  [text, ...readings].every((sign) => /^\D$/u.test(sign)) &&
  [text, ...readings].some((sign) => /[^\p{L}]/u.test(sign));

/** A single quote before a capital, that nothing closes: a fold's shadow, a speck, the end of a ruled line. */
const OPENED = /^[‘’'`´](?=\p{Lu}\p{L}{2})/u;
const QUOTE = /[‘’'`´]/u;

function withoutQuote(words: readonly KnownWord[]): KnownWord[] {
  const [first, ...others] = words;
  if (!first || !OPENED.test(first.text)) return [...words];
  const text = first.text.replace(OPENED, '');
  if ([{ text }, ...others].some((word) => QUOTE.test(word.text))) return [...words];
  return [{ ...first, text, readings: first.readings.filter((other) => other !== text) }, ...others];
}

/**
 * A piece's words without the dirt at its ends.
 * @param print the height of a capital of the page's print
 */
export function withoutDirt(words: readonly KnownWord[], piece: Piece, print: number): KnownWord[] {
  const strange = piece.height > 1.7 * print || piece.height < 0.55 * print;
  const clean = [...words];
  const bar = (word: KnownWord | undefined): boolean =>
    word !== undefined &&
    (/^[|¦‖]+$/.test(word.text) || isNoSign(word) || isDirt(word, strange) || isDrawing(word, piece.height, print));
  while (bar(clean[0])) clean.shift();
  while (bar(clean.at(-1))) clean.pop();
  return withoutQuote(clean);
}

/** Where the word's ink begins and ends: its reader knows that but roughly. */
function inkOf({ x0, x1 }: KnownWord, piece: Piece): readonly [number, number] {
  const slack = 0.15 * piece.height;
  const own = piece.components.filter((part) => {
    const middle = (part.x0 + part.x1) / 2;
    return middle > x0 - slack && middle < x1 + slack;
  });
  if (own.length === 0) return [x0, x1];
  return [Math.min(...own.map((part) => part.x0)), Math.max(...own.map((part) => part.x1))];
}

/** Signs that stand above the line, or hang in its middle: they tell neither its baseline nor its size. */
const SIGNS = /^[^\p{L}\p{N}]+$/u;

/** The piece that tells where a line of signs stands: the nearest one beside it that has letters. */
function besideOf(piece: Piece, others: readonly Piece[]): Piece | null {
  let [best, nearest] = [null as Piece | null, 12 * piece.height];
  for (const other of others) {
    const within = Math.min(piece.y1, other.y1) - Math.max(piece.y0, other.y0) > 0.5 * (piece.y1 - piece.y0);
    const apart = Math.max(other.x0 - piece.x1, piece.x0 - other.x1);
    if (within && apart < nearest) [best, nearest] = [other, apart];
  }
  return best;
}

/** Signs set on the line that they stand in. */
export function levelSigns(read: readonly (readonly [Piece, readonly KnownWord[]])[]): [Piece, readonly KnownWord[]][] {
  const isSigns = (words: readonly KnownWord[]): boolean => words.every(({ text }) => SIGNS.test(text));
  const letters = read.filter(([, words]) => !isSigns(words)).map(([piece]) => piece);
  return read.map(([piece, words]) => {
    const beside = isSigns(words) ? besideOf(piece, letters) : null;
    return [beside ? { ...piece, baseline: beside.baseline, height: beside.height } : piece, words];
  });
}

/** Where the Latin words of a piece stand: ideographs beside them hang lower. */
function standOf(piece: Piece, words: readonly KnownWord[]): number {
  const latin = words.filter(({ text }) => LATIN_WORD.test(text));
  if (latin.length === 0 || !words.some(({ text }) => isIdeographic(text))) return piece.baseline;
  const feet = piece.components
    .filter(({ x0, x1, y0, y1 }) => {
      const middle = (x0 + x1) / 2;
      return y1 - y0 > 0.6 * piece.height && latin.some((word) => middle > word.x0 && middle < word.x1);
    })
    .map(({ y1 }) => y1)
    .sort((a, b) => a - b);
  return feet[feet.length >> 1] ?? piece.baseline;
}

/** A piece's words as words of the page. @param points points for a pixel */
export function wordsOfPiece(piece: Piece, known: readonly KnownWord[], points: number): Word[] {
  const words = joinIdeographs(known, piece.height);
  const stand = { ...piece, baseline: standOf(piece, words) };
  const { size, baseline } = fontOf(stand, words.map(({ text }) => text).join(' '));
  return words.map((word, index) => {
    const [x0, x1] = inkOf(word, piece);
    return {
      text: withVoicedKana(word.text),
      box: [x0 * points, (baseline - ASCENT * size) * points, x1 * points, (baseline + DESCENT * size) * points],
      baseline: baseline * points,
      size: size * points,
      bold: false,
      colour: 0,
      spaceBefore: index > 0,
      sureness: word.sureness,
      ...(word.readings.length > 0 && { readings: word.readings }),
    };
  });
}
