import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  test as base,
  chooseServer,
  convertThere,
  downloadFrom,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  hydrated,
  wordsOf,
} from './browser.ts';
import { corpus, type ServerProcess, startServer, temporaryFolder } from './product.ts';
import { tested } from './whole.ts';

const build = fileURLToPath(new URL('../../packages/web/build', import.meta.url));

/** A server whose pages are a copy, so that a test can make another build of them. */
const test = base.extend<object, { readonly server: ServerProcess; readonly webFolder: string }>({
  webFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = temporaryFolder();
      cpSync(build, folder.path, { recursive: true });
      await use(folder.path);
      folder.remove();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ webFolder }, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path, { WEB_FOLDER: webFolder });
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker' },
  ],
});
test.use({ serviceWorkers: 'allow' });

/** Opens a page and waits until it answers, and its service worker has kept what it needs and answers for it. */
async function install(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise<void>((resolve) =>
      serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
    );
  });
}

for (const [locale, path] of tested([
  ['en', '/'],
  ['de', '/de'],
  ['ja', '/ja'],
] as const)) {
  test(`offline after one visit in ${locale}: it opens, converts on this device, and says so`, async ({
    page,
    context,
  }) => {
    const words = wordsOf(locale);
    await install(page, path);
    await context.setOffline(true);
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(words('offline.banner'))).toBeVisible();
    await page.getByRole('button', { name: words('home.trySample') }).click();
    const entry = page.getByRole('article');
    await expect(entry.getByText(words('verdict.verified'), { exact: true }).first()).toBeVisible();
    const csv = (await downloadFrom(entry, 'csv', words)).toString('utf8');
    expect(csv.trim().split('\n').length).toBeGreaterThan(5);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}

test('offline, / leads to the language of choice, other pages open, and what is not kept leads home', async ({
  page,
  context,
}) => {
  const words = wordsOf('de');
  await install(page, '/de');
  await context.setOffline(true);
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await page.goto('/de/terms');
  await expect(page).toHaveURL(/\/de\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  await page.getByRole('link', { name: words('nav.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
  await page.goto('/de/not/kept');
  await expect(page).toHaveURL(/\/de$/);
});

test('another language is there offline once it was visited', async ({ page, context }) => {
  const words = wordsOf('fr');
  await install(page, '/');
  await page.goto('/fr', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
  await expect(page.getByText(words('offline.banner'))).toBeVisible();
});

test('calls are never kept', async ({ page }) => {
  await install(page, '/');
  await page.evaluate(() => Promise.all([fetch('/api/site'), fetch('/builds/latest.json')]));
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.filter((path) => /^\/(api|user|builds)\//.test(path))).toEqual([]);
  expect(kept.filter((path) => /tesseract|traineddata/.test(path))).toEqual([]);
});

/** Puts a newer build in the place of the one that is served, as a deployment does it, and has the page look for it. */
async function deploy(page: Page, webFolder: string): Promise<string> {
  const script = join(webFolder, 'client/sw.js');
  for (const copy of ['.br', '.gz']) rmSync(script + copy, { force: true });
  const before = readFileSync(script, 'utf8');
  const version = /version:`([^`]+)`/.exec(before)?.[1] ?? '';
  writeFileSync(script, before.replace(version, `${version}x`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return `${version}x`;
}

for (const [locale, path] of tested([
  ['en', '/'],
  ['de', '/de'],
  ['ja', '/ja'],
] as const)) {
  test(`a newer build waits until one takes it, in ${locale}`, async ({ page, webFolder }) => {
    const words = wordsOf(locale);
    await install(page, path);
    const version = await deploy(page, webFolder);
    const bar = page.getByText(words('update.ready'));
    await expect(bar).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: words('update.reload') }).click();
    await loaded;
    await expect(bar).toBeHidden();
    const shells = await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell')));
    expect(shells).toEqual([`tallyleaf-shell-${version}`]);
  });
}

/** Two tabs, two builds and a server that converts, on a machine that may be busy with other things. */
const PATIENCE = 120_000;

test('a newer build waits for a conversion in another tab, and takes no result from it', async ({
  page,
  context,
  webFolder,
}) => {
  test.setTimeout(3 * PATIENCE);
  const words = wordsOf('en');
  await install(page, '/');
  const other = await context.newPage();
  await install(other, '/');
  // The server takes its time: the upload is held back until the test lets it go.
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await other.route('**/api/v1/conversions', async (route) => {
    await held;
    await route.continue();
  });
  const file = corpus.find(({ name }) => name === 'us-checking-plain') ?? corpus[0];
  await chooseServer(other);
  await dropFiles(other, [{ name: 'long.pdf', path: file?.path ?? '' }]);
  await convertThere(other, 1);

  await deploy(page, webFolder);
  await page.getByRole('button', { name: words('update.reload') }).click();
  await expect(page.getByText(words('update.waiting'))).toBeVisible();
  await expect(other.getByRole('button', { name: words('files.cancel') }).first()).toBeVisible();

  const loaded = page.waitForEvent('load', { timeout: PATIENCE });
  letGo();
  const verdict = entryOf(other, 'long.pdf').getByText(words('verdict.verified'), { exact: true }).first();
  await expect(verdict).toBeVisible({ timeout: PATIENCE });
  await loaded;
  // That page is old now and says so; its result stays until its reader takes the new version there, too.
  await expect(other.getByText(words('update.ready'))).toBeVisible();
  await expect(verdict).toBeVisible();
  const again = other.waitForEvent('load');
  await other.getByRole('button', { name: words('update.reload') }).click();
  await again;
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(words('home.title'));
});
