import { describe, expect, it } from 'vitest';
import { keepingOf } from './keeping.ts';

const site = { visitor_hours: 24, user_days: 30 };
const user = (keep_hours: number | null, keep_files = true) => ({ keep_hours, keep_files });

describe('product, section 4: how long files are kept', () => {
  it.each([
    ['a visitor', site, null, { unit: 'hours', count: 24 }],
    ['a visitor elsewhere', { ...site, visitor_hours: 1 }, null, { unit: 'hours', count: 1 }],
    ['a visitor where it is days', { ...site, visitor_hours: 72 }, null, { unit: 'days', count: 3 }],
    ['a user', site, user(null), { unit: 'days', count: 30 }],
    ['a user who set a day', site, user(24), { unit: 'hours', count: 24 }],
    ['a user who set a week', null, user(168), { unit: 'days', count: 7 }],
    ['a user who keeps no file', site, user(168, false), { unit: 'never', count: 0 }],
    ['a visitor before the server said it', null, null, { unit: 'unknown', count: 0 }],
    ['a user before the server said it', null, user(null), { unit: 'unknown', count: 0 }],
  ])('of %s', (_who, of, whose, keeping) => {
    expect(keepingOf(of, whose)).toEqual(keeping);
  });
});
