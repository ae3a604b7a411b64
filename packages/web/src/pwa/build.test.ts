import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILD_POLL_MS, fetchManifest, MANIFEST_DELAY_MS, watchBuild } from './build.ts';

const answer = (body: object, status = 200): Response => new Response(JSON.stringify(body), { status });
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('specification, section 9: the app’s manifest', () => {
  it('is fetched about a second after the page was loaded', async () => {
    const fetcher = vi.fn(async (_url: string) => answer({ id: 'b1', prerendered: ['/'] }));
    const manifest = fetchManifest('b1', fetcher);
    await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS - 1);
    expect([MANIFEST_DELAY_MS, fetcher.mock.calls.length]).toEqual([1000, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await manifest).toEqual({ id: 'b1', prerendered: ['/'] });
    expect(fetcher.mock.calls[0]?.[0]).toBe('/builds/meta/b1.json');
  });

  it.each([
    ['is answered with an error', async () => answer({}, 404)],
    ['cannot be fetched', () => Promise.reject(new TypeError('no network'))],
    ['is no JSON', async () => new Response('<html>')],
  ])('is only logged when it %s (section 8)', async (_how, fetcher) => {
    const manifest = fetchManifest('b1', fetcher);
    await vi.advanceTimersByTimeAsync(MANIFEST_DELAY_MS);
    expect(await manifest).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('specification, section 4: build updates', () => {
  it('are asked for every 60 minutes with the time as query, and told once', async () => {
    const fetcher = vi.fn(async (_url: string, _init?: RequestInit) => answer({ id: 'b1' }));
    const onNewer = vi.fn();
    watchBuild('b1', onNewer, { fetcher });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS - 1);
    expect([BUILD_POLL_MS, fetcher.mock.calls.length]).toEqual([3_600_000, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetcher.mock.calls[0]?.[0]).toBe(`/builds/latest.json?${1_000_000 + BUILD_POLL_MS}`);
    expect(fetcher.mock.calls[0]?.[1]).toEqual({ cache: 'no-store' });
    expect(onNewer).not.toHaveBeenCalled();
    fetcher.mockImplementation(async () => answer({ id: 'b2' }));
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS * 2);
    expect([fetcher.mock.calls.length, onNewer.mock.calls.length]).toEqual([3, 1]);
    // The server was set back: this page is the newest again.
    fetcher.mockImplementation(async () => answer({ id: 'b1' }));
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  it('are not asked for offline, and a failure is only logged', async () => {
    let online = false;
    const fetcher = vi.fn(() => Promise.reject(new TypeError('no network')));
    const onNewer = vi.fn();
    watchBuild('b1', onNewer, { fetcher, isOnline: () => online });
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect(fetcher).not.toHaveBeenCalled();
    online = true;
    await vi.advanceTimersByTimeAsync(BUILD_POLL_MS);
    expect([fetcher.mock.calls.length, onNewer.mock.calls.length, warn.mock.calls.length]).toEqual([1, 0, 1]);
  });
});
