import { useLocale, useTranslations } from 'use-intl';
import type { Locale } from './locale.ts';
import type en from './messages/en.json';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}

export type Messages = typeof en;

/** The way to every text of the app: `const t = useTranslate(); t('home.title')`, keys typed from `en.json`. */
export const useTranslate = () => useTranslations();

export type Translate = ReturnType<typeof useTranslate>;

/** The locale's code, as it stands in the URL. `IntlProvider` is given the tag; this is told apart by it. */
export function useTag(): string {
  return useLocale();
}

const loaders: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  en: () => import('./messages/en.json'),
  es: () => import('./messages/es.json'),
  pt: () => import('./messages/pt.json'),
  fr: () => import('./messages/fr.json'),
  de: () => import('./messages/de.json'),
  it: () => import('./messages/it.json'),
  ja: () => import('./messages/ja.json'),
  cn: () => import('./messages/cn.json'),
  'zh-TW': () => import('./messages/zh-TW.json'),
};

const loaded = new Map<Locale, Messages>();

/** Fetches a locale's messages once. One that cannot be had is logged, and English stands in for it. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  try {
    loaded.set(locale, (await loaders[locale]()).default);
  } catch (error) {
    console.error('Failed locale loading', error);
    if (locale !== 'en') await loadMessages('en');
  }
}

/** The messages of a locale that `loadMessages` has fetched. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale) ?? loaded.get('en');
  if (!messages) throw new Error(`messages of ${locale} were not loaded`);
  return messages;
}
