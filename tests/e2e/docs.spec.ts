import { exporters } from '@tallyleaf/exporters';
import { expect, faultsOfAccess, open, t, test } from './browser.ts';

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

test('help pages show their screens, in the reader’s language, and what to type', async ({ page }) => {
  for (const name of ['start', 'review', 'categories', 'ledger', 'batch'] as const) {
    await open(page, name === 'start' ? '/de/docs' : `/de/docs/${name}`);
    const picture = page.locator('article img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(shown).pathname).toMatch(new RegExp(`^/_ipx/f_webp,w_\\d+/help/de/${name}.webp$`));
    expect(await faultsOfAccess(page)).toEqual([]);
  }
  await open(page, '/docs/command-line');
  await expect(page.locator('article pre')).toContainText('npx tallyleaf convert march.pdf');
  expect(await faultsOfAccess(page)).toEqual([]);
});
