import { type RefObject, useEffect, useRef } from 'react';

/** Pixels that a finger goes across, at the least, and how much straighter it goes across than up or down. */
const ACROSS = 60;
const STRAIGHT = 2;

export type SwipeWay = 'left' | 'right';

/** Where something is drawn or selected, a finger means that. */
const DRAWN = '[data-drawing], .annotationEditorLayer:not(.disabled, [hidden]), input, textarea, select';

/** Whether anything under a finger would itself scroll when the finger goes a way. */
function scrolls(target: Element, way: SwipeWay, within: Element): boolean {
  for (let one: Element | null = target; one && one !== within; one = one.parentElement) {
    if (one.scrollWidth <= one.clientWidth + 1 || !/auto|scroll/.test(getComputedStyle(one).overflowX)) continue;
    const left = way === 'right' ? one.scrollLeft : one.scrollWidth - one.clientWidth - one.scrollLeft;
    if (left > 1) return true;
  }
  return false;
}

/** Tells of a finger that went across an element, and that nothing in it took. */
export function useSwipe(place: RefObject<HTMLElement | null>, onSwipe: (way: SwipeWay) => void): void {
  const tell = useRef(onSwipe);
  tell.current = onSwipe;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let begun: { readonly x: number; readonly y: number; readonly taken: ReadonlySet<SwipeWay> } | null = null;
    const ended = new AbortController();
    const options = { passive: true, signal: ended.signal };
    element.addEventListener(
      'touchstart',
      ({ touches, target }) => {
        const [finger] = touches;
        begun = null;
        if (!finger || touches.length > 1 || !(target instanceof Element)) return;
        // The field of the cell with the focus lies over it, and is not written in yet.
        const drawn = target.closest(DRAWN);
        if (drawn && !drawn.matches('.grid-catch')) return;
        const ways: readonly SwipeWay[] = ['left', 'right'];
        const taken = new Set(ways.filter((way) => scrolls(target, way, element)));
        begun = { x: finger.clientX, y: finger.clientY, taken };
      },
      options,
    );
    element.addEventListener(
      'touchend',
      ({ changedTouches: [finger] }) => {
        if (!begun || !finger) return;
        const [right, down] = [finger.clientX - begun.x, finger.clientY - begun.y];
        const way = right > 0 ? 'right' : 'left';
        if (Math.abs(right) < Math.max(ACROSS, STRAIGHT * Math.abs(down)) || begun.taken.has(way)) return;
        tell.current(way);
      },
      options,
    );
    return () => ended.abort();
  }, [place]);
}
