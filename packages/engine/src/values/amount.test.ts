import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount } from './amount.ts';

/** A reading as `units/decimals`, to be short. */
const shown = (text: string): string | null => {
  const amount = readAmount(text);
  return amount?.readings.map(({ units, decimals }) => `${units}/${decimals}`).join(' or ') ?? null;
};

describe('digits', () => {
  it.each([
    ['1,234.56', '123456/2'],
    ['1.234,56', '123456/2'],
    ['1 234,56', '123456/2'],
    ['1\u00A0234,56', '123456/2'],
    ['1\u2009234,56', '123456/2'],
    ['1\u202F234,56', '123456/2'],
    ["1'234.56", '123456/2'],
    ['1’234.56', '123456/2'],
    ['1´234.56', '123456/2'],
    ["1'234'567.50", '123456750/2'],
    ['1,234,567.00', '123456700/2'],
    ['12,34,567.00', '123456700/2'],
    ['1,00,000.00', '10000000/2'],
    ["1'234,567.89", '123456789/2'],
    ['1234.56', '123456/2'],
    ['12,34', '1234/2'],
    ['0,00', '0/2'],
    ['0.05', '5/2'],
    ['.50', '50/2'],
    [',50', '50/2'],
    ['12.5', '125/1'],
    ['1,4808', '14808/4'],
    ['0.125', '125/3'],
    ['1.234,567', '1234567/3'],
    ['1234.567', '1234567/3'],
    ['1,234', '1234/0 or 1234/3'],
    ['1.234', '1234/0 or 1234/3'],
    ['12.345.678', '12345678/0'],
    ['1 234 567', '1234567/0'],
    ['1234', '1234/0'],
    ['0', '0/0'],
    ['１，２３４', '1234/0 or 1234/3'],
    ['１２３．４５', '12345/2'],
    ['999999999999999', '999999999999999/0'],
  ])('%s is %s', (text, expected) => expect(shown(text)).toBe(expected));
});

describe('not an amount', () => {
  it.each([
    [''],
    ['-'],
    ['abc'],
    ['12/03'],
    ['12/03/2025'],
    ['2025-03-03'],
    ['12.03.2025'],
    ['12-03'],
    ['14:22'],
    ['14:22:05'],
    ['21.24%'],
    ['21,24 %'],
    ['0001'],
    ['007'],
    ['00.00'],
    ['03.12'],
    ['000,00'],
    ['1.23.4'],
    ['1,23,4'],
    ['1,2345,678.00'],
    ['1.234.56'],
    ['1,234,56'],
    ['12 34,56'],
    ['1234 567,00'],
    ['1234567890123456'],
    ['DE89370400440532013000'],
    ['4485 **** **** 1234'],
    ['****1234'],
    ['*3631'],
    ['XXXX1234'],
    ['+41791234567'],
    ['1-800-555-0869'],
    ['800-1'],
    ['12.'],
    ['12,'],
    ['K7'],
    ['K 7'],
    ['A12'],
    ['S 12.00'],
    ['TOP 10'],
    ['FT 20418'],
    ['Kč 1200'],
    ['ALL 5'],
    ['7-ELEVEN 12.00'],
    ['12.00 shop'],
    ['No 12.00'],
    ['$'],
    ['EUR 5.00 USD'],
    ['--5.00'],
    ['-(5.00)'],
    ['(5.00'],
    ['5.00)'],
    ['-5.00-'],
    ['5.00 CR DR'],
    ['#12.00'],
    ['12.00 x 3'],
    ['1²3'],
    ['①'],
    ['x'.repeat(61)],
  ])('%j', (text) => expect(readAmount(text)).toBeNull());
});

describe('signs', () => {
  it.each([
    ['23.40', null],
    ['-23.40', '-'],
    ['- 23,40', '-'],
    ['23,40-', '-'],
    ['23,40 -', '-'],
    ['−23.40', '-'],
    ['–23.40', '-'],
    ['—23.40', '-'],
    ['‐23.40', '-'],
    ['\u00AD23.40', '-'],
    ['－23.40', '-'],
    ['(23.40)', '-'],
    ['（23.40）', '-'],
    ['( 23.40 )', '-'],
    ['$(23.40)', '-'],
    ['($23.40)', '-'],
    ['(-$23.40)', '-'],
    ['$ (23.40)', '-'],
    ['-$23.40', '-'],
    ['$-23.40', '-'],
    ['$23.40-', '-'],
    ['<23.40>', '-'],
    ['▲1,234', '-'],
    ['△1,234', '-'],
    ['▲ 1,234円', '-'],
    ['- .50', '-'],
    ['23.40 (-)', '-'],
    ['R$ 1.234,56-', '-'],
    ['+23.40', '+'],
    ['23,40+', '+'],
    ['3.518,40 +', '+'],
    ['(+) 23.40', '+'],
    ['＋23.40', '+'],
    ['50,-', null],
    ['1.234,-', null],
    ['100.--', null],
    ['kr 100,-', null],
    ['100,– kr', null],
  ])('%s has the sign %s', (text, sign) => {
    expect(readAmount(text)).not.toBeNull();
    expect(readAmount(text)?.sign).toBe(sign);
  });
});

describe('marks', () => {
  it.each([
    ['1,234.56 CR', 'CR'],
    ['1,234.56CR', 'CR'],
    ['1,234.56 Cr', 'CR'],
    ['1,234.56 Cr.', 'CR'],
    ['1,234.56(Cr)', 'CR'],
    ['1,234.56 (Dr)', 'DR'],
    ['CR 1,234.56', 'CR'],
    ['$1,318.27 CR', 'CR'],
    ['1.234,56 D', 'D'],
    ['1.234,56D', 'D'],
    ['1.234,56 C', 'C'],
    ['150,00 S', 'S'],
    ['1.742,60 H', 'H'],
    ['1.742,60 Haben', 'HABEN'],
    ['1.742,60 Soll', 'SOLL'],
    ['借 1,234.56', '借'],
    ['1,234.56 贷', '贷'],
    ['₹500.00 Dr', 'DR'],
    ['EUR 12,00 CR', 'CR'],
    ['12,00 EURCR', 'CR'],
    ['40,00 Af', 'AF'],
    ['40,00 Bij', 'BIJ'],
    ['2.000,00 A', 'A'],
  ])('%s has the mark %s', (text, mark) => expect(readAmount(text)?.mark).toBe(mark));
});

describe('currencies', () => {
  it.each([
    ['EUR 1.234,56', 'EUR', 'EUR'],
    ['1.234,56 EUR', 'EUR', 'EUR'],
    ['1.234,56EUR', 'EUR', 'EUR'],
    ['1 234,56 €', 'EUR', '€'],
    ['€1,234.56', 'EUR', '€'],
    ['£12.00', 'GBP', '£'],
    ['R$ 12,00', 'BRL', 'R$'],
    ['US$12.00', 'USD', 'US$'],
    ['S$12.00', 'SGD', 'S$'],
    ['NT$1,234', 'TWD', 'NT$'],
    ['HK$12.00', 'HKD', 'HK$'],
    ['$12.00', null, '$'],
    ['$12.00 USD', 'USD', 'USD'],
    ['kr 12,00', null, 'kr'],
    ['12,00 kr', null, 'kr'],
    ['12,00 zł', 'PLN', 'zł'],
    ['12,00 Kč', 'CZK', 'Kč'],
    ["CHF 1'234.50", 'CHF', 'CHF'],
    ['₹12,34,567.00', 'INR', '₹'],
    ['Rs.500.00', null, 'Rs.'],
    ['RM12.00', 'MYR', 'RM'],
    ['R 1 234,56', 'ZAR', 'R'],
    ['S/. 12.00', 'PEN', 'S/.'],
    ['¥12,345', null, '¥'],
    ['￥12,345', null, '¥'],
    ['12,345円', 'JPY', '円'],
    ['100.00元', null, '元'],
    ['RMB 100.00', 'CNY', 'RMB'],
    ['4 637.72 RUR', 'RUB', 'RUR'],
    ['新台幣 1,234', 'TWD', '新台幣'],
    ['12.00', null, null],
  ])('%s is in %s, printed %s', (text, currency, symbol) => {
    const amount = readAmount(text);
    expect([amount?.currency, amount?.symbol]).toEqual([currency, symbol]);
  });
});

describe('bare digits', () => {
  it.each([
    ['1234', true],
    ['0', true],
    ['-500', true],
    ['*610', true],
    ['¥**300', true],
    ['*52,310', false],
    ['610円', true],
    ['1,234', false],
    ['12.00', false],
    ['1 234', false],
    ['50,-', false],
  ])('%s: %s', (text, bare) => expect(readAmount(text)?.bare).toBe(bare));
});

it.each([
  ['1.234,56*'],
  ['1.234,56²'],
  ['1.234,56¨'],
  ['1.234,56 ¹'],
  ['1.234,56 **'],
  ['*1.234,56'],
  ['***1.234,56'],
  ['1.234,56 ***'],
])('%s: footnotes and fill say nothing', (text) => expect(shown(text)).toBe('123456/2'));

describe('what is printed is read back', () => {
  const FORMS = [
    { group: ',', decimal: '.' },
    { group: '.', decimal: ',' },
    { group: ' ', decimal: ',' },
    { group: '\u202F', decimal: ',' },
    { group: "'", decimal: '.' },
    { group: '’', decimal: '.' },
    { group: '', decimal: '.' },
    { group: '', decimal: ',' },
  ] as const;
  const SIGNS = [
    (text: string) => `-${text}`,
    (text: string) => `${text}-`,
    (text: string) => `${text} -`,
    (text: string) => `(${text})`,
    (text: string) => `−${text}`,
    (text: string) => `- ${text}`,
    (text: string) => `$(${text})`,
    (text: string) => `-€${text}`,
    (text: string) => `EUR ${text}-`,
  ];

  it('in any form and with any sign', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 99_999_999_999n),
        fc.constantFrom(...FORMS),
        fc.option(fc.constantFrom(...SIGNS), { nil: null }),
        (cents, { group, decimal }, sign) => {
          const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+$)/g, group);
          const printed = `${whole}${decimal}${(cents % 100n).toString().padStart(2, '0')}`;
          const amount = readAmount(sign ? sign(printed) : printed);
          expect(amount?.readings).toHaveLength(1);
          expect(amount?.readings[0]).toMatchObject({ units: cents, decimals: 2, decimalMark: decimal });
          expect(amount?.sign).toBe(sign ? '-' : null);
        },
      ),
    );
  });

  it('and never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 70 }), (text) => void readAmount(text)));
    const ink = fc.constantFrom(..."0123456789.,-+()$€ CRD円*'");
    fc.assert(fc.property(fc.array(ink, { maxLength: 20 }), (chars) => void readAmount(chars.join(''))));
  });
});
