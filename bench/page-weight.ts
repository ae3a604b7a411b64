/**
 * How much JavaScript a page loads before anybody touches it, as Chromium receives it from our own server:
 * `npm run bench:page [-- PATH…]`. Without a path: home, which fails beyond its budget. The web app must be built.
 */
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { startServer, temporaryFolder } from '../tests/e2e/product.ts';
import { HOME_BUDGET, laterScripts, ownScripts, type Script, sumOf } from './page/weigh.ts';

const HOME = '/';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

function tell(text: string, scripts: readonly Script[]): void {
  console.log(`${kilobytes(sumOf(scripts))}  ${text}, ${scripts.length} files`);
}

const folder = temporaryFolder();
const server = await startServer(folder.path);
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : [HOME]) {
    const own = await ownScripts(browser, server.url + path);
    tell(`${path} itself`, own);
    for (const { path: file, bytes, encoding } of [...own].sort((a, b) => b.bytes - a.bytes)) {
      console.log(`  ${kilobytes(bytes)}  ${file}${encoding === 'br' ? '' : ` (${encoding || 'not compressed'})`}`);
    }
    const { ahead, kept } = await laterScripts(browser, server.url + path, own);
    tell('fetched ahead for the pages that it leads to', ahead);
    tell('fetched and kept by the service worker, for use without a network', kept);
    if (path === HOME && sumOf(own) > HOME_BUDGET) {
      console.error(`Home is over its budget of ${HOME_BUDGET / 1000} kB.`);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.stop();
  folder.remove();
}
