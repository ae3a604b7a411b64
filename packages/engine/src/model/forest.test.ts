import { expect, test } from 'vitest';
import { type Forest, probabilities, scoresOf } from './forest.ts';

/**
 * Two classes. The first has the tree `a <= 0.1 ? 1 : b <= 2 ? 10 : 100`, where a missing `a` goes left and a missing
 * `b` right; the second is a single leaf of 0.5.
 */
const forest: Forest = {
  name: 'toy',
  classes: ['yes', 'no'],
  features: ['a', 'b'],
  base: Float32Array.of(0.25, -1),
  starts: Int32Array.of(0, 1, 1, 1, 2),
  thresholds: Float32Array.of(0.1, 2),
  trees: Uint16Array.of(0, 0),
  masks: Int32Array.of(~0b001, ~0b010),
  firstLeaves: Int32Array.of(0, 3, 4),
  leaves: Float32Array.of(1, 10, 100, 0.5),
};

test('a row falls into one leaf of each tree', () => {
  expect([...scoresOf(forest, [0, 9])]).toEqual([1.25, -0.5]);
  expect([...scoresOf(forest, [1, 2])]).toEqual([10.25, -0.5]);
  expect([...scoresOf(forest, [1, 2.5])]).toEqual([100.25, -0.5]);
});

test('features are compared as float32', () => {
  // In float64 this is more than the threshold; both round to the same float32.
  expect(scoresOf(forest, [0.1000000001, 0])[0]).toBe(1.25);
});

test('what is missing goes where its node sends it', () => {
  expect(scoresOf(forest, [Number.NaN, 0])[0]).toBe(1.25);
  expect(scoresOf(forest, [1, Number.NaN])[0]).toBe(100.25);
  expect(scoresOf(forest, [1, Number.NEGATIVE_INFINITY])[0]).toBe(100.25);
});

test('scores are put where the caller wants them', () => {
  const out = new Float64Array(2).fill(7);
  expect(scoresOf(forest, [0, 0], out)).toBe(out);
  expect([...out]).toEqual([1.25, -0.5]);
});

test('probabilities keep the order of scores, and sum to 1 even of large ones', () => {
  const shares = probabilities([1000, 1001, -1000]);
  expect(shares[1]).toBeCloseTo(Math.E / (1 + Math.E), 12);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
});
