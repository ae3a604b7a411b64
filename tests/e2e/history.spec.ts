import type { Page } from '@playwright/test';
import {
  chooseServer,
  dropFiles,
  entryOf,
  expect,
  faultsOfAccess,
  open,
  convertThere as sendAll,
  t,
  test,
} from './browser.ts';
import { corpus } from './product.ts';

const file = corpus.find(({ name }) => name === 'us-checking-plain') ?? corpus[0];

/** Converts files with these names on the server. */
async function convertThere(page: Page, names: readonly string[]): Promise<void> {
  await open(page, '/');
  await chooseServer(page);
  await dropFiles(
    page,
    names.map((name) => ({ name, path: file?.path ?? '' })),
  );
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
  const list = page.getByRole('list', { name: t('history.list') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list.getByText(t('verdict.verified'), { exact: true })).toHaveCount(2);
  await expect(list.getByText(new RegExp(t('files.pages', { count: 1 })))).toHaveCount(2);
  expect(await faultsOfAccess(page)).toEqual([]);

  await page.getByLabel(t('history.search')).fill('MARCH');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('history.download', { name: 'march 2026.pdf' }) }).click();
  expect((await saving).suggestedFilename()).toBe('march 2026.xlsx');
  await page.getByLabel(t('history.search')).fill('no such name');
  await expect(page.getByText(t('history.none', { search: 'no such name' }))).toBeVisible();
  await page.getByLabel(t('history.search')).fill('');
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.getByLabel(t('history.selectAll')).check();
  await page.getByLabel(t('history.format')).selectOption('csv');
  const zip = page.waitForEvent('download');
  await page.getByRole('button', { name: t('history.zip', { count: 2 }) }).click();
  expect((await zip).suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: t('history.delete', { count: 2 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('history.ask.title', { count: 2 }) });
  await expect(dialog.getByText('april 2026.pdf')).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('history.ask.keep') }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: t('history.delete', { count: 2 }) }).click();
  await dialog.getByRole('button', { name: t('history.ask.confirm') }).click();
  await expect(page.getByText(t('history.deleted', { count: 2 })).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('history.empty.title') })).toBeVisible();
});

test('what is under way is followed, and can be cancelled', async ({ page }) => {
  await convertThere(page, ['live.pdf']);
  let status = 'running';
  await page.route('**/api/v1/conversions?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { items: { status: string }[] } };
    for (const item of answer.data.items) Object.assign(item, status === 'done' ? {} : { status, verdict: undefined });
    await route.fulfill({ json: answer });
  });
  await open(page, '/conversions');
  await expect(page.getByText(t('history.status.running'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('history.cancel', { name: 'live.pdf' }) })).toBeVisible();
  status = 'done';
  await expect(page.getByText(t('verdict.verified'), { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: t('history.cancel', { name: 'live.pdf' }) })).toHaveCount(0);
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
