/** How small and how large pages are shown: as pdf.js has it. */
export const LEAST_SCALE = 0.1;
export const MOST_SCALE = 25;
const STEP = 1.1;

export const withinScales = (scale: number): number => Math.min(MOST_SCALE, Math.max(LEAST_SCALE, scale));

/** The next scale, larger or smaller, on round tenths. */
export function nextScale(scale: number, steps: 1 | -1): number {
  const tenths =
    steps > 0 ? Math.ceil(Number((scale * STEP).toFixed(2)) * 10) : Math.floor(Number((scale / STEP).toFixed(2)) * 10);
  return withinScales(tenths / 10);
}

/** Pixels of the wheel that make a page twice as large, or half. */
const DOUBLE = 500;

/**
 * Zooms by the wheel with Ctrl, as a pinch on a touch pad comes too.
 * @param onZoom by how much, and at which point of the screen
 * @returns what ends it
 */
export function zoomByWheel(
  container: HTMLElement,
  onZoom: (factor: number, x: number, y: number) => void,
): () => void {
  const onWheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
    onZoom(2 ** (-pixels / DOUBLE), event.clientX, event.clientY);
  };
  container.addEventListener('wheel', onWheel, { passive: false });
  return () => container.removeEventListener('wheel', onWheel);
}
