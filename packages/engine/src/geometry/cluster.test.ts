import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterByGap, clusterWithin } from './cluster.ts';

const numbers = fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 });
const same = (value: number): number => value;

test('groups no wider than the reach, whatever lies between', () => {
  expect(clusterWithin([1, 2, 3, 4, 5], same, 2).map((one) => one.members)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
});

test('groups that a gap parts, however wide they grow', () => {
  expect(clusterByGap([5, 1, 3, 9, 7, 20], same, 2)).toEqual([
    { from: 1, to: 9, members: [1, 3, 5, 7, 9] },
    { from: 20, to: 20, members: [20] },
  ]);
});

test('things of one value keep their order', () => {
  const things = ['b', 'a', 'c'];
  expect(clusterByGap(things, () => 1, 0)[0]?.members).toEqual(things);
});

test('nothing is lost, nothing is doubled, and groups follow each other', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 0, max: 20 }), (values, reach) => {
      for (const cluster of [clusterWithin, clusterByGap]) {
        const clusters = cluster(values, same, reach);
        expect(clusters.flatMap((one) => one.members)).toEqual([...values].sort((a, b) => a - b));
        clusters.forEach((one, i) => {
          const next = clusters[i + 1];
          if (next) expect(next.from).toBeGreaterThan(cluster === clusterWithin ? one.from + reach : one.to + reach);
        });
      }
    }),
  );
});
