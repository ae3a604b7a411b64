import { afterEach, expect, it, vi } from 'vitest';
import { askOnLeaving } from './leaving.ts';
import { mayReload, RELOAD_GUARD_MS, recoverFromMissing, reloadOnStaleChunk } from './missing-chunk.ts';
import { pageWork } from './work.ts';

reloadOnStaleChunk();

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  pageWork.tell('none');
  askOnLeaving('message', false);
});

/** What Vite's own loader sends when a chunk cannot be had. */
const chunkIsGone = (): Event => {
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  return event;
};

it('reloads when it never did, or long ago', () => {
  expect(mayReload(null, 50_000)).toBe(true);
  expect(mayReload('junk', 50_000)).toBe(true);
  expect(mayReload('50000', 50_000 + RELOAD_GUARD_MS)).toBe(true);
});

it('does not reload twice within ten seconds', () => {
  expect(RELOAD_GUARD_MS).toBe(10_000);
  expect(mayReload('50000', 50_000)).toBe(false);
  expect(mayReload('50000', 59_999)).toBe(false);
});

it('specification, section 8: a chunk-load error reloads the page, and not again within 10 seconds', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([true, 1]);
  now.mockReturnValue(1_009_999);
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([false, 1]);
  now.mockReturnValue(1_010_000);
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([true, 2]);
});

it('does not reload where nothing would remember it', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
});

it('does not reload without a network, where that would lose what is on the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
});

it('does not reload where a message that was not sent would be lost', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  askOnLeaving('message', true);
  expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
});

it('does not reload where files or results would be lost', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  for (const work of ['shown', 'running'] as const) {
    pageWork.tell(work);
    expect([chunkIsGone().defaultPrevented, reload.mock.calls.length]).toEqual([false, 0]);
  }
});

it('a page that was about to be left is left for where it was about to go', () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  expect(recoverFromMissing('/pricing')).toBe(true);
  expect(assign.mock.calls).toEqual([['/pricing']]);
  expect(recoverFromMissing('/pricing')).toBe(false);
});
