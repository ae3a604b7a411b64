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
/** Nothing to fold or drop. */
const SIMPLE = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Lower case, half and full width made one, accents folded, points and colons dropped, `kto.-nr.` and `kto nr` the same,
 * no blanks between CJK characters or beside a slash, letter-spaced words (`S A L D O`) closed up.
 */
export function canonical(original: string): Canonical {
  if (SIMPLE.test(original) && !isLetterSpaced(original)) {
    return { text: original.toLowerCase(), at: Array.from({ length: original.length + 1 }, (_, index) => index) };
  }
  const raw: { char: string; at: number }[] = [];
  let offset = 0;
  for (const point of original) {
    for (const char of fold(point)) {
      const last = raw.at(-1);
      // Half-width katakana print the voicing mark as a character of its own
      if (last && (char === '\u3099' || char === '\u309A')) last.char = (last.char + char).normalize('NFC');
      else raw.push({ char, at: offset });
    }
    offset += point.length;
  }
  const spaced = raw.map(({ char, at }, index) => ({
    char: partOf(char, raw[index - 1]?.char, raw[index + 1]?.char),
    at,
  }));
  return join(closeUp(spaced.filter(({ char }) => char !== '')), original.length);
}

/** The canonical text alone. */
export const canonicalText = (text: string): string => canonical(text).text;

const fold = (point: string): string => {
  const code = point.codePointAt(0) as number;
  // Most characters by far: ASCII, and kana and kanji of full width
  if (code < 0x80) return point.toLowerCase();
  if ((code >= 0x4e00 && code <= 0x9fff) || (code >= 0x3041 && code <= 0x30fe)) return point;
  const lower = point.normalize('NFKC').toLowerCase();
  const bare = lower.normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC');
  return [...bare].map((char) => LETTERS[char] ?? char).join('');
};

/** A character as it counts: a blank for what parts words, nothing for a point that ends one. */
function partOf(char: string, before: string | undefined, after: string | undefined): string {
  if ((char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || char > '\u4E00') return char;
  if (/['\u2018\u2019\u00B4\u0060]/u.test(char)) return "'";
  if (BLANKS.test(char)) return ' ';
  const inside = before !== undefined && after !== undefined && WORD.test(before) && WORD.test(after);
  if (char === '.') return inside ? (/\d/.test(before) && /\d/.test(after) ? '.' : ' ') : '';
  if (DASHES.test(char)) return inside || (before === '.' && after !== undefined && WORD.test(after)) ? ' ' : '-';
  return char;
}

type Piece = { readonly char: string; readonly at: number };

/** Drops blanks at the ends, doubled ones, those beside a slash or between CJK characters, and in letter-spaced words. */
function closeUp(pieces: readonly Piece[]): Piece[] {
  if (pieces.every(({ char }) => char !== ' ')) return [...pieces];
  const single = pieces.filter(({ char }, index) => char !== ' ' || (index > 0 && pieces[index - 1]?.char !== ' '));
  if (single.at(-1)?.char === ' ') single.pop();
  const letterSpaced = isLetterSpaced(single.map(({ char }) => char).join(''));
  return single.filter(({ char }, index) => {
    if (char !== ' ') return true;
    if (letterSpaced) return false;
    const [before = '', after = ''] = [single[index - 1]?.char, single[index + 1]?.char];
    if (before === '/' || after === '/') return false;
    return !(CJK.test(before) && CJK.test(after));
  });
}

const isLetterSpaced = (text: string): boolean => /^\p{L}(?: \p{L}){2,}$/u.test(text);

function join(pieces: readonly Piece[], end: number): Canonical {
  const at: number[] = [];
  let text = '';
  for (const piece of pieces) {
    for (let unit = 0; unit < piece.char.length; unit++) at.push(piece.at);
    text += piece.char;
  }
  at.push(end);
  return { text, at };
}
