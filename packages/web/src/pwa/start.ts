import { refreshBy, tell } from './pwa-state.ts';
import { followUpdates } from './updates.ts';

/** Begins what keeps the app up to date and ready for offline; called once the page stands and has nothing better to do. */
export async function startPwa(): Promise<void> {
  // Absent on insecure addresses and in some private windows; a development build has no script for it.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const { take } = await followUpdates({
      workers: navigator.serviceWorker,
      document,
      fetch: (url, init) => fetch(url, init),
      isOnline: () => navigator.onLine,
      now: Date.now,
      reload: () => window.location.reload(),
      tell,
    });
    refreshBy(take);
  } catch (error) {
    // The page works without it.
    console.warn('The service worker could not be registered', error);
  }
}
