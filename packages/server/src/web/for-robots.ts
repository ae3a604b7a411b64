import { LOCALES } from '@tallyleaf/contract';
import { DEFAULT_LOCALE, localeOfPath } from './locale.ts';
import { escapeMarkup } from './own-pages.ts';
import type { Pages } from './pages.ts';

/** What search engines ask for: which pages there are, in which languages, and what is none of their business. */

/** `robots.txt`: everything but the calls. What is not to be found says so itself (`noindex`). */
const robots = (address: string): string =>
  ['User-agent: *', 'Allow: /', 'Disallow: /api/', '', `Sitemap: ${address}/sitemap.xml`, ''].join('\n');

/** A page's path without its language: `/de/terms` → `/terms`. */
const bareOf = (pathname: string): string => {
  const locale = localeOfPath(pathname);
  return locale === undefined ? pathname : pathname.slice(locale.length + 1) || '/';
};

const pathIn = (code: string, bare: string): string =>
  code === DEFAULT_LOCALE ? bare : `/${code}${bare === '/' ? '' : bare}`;

/** `sitemap.xml`: each public page in each language, with the same page in the others (sitemaps.org, hreflang). */
function sitemap(address: string, pages: Pages['pages']): string {
  const paths = [...pages].filter(([, { isPublic }]) => isPublic).map(([pathname]) => pathname);
  const there = new Set(paths);
  const urls = paths.sort().map((pathname) => {
    const bare = bareOf(pathname);
    const alternates = [
      ...LOCALES.map(({ code, tag }) => [tag, pathIn(code, bare)] as const),
      ['x-default', bare] as const,
    ]
      .filter(([, other]) => there.has(other))
      .map(([tag, other]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeMarkup(address + other)}"/>`);
    return `<url><loc>${escapeMarkup(address + pathname)}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A file for search engines, by its path; `undefined` for any other path. */
export function fileForRobots(
  pathname: string,
  pages: Pages['pages'],
  address: () => string,
): { readonly type: string; readonly text: string } | undefined {
  if (pathname === '/robots.txt') return { type: 'text/plain; charset=utf-8', text: robots(address()) };
  if (pathname === '/sitemap.xml') {
    return { type: 'application/xml; charset=utf-8', text: sitemap(address(), pages) };
  }
  return undefined;
}
