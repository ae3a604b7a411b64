import type { Place } from '@tallyleaf/contract';
import { shareAt } from './page-marks.ts';
import { boxOf, type PageSize, type Share, type Turn } from './place.ts';

/** A page that is drawn on. */
export interface DrawnPage {
  readonly page: number;
  readonly element: HTMLElement;
  readonly size: PageSize;
  readonly turn: Turn;
}

interface BoxDrawing {
  readonly container: HTMLElement;
  /** The page at a place of the document, or the one in view. */
  readonly pageOf: (target: Element | null) => DrawnPage | null;
  /** Where keys set the first box down: at the mark that is lit, where there is one on the page. */
  readonly startOn: (on: DrawnPage) => Share | null;
  readonly onDraw: (place: Place) => void;
}

/** A box with less than this many pixels a side was a press, not a box. */
const LEAST = 6;
/** How far a key moves or widens the box, in shares of the page. */
const STEP = 0.005;
const START: Share = { left: 0.3, top: 0.45, right: 0.7, bottom: 0.55 };
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

/** Moves a box by an arrow, or with Shift its lower right corner; ten times as far with Ctrl. */
export function nudged(
  share: Share,
  [right, down]: readonly [number, number],
  { shiftKey, ctrlKey }: Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey'>,
): Share {
  const step = ctrlKey ? STEP * 10 : STEP;
  const [dx, dy] = [right * step, down * step];
  if (shiftKey) {
    return {
      ...share,
      right: clamp(Math.max(share.left + STEP, share.right + dx)),
      bottom: clamp(Math.max(share.top + STEP, share.bottom + dy)),
    };
  }
  const x = Math.min(1 - share.right, Math.max(-share.left, dx));
  const y = Math.min(1 - share.bottom, Math.max(-share.top, dy));
  return { left: share.left + x, right: share.right + x, top: share.top + y, bottom: share.bottom + y };
}

/** The box between two points, within the page. */
function spanned(from: readonly [number, number], to: readonly [number, number]): Share {
  const [x, y] = [clamp(to[0]), clamp(to[1])];
  return {
    left: Math.min(from[0], x),
    top: Math.min(from[1], y),
    right: Math.max(from[0], x),
    bottom: Math.max(from[1], y),
  };
}

/**
 * Lets a box be drawn on a page: with a pointer, or by keys: Enter sets one down and takes it, arrows move it, with Shift
 * they widen it.
 * @returns what ends it
 */
export function drawBoxes({ container, pageOf, startOn, onDraw }: BoxDrawing): () => void {
  const rubber = document.createElement('div');
  rubber.className = 'viewer-drawn-box';
  let drawn: { readonly on: DrawnPage; readonly share: Share } | null = null;
  let from: readonly [number, number] | null = null;
  const ended = new AbortController();
  const { signal } = ended;
  const show = (on: DrawnPage, share: Share): void => {
    drawn = { on, share };
    const percent = (part: number) => `${part * 100}%`;
    Object.assign(rubber.style, {
      left: percent(share.left),
      top: percent(share.top),
      width: percent(share.right - share.left),
      height: percent(share.bottom - share.top),
    });
    if (rubber.parentNode !== on.element) on.element.append(rubber);
  };
  const drop = (): void => {
    drawn = null;
    from = null;
    rubber.remove();
  };
  const take = (): void => {
    if (!drawn) return;
    const { on, share } = drawn;
    drop();
    onDraw({ page: on.page, box: boxOf(share, on.size, on.turn) });
  };
  const setDown = (on: DrawnPage | null): void => {
    if (on) show(on, startOn(on) ?? START);
  };
  const onDown = (event: PointerEvent): void => {
    const on = event.button === 0 ? pageOf(event.target as Element) : null;
    if (!on) return;
    event.preventDefault();
    container.setPointerCapture(event.pointerId);
    from = shareAt(on.element, event.clientX, event.clientY);
    show(on, { left: from[0], top: from[1], right: from[0], bottom: from[1] });
  };
  const onMove = (event: PointerEvent): void => {
    if (from && drawn) show(drawn.on, spanned(from, shareAt(drawn.on.element, event.clientX, event.clientY)));
  };
  const onUp = (): void => {
    if (!from) return;
    from = null;
    const { width, height } = rubber.getBoundingClientRect();
    if (width < LEAST || height < LEAST) drop();
    else take();
  };
  const onKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Enter' && drawn) take();
    else if (event.key === 'Enter') setDown(pageOf(null));
    else if (arrow && drawn) show(drawn.on, nudged(drawn.share, arrow, event));
    else if (event.key === 'Escape' && drawn) drop();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  container.addEventListener('pointerdown', onDown, { signal });
  container.addEventListener('pointermove', onMove, { signal });
  container.addEventListener('pointerup', onUp, { signal });
  container.addEventListener('pointercancel', drop, { signal });
  container.addEventListener('keydown', onKey, { signal });
  return () => {
    drop();
    ended.abort();
  };
}
