// Draws the icons of the installed app from the mark, and takes its screenshots: `node scripts/make-app-pictures.mjs`, with
// the web app built. The pictures lie in packages/web/public; run it when the mark or the home page has changed.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './setup/find-tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const publicFolder = join(root, 'packages/web/public');
const PORT = 4689;
const url = `http://127.0.0.1:${PORT}`;

const GREEN = '#0b6b4c';
const PAPER = '#fbfaf6';

/** The mark of favicon.svg, on a square of 32: two ruled lines and a tick. */
const MARK = `<path d="M8 9h16M8 14h10" stroke="${PAPER}" stroke-width="2.4" stroke-linecap="round"/><path d="m9 21.5 4.2 4L23 17" fill="none" stroke="${PAPER}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;

/**
 * @param {number} corner radius, on the square of 32
 * @param {number} scale of the mark about the middle: masks may cut all but the inner 80 %
 */
const icon = (corner, scale) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${GREEN}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -17)">${MARK}</g></svg>`;

const ICONS = [
  { name: 'any-192', size: 192, svg: icon(6, 1.06) },
  { name: 'any-512', size: 512, svg: icon(6, 1.06) },
  { name: 'maskable-192', size: 192, svg: icon(0, 0.86) },
  { name: 'maskable-512', size: 512, svg: icon(0, 0.86) },
  // Cut round by the system itself.
  { name: 'apple-touch-180', size: 180, svg: icon(0, 1) },
];

/** @param {import('@playwright/test').Browser} browser */
async function drawIcons(browser) {
  mkdirSync(join(publicFolder, 'icons'), { recursive: true });
  for (const { name, size, svg } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await page.screenshot({ path: join(publicFolder, 'icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
}

/** @param {import('@playwright/test').Browser} browser */
async function takeScreenshots(browser) {
  mkdirSync(join(publicFolder, 'screenshots'), { recursive: true });
  const views = [
    { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
    { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  ];
  for (const { name, ...view } of views) {
    const page = await browser.newPage({ ...view, locale: 'en-US', serviceWorkers: 'block', reducedMotion: 'reduce' });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Try it with a sample' }).click();
    await page.getByRole('article').locator('tbody tr[data-row]').first().waitFor();
    await page.getByRole('article').scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({ path: join(publicFolder, 'screenshots', `${name}.png`) });
    await page.close();
  }
}

async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'tallyleaf-pictures-'));
  const server = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(PORT), DATA_FOLDER: folder, LOG_LEVEL: 'error' },
  });
  const answers = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) await sleep(200);
  return () => {
    server.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    server.kill('SIGTERM');
  };
}

const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
await drawIcons(browser);
const stop = await serve();
await takeScreenshots(browser);
await browser.close();
stop();
