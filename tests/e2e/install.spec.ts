import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dropFiles, entryOf, expect, faultsOfAccess, open, test, wordsOf } from './browser.ts';
import { corpus } from './product.ts';

/** The installed app: what makes it one, how it is offered, and the files that the system hands to it. */

const document_ = corpus.find(({ name }) => name === 'us-checking-plain');
if (!document_) throw new Error('the corpus lacks its plain statement');
const file = { name: 'Auszug März.pdf', mimeType: 'application/pdf', buffer: readFileSync(document_.path) };

const LANGUAGES = [
  ['en', '/', 'en-US'],
  ['de', '/de', 'de-DE'],
  ['ja', '/ja', 'ja-JP'],
] as const;

interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
  readonly screenshots: readonly { readonly src: string; readonly form_factor: string; readonly label: string }[];
}

for (const [locale, path, tag] of LANGUAGES) {
  test(`in ${locale} it can be installed by Chromium's own criteria, and all pictures are there`, async ({ page }) => {
    const words = wordsOf(locale);
    await open(page, path);
    const browser = await page.context().newCDPSession(page);
    const { errors, data, url } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Each test has a private window, where nothing is ever installed.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const manifest = JSON.parse(data ?? '') as Manifest;
    expect([manifest.lang, manifest.description]).toEqual([tag, words('home.meta.description')]);
    expect(manifest.screenshots.map((one) => one.form_factor)).toEqual(['wide', 'narrow']);
    expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']));
    for (const { src } of [...manifest.icons, ...manifest.screenshots]) {
      const answer = await page.request.get(new URL(src, url).href);
      expect([src, answer.status(), answer.headers()['content-type']]).toEqual([
        src,
        200,
        src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      ]);
    }
  });

  test(`in ${locale} it is offered below a result, not before, and "not now" is remembered`, async ({ page }) => {
    const words = wordsOf(locale);
    await page.setViewportSize({ width: 320, height: 640 });
    const offer = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        const userChoice = Promise.resolve({ outcome: 'accepted' });
        window.dispatchEvent(Object.assign(event, { prompt: async () => {}, userChoice }));
      });
    const bar = page.getByText(words('install.offer'));
    await open(page, path);
    await offer();
    await expect(bar).toHaveCount(0);
    await dropFiles(page, [{ name: 'march.pdf', path: document_.path }]);
    await expect(bar).toBeVisible();
    await expect(entryOf(page, 'march.pdf').locator('tbody tr[data-row]').first()).toBeVisible();
    expect(await faultsOfAccess(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: words('install.install') }).click();
    await expect(bar).toBeHidden();
    await offer();
    await page.getByRole('button', { name: words('install.notNow') }).click();
    await expect(bar).toBeHidden();
    await page.reload({ waitUntil: 'networkidle' });
    await expect(entryOf(page, 'march.pdf').locator('tbody tr[data-row]').first()).toBeVisible();
    await offer();
    await expect(bar).toBeHidden();
  });
}

test('a file that the system opens with it is on the list', async ({ page }) => {
  await page.addInitScript((name) => {
    type Consumer = (launch: { files: readonly { getFile(): Promise<File> }[] }) => void;
    const handle = { getFile: async () => new File(['%PDF-1.4'], name, { type: 'application/pdf' }) };
    const setConsumer = (consumer: Consumer): void => consumer({ files: [handle] });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  }, file.name);
  await open(page, '/');
  await expect(entryOf(page, file.name)).toBeVisible();
});

test.describe('the share menu', () => {
  test.use({ serviceWorkers: 'allow' });

  /** As the system does it: a form with files, posted to the address in the manifest. */
  async function share(page: Page): Promise<void> {
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), {
        action: '/share-target',
        method: 'post',
        enctype: 'multipart/form-data',
      });
      form.append(Object.assign(document.createElement('input'), { type: 'file', name: 'files', id: 'shared' }));
      document.body.append(form);
    });
    await page.locator('#shared').setInputFiles(file);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/share-target"]')?.submit());
  }

  for (const offline of [false, true]) {
    test(`lays its files on the list and uploads nothing, ${offline ? 'offline' : 'online'}`, async ({
      page,
      context,
    }) => {
      await page.goto('/de');
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
      });
      await context.setOffline(offline);
      const posted: boolean[] = [];
      page.on('response', (response) => {
        if (response.request().method() === 'POST') posted.push(response.fromServiceWorker());
      });
      await share(page);
      await expect(entryOf(page, file.name)).toBeVisible();
      await expect(page).toHaveURL(/\/de$/);
      expect(posted).toEqual([true]);
      // The file is seen before it is packed for the tab's storage.
      const packed = () => page.evaluate(() => Object.keys(sessionStorage).some((key) => key.startsWith('open_file_')));
      await expect.poll(packed).toBe(true);
      await page.reload();
      // The tab has it still, and it is not handed over once more.
      await expect(entryOf(page, file.name)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('de')('files.heading', { count: 1 }));
    });
  }
});
