import { expect, test } from 'vitest';
import type { Picture } from '../shapes/picture.ts';
import { straighten } from './straighten.ts';

test('a picture without print comes through as it is', () => {
  const blank: Picture = { width: 620, height: 877, grey: new Uint8Array(620 * 877).fill(255) };
  const [page] = straighten(blank, { dpi: 75, pointsWide: 595, pointsHigh: 842 });
  expect(page?.grey).toBe(blank.grey);
  expect(page?.dpi).toBe(75);
});
