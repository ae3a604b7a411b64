import type { UserInfo } from '@tallyleaf/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/client.ts';
import { createSessionStore, PENDING_KEY, PROVIDER_KEY, TOKEN_KEY, USER_KEY } from './session-store.ts';

const ada = { id: 'ada', email: 'ada@example.org', username: 'Ada', plan: 'free', available: 100 } as UserInfo;

function start(userInfo = async (): Promise<UserInfo> => ({ ...ada, access_token: 'tls_1' })) {
  const calls = {
    userInfo: vi.fn(userInfo),
    logout: vi.fn(async () => {}),
    logoutOfProvider: vi.fn(async () => {}),
    bind: vi.fn(async () => {}),
  };
  return { calls, store: createSessionStore(calls, localStorage) };
}

beforeEach(() => localStorage.clear());

it('specification, section 3: the keys of the browser’s storage', () => {
  const keys = [TOKEN_KEY, USER_KEY, PROVIDER_KEY, PENDING_KEY];
  expect(keys).toEqual(['auth_token', 'user_info', 'auth_provider', 'TO_BE_BIND_PPT_ID']);
});

describe('specification, section 4: login', () => {
  it('sets and keeps token and user', async () => {
    const { store } = start();
    await store.login('tls_1', ada);
    expect(store.current()).toEqual({ token: 'tls_1', user: ada, userLoadDone: true });
    expect(localStorage.getItem(TOKEN_KEY)).toBe('tls_1');
    expect(JSON.parse(localStorage.getItem(USER_KEY) ?? '')).toEqual(ada);
  });

  it('binds what was pending, once', async () => {
    localStorage.setItem(PENDING_KEY, 'c1');
    const { store, calls } = start();
    await store.login('tls_1', ada);
    await store.login('tls_1', ada);
    expect(calls.bind.mock.calls).toEqual([['c1', 'tls_1']]);
    expect(localStorage.getItem(PENDING_KEY)).toBeNull();
  });

  it('keeps what a visitor has begun, and binds it right after', async () => {
    const { store, calls } = start();
    store.keepPending('c1');
    store.keepPending('c2');
    expect(localStorage.getItem('TO_BE_BIND_PPT_ID')).toBe('c2');
    await store.login('tls_1', ada);
    expect(calls.bind.mock.calls).toEqual([['c2', 'tls_1']]);
    store.keepPending('c3');
    expect(localStorage.getItem('TO_BE_BIND_PPT_ID')).toBeNull();
  });

  it('forgets first and tells the server then, whatever it says', async () => {
    const { store, calls } = start();
    await store.login('tls_1', ada);
    calls.logout.mockImplementation(async () => {
      expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
      throw new ApiError('network', 'gone');
    });
    await store.logout();
    expect(calls.logout).toHaveBeenCalledWith('tls_1');
    expect(store.current()).toMatchObject({ token: null, user: null });
    expect(localStorage.getItem(USER_KEY)).toBeNull();
  });

  it('specification, section 7: a sign-in by a provider is ended by its own call, then as all are; local state goes first', async () => {
    const { store, calls } = start();
    const order: string[] = [];
    calls.logoutOfProvider.mockImplementation(async () => {
      order.push(`provider, token kept: ${localStorage.getItem(TOKEN_KEY) !== null}`);
      throw new ApiError('network', 'gone');
    });
    calls.logout.mockImplementation(async () => void order.push('session'));
    await store.login('tls_1', ada, 'google');
    expect(localStorage.getItem(PROVIDER_KEY)).toBe('google');
    await store.logout();
    expect(order).toEqual(['provider, token kept: false', 'session']);
    expect(calls.logoutOfProvider).toHaveBeenCalledWith('google', 'tls_1');
    await store.login('tls_2', ada);
    await store.logout();
    expect(calls.logoutOfProvider).toHaveBeenCalledTimes(1);
    await store.login('tls_3', ada, 'google');
    await store.logout();
    expect(localStorage.getItem(PROVIDER_KEY)).toBeNull();
    await store.logout();
    expect([calls.logoutOfProvider.mock.calls.length, calls.logout.mock.calls.length]).toEqual([2, 3]);
  });

  it('a binding that fails is kept and tried again; one that the server refuses is not', async () => {
    const { store, calls } = start();
    store.keepPending('c1');
    calls.bind.mockRejectedValueOnce(new ApiError('network', 'gone'));
    await store.login('tls_1', ada);
    expect(localStorage.getItem(PENDING_KEY)).toBe('c1');
    await store.load();
    expect(calls.bind).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem(PENDING_KEY)).toBeNull();
    localStorage.setItem(PENDING_KEY, 'c2');
    calls.bind.mockRejectedValueOnce(new ApiError('answer', 'no such conversion', 404));
    await store.load();
    expect(localStorage.getItem(PENDING_KEY)).toBeNull();
  });

  it('tells whoever listens', async () => {
    const { store } = start();
    const heard = vi.fn();
    const stop = store.subscribe(heard);
    await store.login('tls_1', ada);
    expect(heard).toHaveBeenCalled();
    stop();
    heard.mockClear();
    await store.logout();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('specification, section 4: loading user info', () => {
  beforeEach(() => {
    localStorage.setItem(TOKEN_KEY, 'tls_1');
    localStorage.setItem(USER_KEY, JSON.stringify(ada));
  });

  it('restores, then refreshes; the token is the user’s access_token', async () => {
    const { store } = start(async () => ({ ...ada, available: 7, access_token: 'tls_2' }));
    const loading = store.load();
    expect(store.current()).toMatchObject({ token: 'tls_1', user: ada, userLoadDone: false });
    await loading;
    expect(store.current()).toMatchObject({ token: 'tls_2', user: { available: 7 }, userLoadDone: true });
    expect(localStorage.getItem(TOKEN_KEY)).toBe('tls_2');
  });

  it('merges new fields into the user who is there, and makes none of them', async () => {
    const { store } = start();
    store.updateUser({ available: 7 });
    expect(store.current().user).toBeNull();
    await store.login('tls_1', ada);
    store.updateUser({ available: 7 });
    expect(store.current()).toEqual({ token: 'tls_1', user: { ...ada, available: 7 }, userLoadDone: true });
    expect(JSON.parse(localStorage.getItem(USER_KEY) ?? '')).toEqual({ ...ada, available: 7 });
  });

  it('keeps the old token where the user carries none', async () => {
    const { store } = start(async () => ada);
    await store.load();
    expect(store.current().token).toBe('tls_1');
  });

  it('logs out when the server answers with another code', async () => {
    const { store } = start(async () => {
      throw new ApiError('answer', 'Sign in first.', 401, 'not-signed-in');
    });
    await store.load();
    expect(store.current()).toMatchObject({ token: null, user: null, userLoadDone: true });
  });

  it.each([
    ['no network', new ApiError('network', 'gone')],
    ['a fault of the server', new ApiError('answer', 'Internal Server Error', 500)],
    ['a server that is not ready', new ApiError('answer', 'Not ready.', 503)],
    ['too many calls', new ApiError('answer', 'Wait.', 429)],
  ])('stays signed in with %s', async (_name, error) => {
    const { store } = start(async () => {
      throw error;
    });
    await store.load();
    expect(store.current()).toMatchObject({ token: 'tls_1', user: ada, userLoadDone: true });
  });

  it.each(['not json', '{}', '[]', 'null'])('is nobody where %j was kept as the user', async (kept) => {
    localStorage.setItem(USER_KEY, kept);
    const { store, calls } = start();
    await store.load();
    expect(store.current()).toMatchObject({ token: null, user: null, userLoadDone: true });
    expect(calls.userInfo).not.toHaveBeenCalled();
  });
});

it('works where nothing may be stored', async () => {
  const store = createSessionStore(
    { userInfo: async () => ada, logout: async () => {}, logoutOfProvider: async () => {}, bind: async () => {} },
    undefined,
  );
  await store.load();
  await store.login('tls_1', ada);
  expect(store.current().token).toBe('tls_1');
});
