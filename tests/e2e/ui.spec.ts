import { fileURLToPath } from 'node:url';
import { dropFiles, expect, faultsOfAccess, open, t, test, wordsOf } from './browser.ts';

for (const [locale, path] of [
  ['en', '/ui'],
  ['de', '/de/ui'],
  ['ja', '/ja/ui'],
] as const) {
  test(`specification, section 9: every component under its own labels in ${locale}`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('cell', { name: words('ui.labels.noData') })).toBeVisible();
    for (const name of ['previousYear', 'nextYear', 'previousMonth', 'nextMonth', 'increment', 'decrement', 'prev']) {
      await expect(page.getByRole('button', { name: words(`ui.labels.${name}`), exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: words('ui.labels.goToSlide', { slide: '2' }) })).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
}

test('specification, section 2: side panels open at their edge, and close on the overlay, Escape and Close', async ({
  page,
}) => {
  await open(page, '/ui');
  const panel = page.getByRole('dialog');
  await page.getByRole('button', { name: t('ui.demo.left') }).press('Enter');
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.x).toBe(0);
  expect((await panel.boundingBox())?.width).toBe(384);
  expect(await faultsOfAccess(page)).toEqual([]);
  await page.mouse.click(1200, 400);
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: t('ui.demo.left') })).toBeFocused();
  await page.getByRole('button', { name: t('ui.demo.right') }).press('Enter');
  expect((await panel.boundingBox())?.width).toBe(460);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: t('ui.demo.undimmed') }).press('Enter');
  await page.mouse.click(300, 400);
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: t('ui.labels.close') }).click();
  await expect(panel).toBeHidden();
});

test('select, combobox, number, calendar and carousel answer to keys', async ({ page }) => {
  await open(page, '/ui');
  const select = page.getByRole('combobox', { name: t('ui.demo.format') }).last();
  await select.press('Enter');
  // The list takes the focus only once it is placed; a key pressed before that is lost.
  await expect(page.getByRole('option', { name: 'CSV' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  // The list moves the focus in a task of its own; Enter before that takes the option that was left.
  await expect(page.getByRole('option', { name: 'XLSX' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(select).toContainText('XLSX');

  const category = page.getByRole('combobox', { name: t('ui.demo.category') });
  await category.fill('Travel');
  await expect(page.getByRole('option', { name: t('ui.labels.create', { label: 'Travel' }) })).toBeVisible();
  expect(await faultsOfAccess(page)).toEqual([]);
  await category.press('Enter');
  await expect(category).toHaveValue('Travel');

  const pages = page.getByRole('spinbutton', { name: t('ui.demo.pages') });
  await pages.press('End');
  await expect(pages).toHaveValue('20');
  await expect(page.getByRole('button', { name: t('ui.labels.increment') })).toBeDisabled();

  await page.getByRole('button', { name: 'Monday, March 3, 2025' }).press('PageDown');
  await expect(page.getByRole('button', { name: 'Thursday, April 3, 2025' })).toBeFocused();

  const second = page.getByRole('button', { name: t('ui.labels.goToSlide', { slide: '2' }) });
  await page.getByRole('button', { name: t('ui.labels.next'), exact: true }).press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
});

test('specification, section 7: pictures come by the image path, as WebP, no larger than the screen needs', async ({
  page,
}) => {
  await open(page, '/ui');
  const picture = page.getByRole('img', { name: t('ui.demo.picture') }).first();
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).pathname).toMatch(/^\/_ipx\/f_webp,w_1024\/assets\/statement-/);
  const answer = await page.request.get(shown);
  expect(answer.headers()['content-type']).toBe('image/webp');
});

test('specification, section 9: in the product a tooltip comes after 350 ms', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await dropFiles(page, [{ name: 'notes.pdf', path: fileURLToPath(import.meta.url) }]);
  const remove = page.getByRole('button', { name: t('files.remove', { name: 'notes.pdf' }) });
  await remove.waitFor();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await remove.hover();
  await page.clock.runFor(349);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText(t('files.remove', { name: 'notes.pdf' }));
});

test('specification, section 4: a dark theme that was stored is light again when the page has started', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('once', '1');
  });
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});
