import type { Page, Route } from '@playwright/test';
import { dropFiles, expect, faultsOfAccess, hydrated, open, t, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';

/** Scripts that cannot be had: gone after a deployment, or out of reach. The page stays, says so and tries again. */

/** Requests of these scripts get no answer or 404; the returned function brings them back. */
async function without(
  page: Page,
  scripts: RegExp,
  how: 'gone' | 'unreachable' = 'gone',
): Promise<() => Promise<void>> {
  const refuse = (route: Route) => (how === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort());
  await page.route(scripts, refuse);
  return () => page.unroute(scripts, refuse);
}

/** As if the page had reloaded for a missing script a moment ago. */
const reloadedJustNow = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.setItem('tallyleaf-reloaded', String(Date.now())));

const [first] = corpus;
const FILE = { name: 'march.pdf', path: first?.path ?? '' };
const SIGN_IN = /\/assets\/sign-in-dialog-[^/]*\.js$/;
const again = (page: Page) => page.getByRole('button', { name: t('missing.retry'), exact: true });
const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: t('accountMenu.signIn') });

/** The script of a route, as the router's own list names it. */
const scriptOf = async (page: Page, route: string): Promise<RegExp> => {
  const url = await page.evaluate(
    (id) =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, { module: string }> } })
        .__reactRouterManifest.routes[id]?.module,
    route,
  );
  return new RegExp(`${url?.replaceAll('.', '[.]')}$`);
};

for (const how of ['gone', 'unreachable'] as const) {
  test(`a dialog whose script is ${how}: the page stays, and the dialog comes at the next try`, async ({ page }) => {
    await open(page, '/');
    await reloadedJustNow(page);
    const back = await without(page, SIGN_IN, how);
    await signIn(page).click();
    await expect(page.getByText(t('missing.part'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
    expect(await faultsOfAccess(page)).toEqual([]);
    await back();
    await again(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('specification, section 8: a dialog whose script is gone reloads a page that has nothing to lose, once', async ({
  page,
}) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await without(page, SIGN_IN);
  await signIn(page).click();
  await page.waitForFunction(() => !('before' in window));
  await hydrated(page);
  await signIn(page).click();
  await expect(page.getByText(t('missing.part'))).toBeVisible();
});

test('files and results on the page are not lost to a missing script', async ({ page }) => {
  await open(page, '/');
  await dropFiles(page, [FILE]);
  await expect(page.getByRole('heading', { name: FILE.name })).toBeVisible();
  await without(page, SIGN_IN);
  await signIn(page).click();
  await expect(page.getByText(t('missing.part'))).toBeVisible();
  await expect(page.getByRole('heading', { name: FILE.name })).toBeVisible();
});

test('offline, without a service worker, the page stays; online again the dialog comes', async ({ page, context }) => {
  await open(page, '/');
  await context.setOffline(true);
  await signIn(page).click();
  await expect(page.getByText(t('missing.part'))).toBeVisible();
  await context.setOffline(false);
  // The first tries may come before the network is back: each says so again.
  await expect(async () => {
    if (await again(page).isVisible()) await again(page).click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a page whose script is gone is opened anew once; after that the page that is shown stays', async ({ page }) => {
  await open(page, '/');
  const script = await scriptOf(page, 'routes/pricing');
  // Before the page is there: what it leads to is fetched ahead.
  const back = await without(page, script);
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: t('pages.pricing') });
  await link.click();
  // The server's page of the target is opened; its scripts are missing, too, and it says so.
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByText(t('missing.start'))).toBeVisible();
  await back();
  await page.getByRole('link', { name: t('missing.retry') }).click();
  await hydrated(page);

  const backAgain = await without(page, script);
  await open(page, '/');
  await reloadedJustNow(page);
  await page.evaluate(() => Object.assign(window, { before: true }));
  await link.click();
  await expect(page.getByText(t('missing.part'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await backAgain();
  await again(page).click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
});

test('a script of the first load that is missing: the page says so in its language, and can be read', async ({
  page,
}) => {
  const words = wordsOf('de');
  const back = await without(page, /\/assets\/entry\.client-[^/]*\.js$/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto('/de');
  await expect(page.getByText(words('missing.start'))).toBeVisible();
  // Once by itself (specification, section 8), and not again.
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
  await back();
  await page.getByRole('link', { name: words('missing.retry') }).click();
  await hydrated(page);
  await expect(page.getByText(words('missing.start'))).toBeHidden();
});
