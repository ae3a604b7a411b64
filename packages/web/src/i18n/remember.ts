import { type Locale, localeCookie } from './locale.ts';

/** Remembers a locale for the next visit of `/`. */
export function rememberLocale(locale: Locale): void {
  // The Cookie Store API is not in every browser that we serve.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = localeCookie(locale);
}
