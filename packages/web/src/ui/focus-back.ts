import { useState } from 'react';

/**
 * For what opens over the page without a trigger of its own: where the focus was before, it goes when this closes, unless
 * it has been led on by then. Give the result as `onCloseAutoFocus`.
 */
export function useFocusBack(): (event: Event) => void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  return (event) => {
    const { activeElement: now, body } = document;
    const isLedOn = now !== null && now !== body && now !== before;
    if (!isLedOn && !(before instanceof HTMLElement && before.isConnected)) return;
    event.preventDefault();
    if (!isLedOn) (before as HTMLElement).focus();
  };
}
