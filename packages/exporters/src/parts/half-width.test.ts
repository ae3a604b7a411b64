import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHalfWidth } from './half-width.ts';

describe('Japanese in half-width letters', () => {
  it.each([
    ['カード', 'ｶ-ﾄﾞ'],
    ['ｶｰﾄﾞ', 'ｶ-ﾄﾞ'],
    ['みどりショップ', 'ﾐﾄﾞﾘｼﾖﾂﾌﾟ'],
    ['ヴァイオリン', 'ｳﾞｱｲｵﾘﾝ'],
    ['ＡＢＣ１２３', 'ABC123'],
    ['atm', 'ATM'],
    ['「ガス」・水道、電気。', '｢ｶﾞｽ｣.ｽｲﾄﾞｳ,ﾃﾞﾝｷ.'],
    ['振込手数料', 'ﾌﾘｺﾐﾃｽｳﾘﾖｳ'],
    ['株式会社ミドリ', 'ｶ)ﾐﾄﾞﾘ'],
    ['株式会社 ミドリ', 'ｶ) ﾐﾄﾞﾘ'],
    ['㈱ミドリ', 'ｶ)ﾐﾄﾞﾘ'],
    ['ミドリ株式会社', 'ﾐﾄﾞﾘ(ｶ'],
    ['ミドリ株式会社アオ', 'ﾐﾄﾞﾘ(ｶ)ｱｵ'],
    ['振込 有限会社ミドリ', 'ﾌﾘｺﾐ ﾕ)ﾐﾄﾞﾘ'],
    ['Café', 'CAFE'],
  ])('%s is %s', (text, half) => expect(toHalfWidth(text)).toEqual({ text: half, losses: ['text-transliterated'] }));

  it('keeps what is in them already', () => {
    expect(toHalfWidth('ﾌﾘｺﾐ ﾐﾄﾞﾘ(ｶ 12-3')).toEqual({ text: 'ﾌﾘｺﾐ ﾐﾄﾞﾘ(ｶ 12-3', losses: [] });
  });

  it('leaves out Chinese characters that may be read in several ways, and says so', () => {
    expect(toHalfWidth('山田ミドリ')).toEqual({ text: 'ﾐﾄﾞﾘ', losses: ['text-replaced', 'text-transliterated'] });
    expect(toHalfWidth('田中商店').text).toBe('');
  });

  it('has nothing that the rules do not allow, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toHalfWidth(text).text).toMatch(/^[0-9A-Zｦｱ-ﾟ ()｢｣.,/\\-]*$/u);
      }),
    );
  });
});
