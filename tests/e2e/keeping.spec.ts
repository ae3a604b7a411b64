import type { Page } from '@playwright/test';
import { dropFiles, entryOf, expect, faultsOfAccess, open, t, test } from './browser.ts';
import { corpus } from './product.ts';

/** What is left of a statement that was converted on this device, and where: nothing, unless it was kept. */

const document_ = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document_) throw new Error('the corpus lacks its plain statement');
const file = { name: 'march.pdf', path: document_.path };
/** A word of its rows, by which anything of it would be known again. */
const WORD = document_.expected.statements[0]?.transactions[0]?.description ?? '';

/** All that this browser stores for the app beside the tab's own, as text; the app's own files are named, not read. */
async function storedBeyondTab(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of db.objectStoreNames) {
        const all = await new Promise<unknown>((resolve, reject) => {
          const asked = db.transaction(store).objectStore(store).getAll();
          asked.onsuccess = () => resolve(asked.result);
          asked.onerror = () => reject(asked.error);
        });
        found.push([name, store, all]);
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => url);
      found.push(urls.filter((url) => !/\.(?:js|css|woff2|wasm|json|html|svg|png|webmanifest)$|\/$/.test(url)));
    }
    return JSON.stringify(found);
  });
}

const inTab = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('open_')));

const convertHere = async (page: Page): Promise<void> => {
  await dropFiles(page, [file]);
  await expect(entryOf(page, file.name).locator('tbody tr[data-row]').first()).toBeVisible();
  await expect.poll(async () => (await inTab(page)).some((key) => key.startsWith('open_result_'))).toBe(true);
};

test('a result survives a reload of its tab, and its review opens; without "keep" nothing is left after the tab', async ({
  context,
}) => {
  const page = await context.newPage();
  await open(page, '/');
  await convertHere(page);
  expect(WORD.length).toBeGreaterThan(3);
  expect(await storedBeyondTab(page)).not.toMatch(new RegExp(`${WORD}|${file.name}`));

  await page.reload();
  await expect(entryOf(page, file.name).getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('keep.open', { count: 1 }))).toBeVisible();
  await entryOf(page, file.name)
    .getByRole('link', { name: new RegExp(`^${t('result.review')}`) })
    .click();
  await page.waitForURL(/\/conversions\/[0-9a-f-]{36}$/);
  await expect(page.locator('.viewer .page canvas').first()).toBeVisible();
  // The review of a reloaded tab finds it, too, and home has it still.
  await page.reload();
  await expect(page.locator('.viewer .page canvas').first()).toBeVisible();
  expect(await storedBeyondTab(page)).not.toMatch(new RegExp(`${WORD}|${file.name}`));
  await page.getByRole('link', { name: t('nav.home') }).click();
  await expect(entryOf(page, file.name)).toBeVisible();

  await page.close();
  const next = await context.newPage();
  await open(next, '/');
  expect(await inTab(next)).toEqual([]);
  expect(await storedBeyondTab(next)).not.toMatch(new RegExp(`${WORD}|${file.name}`));
  await open(next, '/conversions');
  await expect(next.getByText(file.name)).toHaveCount(0);
});

test('what is kept outlives the tab, and "forget" leaves nothing at all', async ({ context }) => {
  const page = await context.newPage();
  await open(page, '/');
  await convertHere(page);
  await page.getByRole('button', { name: t('keep.keep') }).click();
  await expect(page.getByText(t('keep.kept', { count: 1, days: 30 }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  expect(await storedBeyondTab(page)).toContain(WORD);
  await page.reload();
  await expect(entryOf(page, file.name)).toBeVisible();
  await page.getByRole('button', { name: t('keep.forget') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  expect(await inTab(page)).toEqual([]);
  expect(await storedBeyondTab(page)).not.toMatch(new RegExp(`${WORD}|${file.name}`));

  await convertHere(page);
  await page.getByRole('button', { name: t('keep.keep') }).click();
  await page.getByRole('checkbox', { name: t('keep.always') }).check();
  await page.close();
  const next = await context.newPage();
  await open(next, '/');
  await dropFiles(next, [{ ...file, name: 'april.pdf' }]);
  await expect(next.getByText(t('keep.kept', { count: 1, days: 30 }))).toBeVisible();
});

test('who leaves with a result that is nowhere else is asked first, and not once it was taken', async ({ page }) => {
  await open(page, '/');
  await convertHere(page);
  const asks = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^${t('downloads.as', { format: '' }).trim()}`) }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^march\./);
  await expect.poll(asks).toBe(false);
});

test('a file that is chosen before the scripts are there is converted', async ({ page }) => {
  let isChosen = (): void => {};
  const chosen = new Promise<void>((resolve) => {
    isChosen = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.locator('main input[type=file]:not([capture])');
  await field.setInputFiles(file.path);
  expect(await page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react')))).toBe(false);
  isChosen();
  await expect(
    page.getByRole('article', { name: 'input.pdf' }).getByText(t('verdict.verified'), { exact: true }).first(),
  ).toBeVisible({ timeout: 60_000 });
});

test('what was taken from the review is not asked about, until it is corrected again', async ({ page }) => {
  await open(page, '/');
  await convertHere(page);
  await entryOf(page, file.name)
    .getByRole('link', { name: new RegExp(`^${t('result.review')}`) })
    .click();
  await expect(page.locator('.viewer .page canvas').first()).toBeVisible();
  const asks = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await asks()).toBe(true);
  const correct = async (text: string): Promise<void> => {
    await page.locator('[data-row="0"] [data-of="description"]').click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await correct('Rent');
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: new RegExp(`^${t('downloads.as', { format: '' }).trim()}`) }).click(),
  ]);
  await expect.poll(asks).toBe(false);
  await correct('Rent for March');
  await expect.poll(asks).toBe(true);
});
