import { createTranslator, useLocale, useTranslations } from 'use-intl';
import { type Locale, tagOf } from './locale.ts';
import type about from './messages/en/about.json';
import type account from './messages/en/account.json';
import type batch from './messages/en/batch.json';
import type categories from './messages/en/categories.json';
import type columns from './messages/en/columns.json';
import type common from './messages/en/common.json';
import type contact from './messages/en/contact.json';
import type docs from './messages/en/docs.json';
import type evidence from './messages/en/evidence.json';
import type exporting from './messages/en/exporting.json';
import type history from './messages/en/history.json';
import type home from './messages/en/home.json';
import type landing from './messages/en/landing.json';
import type ledger from './messages/en/ledger.json';
import type legal from './messages/en/legal.json';
import type people from './messages/en/people.json';
import type pricing from './messages/en/pricing.json';
import type reread from './messages/en/reread.json';
import type result from './messages/en/result.json';
import type review from './messages/en/review.json';
import type ui from './messages/en/ui.json';
import type upgrade from './messages/en/upgrade.json';
import type viewer from './messages/en/viewer.json';
import type workbench from './messages/en/workbench.json';
import type worklist from './messages/en/worklist.json';
import type { Part } from './parts.ts';

/** The texts of all parts (`parts.ts`). */
export type Messages = typeof about &
  typeof account &
  typeof batch &
  typeof categories &
  typeof columns &
  typeof common &
  typeof contact &
  typeof docs &
  typeof evidence &
  typeof exporting &
  typeof history &
  typeof home &
  typeof landing &
  typeof ledger &
  typeof legal &
  typeof people &
  typeof pricing &
  typeof reread &
  typeof result &
  typeof review &
  typeof ui &
  typeof upgrade &
  typeof viewer &
  typeof workbench &
  typeof worklist;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** The way to every text of the app: `const t = useTranslate(); t('home.title')`, keys typed from the English files. */
export const useTranslate = () => useTranslations();

export type Translate = ReturnType<typeof useTranslate>;

/** The language tag of the page: `zh-CN`. */
export function useTag(): string {
  return useLocale();
}

type Loader = () => Promise<{ default: Partial<Messages> }>;
const loaders = import.meta.glob<{ default: Partial<Messages> }>('./messages/*/*.json') as Record<string, Loader>;

const loading = new Map<string, Promise<void>>();
const loaded = new Map<Locale, Messages>();

/** Fetches parts of a locale's texts, each once. One that cannot be had is logged, and English stands in for it. */
export function loadMessages(locale: Locale, parts: readonly Part[]): Promise<void> {
  const key = `${locale} ${[...parts].sort().join(' ')}`;
  const known = loading.get(key) ?? Promise.all(parts.map((part) => loadPart(locale, part))).then(() => undefined);
  loading.set(key, known);
  return known;
}

async function loadPart(locale: Locale, part: Part): Promise<void> {
  try {
    const load = loaders[`./messages/${locale}/${part}.json`];
    if (!load) throw new Error(`there are no texts ${locale}/${part}`);
    add(locale, (await load()).default);
  } catch (error) {
    // Tried again at the next asking: the network may be back by then.
    for (const key of loading.keys()) if (key.startsWith(`${locale} `)) loading.delete(key);
    console.error('Failed locale loading', error);
    if (locale === 'en') return;
    await loadPart('en', part);
    add(locale, loaded.get('en') ?? {}, false);
  }
}

/** Joins what came to what is there; each part has top keys of its own. */
function add(locale: Locale, messages: Partial<Messages>, over = true): void {
  const before = loaded.get(locale);
  loaded.set(locale, (over ? { ...before, ...messages } : { ...messages, ...before }) as Messages);
}

/** The texts of a locale that `loadMessages` has fetched so far. */
export function messagesOf(locale: Locale): Messages {
  const messages = loaded.get(locale);
  if (!messages) throw new Error(`messages of ${locale} were not loaded`);
  return messages;
}

/** The texts of parts that the page did not bring, for what is said on demand outside of what React shows. */
export async function translateWith(locale: Locale, parts: readonly Part[]): Promise<Translate> {
  await loadMessages(locale, parts);
  return createTranslator({ locale: tagOf(locale), messages: messagesOf(locale), timeZone: 'UTC' }) as Translate;
}
