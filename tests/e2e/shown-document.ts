import type { Locator, Page } from '@playwright/test';
import { open, t } from './browser.ts';

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

/** Writes into the text that was just put on the page, and leaves it. */
export async function writeHere(viewer: Locator, text: string): Promise<void> {
  const { keyboard } = viewer.page();
  const field = viewer.locator('.freeTextEditor .internal:focus');
  await field.waitFor();
  // pdf.js moves what is new to its place among the page's texts and gives it back the focus, by one timer after another.
  await field.evaluate(async () => {
    for (let timers = 0; timers < 2; timers += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  await keyboard.type(text);
  await keyboard.press('Escape');
}
