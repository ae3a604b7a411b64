import { expect, it } from 'vitest';
import { addToast, closeToast, MAX_LISTED, MAX_OPEN, removeToast, type ToastEntry } from './toast-list.ts';

const toast = (id: number): ToastEntry => ({ id, open: true, title: `toast ${id}` });
const fill = (count: number): readonly ToastEntry[] =>
  Array.from({ length: count }, (_, index) => toast(index + 1)).reduce(addToast, [] as readonly ToastEntry[]);
const open = (list: readonly ToastEntry[]): number[] => list.filter((entry) => entry.open).map(({ id }) => id);

it('keeps at most three open and closes the oldest for a new one', () => {
  expect(MAX_OPEN).toBe(3);
  expect(open(fill(3))).toEqual([1, 2, 3]);
  expect(open(fill(4))).toEqual([2, 3, 4]);
});

it('keeps at most five in the list, closing ones included', () => {
  expect(MAX_LISTED).toBe(5);
  const list = fill(9);
  expect(list.map(({ id }) => id)).toEqual([5, 6, 7, 8, 9]);
  expect(open(list)).toEqual([7, 8, 9]);
});

it('closes before it removes', () => {
  const closed = closeToast(fill(2), 1);
  expect(open(closed)).toEqual([2]);
  expect(closed).toHaveLength(2);
  expect(removeToast(closed, 1).map(({ id }) => id)).toEqual([2]);
});
