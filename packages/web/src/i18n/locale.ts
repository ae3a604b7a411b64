import { LOCALES, type LocaleCode } from '@tallyleaf/contract';

/**
 * Which language a reader gets, as pure rules. The URL's prefix always wins; only `/` asks the cookie and the
 * browser (product.md, section 7). The server applies the same rules to its redirect of `/`.
 */

export { LOCALES };

export type Locale = LocaleCode;

export const DEFAULT_LOCALE: Locale = 'en';

/** The cookie that remembers the reader's locale: 365 days, in seconds. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 } as const;

/** The language tag of a locale code, `cn` → `zh-CN`. */
export const tagOf = (locale: Locale): string => LOCALES.find(({ code }) => code === locale)?.tag ?? 'en-US';

/** True for one of the nine codes. */
export const isLocale = (code: string): code is Locale => LOCALES.some((locale) => locale.code === code);

/** The `Set-Cookie` (and `document.cookie`) text that remembers a locale. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.maxAge}; Path=/; SameSite=Lax`;
