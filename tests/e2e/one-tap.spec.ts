import { test as base, expect, open, t } from './browser.ts';
import { type ServerProcess, startServer, temporaryFolder } from './product.ts';

/** Google's prompt, with a stand-in for Google's script: it is told what a browser would tell it. */

const test = base.extend<object, { readonly server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path, {
        OIDC_CLIENT_ID: '1-tests.apps.googleusercontent.com',
        OIDC_CLIENT_SECRET: 'not used here',
      });
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});

const SCRIPT = `
  const id = {
    initialize: (settings) => { id.settings = settings; },
    prompt: () => { window.prompts = (window.prompts ?? 0) + 1; },
    cancel: () => {},
  };
  window.google = { accounts: { id } };`;

test('the prompt comes once a session to who is not signed in, and signs in by its credential', async ({ page }) => {
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  const user = { id: 'u1', email: 'ada@example.org', username: 'ada', plan_index: 0, available: 100 };
  let traded: unknown;
  await page.route('**/api/auth/google', async (route) => {
    traded = route.request().postDataJSON();
    await route.fulfill({ json: { code: 100000, message: 'OK', data: { token: 'tls_1', user } } });
  });
  await page.route('**/user/v2/userinfo', (route) =>
    route.fulfill({ json: { code: 100000, message: 'OK', data: { userinfo: user } } }),
  );
  const prompts = () => page.evaluate(() => (window as { prompts?: number }).prompts);
  await open(page, '/');
  await expect.poll(prompts).toBe(1);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await prompts()).toBeUndefined();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect.poll(prompts).toBe(1);
  await page.evaluate(() => {
    type Callback = (answer: { credential: string }) => void;
    const { google } = window as unknown as { google: { accounts: { id: { settings: { callback: Callback } } } } };
    google.accounts.id.settings.callback({ credential: 'a.b.c' });
  });
  await expect(page.getByLabel(`${t('accountMenu.menu')}: ada`)).toBeVisible();
  expect(traded).toEqual({ credential: 'a.b.c' });
});
