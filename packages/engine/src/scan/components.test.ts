import { expect, test } from 'vitest';
import { findComponents } from './components.ts';

const ink = (...rows: readonly string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  bits: Uint8Array.from(rows.join(''), (char) => (char === '#' ? 1 : 0)),
});

test('ink that touches is one piece, corners included', () => {
  const page = ink('.#.....', '#.#..##', '.#.....', '.......', '.......', '#.....#');
  expect(findComponents(page)).toEqual([
    { x0: 0, y0: 0, x1: 3, y1: 3, area: 4 },
    { x0: 5, y0: 1, x1: 7, y1: 2, area: 2 },
    { x0: 0, y0: 5, x1: 1, y1: 6, area: 1 },
    { x0: 6, y0: 5, x1: 7, y1: 6, area: 1 },
  ]);
});

test('what begins apart and meets below is one piece', () => {
  expect(findComponents(ink('#...#', '#...#', '#####'))).toEqual([{ x0: 0, y0: 0, x1: 5, y1: 3, area: 9 }]);
});

test('a white page has none; a row apart, ink stands alone', () => {
  expect(findComponents(ink('....', '....'))).toEqual([]);
  expect(findComponents(ink('##', '..', '##'))).toHaveLength(2);
});

test('noise is told from print by its number of pieces', () => {
  const [width, height] = [1000, 1000];
  const bits = Uint8Array.from({ length: width * height }, (_, p) =>
    p % 2 === 0 && Math.floor(p / width) % 2 === 0 ? 1 : 0,
  );
  expect(findComponents({ width, height, bits })).toBeNull();
});
