import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  chooseServer,
  downloadFrom,
  downloadLine,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  lineOf,
  open,
  convertThere as sendAll,
  t,
  test,
  wordsOf,
} from './browser.ts';
import { corpus, temporaryFolder } from './product.ts';
import { allConvertedOnServer, fileOfItsOwn } from './reviewed.ts';
import { tested } from './whole.ts';
import { WITHOUT_MARCH, writeMonths } from './written-months.ts';

const folder = temporaryFolder();
/** Three months of one account, of which March is missing. */
const MONTHS = writeMonths(folder.path, WITHOUT_MARCH);
test.afterAll(() => folder.remove());

const pathOf = (name: string): string => corpus.find((one) => one.name === name)?.path ?? '';

/** One document as files that differ: the server keeps one result for each file. */
function writeUnlike(name: string): { readonly name: string; readonly path: string } {
  const path = join(folder.path, name);
  writeFileSync(path, fileOfItsOwn(readFileSync(pathOf('us-checking-plain')), name));
  return { name, path };
}

/** Converts files with these names on the server. */
async function convertThere(page: Page, names: readonly string[]): Promise<void> {
  await open(page, '/');
  await chooseServer(page);
  await dropFiles(page, names.map(writeUnlike));
  await sendAll(page, names.length);
  for (const name of names) {
    await expect(entryOf(page, name).getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  }
}

test('an empty history leads to the first conversion', async ({ page }) => {
  await open(page, '/conversions');
  await expect(page.getByRole('heading', { name: t('history.empty.title') })).toBeVisible();
  await expect(page.getByText(t('history.visitor'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('link', { name: t('history.empty.action') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('home.title') })).toBeVisible();
});

test('a visitor finds what was converted, takes it out and deletes it', async ({ page }) => {
  await convertThere(page, ['march 2026.pdf', 'april 2026.pdf']);
  await page.getByRole('link', { name: t('sidenav.conversions') }).click();
  const lines = page.locator('tbody[data-standing]');
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole('button', { name: t('batch.sums.verified', { count: 2 }) })).toBeVisible();
  for (const name of ['march 2026.pdf', 'april 2026.pdf']) {
    await expect(lineOf(page, name).getByText(t('verdict.verified'), { exact: true })).toBeVisible();
    await expect(lineOf(page, name).getByText(/^•••• \d{4} · USD$/)).toBeVisible();
    await expect(lineOf(page, name).getByText(t('batch.kept.server'))).toBeVisible();
  }
  expect(await faultsOfAccess(page)).toEqual([]);

  const xlsx = await downloadLine(page, 'march 2026.pdf', 'xlsx');
  expect(xlsx.subarray(0, 2).toString()).toBe('PK');
  await page.getByLabel(t('batch.selectAll')).check();
  await page.getByRole('button', { name: t('batch.download', { count: 2 }) }).click();
  const zip = await downloadFrom(page.getByRole('dialog'), 'csv');
  for (const name of ['march 2026.csv', 'april 2026.csv']) expect(zip.toString('latin1')).toContain(name);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('batch.delete', { count: 2 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('batch.ask.title', { count: 2 }) });
  await expect(dialog.getByText('april 2026.pdf')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('batch.ask.keep') }).click();
  await expect(lines).toHaveCount(2);
  await page.getByRole('button', { name: t('batch.delete', { count: 2 }) }).click();
  await dialog.getByRole('button', { name: t('batch.ask.confirm') }).click();
  await expect(page.getByText(t('batch.deleted', { count: 2 })).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('history.empty.title') })).toBeVisible();
});

/** Files in which there is something to find: accounts together in one, a misprint. */
const MANY = ['us-credit-union-accounts', 'fr-livret-misprint', 'jp-savings-eras', 'de-giro-trailing-minus'];

test('many files, here and on the server, are one table: what needs a person first, found, sorted, filtered, by keyboard', async ({
  page,
  server,
}) => {
  await open(page, '/');
  await dropFiles(page, [...MONTHS, { name: 'here.pdf', path: pathOf('us-checking-plain') }]);
  await expect(page.getByRole('button', { name: t('batch.sums.verified', { count: 4 }) })).toBeVisible();
  await expect(page).toHaveTitle(t('files.titleDone', { good: 4, all: 4 }));
  await page.getByRole('button', { name: t('keep.keep') }).click();
  await expect(page.getByRole('button', { name: t('keep.forget') })).toBeVisible();
  await page.getByRole('button', { name: t('batch.join', { count: 4 }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('ledger.title') })).toBeVisible();
  const given = MANY.map((name) => ({ name: `${name}.pdf`, bytes: readFileSync(pathOf(name)) }));
  await allConvertedOnServer(page, server.url, given);
  await open(page, '/conversions');
  const names = page.locator('[data-name]');
  await expect(names).toHaveCount(8);
  await expect(names.first()).toHaveText('fr-livret-misprint.pdf');
  await expect(page.locator('[data-note="missing-days"]')).toHaveText(
    t('ledger.gap.months', { count: 1, months: 'March 2025' }),
  );
  await expect(lineOf(page, 'us-credit-union-accounts.pdf').getByRole('row')).toHaveCount(3);
  expect(await faultsOfAccess(page)).toEqual([]);

  // By keyboard the table is one stop.
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(t('batch.selected', { count: 1 }))).toBeVisible();
  await page.keyboard.press('Control+a');
  await expect(page.getByText(t('batch.selected', { count: 8 }))).toBeVisible();
  await expect(page.getByRole('button', { name: t('batch.download', { count: 7 }) })).toBeVisible();
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: t('batch.ask.title', { count: 1 }) });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(names.nth(1)).toBeFocused();

  await page.getByRole('button', { name: t('batch.columns.name'), exact: true }).click();
  await expect(names.first()).toHaveText('2025-01.pdf');
  await expect(page.getByRole('columnheader', { name: t('batch.columns.name') })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByRole('button', { name: t('batch.columns.name'), exact: true }).click();
  await expect(names.first()).toHaveText('us-credit-union-accounts.pdf');
  await page.getByRole('button', { name: t('batch.sums.needs', { count: 1 }) }).click();
  await expect(names).toHaveText(['fr-livret-misprint.pdf']);
  await page.getByRole('button', { name: t('batch.sums.all', { count: 8 }) }).click();
  await page.getByLabel(t('batch.search')).fill('lantern 6677');
  await expect(names).toHaveCount(3);
  await page.getByLabel(t('batch.from')).fill('2025-04-01');
  await expect(names).toHaveText(['2025-04.pdf']);
  await page.getByLabel(t('batch.search')).fill('no such name');
  await expect(page.getByText(t('batch.none'))).toBeVisible();

  // The palette does what the table can do, and finds what is not shown.
  const palette = page.getByRole('combobox', { name: t('commands.title') });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('show all files');
  await page.keyboard.press('Enter');
  await expect(names).toHaveCount(8);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await page.keyboard.type('lantern 2025-02');
  await expect(page.getByRole('option', { name: /^2025-02\.pdf/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '2025-02.pdf' })).toBeVisible();
});

for (const locale of tested(['de', 'ja'])) {
  test(`on a phone a file takes three lines, and nothing is cut sideways (${locale})`, async ({ page, server }) => {
    const words = wordsOf(locale);
    await open(page, `/${locale}/conversions`);
    const given = MANY.map((name) => ({ name: `${name}.pdf`, bytes: readFileSync(pathOf(name)) }));
    await allConvertedOnServer(page, server.url, given);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/${locale}/conversions`);
    const line = lineOf(page, 'fr-livret-misprint.pdf');
    await expect(line.getByText(words('verdict.failed'), { exact: true })).toBeVisible();
    const { height } = (await line.boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThan(50);
    expect(height).toBeLessThan(110);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
    const wide = await line.evaluate(
      (one) => [...one.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > 390).length,
    );
    expect(wide).toBe(0);
    await page.getByLabel(words('batch.sort')).selectOption('name');
    await expect(page.locator('[data-name]').first()).toHaveText('de-giro-trailing-minus.pdf');
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}

test('what is under way is followed, and can be cancelled', async ({ page }) => {
  await convertThere(page, ['live.pdf']);
  let status = 'running';
  await page.route('**/api/v1/conversions?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { items: { status: string }[] } };
    for (const item of answer.data.items) Object.assign(item, status === 'done' ? {} : { status, verdict: undefined });
    await route.fulfill({ json: answer });
  });
  await open(page, '/conversions');
  await expect(page.getByText(t('batch.status.running'), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(t('files.title', { over: 0, all: 1 }));
  const menu = page.getByRole('button', { name: t('batch.menu.of', { name: 'live.pdf' }) });
  await menu.click();
  await expect(page.getByRole('menuitem', { name: t('batch.menu.cancel') })).toBeVisible();
  await page.keyboard.press('Escape');
  status = 'done';
  await expect(page.getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(t('history.meta.title'));
  await menu.click();
  await expect(page.getByRole('menuitem', { name: t('batch.menu.cancel') })).toHaveCount(0);
});

test('a list that cannot be fetched says so and can be asked for again', async ({ page }) => {
  let broken = true;
  await page.route('**/api/v1/conversions?*', (route) => (broken ? route.fulfill({ status: 418 }) : route.continue()));
  await open(page, '/conversions');
  await expect(page.getByText(t('history.failed.title'))).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: t('history.failed.again') }).click();
  await expect(page.getByText(t('history.failed.title'))).toHaveCount(0);
});
