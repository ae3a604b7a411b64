import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from './toaster.tsx';
import { currentToasts, dismissToast, toast } from './toasts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it('specification, section 9: a toast closes after 5000 ms and is gone 200 ms later', async () => {
  render(<Toaster label="Notices" close="Close" />);
  await act(async () => toast({ title: 'Saved' }));
  await pass(4999);
  expect(screen.getByRole('listitem').getAttribute('data-state')).toBe('open');
  await pass(1);
  expect(screen.queryByRole('listitem')?.getAttribute('data-state') ?? 'closed').toBe('closed');
  await pass(200);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('specification, section 2: the viewport is at the top, in the middle, and its hotkey is F8', () => {
  render(<Toaster label="Notices" close="Close" />);
  const list = document.querySelector('ol');
  expect(list?.className).toMatch(/\btop-4\b/);
  expect(list?.className).toMatch(/\bmx-auto\b/);
  expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notices (F8)');
});

/** Presses on the toast, moves so many pixels to the right, and lets go. */
async function swipe(by: number): Promise<void> {
  const card = screen.getByRole('listitem');
  // happy-dom captures no pointer.
  Object.assign(card, { hasPointerCapture: () => false, setPointerCapture: () => {}, releasePointerCapture: () => {} });
  const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, pointerId: 1, pointerType: 'touch' });
  fireEvent.pointerDown(card, at(200));
  // The first move only begins the swipe.
  fireEvent.pointerMove(card, at(200 + Math.sign(by) * 20));
  fireEvent.pointerMove(card, at(200 + by));
  fireEvent.pointerUp(card, at(200 + by));
  await pass(200);
}

it('specification, section 9: a toast is swiped away to the right, by more than 50 px', async () => {
  render(<Toaster label="Notices" close="Close" />);
  await act(async () => toast({ title: 'Saved' }));
  for (const by of [-200, 50]) {
    await swipe(by);
    expect([by, screen.getByRole('listitem').getAttribute('data-state')]).toEqual([by, 'open']);
  }
  await swipe(51);
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('a toast has its tone, its description where there is one, and a button that closes it', async () => {
  render(<Toaster label="Notices" close="Close" />);
  await act(async () => {
    toast({ title: 'Plain' });
    toast({ title: 'Done', tone: 'good', description: 'All is kept.' });
    toast({ title: 'Failed', tone: 'bad' });
  });
  const cards = screen.getAllByRole('listitem');
  const edges = cards.map((card) => /border-l-(ink|green|red)/.exec(card.className)?.[0]);
  expect(edges).toEqual(['border-l-ink', 'border-l-green', 'border-l-red']);
  // Beside the title's: one line of text more where there is a description.
  expect(cards.map((card) => card.querySelectorAll('.text-sm').length)).toEqual([0, 1, 0]);
  expect(screen.getByText('All is kept.')).toBeDefined();
  const [first] = screen.getAllByRole('button', { name: 'Close' });
  await act(async () => void fireEvent.click(first as HTMLElement));
  expect(currentToasts().map(({ title, open }) => [title, open])[0]).toEqual(['Plain', false]);
});
