import type { Place } from '@tallyleaf/contract';

const area = ([left, top, right, bottom]: Place['box']): number => (right - left) * (bottom - top);

/** What two boxes have in common, of what they cover together: 0 on two pages, or where there is none. */
export function overlap(one: Place | null | undefined, other: Place | null | undefined): number {
  if (!one || !other || one.page !== other.page) return 0;
  const [a, b] = [one.box, other.box];
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (!(width > 0 && height > 0)) return 0;
  return (width * height) / (area(a) + area(b) - width * height);
}
