import { DEFAULT_LOCALE, type Locale } from '../i18n/locale.ts';
import { rememberLocale } from '../i18n/remember.ts';
import { session } from '../session/session.ts';
import { anonymousUserId } from '../session/visitor.ts';
import { localeOfPath } from './paths.ts';

/** The locale of the page's address, which is remembered where a prefix names it (product, section 7). */
export function initLocale(pathname: string): Locale {
  const prefix = localeOfPath(pathname);
  if (prefix) rememberLocale(prefix);
  return prefix ?? DEFAULT_LOCALE;
}

/**
 * Begins what the app knows of its reader: this browser's label, who is signed in, and the locale. That one cannot be
 * begun goes to the console only (specification, section 8): the page works for somebody who is not known.
 * @returns the page's locale
 */
export function initStores(pathname: string): Locale {
  try {
    anonymousUserId();
    session.load().catch(logFailure);
    return initLocale(pathname);
  } catch (error) {
    logFailure(error);
    return localeOfPath(pathname) ?? DEFAULT_LOCALE;
  }
}

const logFailure = (error: unknown): void => console.error('Failed to initialize stores', error);
