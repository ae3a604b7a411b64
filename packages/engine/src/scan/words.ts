import type { Word } from '../shapes/page.ts';
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

/** The words as a page sets them: a reader parts ideographs where no blank stands. */
function joinIdeographs(words: readonly KnownWord[], height: number): KnownWord[] {
  const all: KnownWord[] = [];
  for (const word of words) {
    const before = all.at(-1);
    const near = before && word.x0 - before.x1 < CLOSE * height;
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

/** The font's size in pixels, and where its letters stand. */
function fontOf(piece: Piece, text: string): { readonly size: number; readonly baseline: number } {
  if (isIdeographic(text)) return { size: piece.height / IDEOGRAPH, baseline: piece.baseline - HANGS * piece.height };
  const small = /^[acemnorsuvwxz\s.,:-]+$/.test(text);
  return { size: piece.height / (small ? SMALL : CAPITAL), baseline: piece.baseline };
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

/** A piece's words as words of the page. @param points points for a pixel */
export function wordsOfPiece(piece: Piece, known: readonly KnownWord[], points: number): Word[] {
  const words = joinIdeographs(known, piece.height);
  const { size, baseline } = fontOf(piece, words.map(({ text }) => text).join(' '));
  return words.map((word, index) => {
    const [x0, x1] = inkOf(word, piece);
    return {
      text: word.text,
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
