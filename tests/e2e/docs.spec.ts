import { exporters } from '@tallyleaf/exporters';
import { expect, faultsOfAccess, open, test, wordsOf } from './browser.ts';

const PAGES = {
  start: '',
  verdicts: '/verdicts',
  formats: '/formats',
  scans: '/scans',
  privacy: '/privacy',
  credits: '/credits',
  api: '/api',
  keyboard: '/keyboard',
} as const;

for (const [locale, prefix] of [
  ['en', ''],
  ['de', '/de'],
  ['ja', '/ja'],
] as const) {
  test(`every page of the help in ${locale}, on the narrowest phone`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [name, path] of Object.entries(PAGES)) {
      await open(page, `${prefix}/docs${path}`);
      const title = words(`docs.pages.${name}.title`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · Tallyleaf`);
      const current = page.getByRole('navigation', { name: words('docs.label') }).locator('[aria-current=page]');
      await expect(current).toHaveText(title);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, wider]).toEqual([path, 0]);
      expect([path, await faultsOfAccess(page)]).toEqual([path, []]);
    }
  });
}

test('the help lists every format that the software writes, and leads to the API', async ({ page }) => {
  const words = wordsOf('en');
  await open(page, '/docs/formats');
  for (const { id, extension } of exporters) {
    const row = page.getByRole('row', { name: `${words(`formats.${id}`)} .${extension}`, exact: true });
    await expect(row).toBeVisible();
  }
  await page.getByRole('link', { name: words('docs.pages.api.title') }).click();
  await page.getByRole('link', { name: words('docs.api') }).click();
  await expect(page).toHaveURL(/\/api\/docs\/?$/);
  const response = await page.goto('/docs/nothing', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(404);
  await expect(page.getByText(words('failure.notFound.message', { path: '/docs/nothing' }))).toBeVisible();
});
