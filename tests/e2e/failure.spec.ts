import { expect, faultsOfAccess, test, wordsOf } from './browser.ts';

const LOCALES = [
  ['en', ''],
  ['de', '/de'],
  ['ja', '/ja'],
] as const;

for (const [locale, prefix] of LOCALES) {
  test(`specification, section 2: an unmatched path in ${locale}`, async ({ page }) => {
    const words = wordsOf(locale);
    const response = await page.goto(`${prefix}/nowhere/at-all?from=mail`, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect(page.getByText(words('failure.status', { status: '404' }))).toBeVisible();
    await expect(page.getByRole('banner').getByText(words('product'), { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(words('failure.notFound.meta.title'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('failure.notFound.title'));
    const said = words('failure.notFound.message', { path: `${prefix}/nowhere/at-all` });
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: words('failure.contact') })).toHaveAttribute(
      'href',
      `${prefix}/contact-us`,
    );
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.getByRole('link', { name: words('failure.notFound.action') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
  });
}

test('specification, section 8: a page behind what is no locale is refused, with its full path', async ({ page }) => {
  for (const path of ['/en/terms?from=mail', '/xx/privacy']) {
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    const said = wordsOf('en')('failure.notFound.refused', { path });
    await expect(page.getByText(said, { exact: true })).toBeVisible();
  }
});

test('specification, section 8: where no texts can be had the page stays as it was written, and the console tells why', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  // The texts' files import nothing; the page's own, of the same names, do.
  await page.route(/\/assets\/(common|home|result)-[^/]*\.js$/, async (route) => {
    const answer = await route.fetch();
    const isPage = /^(import|const __vite)/.test(await answer.text());
    await (isPage ? route.fulfill({ response: answer }) : route.abort());
  });
  await page.goto('/');
  await expect.poll(() => logged.join('\n')).toContain('Failed to get the i18n instance');
  expect(logged.join('\n')).toContain('Failed locale loading');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('en')('home.title'));
});
