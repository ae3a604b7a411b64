import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, faultsOfAccess, open, t, test } from './browser.ts';
import { mailedLink } from './mails.ts';
import { PASSWORD, signUp } from './people.ts';

/** What the app on a telephone shows, so many half minutes from now. */
const shownBy = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + later * 30_000 });

const press = async (button: Locator): Promise<void> => {
  await button.focus();
  await button.press('Enter');
};

/** Sets up an app on the account page by the keyboard alone. @returns its key and the recovery codes */
async function setUp(page: Page): Promise<{ readonly key: string; readonly codes: string[] }> {
  await open(page, '/account/security');
  await press(page.getByRole('button', { name: t('account.twoStep.setUp') }));
  await expect(page.getByLabel(t('account.password.current')).last()).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: t('account.twoStep.image') })).toBeVisible();
  const key = (await page.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await expect(page.getByLabel(t('account.twoStep.code'))).toBeFocused();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account.errors.wrong-code'))).toBeVisible();
  await page.getByLabel(t('account.twoStep.code')).fill(shownBy(key));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('account.twoStep.codes.title') })).toBeFocused();
  const codes = await page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).allTextContents();
  expect(codes).toHaveLength(10);
  expect(await faultsOfAccess(page)).toEqual([]);
  await press(page.getByRole('button', { name: t('account.twoStep.codes.done') }));
  await expect(page.getByText(t('account.twoStep.left', { count: 10 }))).toBeVisible();
  return { key, codes };
}

/** Signs out, and goes as far as the password does, by the keyboard alone. */
async function firstStep(page: Page, email: string): Promise<Locator> {
  await page.evaluate(() => localStorage.clear());
  await open(page, '/pricing');
  await press(page.getByRole('button', { name: t('accountMenu.signIn') }));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('signIn.email')).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: t('signIn.second.title') })).toBeVisible();
  return dialog;
}

const isSignedIn = (page: Page): Promise<boolean> => page.evaluate(() => localStorage.getItem('auth_token') !== null);

test('an app is set up; signing in then takes its code, or a recovery code; turned off, the password is enough', async ({
  page,
  server,
}) => {
  const email = 'steps@example.org';
  await signUp(page, server, email);
  const { key, codes } = await setUp(page);

  const dialog = await firstStep(page, email);
  expect(await isSignedIn(page)).toBe(false);
  await expect(dialog.getByLabel(t('signIn.second.code'), { exact: true })).toBeFocused();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(t('signIn.errors.wrong-code'));
  await dialog.getByLabel(t('signIn.second.code'), { exact: true }).fill(shownBy(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`${t('accountMenu.menu')}: steps`)).toBeVisible();

  await firstStep(page, email);
  await press(dialog.getByRole('button', { name: t('signIn.second.toRecovery') }));
  await expect(dialog.getByLabel(t('signIn.second.recovery'), { exact: true })).toBeFocused();
  await page.keyboard.type((codes[0] ?? '').toLowerCase());
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`${t('accountMenu.menu')}: steps`)).toBeVisible();

  await open(page, '/account/security');
  await expect(page.getByText(t('account.twoStep.left', { count: 9 }))).toBeVisible();
  await press(page.getByRole('button', { name: t('account.twoStep.renew') }));
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('dialog').getByLabel(t('account.password.current')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toHaveCount(10);
  await press(page.getByRole('button', { name: t('account.twoStep.codes.done') }));
  await press(page.getByRole('button', { name: t('account.twoStep.turnOff') }));
  await page.getByRole('dialog').getByLabel(t('account.password.current')).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('account.twoStep.off'))).toBeVisible();
  const plain = await page.request.post('/api/auth/login', { data: { email, password: PASSWORD } });
  expect(plain.status()).toBe(200);
});

test('a new password by a mailed link needs the second step, too; one that took too long begins anew', async ({
  page,
  server,
}) => {
  const email = 'links@example.org';
  await signUp(page, server, email);
  const { key, codes } = await setUp(page);
  await page.evaluate(() => localStorage.clear());
  await page.request.post('/api/auth/forgot', { data: { email } });
  const link = await mailedLink(server.dataFolder, 'reset', email);
  await page.goto(link.pathname + link.search);
  await page.getByLabel(t('signIn.newPassword')).fill('another tally of leaves');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(t('signIn.second.code'), { exact: true })).toBeFocused();
  expect(await faultsOfAccess(page)).toEqual([]);
  for (let n = 0; n < 5; n++) {
    await page.getByLabel(t('signIn.second.code'), { exact: true }).fill('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(t('signIn.errors.wrong-code'));
  }
  await page.getByLabel(t('signIn.second.code'), { exact: true }).fill(shownBy(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(t('signIn.errors.sign-in-failed'));
  await page.getByRole('button', { name: t('signIn.second.again') }).click();
  const dialog = page.getByRole('dialog', { name: t('signIn.sign-in.title') });
  await dialog.getByLabel(t('signIn.email')).fill(email);
  await dialog.getByLabel(t('signIn.password')).fill('another tally of leaves');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('signIn.second.toRecovery') })
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(t('signIn.second.recovery'), { exact: true })
    .fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(`${t('accountMenu.menu')}: links`)).toBeVisible();
});
