import type { Page } from '@playwright/test';
import { expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';

/** The pages that everybody may see (product, section 6), in three languages: the whole of them is walked by the matrix. */

const LOCALES = ['en', 'de', 'ja'] as const;
const PAGES = [
  ['/terms', 'terms.title'],
  ['/privacy', 'privacy.title'],
  ['/contact-us', 'contact.title'],
  ['/pricing', 'pricing.title'],
] as const;

const pathIn = (locale: string, path: string): string => (locale === 'en' ? path : `/${locale}${path}`);

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
