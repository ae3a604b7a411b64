import { expect, it } from 'vitest';
import { piecesOf } from './uncertain.ts';

/** Uncertain pieces in brackets. */
const said = (read: string, ...others: string[]): string =>
  piecesOf(read, others)
    .map(({ text, sure }) => (sure ? text : `[${text}]`))
    .join('');

it.each([
  ['1,234.56', ['1,284.56'], '1,2[3]4.56'],
  ['1,234.56', ['1,284.56', '7,234.56'], '[1],2[3]4.56'],
  ['-12.00', ['12.00'], '[-]12.00'],
  ['12.00', ['-12.00'], '12.00'],
  ['118.00', ['18.00'], '1[1]8.00'],
  ['O7/03', ['07/03'], '[O]7/03'],
  ['令和7年', ['令和1年'], '令和[7]年'],
  ['SHOP', [], 'SHOP'],
  ['', ['x'], ''],
])('of %s, which may be %s, the doubtful characters are told: %s', (read, others, expected) => {
  expect(said(read, ...others)).toBe(expected);
});
