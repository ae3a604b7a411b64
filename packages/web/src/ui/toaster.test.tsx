import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('specification, section 9: a toast is swiped away 50 px to the right', () => {
  /** A finger that goes from one place of the toast to another. */
  async function swipe(right: number, down = 0): Promise<void> {
    const card = screen.getByRole('listitem');
    Object.assign(card, {
      setPointerCapture: () => {},
      hasPointerCapture: () => false,
      releasePointerCapture: () => {},
    });
    const at = (clientX: number, clientY: number) => ({
      button: 0,
      pointerType: 'touch',
      pointerId: 1,
      clientX,
      clientY,
    });
    await act(async () => {
      fireEvent.pointerDown(card, at(100, 100));
      fireEvent.pointerMove(card, at(100 + right / 2, 100 + down / 2));
      fireEvent.pointerMove(card, at(100 + right, 100 + down));
      fireEvent.pointerUp(card, at(100 + right, 100 + down));
    });
  }

  it.each([
    [51, 0, false],
    [49, 0, true],
    [-200, 0, true],
    [0, 200, true],
  ])('%d px right and %d px down: it stays open: %s', async (right, down, stays) => {
    render(<Toaster label="Notices" close="Close" />);
    await act(async () => toast({ title: 'Saved' }));
    await swipe(right, down);
    expect(currentToasts().map(({ open }) => open)).toEqual([stays]);
  });
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
