import { writeFileSync } from 'node:fs';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { CONVERSIONS_PATH } from '@tallyleaf/contract';
import { expect, faultsOfAccess, open, t, tabTo, test, wordsOf } from './browser.ts';
import { statementOf } from './monthly-statements.ts';
import { convertedOnServer } from './reviewed.ts';

/** Categories (product, section 1.7): given by typing, offered to the merchant's other rows, kept as rules. */

test.setTimeout(240_000);

/** A quarter of the made-up account: each month rent, the grocer, the railway, wages. */
async function quarterThere(page: Page, url: string, info: TestInfo, name: string, from: string, to: string) {
  const path = info.outputPath(name);
  writeFileSync(path, statementOf(2025, from, to));
  return convertedOnServer(page, url, path, name);
}

const grid = (page: Page): Locator => page.getByRole('grid');
/** The last column is the category's. */
const categoryOf = (page: Page, row: number): Locator =>
  grid(page)
    .locator(`[aria-rowindex="${row + 1}"] [role="gridcell"]`)
    .last();
const categories = (page: Page): Locator => grid(page).locator('[role="gridcell"]:last-child');
const textsOf = async (page: Page): Promise<string[]> =>
  (await categories(page).locator('.grid-text').allTextContents()).filter((text) => text !== '');

test('a category is typed, offered to the merchant’s other rows, and given to those of the next statement', async ({
  page,
  server,
}, info) => {
  const first = await quarterThere(page, server.url, info, 'winter.pdf', '2025-01-01', '2025-03-31');
  await open(page, `/conversions/${first}`);
  await expect(categoryOf(page, 2)).toBeVisible();
  await tabTo(page, grid(page).locator('[data-active] input'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(categoryOf(page, 2).locator(':focus')).toHaveCount(1);
  await page.keyboard.type('Groceries');
  await expect(page.getByRole('option', { name: t('ui.labels.create', { label: 'Groceries' }) })).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await textsOf(page)).toEqual(['Groceries']);

  const offer = { count: 2, merchant: 'GREEN GROCER', category: 'Groceries' };
  await expect(page.getByText(t('categories.offers.more', offer))).toBeVisible();
  expect(await textsOf(page)).toEqual(['Groceries']);
  expect(await faultsOfAccess(page)).toEqual([]);
  await tabTo(page, page.getByRole('button', { name: t('categories.offers.give') }));
  await page.keyboard.press('Enter');
  await expect.poll(() => textsOf(page)).toEqual(['Groceries', 'Groceries', 'Groceries']);
  await expect(page.getByText(t('review.save.saved'), { exact: true })).toBeVisible();

  const exported = await page.request.get(`${server.url}${CONVERSIONS_PATH}/${first}/exports/csv`);
  const lines = (await exported.text()).trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/,Category$/);
  expect(lines.filter((line) => line.includes('GREEN GROCER')).map((line) => line.split(',').at(-1))).toEqual([
    'Groceries',
    'Groceries',
    'Groceries',
  ]);

  const second = await quarterThere(page, server.url, info, 'spring.pdf', '2025-04-01', '2025-06-30');
  await open(page, `/conversions/${second}`);
  await expect(page.getByText(t('categories.filled', { count: 3 }))).toBeVisible();
  expect(await textsOf(page)).toEqual(['Groceries', 'Groceries', 'Groceries']);
  await expect(categoryOf(page, 2)).toHaveAttribute(
    'title',
    new RegExp(`${t('categories.byRule', { merchant: 'GREEN GROCER' })}$`),
  );
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.getByRole('button', { name: t('review.tools.undo') }).click();
  await expect.poll(() => textsOf(page)).toEqual([]);
});

test('many rows get one category at once, and the column can be hidden', async ({ page, server }, info) => {
  await page.goto(
    `/conversions/${await quarterThere(page, server.url, info, 'winter.pdf', '2025-01-01', '2025-03-31')}`,
  );
  await expect(categoryOf(page, 1)).toBeVisible();
  await tabTo(page, grid(page).locator('[data-active] input'));
  await page.keyboard.press('Control+a');
  const menu = page.locator('summary').filter({ hasText: t('review.menu.label') });
  await menu.click();
  await page.getByRole('button', { name: t('categories.menu.give', { count: 12 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('categories.give.title', { count: 12 }) });
  await dialog.getByRole('combobox').fill('Household');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t('categories.give.go') }).click();
  await expect.poll(async () => (await textsOf(page)).length).toBe(12);
  await page
    .locator('summary')
    .and(page.getByLabel(t('desk.view.label'), { exact: true }))
    .click();
  await page.getByRole('checkbox', { name: t('review.category') }).uncheck();
  await page.keyboard.press('Escape');
  await expect(grid(page).getByRole('columnheader', { name: t('review.category') })).toHaveCount(0);
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect(grid(page).getByRole('columnheader', { name: t('review.category') })).toHaveCount(0);
});

for (const locale of ['de', 'ja']) {
  test(`rules are listed, changed and deleted in ${locale} on a narrow screen`, async ({ page, server }, info) => {
    const words = wordsOf(locale);
    const id = await quarterThere(page, server.url, info, 'winter.pdf', '2025-01-01', '2025-03-31');
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, `/${locale}/conversions/${id}`);
    await expect(categoryOf(page, 2)).toBeAttached();
    await categoryOf(page, 1).click();
    await page.keyboard.type('Miete');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: words('categories.offers.give') }).click();
    await expect.poll(() => textsOf(page)).toEqual(['Miete', 'Miete', 'Miete']);
    await page
      .locator('summary')
      .filter({ hasText: words('review.menu.label') })
      .click();
    await page.getByRole('button', { name: words('categories.menu.rules') }).click();
    const dialog = page.getByRole('dialog', { name: words('categories.rules.open') });
    const merchant = 'RENT HARBOUR HOUSE';
    await dialog.getByLabel(words('categories.rules.of', { merchant })).fill('Wohnen');
    await page.keyboard.press('Enter');
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.reload();
    await page
      .locator('summary')
      .filter({ hasText: words('review.menu.label') })
      .click();
    await page.getByRole('button', { name: words('categories.menu.rules') }).click();
    await expect(dialog.getByLabel(words('categories.rules.of', { merchant }))).toHaveValue('Wohnen');
    await dialog.getByRole('button', { name: words('categories.rules.remove', { merchant }) }).click();
    await expect(dialog.getByText(words('categories.rules.none'))).toBeVisible();
  });
}

test('a summary says the same sums as the rows, in words, charts and tables', async ({ page, server }, info) => {
  const id = await quarterThere(page, server.url, info, 'winter.pdf', '2025-01-01', '2025-03-31');
  await open(page, `/conversions/${id}`);
  await page
    .locator('summary')
    .and(page.getByLabel(t('desk.more'), { exact: true }))
    .click();
  await page.getByRole('link', { name: t('summary.open'), exact: true }).click();
  const part = page.getByRole('region', { name: t('summary.money', { currency: 'GBP' }) });
  // Three months of 1,450.00 in; 850.00, 23.01 to 23.03 and 48.50 out.
  await expect(part.locator('[data-sum="in"]')).toHaveText('4,350.00');
  await expect(part.locator('[data-sum="out"]')).toHaveText('2,764.56');
  await expect(part.locator('[data-sum="net"]')).toHaveText('1,585.44');
  await part.locator('summary').first().click();
  const months = part.getByRole('table').first().getByRole('row');
  await expect(months).toHaveCount(4);
  await expect(months.nth(2)).toHaveText(/February 2025.*1,450\.00.*921\.52.*528\.48/);
  await expect(part.locator('svg')).toHaveCount(2);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.screenshot({ path: info.outputPath('summary-1280.png'), fullPage: true });
  for (const locale of ['de', 'ja']) {
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, `/${locale}/conversions/summary?ids=${id}`);
    const words = wordsOf(locale);
    await expect(page.getByRole('heading', { name: words('summary.money', { currency: 'GBP' }) })).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`summary-${locale}.png`), fullPage: true });
  }
});
