/** Puts the focus on something of the page, once what stands over it has closed and given its focus back. */
export function focusSoon(selector: string): void {
  setTimeout(() => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus();
    element?.scrollIntoView({ block: 'center' });
  }, CLOSED_MS);
}

/** Milliseconds in which a dialog has gone. */
const CLOSED_MS = 60;
