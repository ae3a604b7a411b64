import { exporters } from '@tallyleaf/exporters';
import { expect, open, t, test } from './browser.ts';

test('the help lists every format that the software writes, and leads to the API', async ({ page }) => {
  await open(page, '/docs/formats');
  for (const { id, extension } of exporters) {
    const row = page.getByRole('row', { name: `${t(`formats.${id}`)} .${extension}`, exact: true });
    await expect(row).toBeVisible();
  }
  await page.getByRole('link', { name: t('docs.pages.api.title') }).click();
  await page.getByRole('link', { name: t('docs.api') }).click();
  await expect(page).toHaveURL(/\/api\/docs\/?$/);
  const response = await page.goto('/docs/nothing', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.getByText(t('failure.notFound.message', { path: '/docs/nothing' }))).toBeVisible();
});
