import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inTurn, ontoCorners, type Point, projected, reversed, STAY, scaling, shifting } from './projection.ts';

const near = fc.double({ min: -40, max: 40, noNaN: true });
/** Corners that depart somewhat from those of a square of 1000. */
const corners = fc
  .array(near, { minLength: 8, maxLength: 8 })
  .map(([a, b, c, d, e, f, g, h]): [Point, Point, Point, Point] => [
    [a as number, b as number],
    [1000 + (c as number), d as number],
    [1000 + (e as number), 1000 + (f as number)],
    [g as number, 1000 + (h as number)],
  ]);

const expectNear = (one: Point, other: Point): void => {
  expect(one[0]).toBeCloseTo(other[0], 4);
  expect(one[1]).toBeCloseTo(other[1], 4);
};

test('a rectangle comes onto its corners, and back', () => {
  fc.assert(
    fc.property(corners, (four) => {
      const there = ontoCorners(300, 500, four);
      const rectangle: Point[] = [
        [0, 0],
        [300, 0],
        [300, 500],
        [0, 500],
      ];
      rectangle.forEach(([x, y], i) => {
        const [u, v] = projected(there, x, y);
        expectNear([u, v], four[i] as Point);
        expectNear(projected(reversed(there), u, v), [x, y]);
      });
    }),
  );
});

test('in turn: the first, then the other', () => {
  const [x, y] = projected(inTurn(shifting(2, 3), scaling(10, 100)), 1, 1);
  expect([x, y]).toEqual([30, 400]);
  expect(inTurn(STAY, scaling(2, 2))).toEqual(scaling(2, 2));
});
