import { useSyncExternalStore } from 'react';

/** What the sign-in dialog shows; `null`: it is closed. */
export type SignInView = 'sign-in' | 'register' | 'forgot';

let view: SignInView | null = null;
const listeners = new Set<() => void>();

function set(next: SignInView | null): void {
  view = next;
  for (const listener of listeners) listener();
}

/** Shows the sign-in dialog. */
export const openSignIn = (wanted: SignInView): void => set(wanted);
/** Hides it. */
export const closeSignIn = (): void => set(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What the dialog shows now. */
export const useSignInView = (): SignInView | null =>
  useSyncExternalStore(
    subscribe,
    () => view,
    () => null,
  );
