const MARK = 'tallyleaf-reloaded';

/** Milliseconds in which a page is not reloaded again, so that a chunk that is really gone cannot loop. */
export const RELOAD_GUARD_MS = 10_000;

/** Whether a page that was last reloaded at `mark` (as stored) may be reloaded now. Both in milliseconds. */
export function mayReload(mark: string | null, now: number): boolean {
  const last = Number(mark ?? Number.NaN);
  return !(now - last < RELOAD_GUARD_MS);
}

/**
 * A chunk that cannot be loaded belongs to a build that was replaced: take the new one. Without a network there is none
 * to take, and a reload would lose what is on the page.
 */
export function reloadOnStaleChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const now = Date.now();
    try {
      if (!mayReload(sessionStorage.getItem(MARK), now)) return;
      sessionStorage.setItem(MARK, String(now));
    } catch {
      // Without session storage nothing could stop a loop, so the error is left to surface.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}
