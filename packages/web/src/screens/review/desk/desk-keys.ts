import { useEffect } from 'react';
import { cellOfProblem, nextProblem } from '../rows/problems.ts';
import { type Desk, START, useDesk } from './desk-store.ts';
import { type OnDesk, useOnDesk } from './statement-context.ts';

/** Over what asks before it goes on, no key of the desk has a place; drawers stand beside the work. */
export const isUnderDialog = (): boolean =>
  document.querySelector('[role="dialog"]:not([data-modal="false"])') !== null;

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not(.grid-catch), textarea, select'));

/** The next row with a problem, or the one before, with the focus where it is best looked at. */
export function goToProblem(desk: Desk, states: OnDesk['states'], back: boolean): void {
  const { selection, place } = desk.state();
  // The row that is shown first counts as one to come while nobody has been in the rows.
  const from = selection === START ? -1 : place;
  const next = nextProblem(states, from, back);
  const state = next === null ? undefined : states[next];
  if (next !== null && state) desk.goTo(next, cellOfProblem(state));
}

/** Lets a row be read again from its place on its first page, without what goes on over another. */
export function readAgain(desk: Desk, { statement }: OnDesk): void {
  const { where } = statement.transactions[desk.state().place] ?? {};
  if (where) desk.set({ box: { page: where.page, box: where.box } });
}

/** What a key does from wherever the focus is on the page; null: it is none of ours. */
function commandOf(event: KeyboardEvent, desk: Desk, onDesk: OnDesk): (() => void) | null {
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) {
    if (isWriting(event.target)) return null;
    const letter = key.toLowerCase();
    if (letter === 'z') return shiftKey ? desk.redo : desk.undo;
    return letter === 'y' ? desk.redo : null;
  }
  if (key === 'F4') return () => goToProblem(desk, onDesk.states, shiftKey);
  if (key === 'F7' && !shiftKey && !desk.state().settingColumns) {
    return () => desk.set({ part: 'aside', settingColumns: true });
  }
  if (key !== 'F9') return null;
  return shiftKey ? () => readAgain(desk, onDesk) : () => desk.state().viewer?.draw();
}

/**
 * F4 and Shift+F4: problems. F7: columns. F9: a box; Shift+F9: the row's own. Ctrl+Z takes back, Ctrl+Y or Ctrl+Shift+Z
 * does again; while a field is written in, they are the field's own.
 */
export function useDeskKeys(): void {
  const desk = useDesk();
  const onDesk = useOnDesk();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.altKey || event.defaultPrevented || isUnderDialog()) return;
      const run = commandOf(event, desk, onDesk);
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [desk, onDesk]);
}
