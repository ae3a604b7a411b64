import { expect, test } from 'vitest';
import { readable } from './glyph-runs.ts';
import { localForms } from './radicals.ts';

test('radicals become the ideographs that share their glyphs, with a decomposition (U+2F47) and without one (U+2EA0)', () => {
  expect(readable('国\u{2ea0}年金')).toBe('国民年金');
  expect(readable('\u{2ed1}\u{2f47}')).toBe('長日');
  expect(readable('\u{2ede}')).toBe('\u{2967f}');
});

test('half-width kana, wide letters and signs stay as printed', () => {
  expect(readable('ﾃﾞﾝｷ ＡＢＣ ㈱ ①')).toBe('ﾃﾞﾝｷ ＡＢＣ ㈱ ①');
});

test('a radical is the ideograph of the page’s own script', () => {
  const written = (text: string) => readable(localForms([text])(text));
  expect(written('账\u{2f3e}')).toBe('账户');
  expect(written('\u{2f3e}田クリーニング')).toBe('戸田クリーニング');
  expect(written('帳\u{2f3e}')).toBe('帳戶');
  expect(written('账户戶')).toBe('账户戶');
});

test('a point between kana is Japan’s middle dot, of which a font has one glyph with another point', () => {
  const written = (text: string) => readable(localForms([text])(text));
  expect(written('カフェ\u{2027}ド\u{2027}ハマ')).toBe('カフェ・ド・ハマ');
  expect(written('syl\u{2027}la')).toBe('syl\u{2027}la');
});
