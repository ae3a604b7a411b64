import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchIcon, ICON_TIMEOUT_MS } from './icons.ts';

const set = { prefix: 'lucide', width: 24, height: 24, icons: { check: { body: '<path d="M0 0"/>' } } };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('an icon that the app does not bring comes from the icon API', async () => {
  const fetcher = vi.fn(async (_url: string) => new Response(JSON.stringify(set)));
  expect(await fetchIcon('check', fetcher)).toContain('viewBox="0 0 24 24"><path d="M0 0"/></svg>');
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/_nuxt_icon/lucide.json?icons=check');
});

describe('specification, section 9: the icon fetch', () => {
  it('is given up after 1500 ms', async () => {
    let aborted = false;
    const fetcher = (_url: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          aborted = true;
          reject(signal.reason);
        });
      });
    const icon = fetchIcon('check', fetcher);
    await vi.advanceTimersByTimeAsync(ICON_TIMEOUT_MS - 1);
    expect([ICON_TIMEOUT_MS, aborted]).toEqual([1500, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect([await icon, aborted]).toEqual([null, true]);
  });

  it.each([
    ['there is none', async () => new Response(JSON.stringify({ ...set, icons: {} }))],
    ['it is an error', async () => new Response('', { status: 503 })],
    ['there is no network', () => Promise.reject(new TypeError('no network'))],
  ])('is only logged when %s (section 8)', async (_how, fetcher) => {
    expect(await fetchIcon('check', fetcher)).toBeNull();
    expect(warn).toHaveBeenCalledWith('Failed to load icon check', expect.any(Error));
  });
});
