import type { Page } from '@playwright/test';
import { expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';

/** The pages that everybody may see (product, section 6), in three languages: the whole of them is walked by the matrix. */

const LOCALES = ['en', 'de', 'ja'] as const;
const TAGS = ['en-US', 'es-ES', 'pt-PT', 'fr-FR', 'de-DE', 'it-IT', 'ja-JP', 'zh-CN', 'zh-TW', 'x-default'];
const PAGES = [
  ['/', 'home.title'],
  ['/terms', 'terms.title'],
  ['/privacy', 'privacy.title'],
  ['/contact-us', 'contact.title'],
  ['/pricing', 'pricing.title'],
  ['/pdf-to-excel', 'pdfToExcel.title'],
  ['/pdf-to-qbo', 'pdfToQbo.title'],
  ['/pdf-to-ofx', 'pdfToOfx.title'],
  ['/scan-to-csv', 'scanToCsv.title'],
] as const;

const pathIn = (locale: string, path: string): string =>
  locale === 'en' ? path : `/${locale}${path === '/' ? '' : path}`;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, title] of PAGES) {
  for (const locale of LOCALES) {
    test(`${pathIn(locale, path)}: one heading, its title, nothing in the way, nothing wider than a phone`, async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on('console', (message) => (message.type() === 'error' ? faults.push(message.text()) : undefined));
      page.on('pageerror', (error) => faults.push(error.message));
      const words = wordsOf(locale);
      await open(page, pathIn(locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title));
      await expect(page).toHaveTitle(words(title.replace(/\.title$/, '.meta.title')));
      expect(await faultsOfAccess(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await overflow(page)).toBe(0);
      expect(faults).toEqual([]);
    });
  }
}

test('pages say where they are at home, in which languages, and what to show of them', async ({
  page,
  server,
  request,
}) => {
  for (const [path] of PAGES) {
    for (const locale of LOCALES) {
      const own = pathIn(locale, path);
      await open(page, own);
      const hrefs = (selector: string) =>
        page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(await hrefs('link[rel=canonical]')).toEqual([server.url + own]);
      const alternates = page.locator('link[rel=alternate]');
      expect(await alternates.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))).toEqual(TAGS);
      const found = await hrefs('link[rel=alternate]');
      expect(found).toContain(`${server.url}${pathIn('zh-TW', path)}`);
      expect(found.at(-1)).toBe(server.url + path);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect(picture).toBe(`${server.url}/share/${locale}.png`);
      expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
    }
  }
  const map = await (await request.get('/sitemap.xml')).text();
  expect(map.match(/<loc>/g)?.length).toBe(9 * (map.match(/<loc>[^<]*\/de(\/|<)/g)?.length ?? 0));
  expect(map).not.toMatch(/auth\/callback|conversions/);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${server.url}/sitemap.xml`);
});

test('the kinds of statements can be leafed through by buttons (specification, section 9)', async ({ page }) => {
  await open(page, '/');
  const slides = page.getByRole('region', { name: t('kindsOf.region') });
  const dot = (slide: number) => slides.getByRole('button', { name: t('kindsOf.go', { slide }) });
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await slides.getByRole('button', { name: t('kindsOf.next') }).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await dot(5).click();
  await expect(dot(5)).toHaveAttribute('aria-current', 'true');
  await expect(slides.getByRole('heading', { name: t('kindsOf.dates.title') })).toBeInViewport();
  await slides.getByRole('button', { name: t('kindsOf.prev') }).click();
  await expect(dot(4)).toHaveAttribute('aria-current', 'true');
});

for (const [path, format, texts] of [
  ['/pdf-to-excel', 'xlsx', 'pdfToExcel'],
  ['/pdf-to-qbo', 'qbo', 'pdfToQbo'],
] as const) {
  test(`${path} converts at once, and offers its format first, whatever was taken last`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('export_format', 'json'));
    await open(page, path);
    await page.getByRole('button', { name: t('home.trySample') }).click();
    await expect(page.getByRole('article').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
    const name = t('downloads.as', { format: t(`formats.${format}`) });
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(t(`${texts}.meta.title`));
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}

for (const locale of LOCALES) {
  test(`redirect-create (specification, section 2): ${pathIn(locale, '/create')} leads home, to where files are chosen`, async ({
    page,
  }) => {
    await open(page, pathIn(locale, '/create'));
    await expect(page).toHaveURL(new RegExp(`${pathIn(locale, '/')}#choose$`));
    await expect(page.locator('button').filter({ hasText: wordsOf(locale)('drop.choose') })).toBeFocused();
  });
}

test('privacy says how long things are kept here, and who else is involved', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByText(t('privacy.server.text', { hours: 24, days: 30 }).split('\n')[1] ?? '')).toBeVisible();
  await expect(page.getByText(t('privacy.others.off'))).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'support@localhost' })).toBeVisible();
});

test('a message that cannot be sent stays; one that is sent says where the answer goes', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByLabel(t('contact.name')).fill('Ada');
  await page.getByLabel(t('contact.email')).fill('ada@example.org');
  await page.getByLabel(t('contact.message')).fill('Does it read statements of my bank?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('alert').getByText(t('contact.failed.network'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: t('contact.send') }).click();
  await expect(page.getByRole('heading', { name: t('contact.sent.title') })).toBeFocused();
  await expect(page.getByText(t('contact.sent.text', { email: 'ada@example.org' }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
});
