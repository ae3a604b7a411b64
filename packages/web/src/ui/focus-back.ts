import { useState } from 'react';

/**
 * For what opens over the page without a trigger of its own: where the focus was before, it goes when this closes.
 * Give the result as `onCloseAutoFocus`.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  return (event) => {
    if (!(before instanceof HTMLElement) || !before.isConnected) return;
    event.preventDefault();
    before.focus();
  };
}
