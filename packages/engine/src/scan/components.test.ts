import { expect, test } from 'vitest';
import { pictureOf } from '../../tests/picture-builder.ts';
import { findComponents } from './components.ts';
import { findInk } from './ink.ts';

const componentsOf = (lines: readonly string[]) => findComponents(findInk(pictureOf(lines)));

test('pieces of ink that touch, corners included, are one', () => {
  expect(componentsOf(['##...#', '..#..#', '...#..', '......', '#.....'])).toEqual([
    { x0: 0, y0: 0, x1: 4, y1: 3, area: 4 },
    { x0: 5, y0: 0, x1: 6, y1: 2, area: 2 },
    { x0: 0, y0: 4, x1: 1, y1: 5, area: 1 },
  ]);
});

test('arms that meet only further down are one', () => {
  expect(componentsOf(['#.#.#', '#.#.#', '#####'])).toEqual([{ x0: 0, y0: 0, x1: 5, y1: 3, area: 11 }]);
});

test('a picture of noise is no page of print', () => {
  const side = 920;
  const grey = new Uint8Array(side * side).fill(255);
  for (let y = 0; y < side; y += 2) for (let x = 0; x < side; x += 2) grey[y * side + x] = 0;
  expect(findComponents(findInk({ width: side, height: side, grey }))).toBeNull();
});
