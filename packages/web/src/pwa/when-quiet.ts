/** Resolves once the browser has nothing better to do, each time in a task of its own: what waited may take a moment. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser that we serve.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve);
  });
}

/** Resolves in a task of its own, after whatever waits: what is pressed meanwhile is answered. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Begins work after everything that the page itself wanted was loaded, once it is idle. */
export function whenQuiet(work: () => void): void {
  const begin = (): void => void whenIdle().then(work);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
