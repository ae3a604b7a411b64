import type { Page } from '@playwright/test';
import { type FakeStripe, startStripe } from '../../packages/server/src/testing/stripe.ts';
import {
  test as base,
  chooseServer,
  convertThere,
  download,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  open,
  t,
} from './browser.ts';
import { signUp } from './people.ts';
import { corpus, type ServerProcess, startServer, temporaryFolder } from './product.ts';

const file = corpus.find(({ name }) => name === 'us-checking-plain') ?? corpus[0];

/** A server that sells, by a local double of Stripe. */
const test = base.extend<object, { readonly stripe: FakeStripe; readonly server: ServerProcess }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path, { ...stripe.environment });
      stripe.webhookUrl = `${server.url}/api/stripe/webhook`;
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});

const dropOnServer = async (page: Page, name: string): Promise<void> => {
  await chooseServer(page);
  await dropFiles(page, [{ name, path: file?.path ?? '' }]);
  await expect(entryOf(page, name).getByText(/\d pages?/)).toBeVisible();
};

/** Spends what somebody has, up to the last credit but so many. */
async function spendAllBut(page: Page, left: number): Promise<void> {
  const status = await page.evaluate(async (keep) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('auth_token')}`,
      'Content-Type': 'application/json',
    };
    const { data } = await (await fetch('/api/credits/user', { headers })).json();
    const body = JSON.stringify({
      amount: data.available - keep,
      reason: 'test',
      idempotency_key: crypto.randomUUID(),
    });
    return (await fetch('/api/credits/deduct', { method: 'POST', headers, body })).status;
  }, left);
  expect(status).toBe(200);
}

test('specification, section 5: too few credits block, and a plan is bought', async ({ page, server }) => {
  await signUp(page, server, 'buyer@example.org');
  await spendAllBut(page, 0);
  await open(page, '/');
  await dropOnServer(page, 'march.pdf');
  await page.getByRole('button', { name: t('files.convert', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('upgrade.title') });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator('[data-source="create-before-generate"]')).toBeVisible();
  await expect(dialog.getByText('€9 a month')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  expect((await page.request.get(`${server.url}/api/v1/conversions`)).ok()).toBe(true);

  await dialog.getByRole('button', { name: `${t('upgrade.buy')} ${t('planNames.starter-monthly')}` }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(/\/account\/plan/);
  await expect(page.getByText(t('account.paid.title'))).toBeVisible();
  await expect(
    page.getByText(t('account.paid.has', { plan: t('planNames.starter-monthly'), count: 1000 })),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  expect(await faultsOfAccess(page)).toEqual([]);

  await page.getByRole('button', { name: t('account.plan.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('account.plan.cancel') })
    .click();
  await expect(page.getByRole('button', { name: t('account.plan.cancel') })).toHaveCount(0);
});

test('instead of buying, the same runs on this device', async ({ page, server }) => {
  await signUp(page, server, 'thrifty@example.org');
  await spendAllBut(page, 0);
  await open(page, '/');
  await dropOnServer(page, 'april.pdf');
  await page.getByRole('button', { name: t('files.convert', { count: 1 }) }).click();
  await page.getByRole('button', { name: t('upgrade.device.action') }).click();
  await expect(entryOf(page, 'april.pdf').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  await expect(entryOf(page, 'april.pdf').getByText(new RegExp(t('files.here')))).toBeVisible();
});

test('a 402 of the server leads to the dialog, too', async ({ page, server }) => {
  await signUp(page, server, 'late@example.org');
  await open(page, '/');
  await dropOnServer(page, 'may.pdf');
  await expect(page.getByText(/credits? needed, .* left$/)).toBeVisible();
  await spendAllBut(page, 0);
  await page.getByRole('button', { name: t('files.convert', { count: 1 }) }).click();
  await expect(page.getByRole('dialog', { name: t('upgrade.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entryOf(page, 'may.pdf').getByText(t('failures.credits.title'))).toBeVisible();
});

test('product, section 7: three questions after the first conversion on the server, once', async ({ page, server }) => {
  await signUp(page, server, 'asked@example.org');
  await open(page, '/');
  await chooseServer(page);
  await dropFiles(page, [{ name: 'june.pdf', path: file?.path ?? '' }]);
  await convertThere(page, 1);
  const dialog = page.getByRole('dialog', { name: t('survey.title') });
  await expect(entryOf(page, 'june.pdf').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  // Nothing covers the result; the questions come when it was taken out.
  await page.waitForLoadState('networkidle');
  await expect(dialog).toHaveCount(0);
  await download(page, 'june.pdf', 'csv');
  await expect(dialog).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByLabel(t('survey.use.question')).selectOption('for-clients');
  await dialog.getByLabel(t('survey.wish')).fill('Nothing.');
  await dialog.getByRole('button', { name: t('survey.submit') }).click();
  await expect(page.getByText(t('survey.thanks', { count: 20 })).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The same file again costs nothing, and that is said before.
  await dropOnServer(page, 'june again.pdf');
  await expect(page.getByText(t('files.paid'))).toBeVisible();
  await page.getByRole('button', { name: t('files.convert', { count: 1 }) }).click();
  await expect(entryOf(page, 'june again.pdf').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  await open(page, '/account/plan');
  await expect(page.getByRole('definition').nth(2)).toHaveText('20');
  await expect(dialog).toHaveCount(0);
});
