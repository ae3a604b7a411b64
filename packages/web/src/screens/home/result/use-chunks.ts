import { useCallback, useEffect, useRef, useState } from 'react';

/** Rows that are drawn at once, and that join each time their end comes near. */
export const FIRST_ROWS = 150;
export const NEXT_ROWS = 300;

/** Draws a long list piece by piece, so that thousands of rows never hold the page up. */
export function useChunks(total: number) {
  const [shown, setShown] = useState(Math.min(total, FIRST_ROWS));
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sentinel = end.current;
    if (!sentinel || shown >= total || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown((now) => Math.min(total, now + NEXT_ROWS));
      },
      { rootMargin: '1200px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, [shown, total]);
  /** Makes sure that a row, by index, is drawn. */
  const reach = useCallback(
    (index: number): void => setShown((now) => Math.min(total, Math.max(now, index + FIRST_ROWS))),
    [total],
  );
  return { shown, end, reach };
}
