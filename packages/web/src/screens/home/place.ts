import { useSyncExternalStore } from 'react';
import { useOnline } from '../../pwa/use-online.ts';
import type { Place } from './jobs.ts';

/** Where it is remembered that files are to be converted on the server. */
export const PLACE_KEY = 'convert_place';

let chosen: Place | null = null;
const listeners = new Set<() => void>();

function remembered(): Place {
  try {
    return localStorage.getItem(PLACE_KEY) === 'server' ? 'server' : 'device';
  } catch {
    return 'device'; // a browser that keeps nothing
  }
}

export function placeNow(): Place {
  chosen ??= remembered();
  return chosen;
}

/** Chooses where files are converted from now on, and remembers it. */
export function choosePlace(place: Place): void {
  chosen = place;
  try {
    if (place === 'server') localStorage.setItem(PLACE_KEY, place);
    else localStorage.removeItem(PLACE_KEY);
  } catch (error) {
    console.warn(error);
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Where files are converted: on this device, unless the server was chosen. Without a network only this device is left. */
export function usePlace(): Place {
  const place = useSyncExternalStore(subscribe, placeNow, () => 'device' as const);
  return useOnline() ? place : 'device';
}
