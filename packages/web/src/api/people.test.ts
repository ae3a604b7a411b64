import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import {
  logout,
  logoutOfProvider,
  resetPassword,
  signIn,
  tradeCredential,
  userInfo,
  verify,
  verifyProvider,
} from './people.ts';

const refused = { code: 401, message: 'No.', error: 'wrong-credentials' };
const site = { code: 100000, message: 'OK', data: { provider: { name: 'google' } } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('specification, section 8: login failures are logged and thrown on', () => {
  it.each([
    ['by a password', () => signIn('ada@example.org', 'open rye')],
    ['by a mailed link', () => verify('tlm_1')],
    ['by a new password', () => resetPassword('tlm_1', 'open sesame')],
    ['by the prompt’s credential', () => tradeCredential('google', 'a.b.c')],
    ['by a provider', () => verifyProvider('?code=a&state=b')],
  ])('a login %s', async (_how, login) => {
    vi.stubGlobal('fetch', async (url: string) =>
      url === '/api/site' ? Response.json(site) : Response.json(refused, { status: 401 }),
    );
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(login()).rejects.toBeInstanceOf(ApiError);
    expect(logged.mock.calls).toEqual([['Login failed', expect.any(ApiError)]]);
  });

  it('signing out is no login', async () => {
    vi.stubGlobal('fetch', async () => Response.json(refused, { status: 401 }));
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(logout('tls_1')).rejects.toThrow('No.');
    expect(logged).not.toHaveBeenCalled();
  });
});

it.each([
  ['GET /user/v2/userinfo', () => userInfo('tls_1'), undefined],
  ['GET /user/logout', () => logout('tls_1'), undefined],
  ['POST /api/user/bsc/login-out', () => logoutOfProvider('google', 'tls_1'), '{"auth_name":"google"}'],
])('specification, section 7: %s is called with the token', async (call, ask, body) => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ code: 100000, message: 'OK', data: { userinfo: { email: 'ada@example.org' } } }),
  );
  vi.stubGlobal('fetch', fetch);
  await ask();
  expect(fetch).toHaveBeenCalledOnce();
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect([`${init?.method} ${url}`, init?.body]).toEqual([call, body]);
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer tls_1' });
});
