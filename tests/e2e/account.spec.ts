import { expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';
import { mailedLink } from './mails.ts';
import { PASSWORD, signUp } from './people.ts';

test('without a sign-in the account says why there is nothing, and asks to sign in', async ({ page }) => {
  await open(page, '/account/plan');
  await expect(page.getByRole('dialog', { name: t('signIn.sign-in.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('account.why'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('profile and address are saved, each by itself', async ({ page, server }) => {
  await signUp(page, server, 'profile@example.org');
  await page.getByLabel(`${t('accountMenu.menu')}: profile`).click();
  await page.getByRole('link', { name: t('accountMenu.account') }).click();
  await page.getByLabel(t('account.profile.name')).fill('Ada King');
  await page.getByLabel(t('account.profile.phone')).fill('+49 30 1234567');
  await page.getByRole('combobox', { name: t('account.profile.language') }).selectOption('de');
  await page.getByRole('button', { name: t('account.save') }).click();
  await expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible();
  await expect(page.getByLabel(`${t('accountMenu.menu')}: Ada King`)).toBeVisible();

  await page.getByLabel(t('account.email.new')).fill('countess@example.org');
  await page.getByLabel(t('account.password.current')).fill('not my password');
  await page.getByRole('button', { name: t('account.email.submit') }).click();
  await expect(page.getByText(t('account.errors.wrong-credentials'))).toBeVisible();
  await page.getByLabel(t('account.password.current')).fill(PASSWORD);
  await page.getByRole('button', { name: t('account.email.submit') }).click();
  await expect(page.getByText(t('account.email.sent', { email: 'countess@example.org' }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  const link = await mailedLink(server.dataFolder, 'change', 'countess@example.org');
  await page.goto(link.pathname + link.search);
  // The mail, and where it leads, are in the language that was chosen.
  await expect(page.getByRole('heading', { name: wordsOf('de')('callback.changed.title') })).toBeVisible();
  await open(page, '/account');
  await expect(page.getByLabel(t('account.profile.name'))).toHaveValue('Ada King');
  await expect(page.getByText(t('account.email.lead', { email: 'countess@example.org' }))).toBeVisible();
});

test('sessions are listed and ended; another password ends the others', async ({ page, server }) => {
  await signUp(page, server, 'doors@example.org');
  for (const agent of ['one', 'two']) {
    await page.request.post(`${server.url}/api/auth/login`, {
      data: { email: 'doors@example.org', password: PASSWORD },
      headers: { 'user-agent': `program ${agent}` },
    });
  }
  await open(page, '/account/security');
  await expect(page.getByText('program one').first()).toBeVisible();
  await expect(page.getByText(t('account.sessions.current'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('button', { name: `${t('account.sessions.end')} program one` }).click();
  await expect(page.getByText('program one')).toHaveCount(0);
  await page.getByLabel(t('account.password.current')).fill(PASSWORD);
  await page.getByLabel(t('account.password.new')).fill('another tally of leaves');
  await page.getByRole('button', { name: t('account.password.submit') }).click();
  await expect(page.getByText(t('account.password.changed'))).toBeVisible();
  await expect(page.getByText('program two')).toHaveCount(0);
});

test('plan and credits are shown with the ledger; payments are off here', async ({ page, server }) => {
  await signUp(page, server, 'ledger@example.org');
  await open(page, '/account/plan');
  await expect(page.getByText(t('account.plan.free'), { exact: true })).toBeVisible();
  await expect(page.getByText(t('account.plan.off'))).toBeVisible();
  await expect(page.getByRole('cell', { name: '+100' })).toBeVisible();
  await expect(page.getByRole('definition').nth(1)).toHaveText('100');
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('a key is made, shown once and revoked; a webhook is added, tested, switched off and deleted', async ({
  page,
  server,
}) => {
  await signUp(page, server, 'programs@example.org');
  await open(page, '/account/programs');
  await page.getByLabel(t('account.keys.name'), { exact: true }).fill('bookkeeping');
  await page.getByRole('button', { name: t('account.keys.make') }).click();
  const secret = page.getByLabel(t('account.keys.made'));
  await expect(secret).toHaveValue(/^tlk_/);
  const key = await secret.inputValue();
  const asKey = { headers: { authorization: `Bearer ${key}` } };
  expect((await page.request.get(`${server.url}/api/credits/user`, asKey)).status()).toBe(200);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('button', { name: t('account.secret.done') }).click();
  await expect(secret).toHaveCount(0);
  await page.getByRole('button', { name: t('account.keys.revoke') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.keys.revoke') })
    .click();
  await expect(page.getByText(t('account.keys.none'))).toBeVisible();
  expect((await page.request.get(`${server.url}/api/credits/user`, asKey)).status()).toBe(401);

  await page.getByLabel(t('account.webhooks.url'), { exact: true }).fill('https://books.example.org/hook');
  await page.getByRole('button', { name: t('account.webhooks.add') }).click();
  await expect(page.getByLabel(t('account.webhooks.made'))).toHaveValue(/^whsec_/);
  await page.getByRole('button', { name: t('account.webhooks.test') }).click();
  await expect(page.getByText(new RegExp(`^${t('account.webhooks.names.test')} · `))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('button', { name: t('account.webhooks.switchOff') }).click();
  await expect(page.getByText(t('account.webhooks.off.self'), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: t('account.webhooks.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.webhooks.delete') })
    .click();
  await expect(page.getByText(t('account.webhooks.none'))).toBeVisible();
});

test('keeping is set, data taken out, the account deleted', async ({ page, server }) => {
  await signUp(page, server, 'leaver@example.org');
  await open(page, '/account/data');
  await page.getByLabel(t('account.keeping.results')).selectOption(t('account.days', { count: 7 }));
  await page.getByLabel(t('account.keeping.never')).check();
  await page.getByRole('button', { name: t('account.save') }).click();
  await expect(page.getByText(t('account.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(t('account.keeping.results'))).toHaveValue('168');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account.export.submit') }).click();
  expect((await saving).suggestedFilename()).toBe('account.zip');

  await page.getByRole('button', { name: t('account.delete.submit') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(t('account.delete.goes.conversions'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByLabel(t('account.password.current')).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('account.delete.submit') }).click();
  await expect(page.getByText(t('account.delete.done')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('accountMenu.signIn') })).toBeVisible();
});
