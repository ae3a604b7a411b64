import { beforeEach, expect, it } from 'vitest';
import { anonymousUserId, hasAnonymousUserId } from './visitor.ts';

beforeEach(() => localStorage.clear());

it('makes an id once and keeps it', () => {
  expect(hasAnonymousUserId()).toBe(false);
  const id = anonymousUserId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(anonymousUserId()).toBe(id);
  expect(localStorage.getItem('anonymousUserId')).toBe(id);
  expect(hasAnonymousUserId()).toBe(true);
});

it('does without where nothing may be stored', () => {
  const locked = {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  } as unknown as Storage;
  expect(anonymousUserId(locked)).toBeNull();
  expect(hasAnonymousUserId(locked)).toBe(false);
});
