import type { ListedRoutes } from './route-tree.ts';

/** Which build runs, and whether the server has a newer one (specification, sections 7 and 9; product, section 7). */

export const BUILD_POLL_MS = 60 * 60 * 1000;
/** How long after the page was loaded the app's own manifest is fetched. */
export const MANIFEST_DELAY_MS = 1000;

/** What `builds/meta/{id}.json` says. */
export interface AppManifest {
  readonly id: string;
  /** The paths of the written pages. */
  readonly prerendered: readonly string[];
}

interface RunningBuild {
  readonly version: string;
  readonly routes: ListedRoutes;
}

/** The build that runs in this page; none in development. */
export const runningBuild = (): RunningBuild | undefined =>
  (globalThis as { readonly __reactRouterManifest?: RunningBuild }).__reactRouterManifest;

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

async function fetchJson<T>(fetcher: Fetch, url: string, init?: RequestInit): Promise<T> {
  const response = await fetcher(url, init);
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
  return (await response.json()) as T;
}

/** The app's manifest. That it cannot be fetched is only logged (specification, section 8). */
export async function fetchManifest(id: string, fetcher: Fetch = fetch): Promise<AppManifest | undefined> {
  await new Promise((resolve) => setTimeout(resolve, MANIFEST_DELAY_MS));
  try {
    return await fetchJson<AppManifest>(fetcher, `/builds/meta/${encodeURIComponent(id)}.json`);
  } catch (error) {
    console.warn('The app’s manifest could not be fetched', error);
    return undefined;
  }
}

/** Asks every hour, while online, which build is the newest, and tells when it is another one; once for each. */
export function watchBuild(
  id: string,
  onNewer: () => void,
  { fetcher = fetch as Fetch, isOnline = () => navigator.onLine } = {},
): void {
  let known = id;
  setInterval(async () => {
    if (!isOnline()) return;
    try {
      const latest = await fetchJson<{ readonly id: string }>(fetcher, `/builds/latest.json?${Date.now()}`, {
        cache: 'no-store',
      });
      if (latest.id === known) return;
      known = latest.id;
      if (latest.id !== id) onNewer();
    } catch (error) {
      console.warn('The newest build could not be asked for', error);
    }
  }, BUILD_POLL_MS);
}
