import { LOCALES, type LocaleCode } from '@tallyleaf/contract';

/** The languages of the site (spec, section 3) and how one is chosen (section 4; product, section 7). */

export const DEFAULT_LOCALE: LocaleCode = 'en';
/** The cookie that keeps the choice, for 365 days. The web app reads and writes it too. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** The locale whose prefix a path begins with. */
export function localeOfPath(pathname: string): LocaleCode | undefined {
  const first = pathname.split('/')[1];
  return LOCALES.find(({ code }) => code !== DEFAULT_LOCALE && code === first)?.code;
}

/** Chinese is told apart by its script: these regions and scripts write traditional characters. */
const TRADITIONAL = /^zh-(?:hant|hk|mo|tw)\b/;
const baseOf = (tag: string): string => tag.split('-')[0] ?? tag;

/** The locale of one language: by its exact tag, then by its script or base language. */
function localeOfLanguage(language: string, there: readonly (typeof LOCALES)[number][]): LocaleCode | undefined {
  const exact = there.find(({ tag }) => tag.toLowerCase() === language);
  if (exact) return exact.code;
  if (TRADITIONAL.test(language)) return there.find(({ code }) => code === 'zh-TW')?.code;
  return there.find(({ tag }) => baseOf(tag.toLowerCase()) === baseOf(language))?.code;
}

/**
 * The locale for someone who comes to `/`: the cookie's, else the first of the browser's languages that is there, so
 * that `de-AT, en-US` is German, else English.
 * @param available the locales that have pages
 */
export function chooseLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  available: ReadonlySet<LocaleCode>,
): LocaleCode {
  const there = LOCALES.filter(({ code }) => available.has(code));
  const chosen = there.find(({ code }) => code === cookie);
  if (chosen) return chosen.code;
  for (const language of languagesOf(acceptLanguage ?? '')) {
    const locale = localeOfLanguage(language, there);
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
}

/** The language tags of an `Accept-Language` header in lower case, the most wanted first. */
function languagesOf(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
