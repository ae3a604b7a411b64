import type { Locator, Page } from '@playwright/test';
import { expect, open, t } from './browser.ts';

export interface ShownFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Puts the sample, or a file of one's own, into the viewer on the page of components. */
export async function put(page: Page, file?: ShownFile, path = '/ui'): Promise<Locator> {
  await open(page, path);
  const part = page.locator('#document');
  if (file) await part.locator('input[type=file]').first().setInputFiles(file);
  else await part.getByRole('button').first().click();
  return part.locator('section.viewer');
}

/** Shows it, and waits until its first page is there. */
export async function show(page: Page, file?: ShownFile, path = '/ui'): Promise<Locator> {
  const viewer = await put(page, file, path);
  await viewer.locator('.page').first().waitFor();
  await viewer.scrollIntoViewIfNeeded();
  return viewer;
}

/** Presses a command of the viewer. */
export const press = (viewer: Locator, key: string): Promise<void> =>
  viewer.getByRole('button', { name: t(key), exact: true }).click();

/** Puts a text on the first page, so many pixels from its top and at that share of its width, and writes it. */
export async function writeAt(viewer: Locator, across: number, down: number, text: string): Promise<void> {
  await press(viewer, 'viewer.tools.text');
  const page = viewer.locator('.page').first();
  // pdf.js makes a page's layer ready for texts by and by; a click before that puts nothing there, one beside an empty text takes it away.
  await expect(async () => {
    await page.locator('.freetextEditing').waitFor({ timeout: SOON });
    const box = await page.boundingBox();
    if (!box) throw new Error('there is no page');
    await page.click({ position: { x: box.width * across, y: down }, timeout: SOON });
    await fieldIn(viewer).waitFor({ timeout: SOON });
  }).toPass();
  await writeHere(viewer, text);
}

const SOON = 3_000;
const fieldIn = (viewer: Locator): Locator => viewer.locator('.freeTextEditor .internal:focus');

/** Writes into the text that was just put on the page, and leaves it. */
async function writeHere(viewer: Locator, text: string): Promise<void> {
  const { keyboard } = viewer.page();
  const field = fieldIn(viewer);
  // pdf.js moves what is new to its place among the page's texts and gives it back the focus, by one timer after another.
  await field.evaluate(async () => {
    for (let timers = 0; timers < 2; timers += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await keyboard.type(text);
  await keyboard.press('Escape');
}
