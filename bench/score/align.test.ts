import { expect, test } from 'vitest';
import { alignRows } from './align.ts';
import { sameAmount } from './compare-rows.ts';
import { overlap } from './places.ts';
import { row } from './testing/planted.ts';
import { likeness } from './text.ts';

const described = (index: number, description: string) => row(index, '-5.00', null, { description });

test('rows that share neither date nor amount are no pair', () => {
  expect(alignRows([row(0, '-1.00', null)], [row(1, '-2.00', null)])).toEqual([]);
});

test('of rows with the same amount, those whose words are alike are pairs', () => {
  const truth = [described(0, 'Rent of May'), described(1, 'Gym')];
  const got = [{ ...described(1, 'Gym'), date: '2025-03-09' }];
  expect(alignRows(truth, got)).toEqual([[1, 0]]);
});

test('pairs keep the order of both sides', () => {
  const truth = [row(0, '-1.00', null), row(1, '-2.00', null), row(2, '-3.00', null)];
  const pairs = alignRows(truth, [...truth].reverse());
  expect(pairs).toHaveLength(1);
});

test('eight thousand rows with faults are aligned row by row', () => {
  const truth = Array.from({ length: 8000 }, (_, index) =>
    row(index % 28, (-1 - ((index * 37) % 500)).toFixed(2), String(index), {
      description: `Payment ${(index * 7919) % 1000}`,
    }),
  );
  const got = structuredClone(truth);
  got.splice(4000, 1);
  got[100] = { ...(got[100] as (typeof got)[0]), amount: '9.99' };
  got.splice(7000, 0, row(1, '3.33', null));
  got[6000] = { ...(got[6000] as (typeof got)[0]), description: 'x' };
  const pairs = alignRows(truth, got).map(([t, g]) => [truth[t], got[g]] as const);
  expect(pairs.filter(([one, other]) => one?.balance === other?.balance)).toHaveLength(7999);
});

test('many rows none of which occurs once are paired as they stand', () => {
  const truth = Array.from({ length: 500 }, () => row(0, '-1.00', null));
  const got = truth.map((one) => ({ ...one, description: 'Something else' }));
  expect(alignRows(truth, got)).toHaveLength(500);
});

test('amounts are equal by their value', () => {
  expect(sameAmount('-0.50', '-0.5')).toBe(true);
  expect(sameAmount('100', '100.00')).toBe(true);
  expect(sameAmount('-0.00', '0')).toBe(true);
  expect(sameAmount('0.50', '-0.50')).toBe(false);
  expect(sameAmount('100', '1000')).toBe(false);
  expect(sameAmount(null, null)).toBe(false);
});

test('texts are alike by their letters', () => {
  expect(likeness('ｶﾌｪ １', 'カフェ1')).toBe(1);
  expect(likeness('', null)).toBe(1);
  expect(likeness('abcd', 'abXd')).toBe(0.75);
  expect(likeness('abcd', 'bcd')).toBe(0.75);
  expect(likeness('abcd', '')).toBe(0);
});

test('boxes overlap by what they share, and not over pages', () => {
  expect(overlap({ page: 1, box: [0, 0, 2, 2] }, { page: 1, box: [1, 0, 3, 2] })).toBe(1 / 3);
  expect(overlap({ page: 1, box: [0, 0, 2, 2] }, { page: 2, box: [0, 0, 2, 2] })).toBe(0);
  expect(overlap({ page: 1, box: [0, 0, 2, 2] }, { page: 1, box: [2, 0, 3, 2] })).toBe(0);
  expect(overlap({ page: 1, box: [0, 0, 2, 2] }, undefined)).toBe(0);
});
