import { useSyncExternalStore } from 'react';

/** Where the upgrade dialog was asked for (specification, section 5: the step before generating). */
export type UpgradeSource = 'create-before-generate';

/** Why the upgrade dialog is shown. */
export interface UpgradeAsk {
  readonly source: UpgradeSource;
  /** Credits that are needed, and those that are there. */
  readonly required: number;
  readonly available: number;
  /** Does the same on this device, where it costs nothing. */
  readonly onDevice: () => void;
}

/** A dialog that is asked for from anywhere and shown by the app: what it was asked with; `null`: it is closed. */
function createPrompt<T>() {
  let asked: T | null = null;
  const listeners = new Set<() => void>();
  const set = (next: T | null): void => {
    asked = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const use = (): T | null =>
    useSyncExternalStore(
      subscribe,
      () => asked,
      () => null,
    );
  return { open: (ask: T): void => set(ask), close: (): void => set(null), use };
}

/** The upgrade dialog (specification, sections 2 and 5). */
export const upgradePrompt = createPrompt<UpgradeAsk>();

/** The survey (product, section 7). */
export const surveyPrompt = createPrompt<true>();
