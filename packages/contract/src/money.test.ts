import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsOf, fromMinor, sumAmounts, toMinor } from './money.ts';

fc.configureGlobal({ seed: 20250303 });

const decimals = fc.constantFrom(0, 2, 3);
/** Far beyond what a double holds exactly. */
const minor = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n });
const written = fc.tuple(minor, decimals).map(([value, places]) => ({ value, places, text: fromMinor(value, places) }));

describe('decimals of a currency', () => {
  it.each([
    [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'],
    [2, 'USD EUR GBP CHF CNY XXX'],
    [3, 'BHD IQD JOD KWD LYD OMR TND'],
  ] as const)('%i: %s (ISO 4217, table A.1)', (count, currencies) => {
    for (const currency of currencies.split(' ')) expect([currency, decimalsOf(currency)]).toEqual([currency, count]);
  });
});

describe('an amount read', () => {
  it.each([
    ['-23.40', 2, -2340n],
    ['0.00', 2, 0n],
    ['-0.00', 2, 0n],
    ['1234567890123456789.01', 2, 123456789012345678901n],
    ['23', 2, 2300n],
    ['23.4', 2, 2340n],
    ['23.400', 2, 2340n],
    ['007.50', 2, 750n],
    ['1500', 0, 1500n],
    ['1500.00', 0, 1500n],
    ['1.234', 3, 1234n],
  ] as const)('%s with %i decimals', (text, places, value) => expect(toMinor(text, places)).toBe(value));

  it.each([
    ['23.405', 2],
    ['0.5', 0],
    ['', 2],
    ['-', 2],
    ['.50', 2],
    ['5.', 2],
    ['+5.00', 2],
    ['1,234.00', 2],
    ['1.234,00', 2],
    ['5.00 ', 2],
    ['5.00-', 2],
    ['5e3', 2],
    ['٥.٠٠', 2],
    ['$5.00', 2],
    ['NaN', 2],
    ['5.00\n', 2],
  ] as const)('%j with %i decimals is none', (text, places) => expect(() => toMinor(text, places)).toThrow(RangeError));
});

describe('an amount printed', () => {
  it.each([
    [-2340n, 2, '-23.40'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [0n, 0, '0'],
    [-1500n, 0, '-1500'],
    [7n, 3, '0.007'],
  ] as const)('%s with %i decimals', (value, places, text) => expect(fromMinor(value, places)).toBe(text));
});

describe('exact money', () => {
  it('is the same when it is printed and read again', () => {
    fc.assert(
      fc.property(written, ({ value, places, text }) => {
        expect(toMinor(text, places)).toBe(value);
      }),
    );
  });

  it('has one way to be printed: the contract’s', () => {
    fc.assert(
      fc.property(written, ({ value, places, text }) => {
        expect(text).toMatch(places === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${places}}$`));
        expect(text).not.toMatch(/^-?0\d|^-[0.]+$/);
        expect(text.startsWith('-')).toBe(value < 0n);
      }),
    );
  });

  it('sums in any order to the same, and to what integers make', () => {
    const amounts = fc.array(minor, { maxLength: 30 });
    fc.assert(
      fc.property(amounts, decimals, fc.infiniteStream(fc.nat()), (values, places, keys) => {
        const texts = values.map((value) => fromMinor(value, places));
        const shuffled = texts
          .map((text) => ({ text, key: keys.next().value }))
          .sort((a, b) => a.key - b.key)
          .map(({ text }) => text);
        const sum = sumAmounts(texts, places);
        expect(sumAmounts(shuffled, places)).toBe(sum);
        expect(toMinor(sum, places)).toBe(values.reduce((total, value) => total + value, 0n));
      }),
    );
  });

  it('loses no cent where floating point does', () => {
    expect(sumAmounts(['0.10', '0.20'], 2)).toBe('0.30');
    expect(
      sumAmounts(
        Array.from({ length: 1000 }, () => '0.01'),
        2,
      ),
    ).toBe('10.00');
    expect(sumAmounts(['9007199254740993.00', '0.01'], 2)).toBe('9007199254740993.01');
    expect(sumAmounts([], 2)).toBe('0.00');
  });

  it('refuses to sum what is no amount', () => {
    expect(() => sumAmounts(['1.00', 'x'], 2)).toThrow(RangeError);
  });
});
