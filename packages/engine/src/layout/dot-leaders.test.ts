import { expect, it } from 'vitest';
import type { Word } from '../shapes/page.ts';
import { withoutLeaders } from './dot-leaders.ts';

const word = (text: string, size = 10): Word => ({
  text,
  box: [100, 50, 100 + 6 * text.length, 60],
  baseline: 58,
  size,
  bold: false,
  colour: 0,
  spaceBefore: false,
});
const parts = (text: string) => withoutLeaders([word(text)]).map(({ text: part, box }) => [part, box[0], box[2]]);

it('dots that lead from one word to the next part them', () => {
  expect(parts('DATE......AMOUNT.DETAILS')).toEqual([
    ['DATE', 100, 124],
    ['AMOUNT', 160, 196],
    ['DETAILS', 202, 244],
  ]);
  expect(parts('Balance.....1,234.50').map(([text]) => text)).toEqual(['Balance', '1,234.50']);
});

it.each(['A.B.C.', 'wait...', '1.234.567,00', '....'])('%s is one word', (text) => expect(parts(text)).toHaveLength(1));

it('dots alone that lead to a figure are left out, the first one with them where it stands at a word', () => {
  const led = withoutLeaders([word('Transfer'), word('Nobody.'), word('...........'), word('12.00')]);
  expect(led.map(({ text }) => text)).toEqual(['Transfer', 'Nobody', '12.00']);
  expect(withoutLeaders([word('Inc.'), word('12.00')]).map(({ text }) => text)).toEqual(['Inc.', '12.00']);
});
