import type { Page } from '@playwright/test';
import { expect, hydrated, open, t, test } from './browser.ts';

/** What a page does before anybody does anything on it: little, as a slow phone answers nothing meanwhile. */

/** From now on the page notes which formatters of `Intl` it makes that look through the data of every language. */
async function noteFormatters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(window, { made });
    for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
      const make = Intl[name];
      Object.assign(Intl, {
        [name]: new Proxy(make, {
          construct(target, args) {
            made.push(name);
            return Reflect.construct(target, args);
          },
        }),
      });
    }
  });
}

const madeOn = (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { made: string[] }).made);

/** A row of the sample's picture, as it is read. */
const row = (page: Page) => page.locator('figure .read-along').first();
const isAlive = (page: Page): Promise<boolean> =>
  row(page).evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
const markedFigure = (page: Page) => row(page).locator('.figure.font-semibold');

for (const path of ['/', '/de', '/ja', '/pricing', '/de/pricing', '/ja/pricing']) {
  test(`${path} comes to life without a formatter of figures or dates`, async ({ page }) => {
    await noteFormatters(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await hydrated(page);
    if (path.endsWith('pricing')) await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
    expect(await madeOn(page)).toEqual([]);
  });
}

test('the sample’s picture is left as it was written until somebody does something, and then answers', async ({
  page,
}) => {
  await open(page, '/');
  await expect(row(page)).toContainText('Mar 03, 2025');
  expect(await isAlive(page)).toBe(false);
  await page.mouse.move(5, 5);
  await expect.poll(() => isAlive(page)).toBe(true);
  await row(page).hover();
  await expect(markedFigure(page)).toBeVisible();
});

test('on the way from another page the picture is there at once', async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => {
    const [home] = document.querySelectorAll<HTMLAnchorElement>('header a[href="/"]');
    home?.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  expect(await isAlive(page)).toBe(true);
});
