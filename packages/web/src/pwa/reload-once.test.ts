import { expect, it } from 'vitest';
import { mayReload, RELOAD_GUARD_MS } from './reload-once.ts';

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
