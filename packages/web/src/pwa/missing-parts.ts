import { useSyncExternalStore } from 'react';

/** What tries again to load the parts that are missing; none: nothing is. */
let retries: readonly (() => void)[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly (() => void)[]): void {
  retries = next;
  for (const listener of listeners) listener();
}

/** Says that a part of the page could not be loaded, and offers to try again. */
export const tellMissing = (retry: () => void): void => publish([...retries, retry]);

/** The notice is closed; what is missing stays so. */
export const closeMissing = (): void => publish([]);

/** Tries again to load all that is missing. */
export function retryMissing(): void {
  const tried = retries;
  publish([]);
  for (const retry of tried) retry();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether something is missing that was asked for. */
export const useMissing = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => retries.length > 0,
    () => false,
  );
