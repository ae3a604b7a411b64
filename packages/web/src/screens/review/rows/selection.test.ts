import { expect, it } from 'vitest';
import { at, blockOf, isWithin, kept, moved, rowsOf } from './selection.ts';

const size = { rows: 10, columns: 5, page: 4 };
const press = (key: string, { shiftKey = false, ctrl = false } = {}) => ({ key, shiftKey, ctrl });

it.each([
  ['ArrowUp', {}, [3, 2]],
  ['ArrowDown', {}, [5, 2]],
  ['ArrowLeft', {}, [4, 1]],
  ['ArrowRight', {}, [4, 3]],
  ['ArrowDown', { ctrl: true }, [9, 2]],
  ['Home', {}, [4, 0]],
  ['End', {}, [4, 4]],
  ['Home', { ctrl: true }, [0, 0]],
  ['End', { ctrl: true }, [9, 4]],
  ['PageUp', {}, [0, 2]],
  ['PageDown', {}, [8, 2]],
  ['Tab', {}, [4, 3]],
  ['Tab', { shiftKey: true }, [4, 1]],
] as const)('%s %o leads to %o', (key, held, [row, column]) => {
  expect(moved(at(4, 2), press(key, held), size)).toEqual(at(row, column));
});

it('Shift stretches, and keeps where it was begun', () => {
  const stretched = moved(at(4, 2), press('ArrowUp', { shiftKey: true }), size);
  expect(stretched).toEqual({ anchor: { row: 4, column: 2 }, head: { row: 3, column: 2 } });
  if (!stretched) throw new Error('it moves');
  const block = blockOf(stretched);
  expect(rowsOf(block)).toEqual([3, 4]);
  expect([isWithin(block, 3, 2), isWithin(block, 3, 1)]).toEqual([true, false]);
});

it('Tab leaves at the ends of a row', () => {
  expect(moved(at(4, 4), press('Tab'), size)).toBeNull();
  expect(moved(at(4, 0), press('Tab', { shiftKey: true }), size)).toBeNull();
});

it('all is chosen by Ctrl+A, and letters are not the grid’s', () => {
  expect(moved(at(4, 4), press('a', { ctrl: true }), size)?.head).toEqual({ row: 9, column: 4 });
  expect(moved(at(4, 4), press('a'), size)).toBeNull();
});

it('stays in a grid that has become smaller', () => expect(kept(at(9, 4), { ...size, rows: 3 })).toEqual(at(2, 4)));
