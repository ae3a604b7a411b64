/** What is known of the chosen language without the list of all: the service worker needs no more. */

export const DEFAULT_LOCALE = 'en';

/** The cookie that remembers the reader's locale: 365 days, in seconds. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 } as const;
