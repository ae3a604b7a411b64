import { readFileSync } from 'node:fs';
import { expect, faultsOfAccess, open, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';
import { allConvertedOnServer, fileOfItsOwn } from './reviewed.ts';

/** As many files as are needed for the list to be searched. */
const FILES = Array.from({ length: 8 }, (_, index) => `statement ${index + 1}.pdf`);
const path = corpus.find(({ name }) => name === 'us-checking-plain')?.path ?? '';

for (const [locale, width, prefix] of [
  ['en', 1280, ''],
  ['de', 390, '/de'],
  ['ja', 390, '/ja'],
] as const) {
  test(`the days of the filter are chosen in one calendar, by mouse and by keys (${locale}, ${width})`, async ({
    page,
    server,
  }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${prefix}/conversions`);
    const bytes = readFileSync(path);
    await allConvertedOnServer(
      page,
      server.url,
      FILES.map((name) => ({ name, bytes: fileOfItsOwn(bytes, name) })),
    );
    await open(page, `${prefix}/conversions`);
    const names = page.locator('[data-name]');
    await expect(names).toHaveCount(FILES.length);
    await page.getByLabel(words('batch.until')).fill('2025-03-31');
    const button = page.getByRole('button', { name: words('history.calendar') });
    await button.click();
    const calendar = page.getByRole('dialog', { name: words('history.calendar') });
    await expect(calendar.getByRole('button', { name: words('ui.labels.previousMonth') })).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    const { x = 0, width: wide = 0 } = (await calendar.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);

    // A day by the mouse, the other by keys: the filter has both, and the focus is back.
    await calendar.locator('[data-day="2025-03-20"]').click();
    await expect(page.getByLabel(words('batch.from'))).toHaveValue('2025-03-20');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(calendar).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.getByLabel(words('batch.from'))).toHaveValue('2025-03-13');
    await expect(page.getByLabel(words('batch.until'))).toHaveValue('2025-03-20');
    await button.press('Enter');
    await expect(calendar.locator('[data-day="2025-03-15"]')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
}
