import type { Page } from '@playwright/test';
import { dropFiles, entryOf, expect, faultsOfAccess, formatRow, open, t, tabTo, test, wasLeft } from './browser.ts';
import { corpus } from './product.ts';
import { taken } from './taken.ts';

/** Taking it out: the likeliest format, the list of all, what a format lets one choose (product, section 1.6). */

const document = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document) throw new Error('the corpus lacks its plain statement');
const file = { name: 'march.pdf', path: document.path };

const more = (page: Page) => page.getByRole('button', { name: t('downloads.more'), exact: true });

async function convertOne(page: Page): Promise<void> {
  await open(page, '/');
  // A reload of the tab finds it again.
  if (!(await wasLeft(page))) await dropFiles(page, [file]);
  await expect(more(page)).toBeVisible();
}

test('by keyboard alone: a format is found by typing, set, taken, and stands first from then on', async ({ page }) => {
  await convertOne(page);
  const like = page.getByRole('button', { name: t('downloads.as', { format: t('formats.xlsx') }), exact: true });
  await expect(like).toBeVisible();
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel(t('exporting.find')));
  await page.keyboard.type('homebank');
  await expect(formatRow(page, 'xlsx')).toHaveCount(0);
  await tabTo(page, dialog.getByRole('button', { name: t('exporting.settingsOf', { format: t('formats.qif') }) }));
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel(t('settings.dates')));
  await page.keyboard.type('2025-12-31');
  expect(await faultsOfAccess(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: t('exporting.keep') }));
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'qif').first());
  const qif = await taken(page);
  expect(qif.name).toBe('march.qif');
  expect(qif.text.startsWith('!Type:')).toBe(true);
  expect(qif.text).toMatch(/^D\d{4}-\d\d-\d\d\r$/m);
  // The last choice is the button now, after a reload too.
  await convertOne(page);
  const again = page.getByRole('button', { name: t('downloads.as', { format: t('formats.qif') }), exact: true });
  await tabTo(page, again);
  expect((await taken(page)).text).toBe(qif.text);
});

test('a format is found by the name of the program that takes it, and is called so from then on', async ({ page }) => {
  await convertOne(page);
  await more(page).click();
  const dialog = page.getByRole('dialog');
  for (const program of ['Sage', 'Wave', 'FreshBooks', 'Lexware', 'Pennylane']) {
    await dialog.getByLabel(t('exporting.find')).fill(program.toLowerCase());
    await expect(dialog.getByRole('button', { name: new RegExp(`^${program}`) }).first()).toBeVisible();
  }
  await dialog.getByLabel(t('exporting.find')).fill('gnucash');
  const [got] = await Promise.all([
    page.waitForEvent('download'),
    dialog
      .getByRole('button', { name: /^GnuCash/ })
      .first()
      .click(),
  ]);
  expect(got.suggestedFilename()).toBe('march.ofx');
  await expect(page.getByRole('button', { name: t('downloads.as', { format: 'GnuCash' }), exact: true })).toBeVisible();
});

test('a format that cannot hold the statement says why, and cannot be taken', async ({ page }) => {
  await convertOne(page);
  await more(page).click();
  const zengin = formatRow(page, 'zengin').first();
  await expect(zengin).toBeDisabled();
  await expect(page.getByText(t('exportRefusals.currency-not-supported')).first()).toBeVisible();
});

test('on a phone the list of formats leaves the result where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await convertOne(page);
  await more(page).click();
  await expect(page.getByRole('heading', { name: t('exporting.groups.recommended') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
  expect(await entryOf(page, file.name).isVisible()).toBe(true);
});

test('the button asks for an account number that is not printed whole, once, and then saves', async ({ page }) => {
  const card = corpus.find(({ name }) => name === 'gb-card-statement');
  if (!card) throw new Error('the corpus lacks its card');
  await open(page, '/');
  await dropFiles(page, [{ name: 'card.pdf', path: card.path }]);
  // The format is taken from the list, which asks as well, and is the button from then on.
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, formatRow(page, 'qbo').first());
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: t('exporting.keep') }));
  await page.keyboard.press('Enter');
  await tabTo(page, formatRow(page, 'qbo').first());
  const first = await taken(page);
  expect(first.name).toBe('card.qbo');
  // What was answered is forgotten: the button asks again, and saves once it was told.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      const value = localStorage.getItem(key) ?? '';
      if (value.includes('account-id')) localStorage.removeItem(key);
    }
  });
  await page.reload();
  const button = page.getByRole('button', { name: t('downloads.as', { format: t('formats.qbo') }), exact: true });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const field = dialog.getByLabel(t('exporting.accountOf', { account: '7509********3454' }));
  await field.fill('5550003454');
  await tabTo(page, dialog.getByRole('button', { name: t('exporting.keep') }));
  const again = await taken(page);
  expect(again.text).toContain('5550003454');
  await expect(dialog).toHaveCount(0);
});
