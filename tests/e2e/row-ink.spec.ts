import type { Locator, Page } from '@playwright/test';
import { expect, faultsOfAccess, open, t, test } from './browser.ts';
import { corpus } from './product.ts';
import { convertedOnServer } from './reviewed.ts';

/** The ink of a row beside the row, under the mouse and on a phone; and how rows are sorted where no heading can be pressed. */

test.setTimeout(150_000);

const grid = (page: Page): Locator => page.getByRole('grid');
const firstRow = (page: Page): Promise<string | null> =>
  grid(page).locator('[data-row]').first().getAttribute('data-row');

/** Opens a statement of 24 rows, with its page beside them. */
async function desk(page: Page, url: string): Promise<void> {
  const path = corpus.find(({ name }) => name === 'us-checking-plain')?.path;
  if (!path) throw new Error('the corpus has it');
  const id = await convertedOnServer(page, url, path, 'march.pdf');
  await open(page, `/conversions/${id}`);
  await expect(grid(page).locator('[data-row="0"]')).toBeVisible();
  await expect(page.locator('.viewer canvas').first()).toBeVisible();
}

test('the ink of a row stands beside it at reading size, on its number and in full', async ({ page, server }) => {
  await desk(page, server.url);
  await grid(page).locator('[data-row="3"] [role="rowheader"]').hover();
  const ink = page.locator('.row-peek .ink-piece');
  await expect(ink).toBeVisible();
  const box = await ink.boundingBox();
  // Print of 9 points in lines of 11 is as large as our own: 15 px, and the piece is not shrunk into its sheet.
  expect(box?.height).toBeGreaterThan(15);
  await page.mouse.move(5, 5);
  await expect(ink).toHaveCount(0);
});

test('on a phone the rows are sorted from the menu of the view, and ink is as large as on a desk', async ({
  page,
  server,
}) => {
  await desk(page, server.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page
    .locator('summary')
    .and(page.getByLabel(t('desk.view.label'), { exact: true }))
    .click();
  const sort = page.getByRole('combobox', { name: t('desk.view.sort') });
  await sort.selectOption('amount');
  const byAmount = await firstRow(page);
  expect(byAmount).not.toBe('0');
  await page.getByRole('checkbox', { name: t('desk.view.down') }).check();
  expect(await firstRow(page)).not.toBe(byAmount);
  expect(await faultsOfAccess(page)).toEqual([]);
  await sort.selectOption('');
  expect(await firstRow(page)).toBe('0');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('worklist.row.more', { row: 1 }) }).click();
  const ink = page.locator('.row-detail .ink-piece');
  await expect(ink).toBeVisible();
  const scale = await ink.evaluate((canvas: HTMLCanvasElement) => canvas.getBoundingClientRect().width / canvas.width);
  // 2.5 pixels of it are a point, which is 1.65 px wide.
  expect(scale * 2.5).toBeCloseTo(1.65, 1);
});
