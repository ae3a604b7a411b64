import type { SetRole } from '@tallyleaf/contract';
import { areInOrder } from '@tallyleaf/contract';
import { expect, it } from 'vitest';
import { columnEdges } from './column-edges.ts';

const found = (role: SetRole, from: number, to: number) => ({ role, from, to, heading: null });
const edges = (...columns: ReturnType<typeof found>[]) =>
  columnEdges(columns).map(({ role, from, to }) => [role, from, to]);

it('columns have room for wider values, half of a narrow blank', () => {
  expect(edges(found('booking-date', 0.1, 0.2), found('description', 0.22, 0.5), found('amount', 0.7, 0.8))).toEqual([
    ['booking-date', 0.07, 0.21],
    ['description', 0.21, 0.53],
    ['amount', 0.67, 0.83],
  ]);
});

it('a text gives way to the figures that it reaches', () => {
  expect(edges(found('description', 0.2, 0.9), found('amount', 0.7, 0.8))).toEqual([
    ['description', 0.17, 0.7],
    ['amount', 0.7, 0.83],
  ]);
});

it('of values that stand below those of another column nothing is left', () => {
  expect(edges(found('amount', 0.7, 0.8), found('balance', 0.7, 0.8))).toEqual([['amount', 0.67, 0.83]]);
});

it('columns that overlap are parted in any case', () => {
  const parted = columnEdges([found('amount', 0.5, 0.7), found('balance', 0.65, 0.9), found('description', 0.1, 0.6)]);
  expect(parted).toHaveLength(3);
  expect(areInOrder(parted)).toBe(true);
});
