import type { Browser, Page, Request } from '@playwright/test';

/** The JavaScript of home that may come before anybody does anything, in bytes as brotli sends them. */
export const HOME_BUDGET = 110_000;

export interface Script {
  readonly path: string;
  /** Of the body as it was sent. */
  readonly bytes: number;
  /** `br`, `gzip`, or empty where it came as it is. */
  readonly encoding: string;
}

/** The sum of what was sent, in bytes. */
export const sumOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Which pages the build has: without it nothing is fetched ahead. */
const PAGES_OF_BUILD = '**/builds/meta/**';
/** How long nothing more may come until a page is taken to be quiet, in milliseconds. */
const QUIET = 2000;

/**
 * The scripts that a page loads for itself with nobody touching it, what it does once it stands included. Without a service
 * worker, and without what is fetched ahead for other pages.
 */
export async function ownScripts(browser: Browser, url: string): Promise<readonly Script[]> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-US' });
  await context.route(PAGES_OF_BUILD, (route) => route.abort());
  const page = await context.newPage();
  const came = scriptsOf(page);
  // The two things that a page comes to last: who else it is served with, and which pages to fetch ahead.
  const last = [page.waitForResponse('**/api/site'), page.waitForRequest(PAGES_OF_BUILD)];
  await Promise.all([page.goto(url, { waitUntil: 'networkidle' }), ...last]);
  const scripts = await came();
  await context.close();
  return scripts;
}

/** Beside its own, the scripts that a page fetches ahead for the pages it leads to, and those that its service worker keeps. */
export async function laterScripts(browser: Browser, url: string, own: readonly Script[]) {
  const mine = new Set(own.map(({ path }) => path));
  const load = async (serviceWorkers: 'allow' | 'block') => {
    const context = await browser.newContext({ serviceWorkers, locale: 'en-US' });
    const page = await context.newPage();
    const came = scriptsOf(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    if (serviceWorkers === 'allow') await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(QUIET);
    const scripts = await came(serviceWorkers === 'allow');
    await context.close();
    return scripts;
  };
  const ahead = (await load('block')).filter(({ path }) => !mine.has(path));
  return { ahead, kept: await load('allow') };
}

/** Listens to a page that is about to load; then tells the scripts that came, its own or its service worker's. */
function scriptsOf(page: Page): (worker?: boolean) => Promise<readonly Script[]> {
  const requests: Request[] = [];
  page.context().on('requestfinished', (request) => void requests.push(request));
  return async (worker = false) => {
    const wanted = requests.filter((request) => (request.serviceWorker() !== null) === worker);
    const found = await Promise.all(wanted.map(scriptOf));
    return found.filter((script) => script !== null);
  };
}

async function scriptOf(request: Request): Promise<Script | null> {
  const headers = (await request.response())?.headers();
  if (!/\bjavascript\b/.test(headers?.['content-type'] ?? '')) return null;
  const { responseBodySize: bytes } = await request.sizes();
  return { path: new URL(request.url()).pathname, bytes, encoding: headers?.['content-encoding'] ?? '' };
}
