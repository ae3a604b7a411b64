import { startStripe } from '../../packages/server/src/testing/stripe.ts';
import { expect, faultsOfAccess, open, t, test } from './browser.ts';
import { startServer, temporaryFolder } from './product.ts';

test('where payments are off, pricing says so and sells nothing', async ({ page }) => {
  await open(page, '/pricing');
  await expect(page.getByText(t('pricing.off.title'))).toBeVisible();
  await expect(page.getByRole('row', { name: t('planNames.starter-monthly') }).first()).toContainText(
    t('pricing.notForSale'),
  );
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(0);
});

test('where they are on, prices are those of the payment service, and buying asks to sign in', async ({ page }) => {
  const stripe = await startStripe();
  const folder = temporaryFolder();
  const server = await startServer(folder.path, { ...stripe.environment });
  try {
    await open(page, `${server.url}/pricing`);
    const price = t('pricing.perMonth', { price: '€9' });
    await expect(page.getByRole('table').getByText(price)).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page
      .getByRole('button', { name: t('pricing.buy', { plan: t('planNames.starter-monthly') }) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    await server.stop();
    await stripe.close();
    folder.remove();
  }
});

test('prices that cannot be had are said to be missing, and can be asked for again', async ({ page }) => {
  await page.route('**/api/plans', (route) => route.abort());
  await open(page, '/pricing');
  await expect(page.getByText(t('pricing.failed.title'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.unroute('**/api/plans');
  await page.getByRole('button', { name: t('pricing.failed.again') }).click();
  await expect(page.getByText(t('pricing.off.title'))).toBeVisible();
});
