import { readFileSync, writeFileSync } from 'node:fs';
import { buffer as bytesOf } from 'node:stream/consumers';
import type { Locator } from '@playwright/test';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { longStatement } from '../../bench/review/long-statement.ts';
import { writeHeic } from '../written-heic.ts';
import { writeTiff } from '../written-tiff.ts';
import { altTextsOf } from './annotations-of.ts';
import { expect, faultsOfAccess, open, t, test } from './browser.ts';
import { Complaints } from './faults.ts';
import { temporaryFolder } from './product.ts';
import { convertedOnServer } from './reviewed.ts';
import { press, put, show } from './shown-document.ts';

/** What the viewer makes of documents of every kind. */

/** Two pages with a chapter each, locked where there is a password. */
function chapters(userPassword?: string): Promise<Buffer> {
  const written = new PDFDocument({ ...(userPassword && { userPassword }), pdfVersion: '1.7' });
  for (const [index, title] of ['Bookings', 'Fees'].entries()) {
    if (index > 0) written.addPage({});
    written.text(`Chapter ${title}`, 72, 72, {});
    written.outline.addItem(title);
  }
  written.end();
  return bytesOf(written);
}

test('a locked document asks for its password until it is the right one; its contents lead to its pages', async ({
  page,
}) => {
  const buffer = await chapters('elm street');
  const viewer = await put(page, { name: 'locked.pdf', mimeType: 'application/pdf', buffer });
  const field = viewer.getByLabel(t('viewer.password'));
  await field.fill('oak street');
  expect(await faultsOfAccess(page)).toEqual([]);
  await field.press('Enter');
  await expect(viewer.getByText(t('viewer.wrongPassword'))).toBeVisible();
  await field.fill('elm street');
  await press(viewer, 'viewer.unlock');
  await expect(viewer.locator('.page[data-page-number="1"] .textLayer')).toContainText('Chapter Bookings');

  await press(viewer, 'viewer.side.outline');
  const contents = viewer.getByRole('navigation', { name: t('viewer.side.outline') });
  await contents.getByRole('button', { name: 'Fees' }).click();
  await expect(viewer.getByLabel(t('viewer.pageOf', { count: 2 }))).toHaveValue('2');
});

/** How dark a place of a canvas is, in shares of it: 0 is black. */
const greyAt = (canvas: Locator, x: number, y: number): Promise<number> =>
  canvas.evaluate(
    (element, [across, down]) => {
      const { width, height } = element as HTMLCanvasElement;
      const at = [Math.floor(width * (across ?? 0)), Math.floor(height * (down ?? 0))] as const;
      return (element as HTMLCanvasElement).getContext('2d')?.getImageData(...at, 1, 1).data[0] ?? -1;
    },
    [x, y],
  );

test('every picture of a TIFF is a page', async ({ page }) => {
  const [width, height] = [96, 128];
  const picture = (grey: number) => ({
    tags: { 256: [width], 257: [height], 258: [8], 259: [1], 262: [1], 277: [1], 278: [height] },
    pieces: [new Uint8Array(width * height).fill(grey)],
  });
  const buffer = Buffer.from(writeTiff([picture(40), picture(200)]));
  const viewer = await show(page, { name: 'two.tiff', mimeType: 'image/tiff', buffer });
  await expect(viewer.locator('.page')).toHaveCount(2);
  await expect.poll(() => greyAt(viewer.locator('.page canvas').first(), 0.5, 0.5)).toBe(40);
  const field = viewer.getByLabel(t('viewer.pageOf', { count: 2 }));
  await field.fill('2');
  await field.press('Enter');
  await expect.poll(() => greyAt(viewer.locator('.page canvas').last(), 0.5, 0.5)).toBe(200);
});

test('a picture as telephones take it is shown', async ({ page }) => {
  const [width, height] = [128, 64];
  // Dark on the left, light on the right.
  const grey = Uint8Array.from({ length: width * height }, (_, at) => (at % width < width / 2 ? 30 : 220));
  const buffer = Buffer.from(writeHeic(grey, width, height));
  const viewer = await show(page, { name: 'photo.heic', mimeType: 'image/heic', buffer });
  const canvas = viewer.locator('.page canvas');
  await expect.poll(() => greyAt(canvas, 0.25, 0.5)).toBeLessThan(60);
  await expect.poll(() => greyAt(canvas, 0.75, 0.5)).toBeGreaterThan(190);
});

test('a long document of the server comes by ranges of bytes', async ({ page, server }) => {
  test.setTimeout(150_000);
  const folder = temporaryFolder();
  const path = `${folder.path}/long.pdf`;
  writeFileSync(path, longStatement(60, 32));
  const id = await convertedOnServer(page, server.url, path, 'long.pdf');
  folder.remove();
  const ranges: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith(`${id}/file`) && response.status() === 206) {
      ranges.push(response.headers()['content-range'] ?? '');
    }
  });
  // On a slow line what is asked for comes before the whole has come.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 500_000,
    uploadThroughput: 500_000,
  });
  await page.goto(`/conversions/${id}`);
  const viewer = page.locator('section.viewer');
  await page.getByRole('grid').waitFor();
  await viewer.locator('.page canvas').first().waitFor();
  const field = viewer.getByLabel(t('viewer.pageOf', { count: 60 }));
  await field.fill('40');
  await field.press('Enter');
  await expect(viewer.locator('.page[data-page-number="40"] .textLayer')).toContainText(`${39 * 32 + 1}`);
  // Besides the head, which tells what it is.
  expect(ranges.filter((range) => !range.startsWith('bytes 0-')).length).toBeGreaterThan(0);
});

/** Opens the dialog for a signature, and chooses how it is made. */
async function sign(viewer: Locator, way: 'drawn' | 'pictured'): Promise<Locator> {
  await viewer.locator('.textLayer span').first().waitFor();
  await press(viewer, 'viewer.annotate');
  await press(viewer, 'viewer.tools.signature');
  await press(viewer, 'viewer.tools.addSignature');
  const dialog = viewer.page().getByRole('dialog');
  await dialog.getByLabel(t(`viewer.sign.${way}`), { exact: true }).check();
  return dialog;
}

async function saved(viewer: Locator): Promise<Uint8Array> {
  const [got] = await Promise.all([viewer.page().waitForEvent('download'), press(viewer, 'viewer.downloadAnnotated')]);
  return new Uint8Array(readFileSync(await got.path()));
}

test('a signature can be drawn', async ({ page }) => {
  const viewer = await show(page);
  const dialog = await sign(viewer, 'drawn');
  const box = await dialog.getByRole('img', { name: t('viewer.sign.drawHere') }).boundingBox();
  if (!box) throw new Error('there is no field to draw in');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  for (const [x, y] of [
    [80, 60],
    [140, 25],
    [200, 70],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y, { steps: 6 });
  }
  await page.mouse.up();
  expect(await faultsOfAccess(page)).toEqual([]);
  await dialog.getByRole('button', { name: t('viewer.sign.add') }).click();
  await expect(viewer.locator('.signatureEditor')).toBeVisible();
  expect(altTextsOf(await saved(viewer))).toContain(t('viewer.sign.signature'));
});

test('a signature can be taken from a picture; one in which there is none is refused', async ({ page }) => {
  const viewer = await show(page);
  const dialog = await sign(viewer, 'pictured');
  const ink = '<path d="M20 70 C 60 10 90 110 130 50 S 200 20 270 60" fill="none" stroke="#102" stroke-width="6"/>';
  const drawing = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#fff"/>${ink}</svg>`,
  );
  const picture = await sharp(drawing).png().toBuffer();
  await dialog
    .getByLabel(t('viewer.sign.picture'))
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByRole('button', { name: t('viewer.sign.add') }).click();
  await expect(dialog.getByText(t('viewer.sign.unreadable'))).toBeVisible();
  await dialog
    .getByLabel(t('viewer.sign.picture'))
    .setInputFiles({ name: 'ink.png', mimeType: 'image/png', buffer: picture });
  await dialog.getByRole('button', { name: t('viewer.sign.add') }).click();
  await expect(viewer.locator('.signatureEditor')).toBeVisible();
  expect(altTextsOf(await saved(viewer))).toContain(t('viewer.sign.signature'));
});

test('a document that comes while its place is hidden fits it once it is shown', async ({ page }) => {
  const complaints = new Complaints(page);
  await open(page, '/ui');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.viewer-pages { display: none }');
    document.adoptedStyleSheets = [sheet];
  });
  await page.locator('#document').getByRole('button').first().click();
  const viewer = page.locator('#document section.viewer');
  const sheet = viewer.locator('.page').first();
  await sheet.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
  // pdf.js leaves a margin and the bar that scrolls beside the page.
  await expect.poll(async () => (await widthOf(viewer)) - (await widthOf(sheet))).toBeLessThan(60);
  await viewer.locator('canvas').first().waitFor();
  expect(complaints.take(/no-such-icon/)).toEqual([]);
});
