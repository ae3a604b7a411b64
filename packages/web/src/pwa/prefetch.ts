import { payloadAddress } from '../api/addresses.ts';
import { localeOfPath, textsOf } from '../app/paths.ts';
import { DEFAULT_LOCALE } from '../i18n/locale.ts';
import { loadMessages } from '../i18n/translate.ts';
import { fetchManifest, runningBuild } from './build.ts';
import { inTurns } from './in-turns.ts';
import { type ListedRoutes, matchPath, routeTree } from './route-tree.ts';
import { whenIdle } from './when-quiet.ts';

/** Pages fetched ahead at a time (specification, section 9). */
export const PREFETCH_AT_ONCE = 5;

/** Fetches pages ahead, each once; offline, none. A page that cannot be fetched ahead is fetched when it is opened. */
export function createPrefetch(load: (page: string) => Promise<void>, isOnline = () => navigator.onLine) {
  const known = new Set<string>();
  return (pages: Iterable<string>): Promise<void> => {
    const fresh = [...new Set(pages)].filter((page) => !known.has(page));
    return inTurns(PREFETCH_AT_ONCE, fresh, async (page) => {
      if (!isOnline()) return;
      known.add(page);
      try {
        await load(page);
      } catch (error) {
        console.warn(`${page} could not be fetched ahead`, error);
      }
    });
  };
}

const manifest = runningBuild() ? fetchManifest(runningBuild()?.version ?? '') : undefined;

/** Fetches what the pages need that this one leads to, in its own language. */
export async function prefetchLinked(here: string): Promise<void> {
  const pages = new Set((await manifest)?.prerendered);
  const language = localeOfPath(here);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);
  await prefetch(links.filter((path) => path !== here && pages.has(path) && localeOfPath(path) === language));
}

const prefetch = createPrefetch(async (page) => {
  const build = runningBuild();
  if (!build || !(await isOfBuild(page, build.version))) return;
  await whenIdle();
  const modules = modulesOf(page, build.routes);
  for (const module of modules) await preload(module);
  await whenIdle();
  await loadMessages(localeOfPath(page) ?? DEFAULT_LOCALE, textsOf(page));
});

/** The page's data say which build wrote it: parts of another one would not fit this one. */
async function isOfBuild(page: string, id: string): Promise<boolean> {
  const response = await fetch(payloadAddress(page, id));
  if (!response.ok) return false;
  const { buildId } = (await response.json()) as { readonly buildId: string };
  return buildId === id;
}

/** The scripts of a page, by the routes that its path matches. */
export function modulesOf(page: string, routes: ListedRoutes): readonly string[] {
  const scripts = matchPath(routeTree(routes), page).flatMap(({ route: { id = '' } }) => [
    routes[id]?.module ?? '',
    ...(routes[id]?.imports ?? []),
  ]);
  return [...new Set(scripts)].filter((script) => script !== '');
}

const isAskedFor = (href: string): boolean =>
  document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`) !== null;

/** Has a script fetched and read, not run. Done when it is there, or cannot be had. */
async function preload(href: string): Promise<void> {
  if (isAskedFor(href)) return;
  await whenIdle();
  // For another page, meanwhile.
  if (isAskedFor(href)) return;
  await new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true });
    document.head.append(link);
  });
}
