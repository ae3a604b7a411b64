import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../shapes/page.ts';
import { contains, containsPoint, intersection, overlapX, overlapY, union, unionOf } from './box.ts';

const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const box = fc
  .tuple(coordinate, coordinate, coordinate, coordinate)
  .map(([a, b, c, d]): Box => [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);

describe('union', () => {
  test('holds both, and is the same both ways', () => {
    fc.assert(
      fc.property(box, box, (a, b) => {
        expect(contains(union(a, b), a) && contains(union(a, b), b)).toBe(true);
        expect(union(a, b)).toEqual(union(b, a));
      }),
    );
  });
  test('of none is null', () => {
    expect(unionOf([])).toBeNull();
    expect(unionOf([[1, 2, 3, 4]])).toEqual([1, 2, 3, 4]);
  });
});

describe('intersection', () => {
  test('lies in both, and is there just when both overlap each way', () => {
    fc.assert(
      fc.property(box, box, (a, b) => {
        const shared = intersection(a, b);
        expect(shared !== null).toBe(overlapX(a, b) >= 0 && overlapY(a, b) >= 0);
        if (shared) expect(contains(a, shared) && contains(b, shared)).toBe(true);
      }),
    );
  });
});

test('the overlap of boxes apart is the blank between them, negative', () => {
  expect(overlapX([0, 0, 10, 10], [15, 0, 20, 10])).toBe(-5);
  expect(overlapY([0, 0, 10, 10], [0, 4, 10, 20])).toBe(6);
});

test('an edge belongs to its box; slack widens it', () => {
  expect(containsPoint([0, 0, 10, 10], 10, 5)).toBe(true);
  expect(containsPoint([0, 0, 10, 10], 10.1, 5)).toBe(false);
  expect(contains([0, 0, 10, 10], [0, 0, 11, 10])).toBe(false);
  expect(contains([0, 0, 10, 10], [0, 0, 11, 10], 1)).toBe(true);
});
