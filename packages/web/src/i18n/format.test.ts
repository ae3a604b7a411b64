import { expect, it } from 'vitest';
import { formatAmount, formatDate } from './format.ts';

it.each([
  ['-1450.00', 'EUR', 'de-DE', '-1.450,00'],
  ['-1450.00', 'USD', 'en-US', '-1,450.00'],
  ['1450.00', 'EUR', 'it-IT', '1.450,00'],
  ['1450.00', 'EUR', 'es-ES', '1.450,00'],
  ['0.10', 'USD', 'en-US', '0.10'],
  ['125000', 'JPY', 'en-US', '125,000'],
  ['1.234', 'KWD', 'en-US', '1.234'],
  ['9007199254740993.01', 'USD', 'en-US', '9,007,199,254,740,993.01'],
])('%s %s in %s is %s', (amount, currency, tag, text) => {
  expect(formatAmount(amount, currency, tag)).toBe(text);
});

it.each([
  ['2025-03-03', 'de-DE', '03.03.2025'],
  ['2025-03-03', 'en-US', 'Mar 03, 2025'],
  ['2024-02-29', 'de-DE', '29.02.2024'],
])('%s in %s is %s', (date, tag, text) => {
  expect(formatDate(date, tag)).toBe(text);
});
