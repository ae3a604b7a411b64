import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { at, writePdf } from '../written-pdf.ts';
import {
  chooseDevice,
  chooseServer,
  convertThere,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  open,
  t,
  tabTo,
  test,
  wordsOf,
} from './browser.ts';
import { scanOf } from './scanned.ts';
import { tested } from './whole.ts';

/** Columns that a person sets in the review: tried, accepted, and remembered for statements laid out alike. */

test.setTimeout(180_000);

type Cells = readonly (readonly [x: number, text: string])[];

const row = (date: string, text: string, out: string, into: string, balance: string): Cells =>
  (
    [
      [50, date],
      [130, text],
      [320, out],
      [400, into],
      [480, balance],
    ] as const
  ).filter(([, cell]) => cell !== '');

/** One page, line by line. */
const pdfOf = (lines: readonly Cells[]): Uint8Array =>
  writePdf([{ content: lines.flatMap((cells, i) => cells.map(([x, text]) => at(x, 780 - 16 * i, text))).join('') }]);

/** Two months of one layout, whose headings do not say what their columns hold, and with too few balances to tell. */
const statementOf = (month: string, rows: readonly Cells[]): Uint8Array =>
  pdfOf([
    [[50, 'Statement of account']],
    [[50, `Period 01/${month}/2025 - 28/${month}/2025`]],
    [[50, 'Currency: EUR']],
    row('Date', 'Description', 'Credit', 'Credit', 'Balance'),
    ...rows,
  ]);

const march = statementOf('03', [
  row('', 'Opening balance', '', '', '100.00'),
  row('13/03/2025', 'GROCER', '12.00', '', ''),
  row('14/03/2025', 'SALARY', '', '900.00', ''),
  row('16/03/2025', 'RENT', '80.00', '', '908.00'),
  row('', 'Closing balance', '', '', '908.00'),
]);
const april = statementOf('04', [
  row('', 'Opening balance', '', '', '908.00'),
  row('02/04/2025', 'BOOKSHOP', '8.00', '', '900.00'),
  row('27/04/2025', 'SALARY', '', '900.00', '1,800.00'),
  row('', 'Closing balance', '', '', '1,800.00'),
]);

/** What is planned for another account stands below the statement, laid out otherwise, and is taken for one more. */
const withPlan = pdfOf([
  [[50, 'Statement of account']],
  [[50, 'Period 01/03/2025 - 28/03/2025']],
  [[50, 'Account number 12345678 Currency: EUR']],
  row('Date', 'Description', '', 'Amount', 'Balance'),
  row('', 'Opening balance', '', '', '100.00'),
  row('13/03/2025', 'GROCER', '', '-12.00', '88.00'),
  row('14/03/2025', 'SALARY', '', '900.00', '988.00'),
  row('', 'Closing balance', '', '', '988.00'),
  [[50, 'Account number 87654321 Currency: USD']],
  row('Date', 'Planned', '', '', 'Amount'),
  row('21/03/2025', 'SAVINGS', '', '', '50.00'),
  row('24/03/2025', 'RENT', '', '', '-80.00'),
  row('27/03/2025', 'BOOKS', '', '', '-7.00'),
]);

const grid = (page: Page): Locator => page.getByRole('grid');
/** Of a file with several; of one with a single statement there are none. */
const statements = (page: Page): Locator =>
  page.getByRole('combobox', { name: t('review.statements') }).locator('option');
const pane = (page: Page, words = t): Locator =>
  page.getByRole('region', { name: words('setColumns.title'), exact: true });
const verdict = (page: Page, name: string): Locator =>
  page
    .locator('.review-statement')
    .getByText(t(`verdict.${name}`), { exact: true })
    .first();
const roleOf = (page: Page, number: number, words = t): Locator =>
  pane(page, words).getByRole('combobox', { name: words('setColumns.role', { number }), exact: true });

interface ReviewOptions {
  readonly locale?: string;
  readonly place?: 'device' | 'server';
}

/** Converts a file and opens it for review. */
async function review(
  page: Page,
  name: string,
  bytes: Uint8Array,
  { locale = 'en', place = 'device' }: ReviewOptions = {},
): Promise<void> {
  const words = wordsOf(locale);
  const path = test.info().outputPath(name);
  writeFileSync(path, bytes);
  await open(page, locale === 'en' ? '/' : `/${locale}`);
  // One file at a time: several are one table.
  const before = page.getByRole('button', { name: words('files.removeAll') });
  if (await before.isVisible()) await before.click();
  if (place === 'server') await chooseServer(page, words);
  else await chooseDevice(page, words);
  await dropFiles(page, [{ name, path }]);
  if (place === 'server') await convertThere(page, 1, words);
  const named = { name: new RegExp(`^${words('result.review')}`) };
  const entry = entryOf(page, name);
  await entry.getByRole('link', named).click();
  await page.waitForURL(/\/conversions\/[0-9a-f-]{36}$/);
}

const drawn = (page: Page): Promise<void> => expect(page.locator('.viewer .page canvas').first()).toBeVisible();

test('set by keyboard they turn the verdict, are taken in one step, stay, and read the next file', async ({ page }) => {
  await review(page, 'march.pdf', march);
  await expect(verdict(page, 'failed')).toBeVisible();
  await drawn(page);
  await page.keyboard.press('F7');
  await expect(roleOf(page, 3)).toHaveValue('money-in', { timeout: 60_000 });
  await expect(roleOf(page, 4)).toHaveValue('money-in');
  const read = pane(page).getByRole('button', { name: t('setColumns.read'), exact: true });
  await expect(read).toBeDisabled();

  const edge = pane(page).getByRole('slider', {
    name: t('setColumns.edge.to', { number: 5, role: t('setColumns.roles.balance') }),
  });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await tabTo(page, edge);
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(Math.round((before + 1) * 10) / 10));
  await page.keyboard.press('Shift+ArrowLeft');
  expect(Number(await edge.getAttribute('aria-valuenow'))).toBeLessThan(before);
  await page.keyboard.press('Shift+ArrowRight');
  await tabTo(page, roleOf(page, 3));
  await page.keyboard.press('M');
  await expect(roleOf(page, 3)).toHaveValue('money-out');
  expect(await faultsOfAccess(page)).toEqual([]);

  await tabTo(page, read);
  await page.keyboard.press('Enter');
  await expect(pane(page).getByText(t('setColumns.trial', { rows: 3, differ: 2 }))).toBeVisible({ timeout: 60_000 });
  await expect(pane(page).getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  // Nothing changes before it is accepted.
  await expect(verdict(page, 'failed')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await tabTo(page, pane(page).getByRole('button', { name: t('setColumns.accept'), exact: true }));
  await page.keyboard.press('Enter');
  await expect(pane(page)).toHaveCount(0);
  await expect(verdict(page, 'verified')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(verdict(page, 'failed')).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(verdict(page, 'verified')).toBeVisible();
  await expect(page.getByText(t('review.save.saved'))).toBeVisible();
  await page.reload();
  await expect(verdict(page, 'verified')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');

  // Another month of the same layout is read by them, says so, and forgets them when it is told to.
  await review(page, 'april.pdf', april);
  await expect(verdict(page, 'verified')).toBeVisible();
  await page.getByRole('button', { name: t('desk.columns') }).click();
  await expect(page.getByText(t('setColumns.note.text'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  // On the server, too, which keeps nothing for visitors: their columns come with the file.
  await review(page, 'april-there.pdf', april, { place: 'server' });
  await expect(verdict(page, 'verified')).toBeVisible();
  await page.getByRole('button', { name: t('desk.columns') }).click();
  await expect(page.getByText(t('setColumns.note.text'))).toBeVisible();
  await page.getByRole('button', { name: t('setColumns.note.forget') }).click();
  await expect(page.getByText(t('setColumns.note.forgotten'))).toBeVisible({ timeout: 60_000 });
  await review(page, 'again.pdf', march);
  await expect(verdict(page, 'failed')).toBeVisible();
  await expect(page.getByRole('button', { name: t('desk.columns') })).toHaveCount(0);
});

test('of a scan they are seen and set as those of a document are', async ({ page }) => {
  const folder = test.info().outputDir;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'march.pdf');
  writeFileSync(path, march);
  const scan = await scanOf({ name: 'march', path }, folder);
  await review(page, scan.name, readFileSync(scan.path));
  await expect(verdict(page, 'failed')).toBeVisible();
  await page.keyboard.press('F7');
  await expect(roleOf(page, 3)).toHaveValue('money-in', { timeout: 60_000 });
  await roleOf(page, 3).selectOption('money-out');
  await pane(page)
    .getByRole('button', { name: t('setColumns.read'), exact: true })
    .click();
  await expect(pane(page).getByText(t('setColumns.trial', { rows: 3, differ: 2 }))).toBeVisible({ timeout: 60_000 });
  await expect(pane(page).getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await pane(page)
    .getByRole('button', { name: t('setColumns.accept'), exact: true })
    .click();
  await expect(pane(page)).toHaveCount(0);
  await expect(verdict(page, 'verified')).toBeVisible();
});

test('that leave other statements open what they read as a document of its own', async ({ page }) => {
  await review(page, 'plan.pdf', withPlan);
  const first = page.url();
  await expect(statements(page)).toHaveCount(2);
  await page.keyboard.press('F7');
  const tables = pane(page).getByRole('combobox', { name: t('setColumns.choose'), exact: true });
  await tables.selectOption({ label: t('setColumns.table', { page: 1, table: 2 }) }, { timeout: 60_000 });
  await expect(roleOf(page, 3)).toHaveValue('amount');
  await roleOf(page, 3).selectOption('unused');
  await pane(page)
    .getByRole('button', { name: t('setColumns.read'), exact: true })
    .click();
  await expect(pane(page).getByText(t('setColumns.otherStatements'))).toBeVisible({ timeout: 60_000 });
  await expect(pane(page).getByRole('button', { name: t('setColumns.accept'), exact: true })).toHaveCount(0);
  await expect(pane(page).getByText(t('setColumns.own'))).toBeVisible();
  await expect(pane(page).getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await pane(page)
    .getByRole('button', { name: t('setColumns.openOwn'), exact: true })
    .click();
  await page.waitForURL((url) => url.href !== first);
  await expect(pane(page)).toHaveCount(0);
  await expect(verdict(page, 'verified')).toBeVisible();
  await expect(statements(page)).toHaveCount(0);
  // The document that was reviewed stays as it was.
  await page.goto(first);
  await expect(statements(page)).toHaveCount(2);
});

test('are dragged, added and removed; leaving changes nothing', async ({ page }) => {
  await review(page, 'march.pdf', march);
  await drawn(page);
  await page.getByRole('button', { name: t('viewer.columns'), exact: true }).click();
  const edge = pane(page).getByRole('slider', {
    name: t('setColumns.edge.to', { number: 5, role: t('setColumns.roles.balance') }),
  });
  await expect(edge).toBeVisible({ timeout: 60_000 });
  const before = Number(await edge.getAttribute('aria-valuenow'));
  await edge.scrollIntoViewIfNeeded();
  const box = await edge.boundingBox();
  if (!box) throw new Error('the edge is seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  expect(Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
  const list = pane(page)
    .getByRole('list', { name: t('setColumns.list') })
    .getByRole('listitem');
  await expect(list).toHaveCount(5);
  await pane(page)
    .getByRole('button', { name: t('setColumns.add') })
    .click();
  await expect(list).toHaveCount(6);
  await pane(page)
    .getByRole('button', { name: t('setColumns.remove', { number: 1 }) })
    .click();
  await expect(list).toHaveCount(5);
  await pane(page)
    .getByRole('button', { name: t('setColumns.cancel'), exact: true })
    .click();
  await expect(pane(page)).toHaveCount(0);
  await expect(verdict(page, 'failed')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
});

for (const locale of tested(['en', 'de', 'ja'])) {
  test(`columns are set on a phone in ${locale}`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    await review(page, 'march.pdf', march, { locale });
    await page.getByRole('button', { name: words('review.page.part'), exact: true }).click();
    await drawn(page);
    await page.getByRole('button', { name: words('viewer.columns'), exact: true }).click();
    await expect(roleOf(page, 3, words)).toHaveValue('money-in', { timeout: 60_000 });
    await roleOf(page, 3, words).selectOption('money-out');
    await pane(page, words)
      .getByRole('button', { name: words('setColumns.read'), exact: true })
      .click();
    const trial = pane(page, words).getByText(words('setColumns.trial', { rows: 3, differ: 2 }));
    await expect(trial).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsOfAccess(page)).toEqual([]);
  });
}
