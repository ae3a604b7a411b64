import type { UserInfo } from '@tallyleaf/contract';
import { describe, expect, it } from 'vitest';
import { canSpend, isLogin, isNewUser, isUnlimited } from './rules.ts';

const HOUR = 60 * 60 * 1000;

describe('specification, section 4: login', () => {
  it('needs both token and user info', () => {
    const user = { id: 'x' } as UserInfo;
    expect([isLogin(null, null), isLogin('t', null), isLogin(null, user), isLogin('t', user)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('specification, section 9: new users', () => {
  const created = Date.parse('2025-03-01T00:00:00Z');
  it.each([
    [0, true],
    [15, true],
    [38.99, true],
    [39, false],
    [1000, false],
  ])('%d hours after registering: %s', (hours, isNew) => {
    expect(isNewUser('2025-03-01T00:00:00Z', created + hours * HOUR)).toBe(isNew);
  });

  it('takes a time without a zone as Shanghai’s', () => {
    const edge = created + 39 * HOUR;
    for (const text of ['2025-03-01T08:00:00', '2025-03-01 08:00:00', '2025-03-01T08:00:00+08:00']) {
      expect([isNewUser(text, edge - 1), isNewUser(text, edge)]).toEqual([true, false]);
    }
  });
});

it('specification, section 4: plans 3, 4, 6 and 7 are unlimited', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter(isUnlimited)).toEqual([3, 4, 6, 7]);
});

it('specification, section 5: enough credits, or an unlimited plan', () => {
  expect([canSpend(3, 3, 0), canSpend(4, 3, 0), canSpend(4, 0, 3)]).toEqual([true, false, true]);
});
