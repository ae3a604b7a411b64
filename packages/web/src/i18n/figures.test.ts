import { expect, it } from 'vitest';
import { formatDay, formatSize } from './figures.ts';

it.each([
  ['en-US', 'Mar 3, 2026'],
  ['de-DE', '03.03.2026'],
  ['ja-JP', '2026/03/03'],
])('a day in %s is %s', (tag, text) => {
  expect(formatDay('2026-03-03T12:00:00.000Z', tag)).toBe(text);
});

it.each([
  [5, '5 bytes'],
  [2813, '3 kB'],
  [1_450_000, '1.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, 'en-US')).toBe(text);
});
