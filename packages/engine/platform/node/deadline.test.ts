import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deadline } from './deadline.ts';
import { DEFAULT_POOL_LIMITS } from './pool-limits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** After how many seconds the clock rings, looked at every second for an hour; null for never. */
function rings(...told: { pages: number; ocrPages?: number }[]): number | null {
  const ring = vi.fn();
  const clock = deadline(DEFAULT_POOL_LIMITS, ring);
  for (const progress of told) clock.progress({ stage: 'reading', page: 1, ...progress });
  for (let second = 1; second <= 3600; second += 1) {
    vi.advanceTimersByTime(1000);
    if (ring.mock.calls.length > 0) return second;
  }
  clock.stop();
  return null;
}

test.each([
  ['a document of which nothing is known', [], 20],
  ['ten pages', [{ pages: 10 }], 40],
  ['ten pages, three of them read from their pictures', [{ pages: 10, ocrPages: 3 }], 20 + 7 * 2 + 3 * 15],
  ['pages that turn out to be pictures', [{ pages: 4 }, { pages: 4, ocrPages: 1 }, { pages: 4, ocrPages: 4 }], 20 + 60],
  ['pictures that later messages do not tell of', [{ pages: 2, ocrPages: 2 }, { pages: 2 }], 20 + 30],
  ['more time than a timer can be set to', [{ pages: 1000, ocrPages: 1_000_000 }], null],
])('%s', (_, told, seconds) => {
  expect(rings(...told)).toBe(seconds);
});
