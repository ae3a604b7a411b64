/**
 * Words of bank statements that are read in one way only; they are written in kana where Chinese characters cannot be.
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

const WORD = new RegExp(Object.keys(WORDS).join('|'), 'gu');

/** The text with these words in half-width kana. */
export const inHalfKana = (text: string): string => text.replace(WORD, (word) => WORDS[word] ?? word);

/** The text with these words in kana. */
export const inKana = (text: string): string => text.replace(WORD, (word) => (WORDS[word] ?? word).normalize('NFKC'));
