import type { Page } from '@playwright/test';
import { dropFiles, expect, faultsOfAccess, formatRow, open, t, tabTo, test, wasLeft } from './browser.ts';
import { corpus } from './product.ts';
import { taken } from './taken.ts';

/** Columns of one's own: composed, kept under a name, taken like any format (product, section 1.6). */

const document = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document) throw new Error('the corpus lacks its plain statement');
const own = t('downloads.own', { name: 'Tax office' });

async function convertOne(page: Page): Promise<void> {
  await open(page, '/');
  // A reload of the tab finds it again.
  if (!(await wasLeft(page))) await dropFiles(page, [{ name: 'march.pdf', path: document?.path ?? '' }]);
  await expect(more(page)).toBeVisible();
}

const more = (page: Page) => page.getByRole('button', { name: t('downloads.more'), exact: true });
const ownRow = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name, exact: true }));
  await page.keyboard.press(key);
}

const removing = (place: number, column: string): string => t('columns.remove', { place, column });

test('by keyboard alone: composed, named, seen before it is kept, taken, there after a reload', async ({ page }) => {
  await convertOne(page);
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'csv-own').first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('columns.name')));
  await page.keyboard.type('Tax office');
  // Of eight columns three are left, and the amount comes first.
  for (const column of ['Value date', 'Reference', 'Currency', 'Balance', 'Account']) {
    const button = dialog.getByRole('button', { name: new RegExp(`^Remove column \\d: ${column}$`) });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  await press(page, t('columns.up', { place: 3, column: 'Amount' }));
  await expect(dialog.getByRole('button', { name: t('columns.up', { place: 2, column: 'Amount' }) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(t('columns.moved', { column: 'Amount', place: 1, count: 3 }))).toBeAttached();
  await tabTo(page, dialog.getByLabel(t('columns.heading', { place: 3 })));
  await page.keyboard.type('Payee');
  await tabTo(page, dialog.getByLabel(t('settings.dates')));
  await page.keyboard.type('31.12.2025');
  await tabTo(page, dialog.getByLabel(t('settings.encoding')));
  await page.keyboard.press('ArrowDown');
  const preview = dialog.getByRole('region', { name: t('columns.preview') });
  await expect(preview).toContainText(/^.*Amount,Date,Payee\s+-?\d+\.\d\d,\d\d\.\d\d\.\d{4},/);
  const begins = (await preview.locator('pre').innerText()).trim().split('\n');
  expect(begins).toHaveLength(4);
  expect(await faultsOfAccess(page)).toEqual([]);
  await press(page, t('columns.keep'));
  await tabTo(page, ownRow(page, own));
  const file = await taken(page);
  expect(file.name).toBe('march.own.csv');
  expect(file.text.split('\r\n').slice(0, 4)).toEqual(begins);
  expect(file.text.split('\r\n').length).toBeGreaterThan(8);
  await convertOne(page);
  const again = page.getByRole('button', { name: t('downloads.as', { format: own }), exact: true });
  await tabTo(page, again);
  expect((await taken(page)).text).toBe(file.text);
});

test('says what is wrong with columns; those that are kept are changed and deleted', async ({ page }) => {
  await convertOne(page);
  await more(page).click();
  await formatRow(page, 'csv-own').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('columns.keep') }).click();
  await expect(dialog.getByText(t('columns.nameMissing'))).toBeVisible();
  await dialog.getByLabel(t('columns.name')).fill('Club');
  await dialog.getByLabel(t('columns.holds', { place: 5 })).selectOption('moneyIn');
  await expect(dialog.getByText(t('columns.faults.one-direction'))).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByLabel(t('columns.holds', { place: 6 })).selectOption('moneyOut');
  await dialog.getByRole('button', { name: removing(8, 'Account') }).click();
  await dialog.getByRole('button', { name: t('columns.keep') }).click();
  const club = t('downloads.own', { name: 'Club' });
  await dialog.getByRole('button', { name: t('exporting.settingsOf', { format: club }), exact: true }).click();
  await dialog.getByLabel(t('columns.name')).fill('Chess club');
  await dialog.getByRole('button', { name: t('columns.keep') }).click();
  const chess = t('downloads.own', { name: 'Chess club' });
  const [got] = await Promise.all([page.waitForEvent('download'), ownRow(page, chess).click()]);
  expect(got.suggestedFilename()).toBe('march.own.csv');
  await more(page).click();
  await dialog.getByRole('button', { name: t('exporting.settingsOf', { format: chess }), exact: true }).click();
  await dialog.getByRole('button', { name: t('columns.delete') }).click();
  await expect(formatRow(page, 'csv-own').first()).toBeVisible();
  await expect(ownRow(page, chess)).toHaveCount(0);
  // The button that offered them offers what there is.
  await page.keyboard.press('Escape');
  const like = page.getByRole('button', { name: t('downloads.as', { format: t('formats.xlsx') }), exact: true });
  await expect(like).toBeVisible();
});
