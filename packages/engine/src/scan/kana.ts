/** Kana that a voicing mark may stand behind: printed in half width, the mark has a place of its own. */
const UNVOICED = 'カキクケコサシスセソタチツテトハヒフヘホウ';
const VOICED = 'ガギグゲゴザジズゼゾダヂヅデドバビブベボヴ';
/** What two short strokes, high up behind a letter, are read as. */
const STROKES = /([カキクケコサシスセソタチツテトハヒフヘホウ])["“”″^*＾゛ﾞ~]+/gu;
/** Katakana in the shape of hiragana, and of other signs, between katakana. */
const HIRAGANA =
  /(?<=[\u30a1-\u30fa])[へ二一卜工力口夕](?=[\u30a1-\u30fa"“”^*゛ー-])|[へ](?=["“”^*゛]?[\u30a1-\u30fa])/gu;
const AS_KATAKANA: Readonly<Record<string, string>> = {
  へ: 'ヘ',
  二: 'ニ',
  一: 'ー',
  卜: 'ト',
  工: 'エ',
  力: 'カ',
  口: 'ロ',
  夕: 'タ',
};
/** Long vowels are a dash's stroke; they may be read twice. */
const LONG = /(?<=[\u30a1-\u30fa])[-－—–ー]+(?=[\u30a1-\u30fa\s]|$)/gu;

const KATAKANA = /[\u30a1-\u30fa]{2}/u;

/** Katakana that a reader of print took apart: `フ"ツ` is ブツ, `カ-ト*` is カード. */
export function withVoicedKana(text: string): string {
  if (!KATAKANA.test(text)) return text;
  return text
    .replace(HIRAGANA, (letter) => AS_KATAKANA[letter] ?? letter)
    .replace(STROKES, (_, letter: string) => VOICED[UNVOICED.indexOf(letter)] ?? letter)
    .replace(LONG, 'ー');
}
