/** How long files of the built web app may be kept, by their paths in it. */

/** Where files lie whose names carry a hash of their content. */
export const ASSETS = '/assets/';
/** What a build is: its own file by its id, and which one is the latest. */
export const BUILD_META = '/builds/meta/';
export const LATEST_BUILD = '/builds/latest.json';
/** A page's data, beside the page. */
export const PAYLOAD = '/_payload.json';

export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'no-cache';
export const AN_HOUR = 'public, max-age=3600';

/**
 * Pages, data and the service worker must be asked for again; what names its content or its build never changes.
 * @param ofThisBuild the address names the build that is served
 */
export function cachingOf(pathname: string, ofThisBuild = false): string {
  if (pathname === LATEST_BUILD) return 'no-store';
  if (pathname.startsWith(ASSETS) || pathname.startsWith(BUILD_META)) return FOREVER;
  if (pathname.endsWith(PAYLOAD) && ofThisBuild) return FOREVER;
  if (/\.(html|data|json|webmanifest)$/.test(pathname) || pathname === '/sw.js') return ASK_AGAIN;
  return AN_HOUR;
}

/** Paths that only ever name data: where there is none, there is no page either. */
export const isData = (pathname: string): boolean =>
  pathname.startsWith(ASSETS) || pathname.startsWith('/builds/') || pathname.endsWith(PAYLOAD);
