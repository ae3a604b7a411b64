import type { BrowserContext, Page } from '@playwright/test';
import type { Conversion } from '@tallyleaf/contract';
import { download, dropFiles, entryOf, expect, open, t, test } from './browser.ts';
import { corpus, temporaryFolder } from './product.ts';
import { scanOf } from './scanned.ts';

const document = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document) throw new Error('the corpus lacks its plain statement');
const amounts = document.expected.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));

let folder: ReturnType<typeof temporaryFolder>;
test.beforeAll(() => {
  folder = temporaryFolder();
});
test.afterAll(() => folder.remove());

/** What reads print: tesseract's builds and its languages' data. */
const PARTS = /tesseract-core|traineddata/;

async function convertScan(page: Page, name: string): Promise<void> {
  await dropFiles(page, [await scanOf(document as NonNullable<typeof document>, folder.path, name)]);
}

async function amountsOf(page: Page, name: string): Promise<readonly string[]> {
  const label = t('downloads.label', { name });
  await expect(entryOf(page, name).getByRole('group', { name: label })).toBeVisible({ timeout: 200_000 });
  const conversion = JSON.parse((await download(page, name, 'json')).toString('utf8')) as Conversion;
  expect(conversion.source).toMatchObject({ kind: 'scanned', ocr: { engine: 'tesseract.js' } });
  return conversion.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
}

/** The addresses asked for, as they are asked for. */
function addressesOf(context: BrowserContext): URL[] {
  const asked: URL[] = [];
  context.on('request', (request) => asked.push(new URL(request.url())));
  return asked;
}

test('a scan is read on this device, the next one without a network', async ({ page, context, server }) => {
  test.setTimeout(480_000);
  const asked = addressesOf(context);
  await open(page, '/');
  expect(asked.filter(({ pathname }) => PARTS.test(pathname))).toEqual([]);
  await convertScan(page, 'march.jpg');
  await expect(entryOf(page, 'march.jpg').getByText(t('steps.scansStarting', { pages: 1 }))).toBeVisible();
  expect(await amountsOf(page, 'march.jpg')).toEqual(amounts);
  expect(asked.some(({ pathname }) => PARTS.test(pathname))).toBe(true);

  await context.setOffline(true);
  await page.getByRole('button', { name: t('files.removeAll') }).click();
  await convertScan(page, 'april.jpg');
  expect(await amountsOf(page, 'april.jpg')).toEqual(amounts);
  expect(asked.filter(({ origin, protocol }) => origin !== server.url && protocol !== 'blob:')).toEqual([]);
});

test('where what reads scans cannot be fetched, that is said, and it is fetched on another try', async ({ page }) => {
  test.setTimeout(480_000);
  await page.context().route(PARTS, (route) => route.abort());
  await open(page, '/');
  await convertScan(page, 'march.jpg');
  const entry = entryOf(page, 'march.jpg');
  await expect(entry.getByText(t('failures.parts.title'))).toBeVisible();
  await page.context().unroute(PARTS);
  await entry.getByRole('button', { name: t('files.again') }).click();
  expect(await amountsOf(page, 'march.jpg')).toEqual(amounts);
});

test('a scan that is being read can be cancelled', async ({ page }) => {
  await open(page, '/');
  await convertScan(page, 'march.jpg');
  const entry = entryOf(page, 'march.jpg');
  await expect(entry.getByText(t('steps.scansStarting', { pages: 1 }))).toBeVisible();
  await page.getByRole('button', { name: t('files.cancel') }).click();
  await expect(entry.getByText(t('steps.cancelled'))).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(0);
});
