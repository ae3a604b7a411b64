/**
 * Which language a reader gets, as pure rules. The URL's prefix always wins; only `/` asks the cookie and the
 * browser (product.md, section 7). The server applies the same rules to its redirect of `/`.
 */

/** The nine locales: the code stands in the URL and the cookie, the tag is what `Intl` and `lang` take. */
export const LOCALES = [
  { code: 'en', name: 'English', tag: 'en-US' },
  { code: 'es', name: 'Español', tag: 'es-ES' },
  { code: 'pt', name: 'Português', tag: 'pt-PT' },
  { code: 'fr', name: 'Français', tag: 'fr-FR' },
  { code: 'de', name: 'Deutsch', tag: 'de-DE' },
  { code: 'it', name: 'Italiano', tag: 'it-IT' },
  { code: 'ja', name: '日本語', tag: 'ja-JP' },
  { code: 'cn', name: '简体中文', tag: 'zh-CN' },
  { code: 'zh-TW', name: '繁體中文', tag: 'zh-TW' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const DEFAULT_LOCALE: Locale = 'en';

/** Locales whose messages exist. Adding one: its file in `messages/`, its code here; a test holds the two equal. */
export const TRANSLATED: readonly Locale[] = ['en', 'de'];

/** The cookie that remembers the reader's locale: 365 days, in seconds. */
export const LOCALE_COOKIE = { name: 'i18n_redirected', maxAge: 365 * 24 * 60 * 60 } as const;

/** The language tag of a locale code, `cn` → `zh-CN`. */
export const tagOf = (locale: Locale): string => LOCALES.find(({ code }) => code === locale)?.tag ?? 'en-US';

/** True for one of the nine codes, whether or not it is translated yet. */
export const isLocale = (code: string): code is Locale => LOCALES.some((locale) => locale.code === code);

/** Chinese is told apart by its script: these regions and scripts write traditional characters. */
const TRADITIONAL = /^zh-(?:hant|hk|mo|tw)\b/;

function matchTag(wanted: string, supported: readonly Locale[]): Locale | undefined {
  const tag = wanted.toLowerCase();
  const known = LOCALES.filter(({ code }) => supported.includes(code));
  const exact = known.find((locale) => locale.tag.toLowerCase() === tag);
  if (exact) return exact.code;
  if (TRADITIONAL.test(tag)) return known.find(({ code }) => code === 'zh-TW')?.code;
  const base = tag.split('-')[0];
  return known.find((locale) => locale.tag.toLowerCase().split('-')[0] === base)?.code;
}

/**
 * The first language of the reader's list that is supported: each is tried by its exact tag, then by its base
 * language, so that `de-AT, en-US` is German.
 */
export function matchLanguages(
  languages: readonly string[],
  supported: readonly Locale[] = TRANSLATED,
): Locale | undefined {
  for (const language of languages) {
    const match = matchTag(language, supported);
    if (match) return match;
  }
  return undefined;
}

/** `Accept-Language` as tags, the most wanted first; `*` and tags of weight 0 are left out. */
export function parseAcceptLanguage(header: string): readonly string[] {
  return header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality), index };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);
}

/** The locale for `/`: the cookie, else the browser's list, else English. */
export function detectLocale(
  cookie: string | undefined,
  languages: readonly string[],
  supported: readonly Locale[] = TRANSLATED,
): Locale {
  if (cookie !== undefined && isLocale(cookie) && supported.includes(cookie)) return cookie;
  return matchLanguages(languages, supported) ?? DEFAULT_LOCALE;
}

/** The `Set-Cookie` (and `document.cookie`) text that remembers a locale. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE.name}=${locale}; Max-Age=${LOCALE_COOKIE.maxAge}; Path=/; SameSite=Lax`;
