import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  chooseServer,
  convertThere,
  dropFiles,
  expect,
  faultsOfAccess,
  formatRow,
  lineOf,
  open,
  t,
  tabTo,
  test,
} from './browser.ts';
import { corpus, temporaryFolder } from './product.ts';
import { taken } from './taken.ts';
import { WITHOUT_MARCH, writeMonths } from './written-months.ts';

/** Several results at once: as a ZIP or merged, with what joining them found; and rows on the clipboard. */

const folder = temporaryFolder();
const files = writeMonths(folder.path, WITHOUT_MARCH);
test.afterAll(() => folder.remove());

async function convertAll(page: Page, place: 'device' | 'server'): Promise<void> {
  await open(page, '/');
  if (place === 'server') await chooseServer(page);
  await dropFiles(page, files);
  if (place === 'server') await convertThere(page, files.length);
  for (const { name } of files) {
    await expect(lineOf(page, name).getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  }
}

const missing = t('ledger.gap.months', { count: 1, months: 'March 2025' });

/** Picks CSV in the list of formats that the dialog opens, by keyboard. */
async function takeCsv(page: Page): Promise<{ name: string; text: string }> {
  const more = page.getByRole('dialog').getByRole('button', { name: t('downloads.more'), exact: true });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'csv').first());
  return taken(page);
}

const rowsIn = (text: string): string[] => text.split('\r\n').filter((line) => /^2025-/.test(line));

test('home, by keyboard: what is missing is told, all are taken as a ZIP, and merged into one', async ({ page }) => {
  await convertAll(page, 'device');
  await tabTo(page, page.getByRole('button', { name: t('batch.download', { count: 3 }), exact: true }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(missing)).toBeVisible();
  await expect(dialog.getByText(t('ledger.rows', { count: 6 }))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  const zip = await takeCsv(page);
  expect(zip.name).toBe('statements.zip');
  for (const { name } of files) expect(zip.text).toContain(name.replace('.pdf', '.csv'));
  await tabTo(page, dialog.getByRole('radio', { name: t('many.each.name') }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: t('many.merged.name') })).toBeChecked();
  const merged = await takeCsv(page);
  expect(merged.name).toBe('statements.csv');
  expect(rowsIn(merged.text).map((row) => row.slice(0, 10))).toEqual([
    ...['2025-01-06', '2025-01-20', '2025-02-03', '2025-02-21'],
    ...['2025-04-07', '2025-04-22'],
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('batch.download', { count: 3 }), exact: true })).toBeFocused();
});

test('history: those that are ticked become one file', async ({ page }) => {
  await convertAll(page, 'server');
  await page.getByRole('link', { name: t('sidenav.conversions') }).click();
  await page.getByLabel(t('batch.selectAll')).check();
  await page.getByRole('button', { name: t('batch.merge', { count: 3 }), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(missing)).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  const merged = await takeCsv(page);
  expect(merged.name).toBe('statements.csv');
  expect(rowsIn(merged.text)).toHaveLength(6);
});

test('rows go to the clipboard as a table, as the language writes figures', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const document = corpus.find(({ name }) => name === 'us-checking-plain');
  const expected = JSON.parse(readFileSync((document?.path ?? '').replace('input.pdf', 'expected.json'), 'utf8')) as {
    statements: { transactions: { amount: string }[] }[];
  };
  const amounts = expected.statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount));
  await open(page, '/');
  await dropFiles(page, [{ name: 'march.pdf', path: document?.path ?? '' }]);
  const copy = page.getByRole('button', { name: `${t('downloads.copy')} march.pdf` });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('downloads.copied', { count: amounts.length })).first()).toBeVisible();
  const [text, html] = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const forms = ['text/plain', 'text/html'].map(async (type) => (await item?.getType(type))?.text() ?? '');
    return Promise.all(forms);
  });
  const cells = (text ?? '')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  expect(cells.slice(1).map((line) => line[4])).toEqual(amounts);
  expect((html ?? '').match(/<tr>/g)).toHaveLength(amounts.length + 1);
});
