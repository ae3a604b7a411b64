import type { Page } from '@playwright/test';
import { test as base, expect, faultsOfAccess, open, t } from './browser.ts';
import { PASSWORD, signUp } from './people.ts';
import { SERVER_PATIENCE_MS, type ServerProcess, startServer, temporaryFolder } from './product.ts';

/** Passkeys belong to a name, not to an IP address: a server that is reached by its name. */
const test = base.extend<object, { readonly server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path, { HOST: 'localhost' });
      await use({ ...server, url: server.url.replace('127.0.0.1', 'localhost') });
      await server.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: SERVER_PATIENCE_MS },
  ],
});

/** A device that holds passkeys and knows its owner, as Chromium makes one up (CDP, WebAuthn). */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, is the second step, signs in alone, and is removed', async ({ page, server }) => {
  const email = 'passkeys@example.org';
  await withAuthenticator(page);
  await signUp(page, server, email);
  await open(page, '/account/security');
  await page.getByRole('button', { name: t('account.twoStep.passkeys.add') }).press('Enter');
  const name = page.getByLabel(t('account.twoStep.passkeys.name'), { exact: true });
  await expect(name).toBeFocused();
  await name.fill('My laptop');
  await page.getByLabel(t('account.password.current')).last().fill(PASSWORD);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('account.twoStep.codes.title') })).toBeFocused();
  await page.getByRole('button', { name: t('account.twoStep.codes.done') }).click();
  await expect(page.getByText('My laptop').first()).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);

  await page.evaluate(() => localStorage.clear());
  await open(page, '/pricing');
  await page.getByRole('button', { name: t('accountMenu.signIn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('signIn.email')).fill(email);
  await dialog.getByLabel(t('signIn.password')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: t('signIn.second.usePasskey') })).toBeFocused();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const menu = page.getByLabel(`${t('accountMenu.menu')}: passkeys`);
  await expect(menu).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open(page, '/pricing');
  await page.getByRole('button', { name: t('accountMenu.signIn') }).click();
  await dialog.getByRole('button', { name: t('signIn.passkey') }).press('Enter');
  await expect(menu).toBeVisible();

  await open(page, '/account/security');
  await page.getByRole('button', { name: `${t('account.twoStep.passkeys.remove')} My laptop` }).click();
  await page.getByRole('dialog').getByLabel(t('account.password.current')).fill(PASSWORD);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account.twoStep.off'))).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/pricing');
  await page.getByRole('button', { name: t('accountMenu.signIn') }).click();
  await dialog.getByRole('button', { name: t('signIn.passkey') }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: t('signIn.errors.passkey-refused') })).toBeVisible();
});
