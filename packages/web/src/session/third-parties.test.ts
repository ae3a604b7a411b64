import type { UserInfo } from '@tallyleaf/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from './session.ts';
import { TOKEN_KEY, USER_KEY } from './session-store.ts';
import { startThirdParties } from './third-parties.ts';

const id = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };
vi.mock('./load-script.ts', () => ({
  loadScript: async () => void Object.assign(window, { google: { accounts: { id } } }),
}));

const ada = { id: 'ada', email: 'ada@example.org', username: 'Ada' } as UserInfo;
const site = { provider: { name: 'google', client_id: '1-x.apps.googleusercontent.com' }, chat: null };
const ok = (data: unknown): Response => Response.json({ code: 100000, message: 'OK', data });
const nobody = (): Response => Response.json({ code: 401, message: 'Sign in first.', error: 'not-signed-in' });

let userInfo: () => Response;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/site' ? ok(site) : url === '/user/v2/userinfo' ? userInfo() : ok(null),
  );
  localStorage.setItem(TOKEN_KEY, 'tls_1');
  localStorage.setItem(USER_KEY, JSON.stringify(ada));
});
afterEach(() => vi.unstubAllGlobals());

it('specification, section 4: another code than 100000 is nobody, and triggers the sign-in prompt', async () => {
  userInfo = nobody;
  await session.load();
  expect(session.current().user).toBeNull();
  await startThirdParties();
  await vi.waitFor(() => expect(id.prompt).toHaveBeenCalledOnce());
});

it('specification, section 4: code 100000 is signed in, and there is no prompt', async () => {
  userInfo = () => ok({ userinfo: ada });
  await session.load();
  expect(session.current().user).toMatchObject(ada);
  await startThirdParties();
  expect(id.prompt).not.toHaveBeenCalled();
});
