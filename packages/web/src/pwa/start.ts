import { runningBuild, watchBuild } from './build.ts';
import { reloadUnasked } from './leaving.ts';
import { refreshBy, tell } from './pwa-state.ts';
import { followUpdates, type Updates } from './updates.ts';
import { pageWork } from './work.ts';

/** Begins what keeps the app up to date and ready for offline; called once the page stands and has nothing better to do. */
export async function startPwa(): Promise<void> {
  const updates = await startWorker();
  if (updates) refreshBy(updates.take);
  const build = runningBuild();
  // The worker brings a newer build; where there is none, the page is loaded again when the reader says so.
  if (build) watchBuild(build.version, () => (updates ? void updates.check() : tell({ needRefresh: true })));
}

async function startWorker(): Promise<Updates | undefined> {
  // Absent on insecure addresses and in some private windows; a development build has no script for it.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return undefined;
  try {
    return await followUpdates({
      workers: navigator.serviceWorker,
      document,
      fetch: (url, init) => fetch(url, init),
      isOnline: () => navigator.onLine,
      now: Date.now,
      reload: reloadUnasked,
      tell,
      work: pageWork,
    });
  } catch (error) {
    // The page works without it.
    console.warn('The service worker could not be registered', error);
    return undefined;
  }
}
