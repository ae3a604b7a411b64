import { type RefObject, useLayoutEffect } from 'react';

/** Keeps the sheet at the height of its row, wherever that is scrolled to. */
export function useBesideRow(sheet: RefObject<HTMLElement | null>, place: number): void {
  useLayoutEffect(() => {
    const own = sheet.current;
    const pane = own?.closest<HTMLElement>('.rows-pane');
    const grid = pane?.querySelector<HTMLElement>('.row-grid');
    if (!own || !pane || !grid) return undefined;
    const lay = (): void => {
      const row = grid.querySelector(`[data-row="${place}"]`)?.getBoundingClientRect();
      const room = pane.getBoundingClientRect();
      const top = (row?.top ?? room.top) - room.top;
      own.style.setProperty('--top', `${Math.max(0, Math.min(top, room.height - own.offsetHeight))}px`);
    };
    lay();
    const observer = new ResizeObserver(lay);
    observer.observe(own);
    grid.addEventListener('scroll', lay, { passive: true });
    return () => {
      observer.disconnect();
      grid.removeEventListener('scroll', lay);
    };
  }, [sheet, place]);
}
