import { expect, t, test } from './browser.ts';

/** What the page fetches of its own accord, once it stands (specification, sections 7 and 9). */

test('the manifest of the build, then the pages that this one leads to, in its own language', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  await page.goto('/de');
  const { id } = (await (await page.request.get('/builds/latest.json')).json()) as { id: string };
  await expect.poll(() => asked).toContain(`/de/terms/_payload.json?${id}`);
  await expect.poll(() => asked).toContain(`/de/privacy/_payload.json?${id}`);
  expect(asked.indexOf(`/builds/meta/${id}.json`)).toBeGreaterThan(0);
  expect(asked.filter((path) => /^\/(fr|terms)\b.*_payload/.test(path))).toEqual([]);
  await expect(page.locator('link[rel=modulepreload][href*="/terms-"]')).toHaveCount(1);
});

test('a manifest that cannot be fetched is only logged (specification, section 8)', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(`${message.type()}: ${message.text()}`));
  await page.route('**/builds/meta/*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/');
  await expect.poll(() => logged.join('\n')).toContain('manifest could not be fetched');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await expect(page.getByRole('status').filter({ hasText: t('update.ready') })).toHaveCount(0);
});
