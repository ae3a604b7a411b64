import type { Locator, Page } from '@playwright/test';
import { annotationsOf } from './annotations-of.ts';
import { dropFiles, entryOf, expect, faultsOfAccess, open, t, test } from './browser.ts';
import { corpus } from './product.ts';
import { convertedOnServer } from './reviewed.ts';
import { press, writeAt } from './shown-document.ts';

/** What is annotated in the review is kept on the device, for the device's documents and for the server's. */

const file = corpus.find(({ name }) => name === 'us-checking-plain') ?? corpus[0];

test.setTimeout(150_000);

const viewerOf = (page: Page): Locator => page.locator('section.viewer');
const choice = (page: Page): Locator => page.getByRole('group', { name: t('viewer.kept.label') });
const side = (page: Page, which: 'annotated' | 'original'): Locator =>
  choice(page).getByRole('button', { name: t(`viewer.kept.${which}`), exact: true });

/** Writes on the first page, so many pixels from its top. */
async function write(page: Page, text: string, down: number): Promise<void> {
  const viewer = viewerOf(page);
  await viewer.locator('.page canvas').first().waitFor();
  await press(viewer, 'viewer.annotate');
  await writeAt(viewer, 0.6, down, text);
  await expect(choice(page)).toBeVisible();
}

/** The texts that the document in the viewer has written on it, as another program finds them. */
async function writtenOn(page: Page): Promise<readonly string[]> {
  const viewer = viewerOf(page);
  await viewer.locator('.page canvas').first().waitFor();
  // Beside the rows there is no room for all commands.
  await viewer.getByRole('button', { name: t('viewer.more'), exact: true }).click();
  const [got] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: t('viewer.download'), exact: true }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await got.createReadStream()) chunks.push(chunk as Buffer);
  const found = await annotationsOf(new Uint8Array(Buffer.concat(chunks)));
  return found.filter(({ kind }) => kind === 'freetext').map(({ contents }) => contents);
}

test('of the server’s document it is there again, beside the original, and goes when it is removed', async ({
  page,
  server,
}) => {
  const path = `/conversions/${await convertedOnServer(page, server.url, file?.path ?? '', 'march.pdf')}`;
  await open(page, path);
  await write(page, 'Ask Mara', 30);
  await page.reload();
  await expect(side(page, 'annotated')).toHaveAttribute('aria-pressed', 'true');
  await viewerOf(page).locator('.page canvas').first().waitFor();
  expect(await faultsOfAccess(page)).toEqual([]);
  expect(await writtenOn(page)).toEqual(['Ask Mara']);
  await side(page, 'original').click();
  expect(await writtenOn(page)).toEqual([]);
  await expect(viewerOf(page).getByRole('button', { name: t('viewer.annotate'), exact: true })).toHaveCount(0);
  await side(page, 'annotated').click();
  expect(await writtenOn(page)).toEqual(['Ask Mara']);

  await page.getByRole('button', { name: t('viewer.kept.drop') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('viewer.kept.drop') })
    .click();
  await expect(choice(page)).toHaveCount(0);
  expect(await writtenOn(page)).toEqual([]);
  await page.reload();
  await viewerOf(page).locator('.page canvas').first().waitFor();
  await expect(choice(page)).toHaveCount(0);
});

test('of the device’s document it is there again, with what is added, and what is written last is not lost', async ({
  page,
}) => {
  await open(page, '/');
  await dropFiles(page, [{ name: 'march.pdf', path: file?.path ?? '' }]);
  await entryOf(page, 'march.pdf')
    .getByRole('link', { name: new RegExp(`^${t('result.review')}`) })
    .click();
  await write(page, 'First', 30);
  await page.reload();
  // The original may be on the page first: what is written on it would go with it.
  await expect(side(page, 'annotated')).toHaveAttribute('aria-pressed', 'true');
  await write(page, 'Second', 120);
  // Away at once, within the page.
  await page.getByRole('link', { name: t('review.back') }).click();
  await page.getByRole('link', { name: 'march.pdf' }).click();
  await expect(choice(page)).toBeVisible();
  expect([...(await writtenOn(page))].sort()).toEqual(['First', 'Second']);
});
