import { expect, it } from 'vitest';
import { movedShare } from './split.ts';

it.each([
  ['ArrowLeft', 46, 44],
  ['ArrowRight', 46, 48],
  ['ArrowRight', 74.5, 75],
  ['ArrowLeft', 25, 25],
  ['Home', 50, 25],
  ['End', 50, 75],
  ['a', 50, null],
] as const)('%s moves a divider at %d to %s', (key, from, to) => {
  expect(movedShare(from, key)).toBe(to);
});
