import 'fake-indexeddb/auto';
import { MAX_LAYOUTS, type SetLayout } from '@tallyleaf/contract';
import { afterEach, expect, it } from 'vitest';
import { deviceLayouts } from './device-layouts.ts';
import { TooManyLayouts } from './layout-store.ts';

const layoutOf = (number: number): SetLayout => ({
  fingerprint: number.toString(16).padStart(16, '0'),
  columns: [{ role: 'amount', from: 0.5, to: 0.6 }],
});

afterEach(async () => {
  for (const { fingerprint } of await deviceLayouts.list()) await deviceLayouts.remove(fingerprint);
});

it('keeps one a fingerprint, the last one, until it is forgotten', async () => {
  const moved: SetLayout = { ...layoutOf(1), columns: [{ role: 'balance', from: 0.5, to: 0.7 }] };
  await deviceLayouts.put(layoutOf(1));
  await deviceLayouts.put(moved);
  expect(await deviceLayouts.list()).toEqual([{ ...moved, setAt: expect.stringMatching(/^\d{4}-/) }]);
  await deviceLayouts.remove(moved.fingerprint);
  expect(await deviceLayouts.list()).toEqual([]);
});

it('keeps no more than there may be; those that are there can still be changed', async () => {
  for (let number = 0; number < MAX_LAYOUTS; number += 1) await deviceLayouts.put(layoutOf(number));
  await expect(deviceLayouts.put(layoutOf(MAX_LAYOUTS))).rejects.toThrow(TooManyLayouts);
  await deviceLayouts.put(layoutOf(0));
  expect(await deviceLayouts.list()).toHaveLength(MAX_LAYOUTS);
});
