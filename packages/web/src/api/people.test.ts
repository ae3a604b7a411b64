import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import { logout, resetPassword, signIn, tradeCredential, verify, verifyProvider } from './people.ts';

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
  ])('%s', async (_how, login) => {
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
