import { pageWork } from './work.ts';

/** Where a tab remembers when a missing chunk last made it reload; `app/scripts-after-paint.ts` shares it. */
export const RELOADED = 'tallyleaf-reloaded';

/** Milliseconds in which a page is not reloaded again, so that a chunk that is really gone cannot loop (specification, section 8). */
export const RELOAD_GUARD_MS = 10_000;

/** Whether a page that was last reloaded at `mark` (as stored) may be reloaded now. Both in milliseconds. */
export function mayReload(mark: string | null, now: number): boolean {
  const last = Number(mark ?? Number.NaN);
  return !(now - last < RELOAD_GUARD_MS);
}

/**
 * A chunk that cannot be loaded mostly belongs to a build that was replaced: the page takes the new one. It stays where that
 * would lose files or results, without a network, and where it was reloaded a moment ago.
 * @param address where the page was about to go; without one it is loaded again where it is
 * @returns whether the page is about to go: what waits for the chunk has then nothing to say
 */
export function recoverFromMissing(address?: string): boolean {
  if (!navigator.onLine || pageWork.current() !== 'none') return false;
  const now = Date.now();
  try {
    if (!mayReload(sessionStorage.getItem(RELOADED), now)) return false;
    sessionStorage.setItem(RELOADED, String(now));
  } catch {
    // Without session storage nothing could stop a loop.
    return false;
  }
  if (address === undefined) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Recovers from chunks that the app imports by itself; Vite says so before the import fails. */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (recoverFromMissing()) event.preventDefault();
  });
}
