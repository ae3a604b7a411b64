import { decimalsOf, fromMinor, LOCALES } from '@tallyleaf/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatDate } from '../../../i18n/format.ts';
import { readAmount, readDate, typedAmount, typedDate } from './typed.ts';

it.each([
  ['1,234.56', 'en-US', '1234.56'],
  ['1234.5', 'en-US', '1234.50'],
  ['.5', 'en-US', null],
  ['12', 'en-US', '12.00'],
  ['-12', 'en-US', '-12.00'],
  ['12.00-', 'en-US', '-12.00'],
  ['\u221212.00', 'en-US', '-12.00'],
  ['$1,234.56', 'en-US', null],
  ['€ 1,234.56', 'en-US', '1234.56'],
  ['EUR 7', 'en-US', '7.00'],
  ['1.234,56', 'en-US', null],
  ['12,34.00', 'en-US', null],
  ['1,23', 'en-US', null],
  ['1.234', 'en-US', null],
  ['1.', 'en-US', null],
  ['--1', 'en-US', null],
  ['-1-', 'en-US', null],
  ['', 'en-US', null],
  ['twelve', 'en-US', null],
  ['-0', 'en-US', '0.00'],
  ['007', 'en-US', '7.00'],
  ['1.234,56', 'de-DE', '1234.56'],
  ['1.234', 'de-DE', '1234.00'],
  ['1234.56', 'de-DE', null],
  ['1 234,56', 'fr-FR', '1234.56'],
  ['1\u202f234,56', 'fr-FR', '1234.56'],
  ['１，２３４．５６', 'ja-JP', '1234.56'],
])('the amount “%s” in %s is %s', (text, tag, amount) => expect(readAmount(text, 'EUR', tag)).toBe(amount));

it('an amount has no more decimals than its currency', () => {
  expect(readAmount('12.5', 'JPY', 'en-US')).toBeNull();
  expect(readAmount('1,234', 'JPY', 'en-US')).toBe('1234');
  expect(readAmount('1.234', 'KWD', 'en-US')).toBe('1.234');
});

it.each([
  ['2025-03-03', 'en-US', '2025-03-03'],
  ['03 Mar 2025', 'en-US', '2025-03-03'],
  ['March 3, 2025', 'en-US', '2025-03-03'],
  ['3/4/2025', 'en-US', null],
  ['2025-02-30', 'en-US', null],
  ['3.3.2025', 'de-DE', '2025-03-03'],
  ['03.04.2025', 'de-DE', '2025-04-03'],
  ['03.03.25', 'de-DE', null],
  ['31/12/2025', 'fr-FR', '2025-12-31'],
  ['2025/3/3', 'ja-JP', '2025-03-03'],
  ['2025年3月3日', 'ja-JP', '2025-03-03'],
  ['2025-3-3', 'zh-CN', '2025-03-03'],
  ['tomorrow', 'de-DE', null],
])('the day “%s” in %s is %s', (text, tag, day) => expect(readDate(text, tag)).toBe(day));

describe.each(LOCALES.map(({ tag }) => tag))('in %s', (tag) => {
  it('what the app writes can be typed back, every amount', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.constantFrom('EUR', 'JPY', 'KWD', 'USD'), (minor, currency) => {
        const amount = fromMinor(minor, decimalsOf(currency));
        expect(readAmount(formatAmount(amount, currency, tag), currency, tag)).toBe(amount);
        expect(readAmount(typedAmount(amount, tag), currency, tag)).toBe(amount);
      }),
    );
  });
  it('and every day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(readDate(formatDate(iso, tag), tag)).toBe(iso);
          expect(readDate(typedDate(iso, tag), tag)).toBe(iso);
        },
      ),
    );
  });
});
