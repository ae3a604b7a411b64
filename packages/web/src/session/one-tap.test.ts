import type { UserInfo } from '@tallyleaf/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offerOneTap, withdrawOneTap } from './one-tap.ts';

const ada = { id: 'ada' } as UserInfo;
const site = { provider: { name: 'google', client_id: '1-x.apps.googleusercontent.com' } };
const id = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };
const load = vi.fn(async (_src: string) => {
  Object.assign(window, { google: { accounts: { id } } });
});
const trade = vi.fn(async () => ({ token: 'tls_1', user: ada }));
const enter = vi.fn(async () => {});
const needs = { load, trade, enter };

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

describe('specification, section 2: a third-party sign-in prompt', () => {
  it('is shown once per session', async () => {
    await offerOneTap(site, needs);
    await offerOneTap(site, needs);
    expect(load.mock.calls).toEqual([['https://accounts.google.com/gsi/client']]);
    expect(id.prompt).toHaveBeenCalledOnce();
    expect(sessionStorage.getItem('sign-in-prompted')).not.toBeNull();
    sessionStorage.clear();
    await offerOneTap(site, needs);
    expect(id.prompt).toHaveBeenCalledTimes(2);
  });

  it('trades its credential for token and user', async () => {
    await offerOneTap(site, needs);
    const [settings] = id.initialize.mock.calls[0] ?? [];
    expect(settings).toEqual({
      client_id: site.provider.client_id,
      cancel_on_tap_outside: false,
      use_fedcm_for_prompt: true,
      callback: expect.any(Function),
    });
    settings.callback({ credential: 'jwt' });
    await vi.waitFor(() => expect(enter).toHaveBeenCalledWith('tls_1', ada, 'google'));
    expect(trade).toHaveBeenCalledWith('google', 'jwt');
    withdrawOneTap();
    expect(id.cancel).toHaveBeenCalledOnce();
  });

  it('signs nobody in by a credential that is refused', async () => {
    trade.mockRejectedValueOnce(new Error('no'));
    await offerOneTap(site, needs);
    id.initialize.mock.calls[0]?.[0].callback({ credential: 'jwt' });
    await vi.waitFor(() => expect(trade).toHaveBeenCalledOnce());
    await Promise.resolve();
    expect(enter).not.toHaveBeenCalled();
  });

  it.each([
    ['no provider', { provider: null }],
    ['another provider', { provider: { name: 'google', client_id: 'tallyleaf' } }],
  ])('does not come with %s, and nothing of it is loaded', async (_name, other) => {
    await offerOneTap(other, needs);
    expect([load.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
