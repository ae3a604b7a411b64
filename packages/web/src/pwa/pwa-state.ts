import { useSyncExternalStore } from 'react';

/** What the page tells of the installed app (specification, section 4, "Service worker"). */
export interface PwaState {
  /** A newer version waits until the reader takes it. */
  readonly needRefresh: boolean;
  /** It was taken, and begins once conversions that are under way, in whatever tab, are over. */
  readonly takesSoon: boolean;
  /** All that the app needs without a network is here since this visit. */
  readonly offlineReady: boolean;
  /** The browser offers to install the app, and nobody has declined yet. */
  readonly canInstall: boolean;
}

const NOTHING: PwaState = { needRefresh: false, takesSoon: false, offlineReady: false, canInstall: false };
let state = NOTHING;
let refresh = (): void => window.location.reload();
const listeners = new Set<() => void>();

/** Tells what changed to whoever shows it. */
export function tell(change: Partial<PwaState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Says how the newer version is taken; until then, and without a service worker, by loading the page again. */
export const refreshBy = (how: () => void): void => {
  refresh = how;
};

/** Takes the newer version. */
export const takeNewVersion = (): void => refresh();

export const subscribePwa = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const pwaState = (): PwaState => state;

export const usePwaState = (): PwaState => useSyncExternalStore(subscribePwa, pwaState, () => NOTHING);
