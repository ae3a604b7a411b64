import { DEFAULT_LOCALE } from '../../i18n/chosen-locale.ts';
import { inTurns } from '../in-turns.ts';
import { ASSETS_CACHE, type BuildList, SHELL_PREFIX } from './build-list.ts';

/** Files fetched at a time, so that the page's own requests have the line to themselves as well. */
const AT_ONCE = 4;

export const shellOf = ({ version }: Pick<BuildList, 'version'>): string => SHELL_PREFIX + version;

/** The language of a path: by its prefix, where the build has pages with it. */
export function languageOf(pathname: string, { pages }: Pick<BuildList, 'pages'>): string {
  const first = pathname.split('/')[1] ?? '';
  return Object.hasOwn(pages, first) ? first : DEFAULT_LOCALE;
}

/** The languages in which the app was visited: by its open windows, and by the pages that an earlier worker kept. */
export async function visitedLanguages(
  store: CacheStorage,
  list: BuildList,
  windows: readonly string[],
): Promise<ReadonlySet<string>> {
  const seen = new Set(windows.map((url) => languageOf(new URL(url).pathname, list)));
  for (const name of await store.keys()) {
    if (!name.startsWith(SHELL_PREFIX)) continue;
    const kept = await (await store.open(name)).keys();
    for (const { url } of kept) {
      const { pathname } = new URL(url);
      if (!/\.\w+$/.test(pathname)) seen.add(languageOf(pathname, list));
    }
  }
  return seen;
}

/** Fetches all that the app needs to open and to convert without a network. @throws when one file cannot be had */
export async function keepBuild(store: CacheStorage, list: BuildList, languages: ReadonlySet<string>): Promise<void> {
  await keepAssets(store, [...list.core, ...textsOf(list, languages)]);
  const shell = await store.open(shellOf(list));
  const pages = [...languages].flatMap((language) => list.pages[language] ?? []);
  await inTurns(AT_ONCE, [...pages, ...list.files], async (url) => {
    const response = await fetch(url, { cache: 'no-cache' });
    // `/` leads to the language of the reader's choice; its answer is no answer for `/` then.
    if (response.redirected) return;
    await shell.put(url, whole(response));
  });
}

const textsOf = (list: BuildList, languages: ReadonlySet<string>): readonly string[] =>
  [...languages].flatMap((language) => list.texts[language] ?? []);

/** Makes a language whole of which a page was just visited. */
export const keepLanguage = (store: CacheStorage, list: BuildList, language: string): Promise<void> =>
  keepAssets(store, textsOf(list, new Set([language])));

async function keepAssets(store: CacheStorage, urls: readonly string[]): Promise<void> {
  const cache = await store.open(ASSETS_CACHE);
  await inTurns(AT_ONCE, urls, async (url) => {
    // Its name is its content: what is there is right.
    if (await cache.match(url, { ignoreVary: true })) return;
    await cache.put(url, whole(await fetch(url)));
  });
}

function whole(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`);
  return response;
}

/** Throws away what earlier builds kept, and nothing that is not ours. */
export async function forgetOthers(store: CacheStorage, list: BuildList): Promise<void> {
  for (const name of await store.keys()) {
    if (name.startsWith(SHELL_PREFIX) && name !== shellOf(list)) await store.delete(name);
  }
  const known = new Set([...list.core, ...list.onDemand, ...Object.values(list.texts).flat()]);
  const cache = await store.open(ASSETS_CACHE);
  for (const request of await cache.keys()) {
    if (!known.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}
