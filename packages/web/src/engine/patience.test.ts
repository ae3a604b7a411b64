import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginPatience } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a document of which nothing is known has ten times the twenty seconds of the contract', () => {
  const lost = vi.fn();
  beginPatience(lost);
  vi.advanceTimersByTime(199_000);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(lost).toHaveBeenCalledTimes(1);
});

it('its pages give it more', () => {
  const lost = vi.fn();
  const patience = beginPatience(lost);
  patience.progress({ stage: 'reading', page: 1, pages: 4, ocrPages: 2 });
  vi.advanceTimersByTime((20 + 2 * 2 + 2 * 15) * 10_000 - 1000);
  expect(lost).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(lost).toHaveBeenCalledTimes(1);
});

it('a computer that slept for a day did not wait', () => {
  const lost = vi.fn();
  beginPatience(lost);
  const slept = performance.now() + 24 * 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => slept);
  vi.advanceTimersByTime(199_000);
  expect(lost).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('once it is read nobody waits any more', () => {
  const lost = vi.fn();
  beginPatience(lost).end();
  vi.advanceTimersByTime(3_600_000);
  expect(lost).not.toHaveBeenCalled();
});
