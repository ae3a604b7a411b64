import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, markAt, marksByPage, shareOf, type Turn, turnOf } from './place.ts';

const size = { width: 200, height: 400 };

describe('a box of a page', () => {
  it.each([
    [0, { left: 0.1, top: 0.05, right: 0.5, bottom: 0.1 }],
    [90, { left: 0.9, top: 0.1, right: 0.95, bottom: 0.5 }],
    [180, { left: 0.5, top: 0.9, right: 0.9, bottom: 0.95 }],
    [270, { left: 0.05, top: 0.5, right: 0.1, bottom: 0.9 }],
  ] as const)('is seen where the page turned by %d degrees brings it', (turn, seen) => {
    const share = shareOf([20, 20, 100, 40], size, turn);
    for (const side of ['left', 'top', 'right', 'bottom'] as const) expect(share[side]).toBeCloseTo(seen[side]);
  });

  it('is the same again after it was turned and read back', () => {
    const point = (most: number) => fc.integer({ min: 0, max: most });
    fc.assert(
      fc.property(
        point(99),
        point(199),
        point(100),
        point(200),
        fc.constantFrom<Turn>(0, 90, 180, 270),
        (x, y, w, h, turn) => {
          const box: [number, number, number, number] = [x, y, x + w, y + h];
          expect(boxOf(shareOf(box, size, turn), size, turn)).toEqual(box);
        },
      ),
    );
  });

  it('ends at the edge of the page', () => {
    expect(boxOf({ left: -0.5, top: 0.5, right: 2, bottom: 1.5 }, size, 0)).toEqual([0, 200, 200, 400]);
  });
});

it('an angle is one of the four', () => {
  expect([-90, 0, 360, 450, 270].map(turnOf)).toEqual([270, 0, 0, 90, 270]);
});

it('a row that goes on over a page is marked on both', () => {
  const place = { page: 1, box: [0, 0, 1, 1], more: [{ page: 2, box: [2, 2, 3, 3] }] } as never;
  const pages = marksByPage([{ id: 'a', place, tone: 'row' }]);
  expect([...pages.keys()]).toEqual([1, 2]);
  expect(pages.get(2)).toEqual([{ id: 'a', tone: 'row', box: [2, 2, 3, 3] }]);
});

it('of marks that lie over each other the smallest is meant', () => {
  const marks = [
    { id: 'row', tone: 'row', box: [0, 0, 200, 40] },
    { id: 'cell', tone: 'doubt', box: [100, 0, 200, 40] },
  ] as const;
  expect(markAt(marks as never, 0.75, 0.05, size, 0)?.id).toBe('cell');
  expect(markAt(marks as never, 0.25, 0.05, size, 0)?.id).toBe('row');
  expect(markAt(marks as never, 0.25, 0.5, size, 0)).toBeNull();
});
