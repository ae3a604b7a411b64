import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../i18n/locale.ts';

/** Every page's path without its locale, once. */
export const PAGES = { home: '/', terms: '/terms', privacy: '/privacy' } as const;

/** The locale that a path's prefix names, or null where it has none: `/de/terms` → `de`, `/terms` → null. */
export function localeOfPath(pathname: string): Locale | null {
  const first = pathname.split('/')[1] ?? '';
  return first !== DEFAULT_LOCALE && isLocale(first) ? first : null;
}

/** A page's path in a locale: English has no prefix. `('de', '/terms')` → `/de/terms`. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** The same page without its locale: `/de/terms` → `/terms`. */
export function pathWithout(pathname: string): string {
  const locale = localeOfPath(pathname);
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname;
}

/** Every page in every locale: what is written at build time. */
export const prerenderedPaths = (): readonly string[] =>
  LOCALES.flatMap(({ code }) => Object.values(PAGES).map((path) => pathIn(code, path)));
