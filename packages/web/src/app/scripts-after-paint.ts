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
  const begin = `() => { (${preload})(${JSON.stringify(preloads)}); Promise.all([${imports}]).then(([${routes.map(([name]) => name)}]) => { ${rest} }) }`;
  const script = `<script>(${afterPaint})(${begin}, ${AT_THE_LATEST_MS})</script>`;
  return html.replace(PRELOAD, '').replace(MODULE, () => script);
}
