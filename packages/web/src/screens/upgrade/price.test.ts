import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [900, 'EUR', 'en-US', '€9.00'],
  [29_050, 'EUR', 'de-DE', '290,50\u00a0€'],
  [1500, 'JPY', 'ja-JP', '￥1,500'],
])('%d of %s in %s is %s', (amount, currency, tag, text) => {
  expect(formatPrice(amount, currency, tag)).toBe(text);
});
