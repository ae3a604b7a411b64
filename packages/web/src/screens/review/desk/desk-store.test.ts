import { describe, expect, it, vi } from 'vitest';
import type { StatementDraft } from '../editing/draft.ts';
import { createDesk, START } from './desk-store.ts';

const row = (key: number) => ({
  ...{ key, of: key, date: '2025-03-01', valueDate: null, description: 'RENT', reference: null },
  ...{ amount: '-1.00', balance: null, category: null },
});
const statement = (rows: number): StatementDraft => ({
  ...{ opening: null, closing: null, period: { start: null, end: null }, confirmed: [], turned: false },
  rows: Array.from({ length: rows }, (_, key) => row(key)),
  nextKey: rows,
});
const renamed = (draft: StatementDraft, place: number): StatementDraft => ({
  ...draft,
  rows: draft.rows.map((one, at) => (at === place ? { ...one, description: 'WAGES' } : one)),
});

describe('the desk', () => {
  it('tells of a change once, and what it was to those who watch', () => {
    const before = statement(3);
    const desk = createDesk([before]);
    const [listener, watcher] = [vi.fn(), vi.fn()];
    desk.subscribe(listener);
    desk.watch(watcher);
    const after = renamed(before, 1);
    desk.change(after);
    expect(listener).toHaveBeenCalledOnce();
    expect(watcher).toHaveBeenCalledExactlyOnceWith(before, after);
  });

  it('goes to the statement and the row that a step back changed', () => {
    const [one, other] = [statement(2), statement(4)];
    const desk = createDesk([one, other]);
    desk.change(renamed(other, 3), 1);
    desk.undo();
    expect(desk.state()).toMatchObject({ index: 1, wanted: { place: 3 }, selection: START });
    expect(desk.state().editing.now).toEqual([one, other]);
    desk.set({ wanted: null });
    desk.undo();
    expect(desk.state().wanted).toBeNull();
    desk.redo();
    expect(desk.state().editing.now[1]?.rows[3]?.description).toBe('WAGES');
  });

  it('shows all rows once one is added, and begins anew with another statement', () => {
    const desk = createDesk([statement(2), statement(1)]);
    desk.set({ filter: 'broken', place: 1, drawer: 'checks' });
    desk.change(statement(3));
    expect(desk.state().filter).toBe('all');
    desk.choose(1);
    expect(desk.state()).toMatchObject({ index: 1, place: 0, selection: START, drawer: 'checks' });
  });

  it('turns a phone to where what was asked for is', () => {
    const desk = createDesk([statement(2)]);
    desk.show({ page: 1, box: [0, 0, 1, 1] });
    expect(desk.state().part).toBe('aside');
    desk.goTo(1, 'amount');
    expect(desk.state()).toMatchObject({ part: 'main', wanted: { place: 1, cell: 'amount' } });
  });
});
