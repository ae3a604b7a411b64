/** Begins work after everything that the page itself wanted was loaded. */
export function whenQuiet(work: () => void): void {
  if (document.readyState === 'complete') setTimeout(work);
  else window.addEventListener('load', () => setTimeout(work), { once: true });
}
