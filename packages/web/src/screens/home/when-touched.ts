import { use, useSyncExternalStore } from 'react';

/** What somebody does who wants more of a page than to look at what is seen of it first. */
const TOUCHES = ['scroll', 'wheel', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

let touch = (): void => {};
let isTouched = false;
const touched = new Promise<void>((resolve) => {
  touch = () => {
    isTouched = true;
    resolve();
  };
});

function listen(): void {
  for (const name of TOUCHES) window.addEventListener(name, touch, { once: true, passive: true, capture: true });
}

/** Says that more of the page is wanted. */
export const wantMore = (): void => touch();

/**
 * Resolves once somebody does something on the page; at once where the page is not there yet, as what is written at build time
 * already shows it: on the server, and on the way from another page.
 * @param written finds what was written at build time
 */
export async function whenTouched(written: string): Promise<void> {
  if (typeof window === 'undefined' || document.querySelector(written) === null) return;
  listen();
  await touched;
}

const never = (): (() => void) => () => {};

/**
 * Leaves what a component shows as it was written at build time until somebody does something on the page; it stands within a
 * `Suspense`. Where nothing was written, on the server and on the way from another page, it does not wait.
 */
export function useWrittenUntilTouched(): void {
  const isWritten = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  if (!isWritten || isTouched) return;
  listen();
  use(touched);
}
