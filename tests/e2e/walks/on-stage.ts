import type { Page } from '@playwright/test';
import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { type FakeStripe, startStripe } from '../../../packages/server/src/testing/stripe.ts';
import { pathIn } from '../../../packages/web/src/app/paths.ts';
import { test as base, open, wordsOf } from '../browser.ts';
import { SERVER_PATIENCE_MS, type ServerProcess, startServer, temporaryFolder } from '../product.ts';
import type { Stage } from './stage.ts';

/** The locales that are walked: those that `TALLYLEAF_LOCALES` names, with commas between, else English. */
export const WALKED: readonly LocaleCode[] = (process.env.TALLYLEAF_LOCALES ?? 'en').split(',').map((code) => {
  const locale = LOCALES.find((one) => one.code === code);
  if (!locale) throw new Error(`there is no locale ${code}`);
  return locale.code;
});

interface Servers {
  readonly stripe: FakeStripe;
  readonly server: ServerProcess;
}

/** How long a view may take to come, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Walks that come one after the other are not one visitor's: each has a network of its own. */
let walks = 0;
const behindProxy = { TRUST_PROXY: '1' };

/** Where walks are taken: before a server that sells plans. */
export const test = base.extend<object, Servers>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const stripe = await startStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ stripe }, use) => {
      const folder = temporaryFolder();
      const server = await startServer(folder.path, { ...stripe.environment, ...behindProxy });
      stripe.webhookUrl = `${server.url}/api/stripe/webhook`;
      await use(server);
      await server.stop();
      folder.remove();
    },
    { scope: 'worker', timeout: SERVER_PATIENCE_MS },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => {
    walks += 1;
    await use({ 'x-forwarded-for': `10.${walks >> 8}.${walks & 255}.1` });
  },
});

/** The stage of a walk in one language; `show` is what is done with each view. */
export function stageIn(page: Page, locale: LocaleCode, server: ServerProcess, show: Stage['show']): Stage {
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    page,
    locale,
    words: wordsOf(locale),
    server,
    open: (path) => open(page, pathIn(locale, path)),
    show,
  };
}
