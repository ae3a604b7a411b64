import { describe, expect, it } from 'vitest';
import { cutTo, fitted, isAscii, toRepertoire } from './fit.ts';

const ascii = (text: string, german = false) => toRepertoire(text, { has: isAscii, german });

describe('fitting texts', () => {
  it.each([
    ['Café Zoë', 'Cafe Zoe', ['text-transliterated']],
    ['Straße', 'Strasse', ['text-transliterated']],
    ['plain  text', 'plain  text', []],
    ['木 Wood', 'Wood', ['text-replaced']],
    ['a 🥬 b', 'a b', ['text-replaced']],
    ['ｶ)ﾐﾄﾞﾘ', ')', ['text-replaced']],
    ['５００円', '500', ['text-transliterated', 'text-replaced']],
    // What is nothing by itself is left out without a word: a joiner, a mark.
    ['a\u200db e\u0301 c', 'ab e c', []],
    ['12 €', '12 EUR', ['text-transliterated']],
  ])('%s in ASCII is %s', (text, plain, losses) => {
    expect(ascii(text)).toEqual({ text: plain, losses });
  });

  it('writes umlauts as Germans do', () => expect(ascii('Müller Öl', true).text).toBe('Mueller Oel'));

  it('cuts between characters, never inside one', () => {
    expect(cutTo('ab🥬d', 3)).toEqual({ text: 'ab🥬', losses: ['text-cut'] });
    expect(cutTo('abc', 3)).toEqual({ text: 'abc', losses: [] });
  });

  it('says what stands for a text of which nothing is left', () => {
    expect(fitted('木', 'Money in', ascii, (text) => cutTo(text, 5))).toEqual({
      text: 'Money in',
      losses: ['text-replaced'],
    });
  });
});
