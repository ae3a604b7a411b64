import type { Page } from '@playwright/test';
import { type LocalProvider, startLocalProvider } from '../../packages/server/src/testing/provider.ts';
import { test as base, expect, faultsOfAccess, open, t, wordsOf } from './browser.ts';
import { type ServerProcess, startServer, temporaryFolder } from './product.ts';
import { tested } from './whole.ts';

/** Sign-in by a provider, its prompt, and the support chat: there where they are configured, and nowhere else. */

const CHAT = 'https://chat.example/l.js';

interface Worker {
  readonly provider: LocalProvider;
  readonly server: ServerProcess;
}

const test = base.extend<object, Worker>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const provider = await startLocalProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const folder = temporaryFolder();
      const chat = { CHAT_SCRIPT_URL: CHAT, CHAT_SITE_ID: 'site-7' };
      const server = await startServer(folder.path, { ...provider.environment, ...chat });
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});

/** Answers for the chat's own server, and says how often it was asked. */
async function standInForChat(page: Page): Promise<() => number> {
  let asked = 0;
  await page.route(CHAT, async (route) => {
    asked += 1;
    await route.fulfill({ contentType: 'text/javascript', body: 'window.chatWasLoaded = true' });
  });
  return () => asked;
}

const signInButton = (page: Page, words = t) => page.getByRole('button', { name: words('accountMenu.signIn') });

for (const [locale, path] of tested([
  ['en', '/'],
  ['de', '/de'],
  ['ja', '/ja'],
] as const)) {
  test(`one signs in by the provider, in ${locale}, and the chat knows who writes`, async ({ page, provider }) => {
    const words = wordsOf(locale);
    const asked = await standInForChat(page);
    const name = `ada-${locale}`;
    provider.seat({ sub: name, email: `${name}@example.org`, email_verified: true, name });
    await open(page, path);
    expect(asked()).toBe(0);
    await signInButton(page, words).click();
    const button = page.getByRole('button', { name: words('signIn.provider', { provider: 'Google' }) });
    await expect(button).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    await button.click();
    await expect(page.getByLabel(new RegExp(`: ${name}$`))).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(asked).toBe(1);
    expect(await page.evaluate(() => [window.CRISP_WEBSITE_ID, window.$crisp])).toEqual([
      'site-7',
      [
        ['set', 'user:email', [`${name}@example.org`]],
        ['set', 'user:nickname', [name]],
      ],
    ]);
  });
}

test('that the provider cannot be reached is said', async ({ page }) => {
  await page.route('**/api/user/bsc/login', (route) => route.abort());
  await open(page, '/');
  await signInButton(page).click();
  await page.getByRole('button', { name: t('signIn.provider', { provider: 'Google' }) }).click();
  await expect(page.getByRole('alert').getByText(t('signIn.errors.other'))).toBeVisible();
});

base('where nothing is configured there is neither', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url());
  });
  await open(page, '/');
  await signInButton(page).click();
  await expect(page.getByRole('dialog').getByLabel(t('signIn.email'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: t('signIn.provider', { provider: 'Google' }) })).toBeHidden();
  expect(elsewhere).toEqual([]);
});

declare global {
  interface Window {
    CRISP_WEBSITE_ID?: string;
    $crisp?: { push(command: readonly unknown[]): unknown };
  }
}
