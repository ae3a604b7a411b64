import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type DroppedFile, dropFiles, expect, lineOf, open, t, test } from './browser.ts';
import { Complaints } from './faults.ts';
import { corpus, temporaryFolder } from './product.ts';
import { WHOLE_YEAR, writeMonths, writeUnsureDates } from './written-months.ts';

/** An afternoon of a bookkeeper: twenty files, five of them with something to do, to one merged workbook, without a mouse. */

const folder = temporaryFolder();
test.afterAll(() => folder.remove());

const MISPRINTED = 7;
const RIGHT = '40.25';
const months = WHOLE_YEAR.map((month) => (month.month === MISPRINTED ? { ...month, misprint: 49.25 } : month));
const caseOf = (name: string): DroppedFile => {
  const path = corpus.find((one) => one.name === name)?.path;
  if (!path) throw new Error(`the corpus has no ${name}`);
  return { name: `${name}.pdf`, path };
};
const refused = (name: string): DroppedFile => ({ name: `${name}.pdf`, path: `corpus/refusals/${name}/input.pdf` });

const NAMES = ['us-checking-plain', 'us-credit-union-accounts', 'de-giro-trailing-minus', 'jp-savings-eras'];
const FILES: readonly DroppedFile[] = [
  ...writeMonths(folder.path, months),
  ...NAMES.map(caseOf),
  caseOf('se-sparkonto-nothing-to-check'),
  writeUnsureDates(folder.path, 'unsure-dates.pdf'),
  refused('encrypted-statement'),
  refused('invoice-en'),
];
const PASSWORD = (
  JSON.parse(readFileSync('corpus/refusals/encrypted-statement/about.json', 'utf8')) as { password: string }
).password;

/** Counts what is pressed; what is typed into a field is counted apart. */
class Hands {
  commands = 0;
  letters = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.commands += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async type(text: string): Promise<void> {
    this.letters += text.length;
    await this.#page.keyboard.type(text);
  }

  /** Finds something by a part of its name, and chooses it. */
  async find(words: string): Promise<void> {
    await this.press('Control+k');
    await expect(this.#page.getByRole('combobox', { name: t('commands.title') })).toBeFocused();
    await this.type(words);
    await this.#page.getByRole('option').first().waitFor();
    await this.press('Enter');
  }

  /** Presses Tab until something has the focus. */
  async tabTo(name: string | RegExp): Promise<void> {
    const target = this.#page.getByRole('button', { name }).first();
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`not reached: ${name}`);
  }
}

/** Most commands that it may take, letters typed into fields not counted. */
const MOST = 60;

test('twenty files, five with something to do, from the drop to the merged workbook, by keyboard', async ({ page }) => {
  test.setTimeout(240_000);
  const hands = new Hands(page);
  const complaints = new Complaints(page);
  await open(page, '/');
  const began = Date.now();
  await dropFiles(page, FILES);
  await expect(page.getByRole('button', { name: t('batch.sums.needs', { count: 5 }) })).toBeVisible({
    timeout: 90_000,
  });
  await expect(page.getByRole('button', { name: t('batch.sums.verified', { count: 15 }) })).toBeVisible();
  const read = Date.now();

  // A password, and a file that is no statement.
  await hands.find('encrypted');
  await expect(page.getByLabel(t('password.label', { name: 'encrypted-statement.pdf' }))).toBeFocused();
  await hands.type(PASSWORD);
  await hands.press('Enter');
  const open16 = t('batch.sums.verified', { count: 16 });
  await expect(page.getByRole('button', { name: open16 })).toBeVisible();
  await hands.find('invoice');
  await expect(page.locator('[data-name]:focus')).toHaveText('invoice-en.pdf');
  await hands.press('Delete');
  await expect(lineOf(page, 'invoice-en.pdf')).toHaveCount(0);

  // The three that are left, one after another.
  await hands.find('review the 3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2025-07.pdf');
  await expect(page.getByText(t('verdict.failed'), { exact: true }).first()).toBeVisible();
  await hands.press('F4');
  await hands.press('F2', 'Control+a');
  await hands.type(`-${RIGHT}`);
  await hands.press('Enter');
  await expect(page.getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(t('review.save.saved'), { exact: true })).toBeVisible();
  await hands.press('F10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('unsure-dates.pdf');
  await hands.find('dates are right');
  await expect(page.getByText(t('verdict.verified'), { exact: true }).first()).toBeVisible();
  await hands.press('F10');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('se-sparkonto-nothing-to-check.pdf');
  await hands.press('F10');
  await expect(page.getByText(t('worklist.allDone'))).toBeVisible();

  // All of them, as one workbook.
  await hands.find('conversions');
  await expect(page.getByRole('button', { name: t('batch.sums.verified', { count: 18 }) })).toBeVisible();
  await hands.find('merge');
  await expect(page.getByRole('dialog').getByRole('radio', { name: t('many.merged.name') })).toBeChecked();
  await hands.tabTo(t('downloads.as', { format: t('formats.xlsx') }));
  const [got] = await Promise.all([page.waitForEvent('download'), hands.press('Enter')]);
  expect(got.suggestedFilename()).toBe('statements.xlsx');
  const seconds = (ms: number): number => Math.round(ms / 1000);
  test.info().annotations.push({
    type: 'hands',
    description: `${hands.commands} commands, ${hands.letters} letters, ${seconds(read - began)} s to read, ${seconds(Date.now() - began)} s in all`,
  });
  expect(hands.commands).toBeLessThanOrEqual(MOST);
  expect(complaints.take()).toEqual([]);
});
