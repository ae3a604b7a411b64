import type { PwaState } from './pwa-state.ts';
import type { createWork } from './work.ts';

/** The service worker's script, and what it answers for (specification, section 4). */
export const WORKER_SCRIPT = '/sw.js';
export const WORKER_SCOPE = '/';
/** How often a newer script is looked for, besides whenever the tab comes to sight (specification, section 9). */
export const UPDATE_CHECK_MS = 30 * 60 * 1000;
/** How often the registration is looked at, while online and while no worker is installing (specification, section 9). */
export const REGISTRATION_POLL_MS = 20_000;
/**
 * Between the end of a conversion that was waited for and the change of workers: its page fetches what shows the result then. A
 * worker that is asked to give way in the midst of that may hold Chromium up, with every page that is loaded, for minutes.
 */
export const SETTLE_MS = 3_000;
/** The same after a press that may be the first on its page: home fetches what stands below then. */
export const PRESS_SETTLE_MS = 1_000;

/** What a page gives: a browser's own, or a test's. */
export interface Place {
  readonly workers: ServiceWorkerContainer;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly reload: () => void;
  readonly tell: (change: Partial<PwaState>) => void;
  /** What there is to lose, here and in other tabs. */
  readonly work: Omit<ReturnType<typeof createWork>, 'tell'>;
}

export interface Updates {
  /** Looks for a newer version now. */
  readonly check: () => Promise<void>;
  /** Lets the version that waits take over, once no tab converts; the page loads again when it has. */
  readonly take: () => Promise<void>;
}

/**
 * Registers the service worker and follows its versions. The poll costs no request: it looks at what this browser has
 * registered, for another tab may have brought a newer version, and asks the server when a check is due (one that was
 * missed offline, too).
 */
export async function followUpdates(place: Place): Promise<Updates> {
  const { workers } = place;
  const asked = reloadAfterUpdate(place);
  let registration = await workers.register(WORKER_SCRIPT, { scope: WORKER_SCOPE, updateViaCache: 'none' });
  let checked = place.now();

  const look = (): void => {
    if (registration.waiting && workers.controller) place.tell({ needRefresh: true });
  };
  const isIdle = (): boolean => place.isOnline() && !registration.installing;
  const check = async (): Promise<void> => {
    if (!isIdle()) return;
    checked = place.now();
    await askServer(registration, place);
    look();
  };
  const poll = async (): Promise<void> => {
    if (!isIdle()) return;
    registration = (await workers.getRegistration(WORKER_SCOPE)) ?? registration;
    look();
    if (place.now() - checked >= UPDATE_CHECK_MS) await check();
  };

  follow(registration.installing, place);
  registration.addEventListener('updatefound', () => follow(registration.installing, place));
  place.document.addEventListener('visibilitychange', () => {
    if (place.document.visibilityState === 'visible') void check();
  });
  setInterval(() => void poll(), REGISTRATION_POLL_MS);
  look();
  const take = async (): Promise<void> => {
    let hasWaited = false;
    await place.work.whenNobodyConverts(() => {
      hasWaited = true;
      place.tell({ takesSoon: true });
    });
    await new Promise((resolve) => setTimeout(resolve, hasWaited ? SETTLE_MS : PRESS_SETTLE_MS));
    asked();
    takeOver(registration, place);
  };
  return { check, take };
}

/**
 * The first worker takes a page that had none; only one that takes over from another makes the page old. Where another tab
 * asked for it, a page on which something lies is not loaded again under its reader's hands: it says that it is old.
 * @returns to be called when this page asks for it
 */
function reloadAfterUpdate({ workers, reload, tell, work }: Place): () => void {
  let controlled = workers.controller !== null;
  let isOurs = false;
  const follow = async (): Promise<void> => {
    await work.whenIdle();
    if (isOurs || work.current() === 'none') reload();
    else tell({ needRefresh: true });
  };
  workers.addEventListener('controllerchange', () => {
    if (controlled) void follow();
    controlled = true;
  });
  return () => {
    isOurs = true;
  };
}

/** A worker that is being installed: the first one makes the app ready for offline, a further one waits. */
function follow(worker: ServiceWorker | null, { workers, tell }: Place): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state !== 'installed') return;
    tell(workers.controller ? { needRefresh: true } : { offlineReady: true });
  });
}

/** Only a script that is really there (status 200) is worth an update: an error page is none (specification, section 7). */
async function askServer(registration: ServiceWorkerRegistration, { fetch }: Place): Promise<void> {
  try {
    const { status } = await fetch(WORKER_SCRIPT, { cache: 'no-store' });
    if (status === 200) await registration.update();
  } catch (error) {
    console.warn('No newer version could be looked for', error);
  }
}

function takeOver({ waiting }: ServiceWorkerRegistration, { reload }: Place): void {
  // Another tab may have let it take over already.
  if (waiting) waiting.postMessage('skip-waiting');
  else reload();
}
