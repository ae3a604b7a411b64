import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REMOVAL_DELAY_MS, SWIPE_THRESHOLD_PX, TOAST_DURATION_MS, TOAST_HOTKEY } from './toast-list.ts';
import { currentToasts, dismissToast, subscribeToasts, toast } from './toasts.ts';

const titles = (): string[] => currentToasts().map(({ title, open }) => (open ? title : `(${title})`));

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const { id } of currentToasts()) dismissToast(id);
  await vi.runAllTimersAsync();
  vi.useRealTimers();
});

describe('specification, section 4: toasts', () => {
  it('are queued, and join the list one at a time', async () => {
    const seen: number[] = [];
    const stop = subscribeToasts(() => seen.push(currentToasts().length));
    for (const title of ['a', 'b', 'c']) toast({ title });
    expect(titles()).toEqual(['a']);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    expect(titles()).toEqual(['a', 'b', 'c']);
    expect(seen).toEqual([1, 2, 3]);
    stop();
  });

  it('are marked closed first, and deleted 200 ms later', async () => {
    toast({ title: 'd' });
    const [entry] = currentToasts();
    dismissToast(entry?.id ?? 0);
    expect([titles(), REMOVAL_DELAY_MS]).toEqual([['(d)'], 200]);
    await vi.advanceTimersByTimeAsync(199);
    expect(titles()).toEqual(['(d)']);
    await vi.advanceTimersByTimeAsync(1);
    expect(titles()).toEqual([]);
  });

  it('drop the oldest of four', async () => {
    for (const title of ['a', 'b', 'c', 'd']) toast({ title });
    await vi.advanceTimersByTimeAsync(0);
    expect(titles()).toEqual(['(a)', 'b', 'c', 'd']);
    await vi.advanceTimersByTimeAsync(200);
    expect(titles()).toEqual(['b', 'c', 'd']);
  });
});

it('specification, section 3: an entry has an id, whether it is open, and what the caller gave', () => {
  toast({ title: 'Saved', description: 'march.pdf', tone: 'good' });
  expect(currentToasts()).toEqual([
    { id: expect.any(Number), open: true, title: 'Saved', description: 'march.pdf', tone: 'good' },
  ]);
});

it('specification, section 9: 5000 ms, 50 px to the right, F8', () => {
  expect([TOAST_DURATION_MS, SWIPE_THRESHOLD_PX, TOAST_HOTKEY]).toEqual([5000, 50, 'F8']);
});
