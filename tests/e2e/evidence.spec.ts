import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { CONVERSIONS_PATH, EvidenceReport } from '@tallyleaf/contract';
import { Value } from 'typebox/value';
import { overlaid } from '../tampered-pdf.ts';
import { dropFiles, entryOf, expect, faultsOfAccess, open, t, test, type Words, wordsOf } from './browser.ts';
import { temporaryFolder } from './product.ts';
import { convertedOnServer } from './reviewed.ts';

/** What is noticed about a file, and the report of what was read and corrected. */

test.setTimeout(150_000);

const folder = temporaryFolder();
const path = join(folder.path, 'march.pdf');
test.beforeAll(() => writeFileSync(path, overlaid()));
test.afterAll(() => folder.remove());

const PDF = '%PDF-';

/** The report that a choice from the bar's menu saves. */
async function taken(page: Page, label: string, name: string, words: Words = t): Promise<Buffer> {
  await page
    .locator('summary')
    .and(page.getByLabel(words('desk.more'), { exact: true }))
    .click();
  const button = page.getByRole('group', { name: label }).getByRole('button', { name, exact: true });
  const [file] = await Promise.all<[Promise<Download>, Promise<void>]>([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path());
}

test('a figure that was drawn over another is told, and shown at its place', async ({ page, server }) => {
  const id = await convertedOnServer(page, server.url, path, 'march.pdf');
  await open(page, `/conversions/${id}`);
  const work = page.locator('.review-statement');
  const before = await work.boundingBox();
  await page.getByRole('button', { name: t('desk.signals', { count: 1 }) }).click();
  await expect(page.getByRole('dialog', { name: t('evidence.signals', { count: 1 }) })).toBeVisible();
  expect(await work.boundingBox()).toEqual(before);
  const told = page.locator('[data-signal="text-over-text"]');
  await expect(told).toContainText('-9.30 instead of -3.90');
  await expect(page.locator('.viewer canvas').first()).toBeVisible();
  await told.getByRole('button', { name: t('evidence.goTo', { page: 1 }) }).click();
  await expect(page.locator('.viewer-mark[data-current][data-mark^="signal-"]')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  // The next row that gets the focus is what the page shows then.
  await page.keyboard.press('F4');
  await expect(page.locator('[data-mark^="signal-"]')).toHaveCount(0);
});

test('the report holds what was corrected, from the page and over the API', async ({ page, server }) => {
  const id = await convertedOnServer(page, server.url, path, 'march.pdf');
  const address = `${server.url}${CONVERSIONS_PATH}/${id}`;
  const statements = [{ rows: [[0, 3], { of: 4, description: 'CASH' }, [5, 9]] }];
  const kept = await page.request.put(`${address}/corrections`, { data: { revision: 0, corrections: { statements } } });
  expect(kept.ok()).toBe(true);
  await open(page, `/conversions/${id}`);
  const here = JSON.parse((await taken(page, t('evidence.report'), t('evidence.json'))).toString()) as EvidenceReport;
  const there = (await (await page.request.get(`${address}/evidence`)).json()) as EvidenceReport;
  expect(Value.Check(EvidenceReport, there)).toBe(true);
  expect({ ...here, madeAt: '' }).toEqual({ ...there, madeAt: '' });
  expect(there.statements[0]?.corrections).toMatchObject([
    { row: 5, field: 'description', read: 'PAYMENT E', now: 'CASH', where: { page: 1 } },
  ]);
  expect(there.signals).toMatchObject([{ code: 'text-over-text', texts: ['-9.30'], before: ['-3.90'] }]);
  expect((await taken(page, t('evidence.report'), t('evidence.pdf'))).toString('latin1', 0, 5)).toBe(PDF);
  const pdf = await page.request.get(`${address}/evidence?format=pdf&locale=ja`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toContain('march-evidence.pdf');
  expect((await pdf.body()).toString('latin1', 0, 5)).toBe(PDF);
  expect(await faultsOfAccess(page)).toEqual([]);
});

test('the report of a document of this device is made on it, in the reader’s language', async ({ page, server }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().startsWith(server.url)) sent.push(request.url());
  });
  const words = wordsOf('ja');
  await open(page, '/ja');
  await dropFiles(page, [{ name: 'march.pdf', path }]);
  await entryOf(page, 'march.pdf')
    .getByRole('link', { name: new RegExp(`^${words('result.review')}`) })
    .click();
  const pdf = await taken(page, words('evidence.report'), words('evidence.pdf'), words);
  expect(pdf.toString('latin1', 0, 5)).toBe(PDF);
  expect(pdf.toString('latin1')).toContain('noto-sans-jp');
  expect(sent).toEqual([]);
});
