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
};

export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;
const LATIN_MARKS = /[\u0300-\u036F]/gu;
const BLANKS = /[\s:;,*•·・|_=…‥\u00AD\u200B-\u200F\u2060\uFEFF]/u;
const DASHES = /[-\u2010-\u2015\u2212]/u;
const QUOTES = /['\u2018\u2019\u00B4\u0060]/u;
/** Nothing to fold or drop but capitals. */
const SIMPLE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const WORD = /[\p{L}\p{N}]/u;

/** A folded character, with all that is asked of it. */
interface Sign {
  readonly char: string;
  /** A point and a dash count by what stands around them. */
  readonly as: 'itself' | 'blank' | 'point' | 'dash';
  readonly word: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
  readonly cjk: boolean;
}

/**
 * Lower case, half and full width made one, accents folded, points and colons dropped, `kto.-nr.` and `kto nr` the same,
 * no blanks between CJK characters or beside a slash, letter-spaced words (`S A L D O`) closed up.
 */
export function canonical(original: string): Canonical {
  const signs: Sign[] = [];
  const at: number[] = [];
  for (let offset = 0; offset < original.length; ) {
    const code = original.codePointAt(offset) as number;
    for (const sign of signsOf(code)) {
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
  return join(signs, at, original.length);
}

/** The canonical text alone. */
export const canonicalText = (text: string): string =>
  SIMPLE.test(text) && !isLetterSpaced(text) ? text.toLowerCase() : canonical(text).text;

const isLetterSpaced = (text: string): boolean => text[1] === ' ' && /^\p{L}(?: \p{L}){2,}$/u.test(text);

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
  // Kana and kanji of full width stay as they are
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3041 && code <= 0x30fe)) return point;
  const lower = point.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
  return Array.from(bare, (char) => LETTERS[char] ?? char).join('');
}

function signOf(char: string): Sign {
  const sign = {
    char,
    word: WORD.test(char),
    letter: /^\p{L}$/u.test(char),
    digit: /\d/.test(char),
    cjk: CJK.test(char),
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

/** Without blanks at the ends, doubled ones, those beside a slash or between CJK characters, and in letter-spaced words. */
function join(signs: readonly Sign[], at: readonly number[], end: number): Canonical {
  let text = '';
  const places: number[] = [];
  let last: Sign | undefined;
  /** Where the first blank behind `last` stands. */
  let blank: number | null = null;
  /** How many letters stand apart from each other; NaN where anything else does. */
  let apart = 0;
  for (let i = 0; i < signs.length; i++) {
    const sign = signs[i] as Sign;
    const part = sign.as === 'itself' ? sign.char : partOf(sign, signs[i - 1], signs[i + 1]);
    if (part === '') continue;
    if (part === ' ') {
      blank ??= at[i] as number;
      continue;
    }
    apart = sign.letter && (last === undefined || blank !== null) ? apart + 1 : Number.NaN;
    if (last && blank !== null && last.char !== '/' && part !== '/' && !(last.cjk && sign.cjk)) {
      text += ' ';
      places.push(blank);
    }
    for (let unit = 0; unit < part.length; unit++) places.push(at[i] as number);
    text += part;
    last = sign;
    blank = null;
  }
  places.push(end);
  return apart > 2
    ? { text: text.replaceAll(' ', ''), at: places.filter((_, i) => text[i] !== ' ') }
    : { text, at: places };
}
