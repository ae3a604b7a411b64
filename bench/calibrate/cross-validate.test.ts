import { expect, test } from 'vitest';
import {
  calibrationError,
  fitGroups,
  heldOutConfidence,
  type JudgedRow,
  mean,
  weighFamilies,
} from './cross-validate.ts';

/** Rows of a family, of which so many are right. */
const rows = (family: string, group: string, count: number, right: number, confidence = 0.9): JudgedRow[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ family, group, confidence },
    ...{ right: index < right, weight: 1 },
  }));

test('a large group is as sure as it was right, a small one is drawn towards all', () => {
  const all = [...rows('a', 'large', 10_000, 5_000), ...rows('b', 'small', 2, 0)];
  const confidenceOf = fitGroups(all);
  expect(confidenceOf(all[0] as JudgedRow)).toBeCloseTo(0.5, 3);
  expect(confidenceOf(all.at(-1) as JudgedRow)).toBeCloseTo((20 * 0.4999) / 22, 3);
  expect(confidenceOf({ ...(all[0] as JudgedRow), group: 'never seen' })).toBeCloseTo(0.4999, 3);
});

test('the error is what confidence and right rows are apart, bin by bin', () => {
  const all = [...rows('a', 'sure', 100, 80, 0.95), ...rows('a', 'unsure', 100, 55, 0.45)];
  expect(calibrationError(all, ({ confidence }) => confidence)).toBeCloseTo((15 + 10) / 200, 9);
  expect(calibrationError([], () => 1)).toBeNull();
});

test('a family says nothing of itself', () => {
  const all = ['a', 'b', 'c'].flatMap((family) => rows(family, 'one', 1000, family === 'a' ? 0 : 1000));
  const confidence = heldOutConfidence(all, 3);
  expect(confidence(all[0] as JudgedRow)).toBeCloseTo(1, 3);
  expect(confidence(all.at(-1) as JudgedRow)).toBeCloseTo(0.5, 3);
});

test('groups that hold over families are calibrated by the others', () => {
  const families = Array.from({ length: 20 }, (_, index) => `f${index}`);
  const all = families.flatMap((family) => [
    ...rows(family, 'good', 100, 97, 0.75),
    ...rows(family, 'bad', 100, 40, 0.75),
  ]);
  const given = calibrationError(all, ({ confidence }) => confidence) ?? 0;
  const heldOut = calibrationError(all, heldOutConfidence(all, 10)) ?? 1;
  expect(heldOut).toBeLessThan(0.01);
  expect(given).toBeGreaterThan(heldOut);
});

test('layouts count alike, however many rows each has', () => {
  const all = [...rows('long', 'one', 900, 900), ...rows('short', 'one', 100, 0)];
  expect(mean(all, ({ right }) => Number(right))).toBeCloseTo(0.9, 9);
  const weighed = weighFamilies(all);
  expect(mean(weighed, ({ right }) => Number(right))).toBeCloseTo(0.5, 9);
  expect(fitGroups(weighed)(weighed[0] as JudgedRow)).toBeCloseTo(0.5, 9);
  expect(calibrationError(weighed, ({ confidence }) => confidence)).toBeCloseTo(0.4, 9);
});
