import { expect, it } from 'vitest';
import { insertRow } from './commands.ts';
import type { StatementDraft } from './draft.ts';
import { beginEditing, edited, firstChange, redone, replaced, UNDO_LIMIT, undone } from './history.ts';

const empty: StatementDraft = {
  opening: null,
  closing: null,
  period: { start: null, end: null },
  rows: [],
  confirmed: [],
  turned: false,
  nextKey: 0,
};

it('goes back and forth, and forgets what would have come after something new', () => {
  const begun = beginEditing([empty]);
  const once = edited(begun, 0, insertRow(empty, 0, 'EUR'));
  const back = undone(once);
  expect(back.now).toBe(begun.now);
  expect(redone(back).now).toBe(once.now);
  expect(edited(back, 0, insertRow(empty, 0, 'JPY')).future).toEqual([]);
  expect(edited(begun, 0, empty)).toBe(begun);
  expect([undone(begun), redone(begun)]).toEqual([begun, begun]);
});

it('takes over all statements in one step', () => {
  const begun = beginEditing([empty, empty]);
  const next = [insertRow(empty, 0, 'EUR'), insertRow(empty, 0, 'EUR')];
  const once = replaced(begun, next);
  expect(once.now).toBe(next);
  expect(undone(once).now).toBe(begun.now);
  expect(redone(undone(once)).now).toBe(next);
});

it('keeps a bounded number of steps', () => {
  let editing = beginEditing([empty]);
  for (let step = 0; step < UNDO_LIMIT + 10; step += 1) {
    editing = edited(editing, 0, insertRow(editing.now[0] ?? empty, 0, 'EUR'));
  }
  expect(editing.past).toHaveLength(UNDO_LIMIT);
});

it('tells where two drafts differ', () => {
  const one = insertRow(empty, 0, 'EUR');
  const two = insertRow(one, 1, 'EUR');
  expect(firstChange([one], [two])).toEqual({ statement: 0, row: 1 });
  expect(firstChange([two], [one])).toEqual({ statement: 0, row: 0 });
  expect(firstChange([one], [one])).toBeNull();
});
