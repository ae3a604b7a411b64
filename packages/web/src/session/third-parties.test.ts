import type { UserInfo } from '@tallyleaf/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOKEN_KEY, USER_KEY } from './session-store.ts';

const id = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };
const loadScript = vi.fn(async (_src: string) => void Object.assign(window, { google: { accounts: { id } } }));
vi.mock('./load-script.ts', () => ({ loadScript }));

const ada = { id: 'ada', email: 'ada@example.org', username: 'Ada', phone_number: null } as UserInfo;
const provider = { name: 'google', client_id: '1-x.apps.googleusercontent.com' };
const chat = { script_url: 'https://chat.example/l.js', site_id: 'site-7' };
const ok = (data: unknown): Response => Response.json({ code: 100000, message: 'OK', data });
const nobody = (): Response => Response.json({ code: 401, message: 'Sign in first.', error: 'not-signed-in' });

let site: object;
let userInfo: () => Response;
const calls: string[] = [];

/** The modules as a page that was just opened has them. */
async function open(path = '/') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  const [{ session }, { startThirdParties }] = await Promise.all([
    import('./session.ts'),
    import('./third-parties.ts'),
  ]);
  return { session, startThirdParties };
}

const scripts = (): unknown[] => loadScript.mock.calls.map(([src]) => src);
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  calls.length = 0;
  delete window.$crisp;
  site = { provider, chat: null };
  userInfo = () => ok({ userinfo: ada });
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${url}`);
    if (url === '/api/site') return ok(site);
    if (url === '/user/v2/userinfo') return userInfo();
    return ok(url.startsWith('/api/auth/') ? { token: 'tls_2', user: ada } : null);
  });
  localStorage.setItem(TOKEN_KEY, 'tls_1');
  localStorage.setItem(USER_KEY, JSON.stringify(ada));
});
afterEach(() => vi.unstubAllGlobals());

it('specification, section 4: another code than 100000 is nobody, and triggers the sign-in prompt', async () => {
  userInfo = nobody;
  const { session, startThirdParties } = await open();
  await session.load();
  expect(session.current().user).toBeNull();
  await startThirdParties();
  await vi.waitFor(() => expect(id.prompt).toHaveBeenCalledOnce());
});

it('specification, section 4: code 100000 is signed in, and there is no prompt', async () => {
  const { session, startThirdParties } = await open();
  await session.load();
  expect(session.current().user).toMatchObject(ada);
  await startThirdParties();
  await settled();
  expect([id.prompt.mock.calls.length, scripts()]).toEqual([0, []]);
});

it('waits until it is known who this is', async () => {
  localStorage.clear();
  const { session, startThirdParties } = await open();
  await startThirdParties();
  await settled();
  expect(scripts()).toEqual([]);
  await session.load();
  await vi.waitFor(() => expect(id.prompt).toHaveBeenCalledOnce());
});

it('does not prompt where a sign-in is under way', async () => {
  localStorage.clear();
  const { session, startThirdParties } = await open('/de/auth/callback');
  await session.load();
  await startThirdParties();
  await settled();
  expect(scripts()).toEqual([]);
});

it('who signs in by the prompt is signed in by the provider, and the prompt goes', async () => {
  localStorage.clear();
  const { session, startThirdParties } = await open();
  await session.load();
  await startThirdParties();
  await vi.waitFor(() => expect(id.initialize).toHaveBeenCalledOnce());
  id.initialize.mock.calls[0]?.[0].callback({ credential: 'jwt' });
  await vi.waitFor(() => expect(session.current()).toMatchObject({ token: 'tls_2', user: { id: 'ada' } }));
  expect(id.cancel).toHaveBeenCalled();
});

it('specification, section 7: the chat is loaded after login, once, and left with who signs out', async () => {
  site = { provider: null, chat };
  localStorage.clear();
  const { session, startThirdParties } = await open();
  await session.load();
  await startThirdParties();
  await settled();
  expect(scripts()).toEqual([]);
  await session.login('tls_1', ada);
  await settled();
  expect(scripts()).toEqual([chat.script_url]);
  const told = [...(window.$crisp as unknown as unknown[])];
  expect(told).toContainEqual(['set', 'user:nickname', ['Ada']]);
  session.updateUser({ available: 7 });
  await settled();
  expect(window.$crisp).toEqual(told);
  await session.logout();
  await settled();
  expect(window.$crisp).toEqual([...told, ['do', 'session:reset']]);
  await session.login('tls_2', ada);
  await settled();
  expect(window.$crisp).toHaveLength(told.length * 2 + 1);
});

it('specification, section 7: there is no chat under /extension/', async () => {
  site = { provider, chat };
  const { session, startThirdParties } = await open('/de/extension/popup');
  await session.load();
  await startThirdParties();
  await settled();
  expect([scripts(), window.$crisp]).toEqual([[], undefined]);
});

it('nothing is looked after where the operator has configured nobody; a site that cannot be asked is told', async () => {
  site = { provider: null, chat: null };
  const { session, startThirdParties } = await open();
  const subscribe = vi.spyOn(session, 'subscribe');
  await startThirdParties();
  expect(subscribe).not.toHaveBeenCalled();
  const fresh = await open();
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await fresh.startThirdParties();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});
