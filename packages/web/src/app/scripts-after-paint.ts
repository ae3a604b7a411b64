import { RELOAD_GUARD_MS, RELOADED } from '../pwa/missing-chunk.ts';

/**
 * The page's scripts wait until it was painted once: it can be read without them, and on a slow line they would take the
 * bandwidth of the styles and fonts that it is painted with. In place of the router's own inline module, which imports at once.
 */

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE = /<script type="module" async="">([\s\S]*?)<\/script>/;
const SIDE_IMPORT = /^import "([^"]+)";$/gm;
const ROUTE_IMPORT = /^import \* as ([\w$]+) from "([^"]+)";$/gm;
/** A page that is not painted (its styles are late, or nobody looks at it) starts after this many milliseconds all the same. */
const AT_THE_LATEST_MS = 3000;

/** The element that says that the page's scripts are missing (`start-failed.tsx`). */
export const START_FAILED = 'start-failed';

/** Runs in the page as it stands here: it knows nothing of this module. */
function afterPaint(begin: () => void, latest: number): void {
  let begun = false;
  const once = (): void => {
    if (begun) return;
    begun = true;
    begin();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, document.visibilityState === 'visible' ? latest : 0);
}

/** Runs in the page, too. */
function preload(urls: readonly string[]): void {
  for (const href of urls)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/**
 * Runs in the page, too. A script of the first load is missing: mostly the build was replaced, and the page takes the new one.
 * Where that does not help, or there is no network, the page says so and stays as it was written.
 */
function fail(error: unknown, mark: string, guard: number, shown: string): void {
  console.error(error);
  try {
    const last = Number(sessionStorage.getItem(mark) ?? Number.NaN);
    if (navigator.onLine && !(Date.now() - last < guard)) {
      sessionStorage.setItem(mark, String(Date.now()));
      location.reload();
      return;
    }
  } catch {
    // Without session storage nothing could stop a loop.
  }
  document.getElementById(shown)?.removeAttribute('hidden');
}

/**
 * @param html a whole page, as the router renders it
 * @returns the page with its module scripts fetched after the first paint
 * @throws when the page starts in another way than is known here
 */
export function startAfterPaint(html: string): string {
  const [whole, source] = MODULE.exec(html) ?? [];
  if (whole === undefined || source === undefined) throw new Error('The page has no module that starts it.');
  const preloads = [...html.matchAll(PRELOAD)].map(([, url]) => url);
  const sides = [...source.matchAll(SIDE_IMPORT)].map(([, url]) => url);
  const routes = [...source.matchAll(ROUTE_IMPORT)].map(([, name, url]) => [name, url] as const);
  const rest = source.replace(SIDE_IMPORT, '').replace(ROUTE_IMPORT, '').trim();
  if (/^import\s+["*{\w]/m.test(rest)) throw new Error('The page imports in a way that is not known here.');
  const imports = [...routes.map(([, url]) => url), ...sides].map((url) => `import(${JSON.stringify(url)})`);
  // The app's own script is imported last; what becomes of that belongs to the whole.
  const app = rest.replace(/import\(("[^"]+")\);?$/, 'return import($1)');
  const failed = `(error) => (${fail})(error, ${JSON.stringify(RELOADED)}, ${RELOAD_GUARD_MS}, ${JSON.stringify(START_FAILED)})`;
  const start = `Promise.all([${imports}]).then(([${routes.map(([name]) => name)}]) => { ${app} }).catch(${failed})`;
  const begin = `() => { (${preload})(${JSON.stringify(preloads)}); ${start} }`;
  const script = `<script>(${afterPaint})(${begin}, ${AT_THE_LATEST_MS})</script>`;
  return html.replace(PRELOAD, '').replace(MODULE, () => script);
}
