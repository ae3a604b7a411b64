import { boxArea, intersection } from '../geometry/box.ts';
import type { Box } from '../shapes/page.ts';
import type { Figure } from './figures.ts';

/** A figure that is seen where another one stands. */
export interface Overlaid {
  readonly figure: Figure;
  readonly below: Figure;
}

/** Figures are at one place where they share this much of the smaller one. */
const SHARED = 0.5;

/** Whether two boxes are at one place. */
export function areAtOnePlace(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  return shared !== null && boxArea(shared) > SHARED * Math.min(boxArea(a), boxArea(b));
}

/** Amounts drawn over other figures that something covers: a box filled over the old one, the new one on top. */
export const overCovered = (seen: readonly Figure[], covered: readonly Figure[]): Overlaid[] =>
  covered.flatMap((below) => {
    const figure = seen.find((one) => one.text !== below.text && areAtOnePlace(one.box, below.box));
    return figure ? [{ figure, below }] : [];
  });

/** Amounts drawn over each other, both of them seen. The same figure drawn twice looks bold, and is no other. */
export function overEachOther(amounts: readonly Figure[]): Overlaid[] {
  const sorted = [...amounts].sort((a, b) => a.box[1] - b.box[1]);
  return sorted.flatMap((below, i) => {
    const over: Overlaid[] = [];
    for (let at = i + 1; at < sorted.length; at += 1) {
      const figure = sorted[at] as Figure;
      if (figure.box[1] >= below.box[3]) break;
      if (figure.text !== below.text && areAtOnePlace(figure.box, below.box)) over.push({ figure, below });
    }
    return over;
  });
}
