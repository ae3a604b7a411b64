import { remembered } from './remembered.ts';

/** Text in the one spelling that vocabulary is compared in, and where each of its characters stood. */
export interface Canonical {
  readonly text: string;
  /** For each character (UTF-16 unit) of `text` its offset in the original; one more entry for the end. */
  readonly at: readonly number[];
}

/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  // Arabic papers print one letter for the other, and fonts have Persian ones
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  // ש״ח, סה”כ: a stroke within a Hebrew abbreviation
  '״': '"',
  '”': '"',
};

/** Scripts that put no blanks between words, or may leave them out. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}ー々〆]/u;
/** Accents; the signs of vowels and the lengthening stroke that Hebrew and Arabic may leave out; the hamza at other letters. */
const MARKS = /[\u0300-\u036F\u0591-\u05BD\u05BF-\u05C7\u0640\u064B-\u065F\u0670]/gu;
const BLANKS = /[\s:;,،؛*•·・|_=…‥\u00AD\u200B-\u200F\u2060\uFEFF]/u;
const DASHES = /[-\u05BE\u2010-\u2015\u2212]/u;
const QUOTES = /['\u05F3\u2018\u2019\u00B4\u0060]/u;
/** Nothing to fold or drop but capitals: ASCII words, or CJK without blanks. */
const SIMPLE = /^(?:[A-Za-z0-9]+(?: [A-Za-z0-9]+)*|[\u4E00-\u9FFF\u3041-\u3096\u30A1-\u30FA\u30FC]+)$/;
const FOOTNOTES = /[\u00B2\u00B3\u00B9\u2070-\u2079]/u;
const WORD = /[\p{L}\p{N}]/u;
/** A Latin i in a word of Cyrillic letters, as keyboards without an і give it: `Вхiдний`. */
const LATIN_I = /(?<=\p{Script=Cyrillic})i|i(?=\p{Script=Cyrillic})/giu;

/** A folded character, with all that is asked of it. */
interface Sign {
  readonly char: string;
  /** A point and a dash count by what stands around them. */
  readonly as: 'itself' | 'blank' | 'point' | 'dash';
  readonly word: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
  readonly unspaced: boolean;
}

/**
 * Lower case, half and full width made one, accents folded, points and colons dropped, `kto.-nr.` and `kto nr` the same,
 * no blanks between characters of scripts without them or beside a slash, letter-spaced words (`S A L D O`, `C.C.C.`) closed up.
 */
export const canonical = remembered((original): Canonical => ofAscii(original) ?? ofAny(original));

/** The canonical text alone. */
export const canonicalText = (text: string): string =>
  SIMPLE.test(text) && !isLetterSpaced(text) ? text.toLowerCase() : canonical(text).text;

/** Three letters that stand apart from each other are a word alone on their line, or where only points part them; more are one in any line. */
const APART = /(?<![^ ])\p{L}(?: \p{L}){2,}(?![^ ])/gu;

/** `D A T E`, or behind other words: `999 S A L D O`. */
const LETTER_SPACED = /^\p{L}(?: \p{L}){2,}$|(?<![^ ])\p{L}(?: \p{L}){3,}(?![^ ])/gu;

/** So many blanks part the letters of a word within a line. */
const SPACED_IN_LINE = 3;

const isLetterSpaced = (text: string): boolean => text.search(LETTER_SPACED) >= 0;

function ofAny(printed: string): Canonical {
  const original = printed.replace(LATIN_I, 'і');
  const signs: Sign[] = [];
  const at: number[] = [];
  for (let offset = 0; offset < original.length; ) {
    const code = original.codePointAt(offset) as number;
    const found = signsOf(code);
    for (let i = 0; i < found.length; i++) {
      const sign = found[i] as Sign;
      const last = signs.at(-1);
      // Half-width katakana print the voicing mark as a character of its own
      if (last && (sign.char === '\u3099' || sign.char === '\u309A')) {
        signs[signs.length - 1] = signOf((last.char + sign.char).normalize('NFC'));
      } else {
        signs.push(sign);
        at.push(offset);
      }
    }
    offset += code > 0xffff ? 2 : 1;
  }
  const joining = new Joining();
  for (let i = 0; i < signs.length; i++) joining.add(signs[i] as Sign, signs[i - 1], signs[i + 1], at[i] as number);
  return joining.finish(original);
}

/** Most texts by far, in a third of the time; null where a character is not ASCII. */
function ofAscii(original: string): Canonical | null {
  const joining = new Joining();
  let before: Sign | undefined;
  let sign = ASCII[original.charCodeAt(0)];
  for (let i = 0; i < original.length; i++) {
    if (!sign) return null;
    const after: Sign | undefined = ASCII[original.charCodeAt(i + 1)];
    joining.add(sign, before, after, i);
    before = sign;
    sign = after;
  }
  return joining.finish(original);
}

const ASCII: readonly Sign[] = Array.from({ length: 128 }, (_, code) =>
  signOf(String.fromCharCode(code).toLowerCase()),
);

/** What each code point met so far is folded to; forgotten when there are very many. */
const folded = new Map<number, readonly Sign[]>();
const MOST_FOLDED = 20_000;

function signsOf(code: number): readonly Sign[] {
  const known = folded.get(code);
  if (known) return known;
  if (folded.size >= MOST_FOLDED) folded.clear();
  const signs = Array.from(fold(code), signOf);
  folded.set(code, signs);
  return signs;
}

function fold(code: number): string {
  const point = String.fromCodePoint(code);
  // A footnote's mark is no part of the word before it
  if (FOOTNOTES.test(point)) return ' ';
  // Kana and kanji of full width stay as they are
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3041 && code <= 0x30fe)) return point;
  const lower = point.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return Array.from(bare, (char) => LETTERS[char] ?? char).join('');
}

function signOf(char: string): Sign {
  const sign = {
    char,
    word: WORD.test(char),
    letter: /^\p{L}$/u.test(char),
    digit: /\d/.test(char),
    unspaced: UNSPACED.test(char),
  };
  if (/[a-z0-9]/.test(char) || char > '\u4E00') return { ...sign, as: 'itself' };
  if (QUOTES.test(char)) return { ...sign, char: "'", as: 'itself' };
  if (BLANKS.test(char)) return { ...sign, as: 'blank' };
  return { ...sign, as: char === '.' ? 'point' : DASHES.test(char) ? 'dash' : 'itself' };
}

/** A sign as it counts: a blank for what parts words, nothing for a point that ends one. */
function partOf(sign: Sign, before: Sign | undefined, after: Sign | undefined): string {
  if (sign.as === 'itself') return sign.char;
  if (sign.as === 'blank') return ' ';
  const inside = before?.word === true && after?.word === true;
  if (sign.as === 'point') return inside ? (before.digit && after.digit ? '.' : ' ') : '';
  return inside || (before?.as === 'point' && after?.word) ? ' ' : '-';
}

/** Signs as one text: no blanks at the ends, doubled, beside a slash, between characters that need none, or in letter-spaced words. */
class Joining {
  private text = '';
  private readonly places: number[] = [];
  private last: Sign | undefined;
  /** Where the first blank behind `last` stands; -1 for none. */
  private blank = -1;
  /** How many letters stood apart from each other up to here, and the most of them. */
  private apart = 0;
  private mostApart = 0;

  add(sign: Sign, before: Sign | undefined, after: Sign | undefined, at: number): void {
    const { last, blank } = this;
    const part = sign.as === 'itself' ? sign.char : partOf(sign, before, after);
    if (part === '') return;
    if (part === ' ') {
      if (blank < 0) this.blank = at;
      return;
    }
    this.apart = sign.letter && (last === undefined || blank >= 0) ? this.apart + 1 : 0;
    if (this.apart > this.mostApart) this.mostApart = this.apart;
    if (last && blank >= 0 && last.char !== '/' && part !== '/' && !(last.unspaced && sign.unspaced)) {
      this.text += ' ';
      this.places.push(blank);
    }
    for (let unit = 0; unit < part.length; unit++) this.places.push(at);
    this.text += part;
    this.last = sign;
    this.blank = -1;
  }

  /** The blanks within words whose letters stand apart; where points part some of them, as in `T.n.v. J. NOBODY`, those alone. */
  private *within(original: string): Generator<number> {
    const { text, places } = this;
    for (const { 0: run, index } of text.matchAll(APART)) {
      const blanks = Array.from({ length: (run.length - 1) / 2 }, (_, i) => index + 2 * i + 1);
      const isPoint = (at: number): boolean => blanks.includes(at) && original[places[at] as number] === '.';
      const points = blanks.filter((at) => isPoint(at) && (isPoint(at - 2) || isPoint(at + 2)));
      if (points.length > 0) yield* points;
      else if (run.length === text.length || blanks.length >= SPACED_IN_LINE) yield* blanks;
    }
  }

  finish(original: string): Canonical {
    const { text, places } = this;
    places.push(original.length);
    if (this.mostApart < 3) return { text, at: places };
    const dropped = new Set(this.within(original));
    return {
      text: text
        .split('')
        .filter((_, i) => !dropped.has(i))
        .join(''),
      at: places.filter((_, i) => !dropped.has(i)),
    };
  }
}
