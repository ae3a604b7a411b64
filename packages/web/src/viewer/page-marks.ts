import { type PageMark, type PageSize, type Share, shareOf, type Turn } from './place.ts';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

/** A layer over a page, and the marks in it. It takes no presses itself: what lies under it can be selected. */
export function createMarkLayer(): HTMLDivElement {
  const layer = document.createElement('div');
  layer.className = 'viewer-marks';
  layer.setAttribute('aria-hidden', 'true');
  return layer;
}

/** Draws the marks of a page, in shares of it, so that they follow its size by themselves. */
export function drawMarks(
  layer: HTMLElement,
  marks: readonly PageMark[],
  current: string | null,
  size: PageSize,
  turn: Turn,
): void {
  layer.replaceChildren(
    ...marks.map(({ id, tone, box }) => {
      const { left, top, right, bottom } = shareOf(box, size, turn);
      const mark = document.createElement('div');
      mark.className = 'viewer-mark';
      mark.dataset.mark = id;
      mark.dataset.tone = tone;
      if (id === current) mark.dataset.current = '';
      mark.style.left = percent(left);
      mark.style.top = percent(top);
      mark.style.width = percent(right - left);
      mark.style.height = percent(bottom - top);
      return mark;
    }),
  );
}

/** Where a point of the screen lies on a page, in shares of it. */
export function shareAt(page: Element, x: number, y: number): readonly [number, number] {
  const { left, top, width, height } = page.getBoundingClientRect();
  return [(x - left) / width, (y - top) / height];
}

/** How much of what scrolls stays free around a mark that is brought into view, in pixels. */
const AROUND = 48;

/** Brings a part of a page into view, as little as needed; where it is out of sight, to the middle. */
export function scrollToShare(container: HTMLElement, page: HTMLElement, share: Share): void {
  const place = page.getBoundingClientRect();
  const frame = container.getBoundingClientRect();
  const top = place.top - frame.top + share.top * place.height;
  const bottom = place.top - frame.top + share.bottom * place.height;
  const left = place.left - frame.left + share.left * place.width;
  const right = place.left - frame.left + share.right * place.width;
  const seen = top >= AROUND && bottom <= frame.height - AROUND;
  const down = seen ? 0 : (top + bottom - frame.height) / 2;
  const across = left >= 0 && right <= frame.width ? 0 : Math.min(left - AROUND, (left + right - frame.width) / 2);
  if (down !== 0 || across !== 0) container.scrollBy({ top: down, left: across, behavior: 'instant' });
}
