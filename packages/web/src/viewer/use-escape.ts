import { useEffect, useRef } from 'react';

/** What takes Escape first: a dialog or menu over the page, an annotation in hand, a field that is written in. */
const TAKEN =
  '[role="dialog"]:not([data-modal="false"]), [role="menu"], .annotationEditorLayer :is(.selectedEditor, :focus), .viewer-drawn-box';

/** Leaves the tool in hand by Escape, wherever the focus is, as long as there is one. */
export function useEscape(on: boolean, leave: () => void): void {
  const run = useRef(leave);
  run.current = leave;
  useEffect(() => {
    if (!on) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.matches('input:not(.grid-catch), textarea, select')) return;
      if (!document.querySelector(TAKEN)) run.current();
    };
    // Before pdf.js, which lets go of what is in hand.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [on]);
}
