import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import {
  beginProvider,
  bindConversion,
  confirmAddress,
  forgotPassword,
  logout,
  logoutOfProvider,
  register,
  resendVerification,
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

const registration = { email: 'ada@example.org', password: 'open rye', username: 'Ada', locale: 'en' } as const;
const signedIn = { token: 'tls_2', user: { id: 'ada' } };

it.each<[call: string, ask: () => Promise<unknown>, body: object | null, token: string | null]>([
  ['POST /api/auth/login', () => signIn('a@b.org', 'open rye'), { email: 'a@b.org', password: 'open rye' }, null],
  ['POST /api/auth/register', () => register(registration), registration, null],
  ['POST /api/auth/verify/resend', () => resendVerification('a@b.org'), { email: 'a@b.org' }, null],
  ['POST /api/auth/forgot', () => forgotPassword('a@b.org'), { email: 'a@b.org' }, null],
  ['POST /api/auth/verify', () => verify('tlm_1'), { token: 'tlm_1' }, null],
  ['POST /api/auth/verify', () => verify('tlm_1', 'rye'), { token: 'tlm_1', password: 'rye' }, null],
  ['POST /api/auth/reset', () => resetPassword('tlm_1', 'rye'), { token: 'tlm_1', password: 'rye' }, null],
  ['POST /api/auth/change-email', () => confirmAddress('tlm_1'), { token: 'tlm_1' }, null],
  ['GET /user/v2/userinfo', () => userInfo('tls_1'), null, 'tls_1'],
  ['GET /user/logout', () => logout('tls_1'), null, 'tls_1'],
  ['POST /api/user/bsc/login-out', () => logoutOfProvider('google', 'tls_1'), { auth_name: 'google' }, 'tls_1'],
  ['POST /api/user/bsc/login', () => beginProvider('google'), { auth_name: 'google' }, null],
  ['POST /api/auth/my%20house', () => tradeCredential('my house', 'a.b.c'), { credential: 'a.b.c' }, null],
  ['POST /api/user/bsc/login-verify?code=a', () => verifyProvider('?code=a'), { auth_name: 'google' }, null],
])('specification, section 7: %s says what the server is to know, and no more', async (call, ask, body, token) => {
  const calls: [string, unknown, string | null][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/site') return Response.json(site);
    const sent = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    calls.push([`${init.method} ${url}`, sent, new Headers(init.headers).get('authorization')]);
    return Response.json({ code: 100000, message: 'OK', data: { ...signedIn, userinfo: signedIn.user } });
  });
  await ask();
  expect(calls).toEqual([[call, body, token === null ? null : `Bearer ${token}`]]);
});

it('specification, section 7: a pending conversion is bound by a form with ap_ppt_id', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ code: 100000, message: 'OK', data: null }),
  );
  vi.stubGlobal('fetch', fetch);
  await bindConversion('c1', 'tls_1');
  const [url, { method, body, headers } = {}] = fetch.mock.calls[0] ?? [];
  expect([url, method, [...(body as FormData)]]).toEqual(['/api/v1/user-bind-ppts', 'POST', [['ap_ppt_id', 'c1']]]);
  expect(headers).toMatchObject({ Authorization: 'Bearer tls_1' });
});

it('who signs in by a provider is told by which, and who else is not; the user is what userinfo holds', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/site'
      ? Response.json(site)
      : Response.json({ code: 100000, message: 'OK', data: { ...signedIn, userinfo: signedIn.user } }),
  );
  expect(await verifyProvider('?code=a')).toMatchObject({ ...signedIn, provider: 'google' });
  expect(await tradeCredential('google', 'a.b.c')).toMatchObject({ ...signedIn, provider: 'google' });
  expect(await signIn('a@b.org', 'rye')).not.toHaveProperty('provider');
  expect(await userInfo('tls_1')).toEqual(signedIn.user);
});
