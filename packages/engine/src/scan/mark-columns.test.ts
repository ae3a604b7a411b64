import { expect, it } from 'vitest';
import { columns, pageOf } from '../../tests/page-builder.ts';
import type { Word } from '../shapes/page.ts';
import { withMarks } from './mark-columns.ts';

const cells = columns([50], [500, 'right'], [505]);
const marksOf = (...rows: readonly (readonly string[])[]): string[] =>
  withMarks(pageOf(rows.map((row) => cells(...row))).words).map(({ text }) => text);
const both = [
  ['RENT', '834,34', 'S'],
  ['PAY', '3.081,41', 'H'],
  ['CAFE', '4,10', 'S'],
];

it('a sign that looks like one of the two marks of its column is that mark', () =>
  expect(marksOf(...both, ['BOOKS', '67,43', '5']).slice(-2)).toEqual(['67,43', 'S']));

it('a sign that looks like neither, or in a column of few marks, stays', () => {
  expect(marksOf(...both, ['BOOKS', '67,43', '7']).at(-1)).toBe('7');
  expect(marksOf(...both.slice(1), ['BOOKS', '67,43', '5']).at(-1)).toBe('5');
});

it('behind an amount with a digit too many stands its mark', () => {
  const { words } = pageOf(both.map((row) => cells(...row)));
  const [mark, amount] = [words[2] as Word, words[1] as Word];
  const long = { ...amount, text: '67,435', box: [474, 60, mark.box[2], 70] as const, baseline: 68 };
  expect(
    withMarks([...words, long])
      .slice(-2)
      .map(({ text }) => text),
  ).toEqual(['67,43', 'S']);
});

it('an amount with three places that ends before the marks stays', () => {
  const { words } = pageOf([...both, ['RATE', '67,435', '']].map((row) => cells(...row)));
  expect(withMarks(words).at(-1)?.text).toBe('67,435');
});
