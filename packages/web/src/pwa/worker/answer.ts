import { DEFAULT_LOCALE, LOCALE_COOKIE } from '../../i18n/chosen-locale.ts';
import { ASSETS_CACHE, type BuildList } from './build-list.ts';
import { keepLanguage, languageOf, shellOf } from './keep.ts';

/** What an answer may need of its surroundings. */
export interface Surroundings {
  readonly store: CacheStorage;
  readonly list: BuildList;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Work that may go on after the answer. */
  readonly after: (work: Promise<unknown>) => void;
  /** The value of a cookie, where the browser tells it. */
  readonly cookie: (name: string) => Promise<string | undefined>;
}

/** What names its content is taken from the store for ever, and gets there with its first use. */
export async function answerAsset(request: Request, { store, fetch, after }: Surroundings): Promise<Response> {
  const cache = await store.open(ASSETS_CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) after(cache.put(request, response.clone()));
  return response;
}

/** The network first; what was kept where there is none. */
export async function answerFile(request: Request, { store, list, fetch }: Surroundings): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await store.open(shellOf(list))).match(request, { ignoreVary: true, ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

/** A page: the network first; without one, or from a server that is out of order, as it was visited last. */
export async function answerPage(request: Request, near: Surroundings): Promise<Response> {
  const url = new URL(request.url);
  const { pathname } = url;
  try {
    const response = await near.fetch(request);
    if (response.status < 500) {
      if (response.status === 200 && !response.redirected) near.after(keepVisited(pathname, response.clone(), near));
      return response;
    }
    return (await keptPage(url, near)) ?? response;
  } catch (error) {
    const kept = await keptPage(url, near);
    if (kept) return kept;
    throw error;
  }
}

/** Written pages only: what else there is belongs to somebody, or is a mistake. */
async function keepVisited(pathname: string, response: Response, { store, list }: Surroundings): Promise<void> {
  const language = languageOf(pathname, list);
  if (!list.pages[language]?.includes(pathname)) return;
  await (await store.open(shellOf(list))).put(pathname, response);
  await keepLanguage(store, list, language);
}

/**
 * The page as it is kept. `/` leads to the language of choice, as the server would say it; a page that is not kept, to the
 * home page of its language; and where that is not either, to any home page that is.
 */
async function keptPage(url: URL, near: Surroundings): Promise<Response | undefined> {
  const { pathname, search } = url;
  const shell = await near.store.open(shellOf(near.list));
  const page = (path: string) => shell.match(path, { ignoreVary: true });
  const chosen = (pathname === '/' ? await near.cookie(LOCALE_COOKIE.name) : undefined) ?? DEFAULT_LOCALE;
  const kept = chosen === DEFAULT_LOCALE ? await page(pathname) : undefined;
  if (kept) return kept;
  const languages = [chosen, languageOf(pathname, near.list), DEFAULT_LOCALE, ...Object.keys(near.list.pages)];
  for (const home of languages.map((language) => (language === DEFAULT_LOCALE ? '/' : `/${language}`))) {
    const response = await page(home);
    if (!response) continue;
    return home === pathname ? response : Response.redirect(new URL(home + search, url), 302);
  }
  return undefined;
}
