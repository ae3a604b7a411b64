import { MOST_COLUMNS, printLayout } from '@tallyleaf/exporters';
import { expect, it } from 'vitest';
import { added, changed, type Draft, draftOf, layoutOf, moved, removed } from './draft.ts';

const start = draftOf('date,text=Payee\\, memo,amount');
const written = (draft: Draft): string => printLayout(layoutOf(draft));

it('is the layout that was kept, and becomes it again', () => {
  expect(written(start)).toBe('date,text=Payee\\, memo,amount');
  expect(start.map(({ heading }) => heading)).toEqual(['', 'Payee, memo', '']);
});

it.each([
  [1, -1, 'text=Payee\\, memo,date,amount'],
  [1, 1, 'date,amount,text=Payee\\, memo'],
  [0, -1, 'date,text=Payee\\, memo,amount'],
  [2, 1, 'date,text=Payee\\, memo,amount'],
] as const)('column %i moved by %i', (number, by, columns) => expect(written(moved(start, number, by))).toBe(columns));

it('changes, removes and adds columns, each by its own number', () => {
  expect(written(changed(start, 1, { heading: '' }))).toBe('date,text,amount');
  const shorter = removed(start, 0);
  expect(written(shorter)).toBe('text=Payee\\, memo,amount');
  const longer = added(shorter);
  expect(written(longer)).toBe('text=Payee\\, memo,amount,date');
  expect(new Set(longer.map(({ number }) => number)).size).toBe(3);
});

it('adds an empty column once all usual ones are there, and no more than a layout may have', () => {
  const all = draftOf('date,text,amount,balance,currency,account,reference,valueDate');
  expect(added(all).at(-1)?.key).toBe('empty');
  const full = Array.from({ length: MOST_COLUMNS + 5 }).reduce<Draft>((draft) => added(draft), all);
  expect(full).toHaveLength(MOST_COLUMNS);
});

it('nothing at all is a draft too: adding begins anew', () => {
  expect(written(added([]))).toBe('date');
});
