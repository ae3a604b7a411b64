import { toRepertoire } from './fit.ts';
import type { Fitted } from './hold.ts';

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

/**
 * Words of bank statements that are read in one way only; they are kept in kana where Chinese characters cannot be.
 * Any other such character has several readings, and which one is meant the statement does not say.
 */
const WORDS: Readonly<Record<string, string>> = {
  小切手: 'ｺｷﾞﾂﾃ',
  手数料: 'ﾃｽｳﾘﾖｳ',
  引落: 'ﾋｷｵﾄｼ',
  振替: 'ﾌﾘｶｴ',
  振込: 'ﾌﾘｺﾐ',
  口座: 'ｺｳｻﾞ',
  給与: 'ｷﾕｳﾖ',
  給料: 'ｷﾕｳﾘﾖｳ',
  賞与: 'ｼﾖｳﾖ',
  利息: 'ﾘｿｸ',
  税金: 'ｾﾞｲｷﾝ',
  現金: 'ｹﾞﾝｷﾝ',
  入金: 'ﾆﾕｳｷﾝ',
  出金: 'ｼﾕﾂｷﾝ',
  預金: 'ﾖｷﾝ',
  送金: 'ｿｳｷﾝ',
  支払: 'ｼﾊﾗｲ',
  返済: 'ﾍﾝｻｲ',
  年金: 'ﾈﾝｷﾝ',
  配当: 'ﾊｲﾄｳ',
  保険: 'ﾎｹﾝ',
  家賃: 'ﾔﾁﾝ',
  電気: 'ﾃﾞﾝｷ',
  電話: 'ﾃﾞﾝﾜ',
  水道: 'ｽｲﾄﾞｳ',
  料金: 'ﾘﾖｳｷﾝ',
  手形: 'ﾃｶﾞﾀ',
  銀行: 'ｷﾞﾝｺｳ',
  支店: 'ｼﾃﾝ',
  本店: 'ﾎﾝﾃﾝ',
};

/** Kinds of companies, which the Zengin system abbreviates by where they stand: before, behind, or inside a name. */
const COMPANIES: Readonly<Record<string, string>> = {
  株式会社: 'ｶ',
  '(株)': 'ｶ',
  有限会社: 'ﾕ',
  '(有)': 'ﾕ',
  合同会社: 'ﾄﾞ',
};

const anyOf = (words: Readonly<Record<string, string>>): RegExp =>
  new RegExp(Object.keys(words).join('|').replace(/[()]/g, '\\$&'), 'gu');
const COMPANY = anyOf(COMPANIES);
const WORD = anyOf(WORDS);

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
  const words = text
    .normalize('NFKC')
    .replace(COMPANY, abbreviated)
    .replace(WORD, (word) => WORDS[word] ?? word);
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
