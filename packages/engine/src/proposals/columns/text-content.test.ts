import { describe, expect, it } from 'vitest';
import { roleByContent } from './text-content.ts';

const times = (texts: readonly string[], count: number): string[] =>
  Array.from({ length: count }, (_, i) => texts[i % texts.length] as string);
const numbered = (make: (i: number) => string, count = 8): string[] => Array.from({ length: count }, (_, i) => make(i));

describe('a column of texts under no known heading', () => {
  it.each([
    ['times', ['08:15', '09:40', '17:05 pm', '23:59'], 'time'],
    ['codes of currencies, or a dash for none', ['UAH', '—', 'USD', 'UAH', 'EUR'], 'currency'],
    ['cards of which most digits are hidden', times(['537541******7211', 'XXXX 0902', '•••• 4471'], 6), 'card-number'],
    ['shares of each amount, in percent', times(['1,00 %', '0,5%', '2,00 %'], 6), 'rate'],
    ['rows counted', ['1', '2', '3', '4', '5'], 'sequence'],
    ['codes of documents that no two rows share', numbered((i) => `F39519372${i}395`), 'reference'],
    ['codes behind an apostrophe', numbered((i) => `'59965${i}`), 'reference'],
    ['numbers with a point in the middle', numbered((i) => `1801.028${i}`), 'reference'],
    ['numbers of branches, which rows share', times(['0417', '0522'], 8), 'branch'],
  ])('holds %s', (_, cells, role) => {
    expect(roleByContent(cells, false)).toBe(role);
    expect(roleByContent(cells, true)).toBe(role);
  });

  it.each([
    ['short codes in capitals that rows share', times(['TRF', 'POS'], 8), 'branch'],
    ['a word that all rows repeat', times(['Settled'], 9), 'other'],
    [
      'accounts, or a line of each',
      times(['UA133091990000072818364744420', 'UA6233520900000', '72818364744420'], 6),
      'counterparty-account',
    ],
    ['one word of few', times(['mPhone', 'Br.0187', 'iBanking', 'CDM'], 12), 'branch'],
    ['numbers alone, some of them rates', ['1,0812', '5411', '1,0790', '4829'], 'other'],
  ])('holds %s where it has a heading; without one they may begin a text', (_, cells, role) => {
    expect(roleByContent(cells, true)).toBe(role);
    expect(roleByContent(cells, false)).toBeNull();
  });

  it.each([
    ['words', ['GREEN GROCER', 'SALARY', 'RENT', 'CARD 1234 GREEN MILL']],
    ['one word of many', numbered((i) => `Shop${'abcdefghij'[i]}`, 10)],
    ['too few codes to tell', ['F3951937200395', 'F3951937200396']],
  ])('holds texts where it holds %s', (_, cells) => {
    expect(roleByContent(cells, true)).toBeNull();
  });

  it('is told by its rows though a line of the page’s head stands in it', () => {
    const cells = [...numbered((i) => `537541******72${i}1`, 12), 'Page 1 of 4'];
    expect(roleByContent(cells, false)).toBe('card-number');
  });
});
