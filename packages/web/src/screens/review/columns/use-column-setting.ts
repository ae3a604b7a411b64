import { useEffect, useRef, useState } from 'react';

/** Whether the columns of the document are being set. */
export interface ColumnSetting {
  readonly on: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * The way to the columns and back; F7 leads there, wherever the focus is on the page.
 * @param showPage turns to the page, where page and rows take turns
 */
export function useColumnSetting(showPage: () => void): ColumnSetting {
  const [on, setOn] = useState(false);
  const before = useRef<HTMLElement | null>(null);
  const open = (): void => {
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    showPage();
    setOn(true);
  };
  const close = (): void => {
    setOn(false);
    // Once what had the focus can have it again.
    setTimeout(() => before.current?.focus());
  };
  useColumnsKey(open);
  return { on, open, close };
}

function useColumnsKey(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F7' || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || document.querySelector('[role="dialog"], .columns-pane')) return;
      // Browsers would walk the page with a caret.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}
