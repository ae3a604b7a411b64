import { expect, test } from 'vitest';
import { glyphEnd } from './read-glyphs.ts';

const of = (text: string): number => text.codePointAt(0) as number;

// 10 points high, drawn from x = 100; the ink of a normalised character is all that PDFium says of its width
test.each([
  ['an ideograph fills its square', '月', [101.5, 107.2], false, 110],
  ['half-width kana fill half of it', 'ｿ', [100.5, 104], false, 105],
  ['a voicing mark that shares its glyph with the kana fills the rest', 'ﾞ', [102.5, 104.5], true, 110],
  ['a letter has the same blank on both sides', 'ﬁ', [100.4, 105], false, 105.4],
  ['a box that begins where the glyph does is whole', '月', [100, 107.2], false, 107.2],
] as const)('%s', (_, text, ink, shared, end) => {
  expect(glyphEnd(of(text), 100, ink, 10, shared)).toBeCloseTo(end, 5);
});
