import { LOCALES, type LocaleCode } from '@tallyleaf/contract';
import { DEFAULT_LOCALE, LOCALE_COOKIE } from './chosen-locale.ts';

/**
 * Which language a reader gets, as pure rules. The URL's prefix always wins; only `/` asks the cookie and the
 * browser (product.md, section 7). The server applies the same rules to its redirect of `/`.
 */

export { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALES };

export type Locale = LocaleCode;

/** The language tag of a locale code, `cn` → `zh-CN`. */
export const tagOf = (locale: Locale): string => LOCALES.find(({ code }) => code === locale)?.tag ?? 'en-US';

/** True for one of the nine codes. */
export const isLocale = (code: string): code is Locale => LOCALES.some((locale) => locale.code === code);

/** The `Set-Cookie` (and `document.cookie`) text that remembers a locale. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.maxAge}; Path=/; SameSite=Lax`;
