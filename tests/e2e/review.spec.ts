import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { CONVERSIONS_PATH, type Conversion } from '@tallyleaf/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, faultsOfAccess, formatRow, open, t, tabTo, test, wordsOf } from './browser.ts';
import { cellsOf } from './read-xlsx.ts';
import { convertedOnServer } from './reviewed.ts';
import { misprintedCase, twoDatedCase } from './walks/cases.ts';
import { tested } from './whole.ts';

/** The review (product, section 1.5), used by keyboard alone. */

const misprint = misprintedCase();
const MEANT = '11037.62';

test.setTimeout(150_000);

/** Converts the misprinted statement on the server, as the visitor that the browser is. */
async function convertThere(page: Page, url: string): Promise<string> {
  return convertedOnServer(page, url, misprint.path, 'livret.pdf');
}

const grid = (page: Page): Locator => page.getByRole('grid');
/** A cell by its row and its column, both counted from 1 as they are shown; the number of the row is the first column. */
const cell = (page: Page, row: number, column: number): Locator =>
  grid(page).locator(`[aria-rowindex="${row + 1}"] [aria-colindex="${column}"]`);
const BALANCE = 5;
const verdict = (page: Page, name: string): Locator => page.getByText(t(`verdict.${name}`), { exact: true }).first();

test('a misprint is found, corrected, taken back, done again, kept and exported, without a mouse', async ({
  page,
  server,
}) => {
  const id = await convertThere(page, server.url);
  await open(page, '/conversions');
  await tabTo(page, page.getByRole('link', { name: 'livret.pdf', exact: true }));
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'failed')).toBeVisible();
  await expect(cell(page, 1, 2)).toBeVisible();
  await expect(page.locator('.viewer canvas').first()).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);

  // To the break, wherever the focus is; its row is lit on the page.
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('F4');
    if (await grid(page).locator('[data-mark="broken"] :focus').count()) break;
  }
  await expect(grid(page).locator('[aria-rowindex="9"] :focus')).toHaveCount(1);
  await expect(page.locator('.viewer-mark[data-current]').first()).toBeVisible();

  // What is no figure is refused in place, and nothing is guessed.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('11.037,62');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(t('review.wrong.figure', { example: '1,234.56' }));
  await page.keyboard.press('Escape');
  await page.keyboard.press('F2');
  await page.keyboard.press('Control+a');
  await page.keyboard.type(MEANT);
  await page.keyboard.press('Enter');
  await expect(verdict(page, 'failed')).toHaveCount(0);
  await expect(cell(page, 8, BALANCE)).toContainText('11,037.62');
  await expect(cell(page, 8, BALANCE)).toHaveAttribute('title', /11,040\.32/);
  await expect(cell(page, 9, BALANCE).locator(':focus')).toHaveCount(1);

  await page.keyboard.press('Control+z');
  await expect(verdict(page, 'failed')).toBeVisible();
  await expect(cell(page, 8, BALANCE)).toContainText('11,040.32');
  await page.keyboard.press('Control+y');
  await expect(verdict(page, 'failed')).toHaveCount(0);
  await expect(page.getByText(t('review.save.saved'), { exact: true })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);

  await page.reload();
  await expect(cell(page, 8, BALANCE)).toContainText('11,037.62');
  await expect(verdict(page, 'failed')).toHaveCount(0);

  await tabTo(page, page.getByRole('button', { name: t('downloads.more'), exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'xlsx').first());
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const workbook = readFileSync(await file.path());
  expect(await cellsOf(workbook)).toContain(Number(MEANT));
  const notes = strFromU8(unzipSync(workbook)['xl/comments2.xml'] ?? new Uint8Array());
  expect(notes).toContain('11040.32');
  const kept = await page.request.get(`${server.url}${CONVERSIONS_PATH}/${id}/corrections`);
  const { data } = (await kept.json()) as { data: { corrections: object } };
  expect(data.corrections).toEqual({
    statements: [{ rows: [[0, 6], { of: 7, balance: MEANT }, [8, 13]] }],
  });
});

test('rows are used like a spreadsheet’s', async ({ page, server, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/conversions/${await convertThere(page, server.url)}`);
  await expect(cell(page, 1, 2)).toBeVisible();
  await tabTo(page, cell(page, 1, 2).locator('input'));
  await page.keyboard.press('Control+End');
  await expect(cell(page, 14, 6).locator(':focus')).toHaveCount(1);
  await page.keyboard.type('Salary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Salary');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Control+v');
  await expect(cell(page, 12, 6)).toHaveText('Salary');
  await expect(cell(page, 13, 6)).toHaveText('Salary');
  await page.keyboard.press('Delete');
  await expect(cell(page, 12, 6)).toHaveText('');
  // A row below, filled by a block from a spreadsheet.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Enter');
  await expect(cell(page, 2, 2).locator(':focus')).toHaveCount(1);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '16');
  await page.evaluate(() => navigator.clipboard.writeText('2025-01-11\tCash\t-5.00'));
  await page.keyboard.press('Control+v');
  await expect(cell(page, 2, 3)).toHaveText('Cash');
  await expect(cell(page, 2, 4)).toHaveText('-5.00');
  // What does not fit is refused as a whole.
  await page.evaluate(() => navigator.clipboard.writeText('2025-01-12\tCard\tmuch'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText(t('review.wrong.pasted', { text: 'much', example: '1,234.56' })).first()).toBeVisible();
  await expect(cell(page, 2, 3)).toHaveText('Cash');
  await page.keyboard.press('Control+Delete');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '15');
  // Nobody is caught in the grid.
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
});

test('an input method writes into a cell that only has the focus', async ({ page, server }) => {
  await open(page, `/conversions/${await convertThere(page, server.url)}`);
  await tabTo(page, cell(page, 1, 2).locator('input'));
  await page.keyboard.press('ArrowRight');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.imeSetComposition', { text: 'でんし', selectionStart: 3, selectionEnd: 3 });
  await expect(cell(page, 1, 3).locator('[data-composing]')).toHaveValue('でんし');
  await devtools.send('Input.insertText', { text: '電車' });
  await expect(page.locator('.grid-editing input')).toHaveValue('電車');
  await devtools.send('Input.imeSetComposition', { text: 'だい', selectionStart: 2, selectionEnd: 2 });
  await devtools.send('Input.insertText', { text: '代' });
  await page.keyboard.press('Enter');
  await expect(cell(page, 1, 3).locator('.grid-text')).toHaveText('電車代');
  await expect(cell(page, 2, 3).locator(':focus')).toHaveCount(1);
});

test('what cannot be saved is kept, and sent when there is a network again', async ({ page, server, context }) => {
  await open(page, `/conversions/${await convertThere(page, server.url)}`);
  await tabTo(page, cell(page, 1, 2).locator('input'));
  await context.setOffline(true);
  await page.keyboard.press('End');
  await page.keyboard.type('Food');
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('review.save.unsaved'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(t('review.save.saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(cell(page, 1, 6)).toHaveText('Food');
});

/** A conversion as read whose sums come out, and of which nothing proves the dates, nor the direction. */
function unprovenConversion(read: Conversion): Conversion {
  const dates = { kind: 'dates' as const, ok: false, broken: [2], doubts: ['column' as const] };
  const statements = read.statements.map(({ reconciliation, ...rest }) => {
    const checks = [...reconciliation.checks.filter(({ kind }) => kind !== 'dates'), dates];
    const unread: ('dates' | 'direction')[] = ['dates', 'direction'];
    return { ...rest, reconciliation: { status: 'unverifiable' as const, checks, unbound: [], unread } };
  });
  return { ...read, statements };
}

test('what is not certain of dates and direction is said, walked to, settled in one step, and taken back', async ({
  page,
  server,
}) => {
  const { path, expected } = twoDatedCase();
  const id = await convertedOnServer(page, server.url, path, 'giro.pdf');
  const kept = `${CONVERSIONS_PATH}/${id}/corrections`;
  await page.route(`**${kept}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const body = await (await route.fetch()).json();
    body.data.read = unprovenConversion(body.data.read);
    return route.fulfill({ json: body });
  });
  await open(page, `/conversions/${id}`);
  const doubts = page.getByRole('dialog', { name: t('desk.drawers.doubts') });
  await page.getByRole('button', { name: t('desk.unsure.both') }).click();
  await expect(doubts.getByText(t('verdict.dates.column'))).toBeVisible();
  await expect(doubts.getByText(t('verdict.direction'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);

  // To the row whose date is in doubt, its date first.
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('F4');
    if (await grid(page).locator('[data-mark="date"] :focus').count()) break;
  }
  await expect(cell(page, 3, 2).locator(':focus')).toHaveCount(1);
  await expect(cell(page, 3, 2)).toHaveAttribute('title', new RegExp(t('table.dateDoubt')));

  const step = (name: string): Locator => page.getByRole('button', { name: t(`review.doubts.${name}`), exact: true });
  const press = async (button: Locator): Promise<void> => {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  };
  await press(step('datesRight'));
  await expect(doubts.getByText(t('verdict.dates.column'))).toHaveCount(0);
  await expect(page.locator('fieldset:focus')).toHaveCount(1);
  await expect(verdict(page, 'unverifiable')).toBeVisible();
  await press(page.getByRole('button', { name: t('review.doubts.takeBack') }));
  await expect(doubts.getByText(t('verdict.dates.column'))).toBeVisible();

  const [statement] = expected.statements;
  const at = statement?.transactions.findIndex((one) => one.valueDate !== null && one.valueDate !== one.date) ?? -1;
  const before = await cell(page, at + 1, 2).textContent();
  await press(step('otherDate'));
  await expect(cell(page, at + 1, 2)).not.toHaveText(before ?? '');
  await press(step('turn'));
  await expect(verdict(page, 'verified')).toBeVisible();
  await expect(page.getByText(t('review.save.saved'), { exact: true })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  const { data } = (await (await page.request.get(server.url + kept)).json()) as {
    data: { corrections: { statements: object[] } };
  };
  expect(data.corrections.statements[0]).toMatchObject({ turned: true, confirmed: ['dates', 'direction'] });

  await page.reload();
  await expect(verdict(page, 'verified')).toBeVisible();
  await press(page.getByRole('button', { name: t('desk.settled') }));
  await press(page.getByRole('button', { name: new RegExp(t('review.doubts.turned')) }));
  await expect(doubts.getByText(t('verdict.direction'))).toBeVisible();
});

/** A conversion as read with as many rows as are asked for. */
function longConversion(read: Conversion, count: number): Conversion {
  const [statement] = read.statements;
  const row = statement?.transactions[0];
  if (!statement || !row) throw new Error('the corpus has rows');
  const transactions = Array.from({ length: count }, (_, index) => ({ ...row, description: `Row ${index + 1}` }));
  return { ...read, statements: [{ ...statement, transactions }] };
}

test('of 8,000 rows only those that are seen are in the page', async ({ page, server }) => {
  const id = await convertThere(page, server.url);
  await page.route(`**${CONVERSIONS_PATH}/${id}/corrections`, async (route) => {
    const body = await (await route.fetch()).json();
    body.data.read = longConversion(body.data.read, 8000);
    await route.fulfill({ json: body });
  });
  await open(page, `/conversions/${id}`);
  const rows = grid(page).locator('[data-row]');
  await expect(cell(page, 1, 3)).toHaveText('Row 1');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '8001');
  expect(await rows.count()).toBeLessThan(60);
  await tabTo(page, cell(page, 1, 2).locator('input'));
  await page.keyboard.press('Control+ArrowDown');
  await expect(cell(page, 8000, 2).locator(':focus')).toHaveCount(1);
  await expect(cell(page, 8000, 3)).toHaveText('Row 8000');
  expect(await rows.count()).toBeLessThan(60);
});

test('no such conversion, and one that cannot be fetched, say so', async ({ page }) => {
  await open(page, '/conversions/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: t('review.notFound.title') })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.route('**/api/v1/conversions/**', (route) => route.fulfill({ status: 418 }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('review.failed.title') })).toBeVisible();
  await page.unroute('**/api/v1/conversions/**');
  await page.getByRole('button', { name: t('review.again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('review.notFound.title') })).toBeVisible();
});

for (const locale of tested(['de', 'ja'])) {
  test(`the review in ${locale} fits a phone`, async ({ page, server }) => {
    const id = await convertThere(page, server.url);
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, `/${locale}/conversions/${id}`);
    await expect(cell(page, 1, 2)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: wordsOf(locale)('review.page.part'), exact: true }).click();
    await expect(page.locator('.viewer')).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
