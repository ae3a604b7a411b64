import { useCallback, useEffect, useRef, useState } from 'react';

/** Rows that are drawn together. */
export const CHUNK = 100;

/** How far before it comes into view a chunk is drawn. */
const MARGIN = '1500px';

/**
 * Draws a long list piece by piece as it is scrolled to, so that thousands of rows never hold the page up. What was
 * drawn stays, for the browser's own search and for selecting.
 */
export function useChunks(total: number) {
  const count = Math.ceil(total / CHUNK);
  const [drawn, setDrawn] = useState<ReadonlySet<number>>(() => new Set([0]));
  const table = useRef<HTMLTableElement>(null);

  const draw = useCallback((chunks: readonly number[]): void => {
    setDrawn((now) => (chunks.every((chunk) => now.has(chunk)) ? now : new Set([...now, ...chunks])));
  }, []);

  // Every chunk that is not drawn yet is watched, by the number that it carries.
  useEffect(() => {
    const waiting = table.current?.querySelectorAll<HTMLElement>('[data-chunk]') ?? [];
    if (waiting.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.filter(({ isIntersecting }) => isIntersecting);
        draw(near.map(({ target }) => Number((target as HTMLElement).dataset.chunk)));
      },
      { rootMargin: MARGIN },
    );
    for (const chunk of waiting) observer.observe(chunk);
    return () => observer.disconnect();
  });

  /** Draws the rows around one, by index. */
  const reach = useCallback(
    (index: number): void => {
      const chunk = Math.floor(index / CHUNK);
      draw([chunk - 1, chunk, chunk + 1].filter((other) => other >= 0 && other < count));
    },
    [draw, count],
  );

  const chunks = Array.from({ length: count }, (_, chunk) => ({
    chunk,
    from: chunk * CHUNK,
    to: Math.min(total, (chunk + 1) * CHUNK),
    drawn: drawn.has(chunk),
  }));
  return { table, chunks, reach };
}
