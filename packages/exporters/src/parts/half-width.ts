import { toRepertoire } from './fit.ts';
import type { Fitted } from './hold.ts';
import { inHalfKana } from './japanese-words.ts';

/**
 * Japanese in single bytes: capitals, digits, half-width katakana and the few signs that the rules of the Zengin system
 * allow (全国銀行協会, characters of fields): neither small kana nor a long-vowel mark.
 */

/** What a field may hold: `ｱ` to `ﾝ`, `ｦ`, the voicing marks, ASCII digits and capitals, brackets and some signs. */
const ALLOWED = /^[0-9A-Zｦｱ-ﾟ ()｢｣.,/\\-]$/u;

/** The half-width letters by their full-width forms, from Unicode's own compatibility forms. */
const HALF = new Map<string, string>();
for (let code = 0xff66; code <= 0xff9d; code++) {
  const half = String.fromCharCode(code);
  HALF.set(half.normalize('NFKC'), half);
}

/** What the rules have written another way: small kana as large ones, a long vowel as a hyphen. */
const INSTEAD: Readonly<Record<string, string>> = {
  ァ: 'ｱ',
  ィ: 'ｲ',
  ゥ: 'ｳ',
  ェ: 'ｴ',
  ォ: 'ｵ',
  ャ: 'ﾔ',
  ュ: 'ﾕ',
  ョ: 'ﾖ',
  ッ: 'ﾂ',
  ヮ: 'ﾜ',
  ヵ: 'ｶ',
  ヶ: 'ｹ',
  ヰ: 'ｲ',
  ヱ: 'ｴ',
  ー: '-',
  '・': '.',
  '、': ',',
  '。': '.',
  '「': '｢',
  '」': '｣',
  '¥': '\\',
  '\u3099': 'ﾞ',
  '\u309a': 'ﾟ',
};

/** Kinds of companies, which the Zengin system abbreviates by where they stand: before, behind, or inside a name. */
const COMPANIES: Readonly<Record<string, string>> = {
  株式会社: 'ｶ',
  '(株)': 'ｶ',
  有限会社: 'ﾕ',
  '(有)': 'ﾕ',
  合同会社: 'ﾄﾞ',
};

const COMPANY = new RegExp(Object.keys(COMPANIES).join('|').replace(/[()]/g, '\\$&'), 'gu');

/** `ｶ)` before the name, `(ｶ` behind it, `(ｶ)` inside it. */
function abbreviated(company: string, at: number, text: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at + company.length)];
  const opens = before.trim() !== '' && (/\S$/u.test(before) || after.trim() === '');
  const closes = !opens || /^\S/u.test(after);
  return `${opens ? '(' : ''}${COMPANIES[company] ?? ''}${closes ? ')' : ''}`;
}

/** The text in half-width letters; characters that have none become blanks, with a warning. */
export function toHalfWidth(text: string): Fitted {
  if ([...text].every((character) => ALLOWED.test(character))) return { text, losses: [] };
  const words = inHalfKana(text.normalize('NFKC').replace(COMPANY, abbreviated));
  const letters = [...katakana(words)].map((letter) => INSTEAD[letter] ?? HALF.get(letter) ?? letter.toUpperCase());
  const { text: written, losses } = toRepertoire(letters.join(''), {
    has: (letter) => ALLOWED.test(letter),
    // Its own script is Japanese: a character by one of its readings would be another word.
    latin: false,
  });
  return { text: written.trim(), losses: [...new Set([...losses, 'text-transliterated' as const])] };
}

/** Hiragana as katakana, voiced letters as letter and mark. */
const katakana = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[ぁ-ゖゝゞ]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
    .normalize('NFD');
