import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooserBy, entryOf, expect, lineOf, open, t, test } from './browser.ts';
import { corpus, temporaryFolder } from './product.ts';

const [first] = corpus;
if (!first) throw new Error('the corpus is empty');

/** Files that are let go over the page by the browser's own hand, which is the only one that lets folders go. */
test('a folder that is dropped gives all the files in it', async ({ page }) => {
  const folder = temporaryFolder();
  const inner = join(folder.path, 'statements', '2024');
  mkdirSync(inner, { recursive: true });
  copyFileSync(first.path, join(inner, 'march.pdf'));
  copyFileSync(first.path, join(folder.path, 'statements', 'april.pdf'));
  writeFileSync(join(folder.path, 'statements', '.DS_Store'), 'x');
  copyFileSync(first.path, join(folder.path, 'may.pdf'));

  await open(page, '/');
  const browser = await page.context().newCDPSession(page);
  const data = {
    items: [],
    files: [join(folder.path, 'statements'), join(folder.path, 'may.pdf')],
    dragOperationsMask: 1,
  };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data });
  await expect(page.getByText(t('drop.release'))).toBeVisible();
  await browser.send('Input.dispatchDragEvent', { type: 'drop', x: 200, y: 300, data });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('files.heading', { count: 3 }));
  for (const name of ['march.pdf', 'april.pdf', 'may.pdf']) await expect(lineOf(page, name)).toBeVisible();
  await expect(page.getByText(t('drop.release'))).toBeHidden();
  folder.remove();
});

test('the same file can be chosen again after it was removed', async ({ page }) => {
  await open(page, '/');
  for (const _ of [1, 2]) {
    const chooser = await chooserBy(page, () => page.getByRole('button', { name: t('drop.choose') }).click());
    expect(chooser.isMultiple()).toBe(true);
    await chooser.setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
    await expect(entryOf(page, 'a.pdf')).toBeVisible();
    await page.getByRole('button', { name: t('files.removeAll') }).click();
    await expect(page.getByRole('button', { name: t('drop.choose') })).toBeVisible();
  }
});
