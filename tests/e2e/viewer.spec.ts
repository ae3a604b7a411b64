import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { A4 } from '../../corpus/generator/layout/grammar.ts';
import { Sheet } from '../../corpus/generator/layout/sheet.ts';
import { createMeasure, renderPdf } from '../../corpus/generator/render/render-pdf.ts';
import { altTextsOf, annotationsOf } from './annotations-of.ts';
import { chooserBy, expect, faultsOfAccess, t, test, wordsOf } from './browser.ts';
import { press, show, writeAt } from './shown-document.ts';
import { tested } from './whole.ts';

const PDF = 'application/pdf';

/** A document of many pages, each with its number on it. */
async function manyPages(count: number): Promise<Buffer> {
  const sheet = new Sheet(A4, createMeasure());
  for (let page = 1; page <= count; page += 1) {
    sheet.addPage();
    sheet.text(`Sheet ${page} of ${count}`, 60, 90, { family: 'Helvetica', size: 14 });
  }
  return Buffer.from(await renderPdf(sheet.pages));
}

/** A drag over the first page, in shares of it. */
async function drag(viewer: Locator, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const sheet = viewer.locator('.page').first();
  await viewer.locator('.viewer-pages').evaluate((place) => place.scrollTo(0, 0));
  const box = await sheet.boundingBox();
  if (!box) throw new Error('there is no page');
  const at = ([x, y]: readonly [number, number]): [number, number] => [box.x + x * box.width, box.y + y * box.height];
  const { mouse } = viewer.page();
  await mouse.move(...at(from));
  await mouse.down();
  await mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), { steps: 4 });
  await mouse.move(...at(to), { steps: 4 });
  await mouse.up();
}

/** Selects words of the page, as a drag over them does. */
async function selectWords(viewer: Locator, words: string): Promise<void> {
  const place = viewer.locator('.textLayer span', { hasText: words }).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`${words} is not on the page`);
  const { mouse } = viewer.page();
  await mouse.move(box.x + 1, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 4 });
  await mouse.up();
}

async function savedFrom(viewer: Locator, key: string): Promise<Uint8Array> {
  const [got] = await Promise.all([viewer.page().waitForEvent('download'), press(viewer, key)]);
  return new Uint8Array(readFileSync(await got.path()));
}

test('the six editors and an image’s alt text, saved and read by another program', async ({ page }) => {
  const viewer = await show(page);
  await viewer.locator('.textLayer span').first().waitFor();
  await press(viewer, 'viewer.annotate');

  await press(viewer, 'viewer.tools.highlight');
  await selectWords(viewer, 'Railway tickets');
  await expect(viewer.locator('.highlightEditor')).toHaveCount(1);

  await writeAt(viewer, 0.1, 40, 'Checked by Mara');
  await expect(viewer.locator('.freeTextEditor')).toHaveText(/Checked by Mara/);

  await press(viewer, 'viewer.tools.draw');
  await drag(viewer, [0.6, 0.1], [0.8, 0.14]);
  await page.keyboard.press('Escape');
  await expect(viewer.locator('.inkEditor')).not.toHaveCount(0);

  await press(viewer, 'viewer.tools.image');
  const red = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer();
  const chooser = await chooserBy(page, () => press(viewer, 'viewer.tools.addImage'));
  await chooser.setFiles({ name: 'stamp.png', mimeType: 'image/png', buffer: red });
  const stamp = viewer.locator('.stampEditor');
  await stamp.waitFor();
  await stamp.getByRole('button', { name: t('viewer.alt.add') }).click();
  await page.getByLabel(t('viewer.alt.description')).fill('A red stamp that says nothing');
  expect(await faultsOfAccess(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('viewer.save') })
    .click();

  await press(viewer, 'viewer.tools.signature');
  await press(viewer, 'viewer.tools.addSignature');
  await page.getByLabel(t('viewer.sign.name')).fill('Mara Ellingworth');
  expect(await faultsOfAccess(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('viewer.sign.add') })
    .click();
  await expect(viewer.locator('.signatureEditor')).toBeVisible();

  await press(viewer, 'viewer.tools.comment');
  // The words can be selected once the tool is switched.
  await expect(viewer.getByText(t('viewer.comment.how'))).toBeVisible();
  await selectWords(viewer, 'Salary Holloway');
  await press(viewer, 'viewer.comment.onSelection');
  await page.getByRole('dialog').getByLabel(t('viewer.comment.text')).fill('Two days late');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('viewer.save') })
    .click();

  const saved = await savedFrom(viewer, 'viewer.downloadAnnotated');
  const found = await annotationsOf(saved);
  const kinds = found.map(({ kind }) => kind);
  for (const kind of ['highlight', 'freetext', 'ink', 'stamp']) expect(kinds).toContain(kind);
  expect(found).toContainEqual({ kind: 'freetext', contents: 'Checked by Mara' });
  expect(found).toContainEqual({ kind: 'highlight', contents: 'Two days late' });
  const told = altTextsOf(saved);
  expect(told).toContain('A red stamp that says nothing');
  expect(told).toContain('Mara Ellingworth');
});

test('of 250 pages only those in sight are drawn; search, page field and small pictures lead to any', async ({
  page,
}) => {
  const viewer = await show(page, { name: 'long.pdf', mimeType: PDF, buffer: await manyPages(250) });
  await viewer.locator('.page canvas').first().waitFor();
  await expect(viewer.locator('.page')).toHaveCount(250);
  const drawn = () => viewer.locator('.page:has(canvas)').count();
  expect(await drawn()).toBeLessThanOrEqual(4);
  await press(viewer, 'viewer.side.pages');
  await viewer.locator('.viewer-thumbnail canvas').first().waitFor();
  expect(await viewer.locator('.viewer-thumbnail canvas').count()).toBeLessThanOrEqual(20);
  const field = viewer.getByLabel(t('viewer.pageOf', { count: 250 }));
  await field.fill('200');
  await field.press('Enter');
  await expect(viewer.locator('.page[data-page-number="200"] .textLayer')).toContainText('Sheet 200 of 250');
  await expect(
    viewer.getByRole('button', { name: t('viewer.side.goTo', { page: '200' }), exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await press(viewer, 'viewer.find.label');
  await viewer.getByRole('textbox', { name: t('viewer.find.label') }).fill('Sheet 77 of');
  await expect(viewer.locator('.page[data-page-number="77"] .highlight')).toHaveText('Sheet 77 of');
  await expect(viewer.getByText(t('viewer.find.matches', { current: 1, total: 1 }))).toBeVisible();
  // pdf.js keeps ten pages, beside those in sight.
  expect(await drawn()).toBeLessThanOrEqual(14);
});

test('marks can be pressed, and follow the page as it is turned; a box can be drawn by pointer and by keys', async ({
  page,
}) => {
  const viewer = await show(page);
  const mark = viewer.locator('[data-mark=second]');
  await mark.waitFor();
  const box = await mark.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(mark).toHaveAttribute('data-current', '');
  await press(viewer, 'viewer.turnRight');
  await expect
    .poll(async () => {
      const turned = await viewer.locator('[data-mark=second]').boundingBox();
      return (turned?.height ?? 0) > (turned?.width ?? 0);
    })
    .toBe(true);
  await press(viewer, 'viewer.turnLeft');
  await press(viewer, 'viewer.fitPage');
  await press(viewer, 'viewer.drawBox');
  await drag(viewer, [0.25, 0.25], [0.5, 0.5]);
  const said = page.locator('#document output').first();
  await expect(said).toHaveText(/^1: 14[89] 21[01] 29[78] 42[01]$/);
  // A box ends the drawing. By keys the next one begins at the mark that is lit.
  await press(viewer, 'viewer.drawBox');
  await viewer.locator('.viewer-pages').focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(said).toHaveText('1: 56 308 540 322');
});

test('a scan stands in the same frame, with marks in the same places', async ({ page }) => {
  const buffer = await sharp({ create: { width: 827, height: 1169, channels: 3, background: '#fff' } })
    .withMetadata({ density: 100 })
    .jpeg()
    .toBuffer();
  const viewer = await show(page, { name: 'scan.jpg', mimeType: 'image/jpeg', buffer });
  const sheet = viewer.locator('.page');
  const mark = viewer.locator('[data-mark=first]');
  await mark.waitFor();
  const [on, place] = [await sheet.boundingBox(), await mark.boundingBox()];
  // Points of the page: 827 pixels at 100 an inch are 595 of them.
  expect(((place?.x ?? 0) + 2 - (on?.x ?? 0)) / (on?.width ?? 1)).toBeCloseTo(56 / 595.4, 2);
  await press(viewer, 'viewer.turnLeft');
  await expect
    .poll(async () => ((await sheet.boundingBox())?.width ?? 0) > ((await sheet.boundingBox())?.height ?? 0))
    .toBe(true);
});

test('printing takes the pages that were asked for', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('.viewer-printed img').length);
    };
  });
  const viewer = await show(page, { name: 'five.pdf', mimeType: PDF, buffer: await manyPages(5) });
  await press(viewer, 'viewer.print.title');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('viewer.print.pages')).fill('4-9');
  await dialog.getByRole('button', { name: t('viewer.print.print') }).click();
  await expect(dialog.getByText(t('viewer.print.wrong', { count: 5 }))).toBeVisible();
  await dialog.getByLabel(t('viewer.print.pages')).fill('1-2, 5');
  await dialog.getByRole('button', { name: t('viewer.print.print') }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '3');
  await expect(dialog).toBeHidden();
});

for (const [locale, path] of tested([
  ['de', '/de/ui'],
  ['ja', '/ja/ui'],
] as const)) {
  test(`on a phone the less used commands go into a menu (${locale})`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 390, height: 844 });
    const viewer = await show(page, undefined, path);
    await viewer.locator('.page canvas').first().waitFor();
    await expect(viewer.getByRole('button', { name: words('viewer.print.title') })).toHaveCount(0);
    await viewer.getByRole('button', { name: words('viewer.annotate'), exact: true }).click();
    expect(await faultsOfAccess(page)).toEqual([]);
    await viewer.getByRole('button', { name: words('viewer.more') }).press('Enter');
    await expect(page.getByRole('menuitem', { name: words('viewer.turnRight') })).toBeVisible();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBe(0);
  });
}
