import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [900, 'USD', 'en-US', '$9'],
  [950, 'EUR', 'de-DE', '9,50\u00a0€'],
  [1500, 'JPY', 'ja-JP', '￥1,500'],
])('%d %s in %s is %s', (amount, currency, tag, text) => {
  expect(formatPrice({ amount, currency }, tag)).toBe(text);
});
