import { describe, expect, it } from 'vitest';
import { type NumberForm, numberForm, numberFormOfLines, readAmount, readingIn } from './amount.ts';

const formOf = (...texts: string[]): NumberForm =>
  numberForm(texts.map((text) => readAmount(text)).filter((amount) => amount !== null));

describe('the form of a document', () => {
  it.each([
    [['1,234.56', '12.00'], '.', 2],
    [['1.234,56', '12,00'], ',', 2],
    [['12,00', '1.234'], ',', 2],
    [['1,234', '56,789'], null, 0],
    [['1.234', '56.789', '500'], null, 0],
    [['1,234', '56,789', '3,000', '4,100', '12.50'], null, 0],
    [['1.234', '0.750', '12.125'], '.', 3],
    [['1,234.500', '12.125'], '.', 3],
    [['500', '12.00', '7', '1'], '.', 2],
    [['12.03', '14.03', '15.03', '20,00', '12.03'], ',', 2],
    [['12.03', '14.03', '120.00'], '.', 2],
    [[], null, 0],
    [['500'], null, 0],
  ] as const)('%j', (texts, decimalMark, decimals) => expect(formOf(...texts)).toEqual({ decimalMark, decimals }));
});

describe('the form where the currency has three decimals', () => {
  const formOf3 = (...texts: string[]): NumberForm =>
    numberForm(
      texts.flatMap((text) => readAmount(text) ?? []),
      3,
    );
  it.each([
    [['34.195', '7.894', '447.419'], '.', 3],
    [['34.195', '7.894', '447.419', '5,000'], '.', 3],
    [['34,195', '7,894', '447,419', '293.76'], ',', 3],
    [['34,195', '1,234,567', '2,345,678'], null, 0],
  ] as const)('%j', (texts, decimalMark, decimals) => expect(formOf3(...texts)).toEqual({ decimalMark, decimals }));
});

describe('the form of a document by its lines', () => {
  const amounts = (line: string) => line.split('  ').flatMap((text) => readAmount(text) ?? []);
  const formOfLines = (line: string): NumberForm => numberFormOfLines(['', '', ''].map(() => amounts(line)));

  it('is not told by numbers of branches and documents beside figures with decimals', () =>
    expect(formOfLines('1487  13113  310  62.852.164  32,80 D')).toEqual({ decimalMark: ',', decimals: 2 }));

  it('is told by whole units beside amounts in other currencies', () =>
    expect(formOfLines('12,500  345,100  2,345  USD 12.34')).toEqual({ decimalMark: null, decimals: 0 }));
});

describe('an amount in a form', () => {
  const US: NumberForm = { decimalMark: '.', decimals: 2 };
  const DE: NumberForm = { decimalMark: ',', decimals: 2 };
  const JP: NumberForm = { decimalMark: null, decimals: 0 };
  it.each([
    ['1,234.56', US, 123456n],
    ['1,234.56', DE, null],
    ['1.234,56-', DE, -123456n],
    ['(5.00)', US, -500n],
    ['1,234', US, 123400n],
    ['1,234', DE, null],
    ['1.234', DE, 123400n],
    ['1,234', JP, 1234n],
    ['1.234', JP, 1234n],
    ['12.5', US, 1250n],
    ['1.2345', US, null],
    ['1.2300', US, 123n],
    ['500', US, 50000n],
    ['500', JP, 500n],
    ['5.00', JP, null],
    ['1,234 DR', US, 123400n],
    ['1,234', { decimalMark: null, decimals: 2 }, 123400n],
  ] as const)('%s in %j is %s', (text, form, expected) => {
    const amount = readAmount(text);
    expect(amount).not.toBeNull();
    expect(amount && readingIn(amount, form)).toBe(expected);
  });
});
