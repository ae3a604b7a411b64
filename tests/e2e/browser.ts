import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { test as base, type Download, expect, type FileChooser, type Locator, type Page } from '@playwright/test';
import { createTranslator } from 'use-intl/core';
import { SERVER_PATIENCE_MS, type ServerProcess, startServer, temporaryFolder } from './product.ts';

/** A browser in front of a server of its own. `t` gives the app's words, so that tests need not repeat them. */
export const test = base.extend<object, { readonly server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path);
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: SERVER_PATIENCE_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    await use(page);
    // What a test stands in for may still be asked for when it ends, and finds the page gone.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  locale: 'en-US',
});

export { expect };

const messagesFolder = new URL('../../packages/web/src/i18n/messages/', import.meta.url);
const built = fileURLToPath(new URL('../../packages/web/build/client/index.html', import.meta.url));
if (!existsSync(built)) throw new Error('the web app is not built: run npm run build');

/** A language's texts: a tree of keys. */
export function messagesOf(locale: string): Record<string, string> {
  const folder = new URL(`${locale}/`, messagesFolder);
  const parts = readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as object);
  return Object.assign({}, ...parts) as Record<string, string>;
}

export type Words = (key: string, values?: Record<string, string | number>) => string;

/** A language's words, as the app finds them. */
export const wordsOf = (locale: string): Words => createTranslator({ locale, messages: messagesOf(locale) });

export const t = wordsOf('en');

/** Opens a page and waits until it answers to clicks. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
}

/** Waits until React has taken over what was written at build time; a quiet network does not say so. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const place = document.querySelector('main') ?? document.body;
    return Object.keys(place).some((key) => key.startsWith('__reactFiber'));
  });
}

/** axe itself, as the package for Playwright brings it. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe puts on the page's window. */
interface Axe {
  readonly run: (
    context: Document,
    options: { readonly resultTypes: readonly string[]; readonly rules: Record<string, { readonly enabled: boolean }> },
  ) => Promise<{ readonly violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>;
}

/**
 * What axe has to say of the page, by rule and place. The package's own way brings axe into the page twice at every
 * asking, and takes three times as long; what it adds is for frames, and the app has none.
 * @param colours whether contrasts are judged, too: half of the work, and the same in every language
 */
export async function faultsOfAccess(page: Page, colours = true): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (enabled) => {
    const { axe } = window as unknown as { readonly axe: Axe };
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, colours);
}

/** Presses Tab until the element has the focus, as someone without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${target}`);
}

/** The browser's dialog for files, which something on the page opens. */
export async function chooserBy(page: Page, act: () => Promise<void>): Promise<FileChooser> {
  const asked = page.waitForEvent('filechooser');
  // Until the browser knows that dialogs are the test's, it closes them unseen: it knows once the page has answered.
  const [chooser] = await Promise.all([asked, page.evaluate(() => undefined).then(act)]);
  return chooser;
}

export interface DroppedFile {
  readonly name: string;
  readonly path: string;
}

/** Drops files on the page, as from a folder beside it. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await dragFiles(page, files, ['dragenter', 'dragover', 'drop']);
}

/** Files over the page, by the browser's own events. */
export async function dragFiles(page: Page, files: readonly DroppedFile[], events: readonly string[]): Promise<void> {
  const contents = files.map(({ name, path }) => ({ name, base64: readFileSync(path).toString('base64') }));
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: 'application/pdf' }));
    }
    return data;
  }, contents);
  const main = page.getByRole('main');
  // Before that, a drop is lost.
  await hydrated(page);
  for (const event of events) await main.dispatchEvent(event, { dataTransfer: transfer });
}

/** The entry of a file on the page. */
export const entryOf = (page: Page, name: string): Locator => page.getByRole('article', { name });

/** The line of a file in the table of many. */
export const lineOf = (page: Page, name: string): Locator =>
  page.getByRole('rowgroup').filter({ has: page.locator('[data-name]', { hasText: name }) });

/** Chooses something from the menu of a line. */
export async function chooseOfLine(page: Page, name: string, item: string, words: Words = t): Promise<void> {
  await page.getByRole('button', { name: words('batch.menu.of', { name }), exact: true }).click();
  await page.getByRole('menuitem', { name: words(`batch.menu.${item}`) }).click();
}

/** Downloads the result of a line in a format, from the list of all formats. */
export async function downloadLine(page: Page, name: string, format: string): Promise<Buffer> {
  await chooseOfLine(page, name, 'download');
  const got = await downloadFrom(page.getByRole('dialog'), format);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return got;
}

/** Chooses the server before there are files, which on this device would be converted at once. */
export async function chooseServer(page: Page, words: Words = t): Promise<void> {
  const server = page.getByRole('button', { name: words('place.server.instead') });
  const device = page.getByRole('button', { name: words('place.device.instead') });
  // It is remembered: then the way back is offered.
  await server.or(device).first().waitFor();
  if (await server.isVisible()) await server.click();
  await expect(device).toBeVisible();
}

/** Takes this device where the server is remembered. */
export async function chooseDevice(page: Page, words: Words = t): Promise<void> {
  const back = page.getByRole('button', { name: words('place.device.instead') });
  if (await back.isVisible()) await back.click();
}

/** Sends the files that wait to the server, which was chosen before. */
export async function convertThere(page: Page, count: number, words: Words = t): Promise<void> {
  await page.getByRole('button', { name: words('files.convert', { count }) }).click();
}

/** Whether files of an earlier page of this tab are open in it. */
export const wasLeft = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('open_documents') !== null);

/** The field by which files are chosen. */
export const fileField = (page: Page): Locator => page.locator('main input[type=file]:not([capture])').first();

/** The rows of the list of formats that stands over the page. */
export const formatRow = (page: Page, format: string, words: (key: string) => string = t): Locator =>
  page.getByRole('dialog').getByRole('button', { name: words(`formats.${format}`), exact: true });

/** Downloads the result of an entry in a format, from the list of all formats. */
export async function downloadFrom(
  entry: Locator,
  format: string,
  words: (key: string) => string = t,
): Promise<Buffer> {
  const page = entry.page();
  await entry.getByRole('button', { name: words('downloads.more'), exact: true }).click();
  const [got] = await Promise.all([page.waitForEvent('download'), formatRow(page, format, words).first().click()]);
  return bytesOf(got);
}

export const download = (page: Page, name: string, format: string): Promise<Buffer> =>
  downloadFrom(entryOf(page, name), format);

async function bytesOf(got: Download): Promise<Buffer> {
  return readFileSync(await got.path());
}
