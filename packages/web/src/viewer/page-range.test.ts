import { expect, it } from 'vitest';
import { readPageRange } from './page-range.ts';

it.each([
  ['1-3, 5', [1, 2, 3, 5]],
  ['5,1–3', [1, 2, 3, 5]],
  ['8-', [8, 9, 10]],
  ['２、４〜５', [2, 4, 5]],
  ['3 3 3', [3]],
  ['', null],
  ['0', null],
  ['11', null],
  ['3-2', null],
  ['9-11', null],
  ['all', null],
  ['1-2-3', null],
] as const)('reads the pages of %j', (text, pages) => {
  expect(readPageRange(text, 10)).toEqual(pages);
});
