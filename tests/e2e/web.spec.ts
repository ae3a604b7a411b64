import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Conversion } from '@tallyleaf/contract';
import { Value } from 'typebox/value';
import {
  chooserBy,
  chooseServer,
  convertThere,
  download,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  fileField,
  formatRow,
  open,
  t,
  tabTo,
  test,
  wordsOf,
} from './browser.ts';
import { hostileFiles } from './hostile-files.ts';
import { corpus } from './product.ts';
import { cellsOf } from './read-xlsx.ts';

const document = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document) throw new Error('the corpus lacks its plain statement');
const file = { name: `${document.name}.pdf`, path: document.path };
const [statement] = document.expected.statements;
const count = statement?.transactions.length ?? 0;
const verdict = t(`verdict.${statement?.reconciliation.status ?? 'verified'}`);

const rowsOf = (page: Page) => entryOf(page, file.name).locator('tbody tr[data-row]');

async function checkDownloads(page: Page): Promise<void> {
  const csv = (await download(page, file.name, 'csv')).toString('utf8').trim().split('\r\n');
  expect(csv.length).toBe(1 + count);
  const cells = await cellsOf(await download(page, file.name, 'xlsx'));
  expect(cells.some((cell) => cell instanceof Date)).toBe(true);
  expect(cells).toContain(Math.abs(Number(statement?.transactions[0]?.amount)));
  const json = JSON.parse((await download(page, file.name, 'json')).toString('utf8')) as unknown;
  expect(Value.Check(Conversion, json)).toBe(true);
}

test('without script the page can be read', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(server.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
  await context.close();
});

test('a dropped file is converted on this device, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`);
  });
  await open(page, '/');
  await dropFiles(page, [file]);
  await expect(entryOf(page, file.name).getByText(verdict, { exact: true }).first()).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(count);
  expect(await faultsOfAccess(page)).toEqual([]);
  await checkDownloads(page);
  expect(sent).toEqual([]);
});

test('a chosen file is converted on the server, and removed there with its entry', async ({ page }) => {
  await open(page, '/');
  await chooseServer(page);
  await fileField(page).setInputFiles({
    name: file.name,
    mimeType: 'application/pdf',
    buffer: readFileSync(file.path),
  });
  await convertThere(page, 1);
  await expect(entryOf(page, file.name).getByText(verdict, { exact: true }).first()).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(count);
  await checkDownloads(page);
  const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('button', { name: t('files.remove', { name: file.name }) }).click();
  expect((await deleted).status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title'));
});

test('a failed verdict leads to the rows at which it breaks', async ({ page }) => {
  const broken = corpus.find(({ expected }) => expected.statements.some((s) => s.reconciliation.status === 'failed'));
  if (!broken) throw new Error('the corpus has no statement that does not add up');
  await open(page, '/');
  await dropFiles(page, [{ name: 'misprint.pdf', path: broken.path }]);
  const entry = entryOf(page, 'misprint.pdf');
  await expect(entry.getByText(t('verdict.failed'), { exact: true }).first()).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('the sample needs no file', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: t('home.trySample') }).click();
  await expect(page.getByRole('article').getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
});

test('on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const overflow = () =>
    page.evaluate(() => window.document.documentElement.scrollWidth - window.document.documentElement.clientWidth);
  await open(page, '/');
  expect(await overflow()).toBe(0);
  await dropFiles(page, [file]);
  await expect(rowsOf(page)).toHaveCount(count);
  expect(await overflow()).toBe(0);
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('everything can be done without a mouse', async ({ page }) => {
  await open(page, '/');
  await tabTo(page, page.getByRole('button', { name: t('place.server.instead') }));
  await page.keyboard.press('Enter');
  const device = page.getByRole('button', { name: t('place.device.instead') });
  await expect(device).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(fileField(page)).toBeFocused();
  const chooser = await chooserBy(page, () => page.keyboard.press('Enter'));
  await chooser.setFiles({ name: file.name, mimeType: 'application/pdf', buffer: readFileSync(file.path) });
  await expect(rowsOf(page)).toHaveCount(count);
  await tabTo(page, page.getByRole('button', { name: t('downloads.more'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'csv').first());
  const [got] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(got.suggestedFilename()).toBe(`${document.name}.csv`);
});

test('offline, a banner says so, and this device still converts', async ({ page, context }) => {
  await open(page, '/');
  await dropFiles(page, [file]);
  // The page fetches the engine when a conversion starts; the first one brings it.
  await expect(rowsOf(page)).toHaveCount(count);
  await context.setOffline(true);
  await expect(page.getByText(t('offline.banner'))).toBeVisible();
  await dropFiles(page, [{ ...file, name: 'again.pdf' }]);
  await expect(entryOf(page, 'again.pdf').getByText(verdict, { exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('offline.banner'))).toBeHidden();
});

test('F8 leads to the toasts, Escape and the button close them', async ({ page }) => {
  await open(page, '/');
  await page.route('**/*sample*', (route) => route.abort());
  await page.getByRole('button', { name: t('home.trySample') }).click();
  const toast = page.getByRole('listitem').filter({ hasText: t('home.sampleUnavailable') });
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: new RegExp(t('toasts.label')) }).getByRole('list')).toBeFocused();
  await toast.getByRole('button', { name: t('toasts.close') }).click();
  await expect(toast).toBeHidden();
});

test('what is refused is said, with what to do next', async ({ page }, info) => {
  const hostile = await hostileFiles();
  const locked = hostile.find(({ name }) => name === 'locked.pdf');
  const text = hostile.find(({ name }) => name === 'text.pdf');
  mkdirSync(info.outputDir, { recursive: true });
  const paths = [locked, text].map((one) => {
    const path = join(info.outputDir, one?.name ?? '');
    writeFileSync(path, one?.bytes ?? '');
    return { name: one?.name ?? '', path };
  });
  await open(page, '/');
  await dropFiles(page, paths);
  await expect(entryOf(page, 'text.pdf').getByText(t('refusals.unsupported-file.next'))).toBeVisible();
  // It was told when it was dropped: nothing had to be pressed for it.
  const password = entryOf(page, 'locked.pdf').getByLabel(t('password.label', { name: 'locked.pdf' }));
  await expect(password).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  for (const [typed, code] of [
    ['open rye', 'password-wrong'],
    ['open sesame', 'no-statement'],
  ] as const) {
    await password.fill(typed);
    await page.getByRole('button', { name: t('password.open') }).click();
    await expect(entryOf(page, 'locked.pdf').getByText(t(`refusals.${code}.title`))).toBeVisible();
  }
});

test('a language that is chosen is remembered', async ({ page, context }) => {
  await open(page, '/');
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('de')('home.title'));
  await expect(page).toHaveURL(/\/de\/?$/);
  const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
  expect(cookie).toMatchObject({ value: 'de', path: '/', sameSite: 'Lax' });
  await open(page, '/');
  await expect(page).toHaveURL(/\/de\/?$/);
});
