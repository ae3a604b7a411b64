import { expect, it } from 'vitest';
import { readRange } from './byte-range.ts';

it.each([
  [undefined, 'all'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=5-500', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-500', { start: 0, end: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=5-2', 'all'],
  ['bytes=-', 'all'],
  ['bytes=0-1,4-5', 'all'],
  ['lines=1-2', 'all'],
  ['bytes=x-y', 'all'],
])('of ten bytes, %s is %j', (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

it('finds nothing in an empty file', () => {
  expect(readRange('bytes=0-', 0)).toBe('none');
  expect(readRange('bytes=-5', 0)).toBe('none');
});
