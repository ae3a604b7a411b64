import { chooseServer, convertThere, dropFiles, entryOf, expect, faultsOfAccess, open, t, test } from './browser.ts';
import { mailedLink } from './mails.ts';
import { corpus } from './product.ts';

const EMAIL = 'ada@example.org';
const PASSWORD = 'a long tally of leaves';

test('one registers, follows the mail, converts on the server, signs out and in again', async ({ page, server }) => {
  await open(page, '/');
  await page.getByRole('button', { name: t('accountMenu.signIn') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('signIn.toRegister') }).click();
  // What is missing is said in place, in the page's language, and the first such field has the focus.
  await dialog.getByRole('button', { name: t('signIn.register.submit') }).click();
  await expect(dialog.getByText(t('fields.missing'))).toHaveCount(2);
  await expect(dialog.getByLabel(t('signIn.email'))).toBeFocused();
  await dialog.getByLabel(t('signIn.email')).fill('ada');
  await dialog.getByRole('button', { name: t('signIn.register.submit') }).click();
  await expect(dialog.getByText(t('fields.email'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByLabel(t('signIn.email')).fill(EMAIL);
  await dialog.getByLabel(t('signIn.password')).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('signIn.register.submit') }).click();
  await expect(dialog.getByText(t('signIn.mailSent', { email: EMAIL }))).toBeFocused();

  const link = await mailedLink(server.dataFolder, 'verify');
  await page.goto(link.pathname + link.search);
  const menu = page.getByLabel(`${t('accountMenu.menu')}: ada`);
  await expect(menu).toBeVisible();
  await expect(page.getByText(t('callback.verified')).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await menu.click();
  await expect(page.getByText(t('accountMenu.credits', { count: 100 }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();

  const file = corpus.find(({ name }) => name === 'us-checking-plain');
  if (!file) throw new Error('the corpus has no such statement');
  await chooseServer(page);
  await dropFiles(page, [{ name: 'mine.pdf', path: file.path }]);
  await convertThere(page, 1);
  const entry = entryOf(page, 'mine.pdf');
  await expect(entry.getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();

  await menu.click();
  await page.getByRole('button', { name: t('accountMenu.signOut') }).click();
  await page.getByRole('button', { name: t('accountMenu.signIn') }).click();
  await page.getByRole('dialog').getByLabel(t('signIn.email')).fill(EMAIL);
  await page.getByRole('dialog').getByLabel(t('signIn.password')).fill('not my password');
  await page
    .getByRole('button', { name: t('signIn.sign-in.submit') })
    .last()
    .click();
  await expect(page.getByRole('alert').getByText(t('signIn.errors.wrong-credentials'))).toBeVisible();
  await page.getByRole('dialog').getByLabel(t('signIn.password')).fill(PASSWORD);
  await page
    .getByRole('button', { name: t('signIn.sign-in.submit') })
    .last()
    .click();
  await expect(menu).toBeVisible();
  await page.reload();
  await expect(menu).toBeVisible();
});

test('a link of a mail that is no longer good says so', async ({ page }) => {
  await open(page, '/auth/callback?verify=tlm_0123456789012345678901234567890123456789012');
  await expect(page.getByRole('alert')).toHaveText(t('signIn.errors.mail-link-invalid'));
  await expect(page).toHaveTitle(t('callback.meta.title'));
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('specification, section 2: the login dialog is shown and hidden', async ({ page }) => {
  await open(page, '/');
  const dialog = page.getByRole('dialog');
  const button = page.getByRole('button', { name: t('accountMenu.signIn') });
  await expect(dialog).toHaveCount(0);
  for (const hide of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: t('toasts.close') }).click(),
  ]) {
    await button.click();
    await expect(dialog.getByLabel(t('signIn.email'))).toBeVisible();
    await hide();
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});
